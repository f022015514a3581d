// The app's own files, of exactly this version, in Cache Storage. Each is what its hash says: a network
// that answers anything with a page of its own, as before a login, gets none of it in.

import { hashOf } from "./hash.js";
import { site } from "./site.js";

const prefix = "tallybook-";
const cacheName = prefix + site.version;

/** Fetches every file that isn't here as it should be; before that this version may not answer anything. */
export async function storeFiles() {
  const cache = await caches.open(cacheName);
  const store = async (path) => {
    if (!(await isGenuine(path, await kept(path)))) await cache.put(path, await genuine(path));
  };
  await Promise.all(Object.keys(site.files).map(store));
}

let mending = null;

/** Looks once in a worker's life whether all files are still as they should be. */
export function mendFiles() {
  mending ??= storeFiles().catch(() => (mending = null));
  return mending;
}

/** Drops the files of all other versions. */
export async function dropOtherFiles() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The file at `path`; from the network if it isn't one of this version's, or has left. */
export async function file(path) {
  const answer = await kept(path);
  if (answer) return answer;
  if (!(path in site.files)) return fetch(path);
  return renewed(path);
}

/** The file at `path` as it should be: for what can't tell by itself. */
export async function soundFile(path) {
  const answer = await kept(path);
  return (await isGenuine(path, answer?.clone())) ? answer : renewed(path);
}

async function renewed(path) {
  const fetched = await genuine(path);
  const cache = await caches.open(cacheName);
  await cache.put(path, fetched.clone()).catch(() => {}); // shown all the same when there is no room
  return fetched;
}

async function kept(path) {
  return (await caches.open(cacheName)).match(path, { ignoreVary: true });
}

/** The file from the server, if need be past the browser's own cache. */
async function genuine(path) {
  for (const cache of /** @type {RequestCache[]} */ (["no-cache", "reload"])) {
    const answer = await fetch(path, { cache });
    if (await isGenuine(path, answer.clone())) return answer;
  }
  throw new Error(`${path} is not what it should be`);
}

async function isGenuine(path, answer) {
  if (!answer?.ok) return false;
  return (await hashOf(await answer.arrayBuffer())).startsWith(site.files[path]);
}
