// The way out when the app can't start: its files are fetched anew, and what is kept on the device
// is never touched, but can be taken out as it is.

import { keptKeys, keyOf } from "../worker/keys.js";
import { Pieces } from "../worker/pieces.js";
import { speak } from "./words.js";

speak();
document.getElementById("renew").addEventListener("click", renew);
document.getElementById("save").addEventListener("click", save);
document.getElementById("anew").addEventListener("click", beginAnew);

async function renew() {
  if (!(await isReached())) return speak("failed"); // without a network the old files are better than none
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  location.replace("/");
}

async function isReached() {
  const answer = await fetch("/version.json", { cache: "no-store" }).catch(() => null);
  return answer?.ok ?? false;
}

/** The book of this address, which is damaged, stays beside what begins anew: with the server's, where there is one. */
async function beginAnew() {
  if (!(await isReached())) return speak("failed");
  await new Pieces(keyOf(location.pathname)).putAside();
  await renew();
}

/**
 * Each book and, as a file of its own, one that was put aside: `tally sync FILE` takes any of them in. Browsers
 * save one by itself; of several each has a link.
 */
async function save() {
  const links = [];
  for (const key of await keptKeys()) links.push(...(await linksTo(new Pieces(key), key ? `tallybook-${key}` : "tallybook")));
  if (links.length === 1) return links[0].click();
  document.getElementById("saved").replaceChildren(...links.map((link) => {
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
}

async function linksTo(book, name) {
  const kept = await book.allPieces();
  const files = [];
  for (const hash of kept.files) files.push(await book.keptFile(hash));
  const asides = (await book.asides()).filter((pieces) => pieces.length);
  const links = kept.pieces.length || !asides.length ? [linkTo(name, kept.pieces, files)] : [];
  return [...links, ...asides.map((pieces, index) => linkTo(`${name}-aside${index ? `-${index + 1}` : ""}`, pieces, []))];
}

/**
 * Every piece after its length in four bytes, the lowest first; nothing after a length of 0; the files of
 * notes, each after its length.
 */
function linkTo(name, pieces, files) {
  const parts = [...pieces, new Uint8Array(), ...files].flatMap((bytes) => [new Uint32Array([bytes.length]), bytes]);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.pieces`;
  link.textContent = link.download;
  return link;
}
