// The app's own files, of exactly this version, in Cache Storage.

import { site } from "./site.js";

const prefix = "tallybook-";
const cacheName = prefix + site.version;

/** Fetches every file before this version may answer anything. */
export async function storeFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(site.files.map((path) => new Request(path, { cache: "no-cache" })));
}

/** Drops the files of all other versions. */
export async function dropOtherFiles() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The file at `path`; from the network if it isn't one of this version's. */
export async function file(path) {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(path);
}
