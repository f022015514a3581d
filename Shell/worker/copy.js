// This device's copies of the books of its server: what is kept of each, the core at work on it, and
// its exchange with the server.

import { Desk } from "./desk.js";
import { keptKeys, keyOf } from "./keys.js";
import { Link } from "./link.js";
import { Pieces } from "./pieces.js";

export class Copy {
  /** @param {string} key what stands for the book in addresses; empty for the first */
  constructor(key) {
    this.key = key;
    /** What the book's addresses begin with; nothing for the first. */
    this.base = key && `/books/${key}`;
    this.pieces = new Pieces(key);
    this.desk = new Desk(this.base, this.pieces);
    this.link = new Link(this);
  }

  /** A path of the server as one within the book. */
  within(path) {
    return path.slice(this.base.length) || "/";
  }
}

const copies = new Map();

/** The copy of the book that a path is of. */
export function copyAt(path) {
  return copyOf(keyOf(path));
}

/** The copies that have something for the server, as far as anyone knows. */
export async function waitingCopies() {
  const keys = await keptKeys().catch(() => []);
  const waiting = await Promise.all(keys.map((key) => copyOf(key).link.isWaiting()));
  return keys.filter((_, index) => waiting[index]).map(copyOf);
}

function copyOf(key) {
  if (!copies.has(key)) copies.set(key, new Copy(key));
  return copies.get(key);
}

/** The copy of the book that everybody begins with. */
export const first = copyOf("");
