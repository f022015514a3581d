// Files of notes. The server keeps them; this device remembers those that it has shown.

import { sayUnreachable } from "./answers.js";

const kept = "files";

/** Whether a request asks for a file of a note. */
export function isFile(request) {
  return request.method === "GET" && new URL(request.url).pathname.startsWith("/grades/files/");
}

/** Whether a posted form has a file in it. */
export async function bringsFiles(request) {
  const { pathname } = new URL(request.url);
  const isForm = (request.headers.get("Content-Type") ?? "").startsWith("multipart/");
  if (!isForm || !/^\/grades\/(add|edit)\/note/.test(pathname)) return false;
  const form = await request.clone().formData();
  return [...form.values()].some((value) => value instanceof File && value.size > 0);
}

/** The file from the server, or as it was shown last. */
export async function keptFile(request) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request.url)) ?? sayUnreachable(request);
  }
}
