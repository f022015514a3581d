// Requests of the browser as frames, and frames as responses.

import { bodyOf, FileFault } from "./blobs.js";
import { decodeResponse, encodeRequest } from "./core.mjs";
import { file } from "./files.js";
import { inflate } from "./inflate.mjs";

// Sources/Hosts/BrowserHost/Exchange.swift: Refusal
const refusals = { full: 0, notKept: 1, unreachable: 2, fileMissing: 3 };

/** Answers a request from what this device has of a book. */
export async function answer(copy, request) {
  return answerFrame(copy, await frameOf(copy, request));
}

/** The same for a request that is a frame already; `work(core)` gives the frame of the answer. */
export async function answerFrame(copy, frame, work = (core) => core.exchange(frame)) {
  try {
    return await responseOf(copy, await copy.desk.do(work));
  } catch (error) {
    return sayFault(copy, frame, error);
  }
}

/** Says why a request could not be done. */
export function sayFault(copy, frame, error) {
  if (error instanceof FileFault) return refuse(copy, frame, error.reason);
  console.warn("not kept:", error);
  return refuse(copy, frame, error?.name === "QuotaExceededError" ? "full" : "notKept");
}

/** Who answers a request (Route.Desk): this device when even that can't be told. */
export function deskOf(copy, request) {
  const path = copy.within(new URL(request.url).pathname);
  return copy.desk.do((core) => core.desk(path)).catch(() => 0);
}

/** Says that neither this device nor, just now, the server has the answer. */
export async function sayUnreachable(copy, request) {
  return refuse(copy, await frameOf(copy, new Request(request.url)), "unreachable");
}

async function refuse(copy, frame, reason) {
  try {
    return await responseOf(copy, await copy.desk.do((core) => core.refuse(frame, refusals[reason])));
  } catch (error) {
    // The core can't even start: this page needs none.
    console.warn("recovering:", error);
    copy.desk.discard();
    const page = await file("/recover.html");
    return new Response(page.body, { status: 503, headers: page.headers });
  }
}

export async function frameOf(copy, request) {
  const asked = await plain(copy, request);
  const frame = encodeRequest(asked);
  if (!asked.body || !/^multipart\/form-data/.test(asked.contentType)) return frame;
  const pieces = await copy.desk.do((core) => core.packedPieces(frame)).catch(() => []);
  return pieces.length ? encodeRequest({ ...asked, inflated: await inflate(asked.body, pieces) }) : frame;
}

async function plain(copy, request) {
  const url = new URL(request.url);
  return {
    method: request.method,
    target: copy.within(url.pathname) + url.search,
    contentType: request.headers.get("Content-Type"),
    languages: navigator.languages.join(","),
    now: Date.now(),
    utcOffset: -new Date().getTimezoneOffset(),
    seed: crypto.getRandomValues(new BigUint64Array(1))[0],
    body: request.method === "POST" ? new Uint8Array(await request.arrayBuffer()) : undefined,
  };
}

/** What protects every answer, as the server says it of its own, unless the core says it differently. */
const safety = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Referrer-Policy", "same-origin"],
];

export async function responseOf(copy, frame) {
  const response = decodeResponse(frame);
  const { status, headers } = response;
  const body = response.files.length ? await bodyOf(copy, response) : response.body;
  const isEmpty = body.length === 0 || status === 204 || status === 304;
  const fields = new Headers(/** @type {[string, string][]} */ (headers));
  for (const [name, value] of safety) if (!fields.has(name)) fields.set(name, value);
  return new Response(isEmpty ? null : body, { status, headers: fields });
}
