// This device's copies of the books of its server: what is kept of each, the core at work on it, and
// its exchange with the server.

import { Desk } from "./desk.js";
import { HubLink } from "./hub.js";
import { keptKeys, keyOf } from "./keys.js";
import { Link } from "./link.js";
import { Pieces } from "./pieces.js";
import { isShared } from "./shared.js";

export class Copy {
  /** @param {string} key what stands for the book in addresses; empty for the first */
  constructor(key) {
    this.key = key;
    /** What the book's addresses begin with; nothing for the first. */
    this.base = key && `/books/${key}`;
    this.pieces = new Pieces(key);
    this.desk = new Desk(this.base, this.pieces);
    /** By what a hub may let this book begin, as long as it does. */
    this.token = "";
    /** Until when its hub doesn't want to be asked. */
    this.restsUntil = 0;
    /** How much is needed now, and after which piece that was so. */
    this.need = { count: 0, piece: -1 };
    this.isShared = isShared(key);
    this.link = this.isShared ? new HubLink(this) : new Link(this);
  }

  /** A path of the server as one within the book. */
  within(path) {
    return path.slice(this.base.length) || "/";
  }
}

const copies = new Map();

/** All copies that this worker has had to do with. */
export const allCopies = () => [...copies.values()];

/** The copy of the book that a path is of. */
export function copyAt(path) {
  return copyOf(keyOf(path));
}

// Whether all copies were looked after in this life of the worker.
let areFresh = false;

/**
 * The copies to exchange changes of when one is looked at: those that have something for the server; once in
 * each life of the worker all, so that each is fresh, and knows what this device may, when the network goes.
 */
export async function copiesBeside(copy) {
  const kept = (await keptKeys().catch(() => [])).map(copyOf);
  const isFirst = !areFresh;
  areFresh = true;
  const asked = await Promise.all(kept.map((each) => isFirst || each.link.isWaiting()));
  return [...new Set([copy, ...kept.filter((_, index) => asked[index])])];
}

/** Has every core begin anew, once there are other books than before. */
export function renewCores() {
  for (const copy of copies.values()) copy.desk.discard();
}

/** Forgets a copy whose book was deleted. */
export function dropCopy(copy) {
  copy.desk.discard();
  copies.delete(copy.key);
}

export function copyOf(key) {
  if (!copies.has(key)) copies.set(key, new Copy(key));
  return copies.get(key);
}

/** The copy of the book that everybody begins with. */
export const first = copyOf("");
