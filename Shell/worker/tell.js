import { keyOf } from "./keys.js";

/** Tells the pages of a book what came of an exchange. */
export async function tellPages(key, message) {
  for (const page of await pagesOf(key)) page.postMessage(message);
}

/** Whether a page of a book can be seen. */
export async function isLookedAt(key) {
  return (await pagesOf(key)).some(({ visibilityState }) => visibilityState === "visible");
}

async function pagesOf(key) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => keyOf(new URL(url).pathname) === key);
}
