import { keyOf } from "./keys.js";

/** Tells the pages of a book what came of an exchange. */
export async function tellPages(key, message) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages.filter(({ url }) => keyOf(new URL(url).pathname) === key)) page.postMessage(message);
}
