// The pieces of a book in IndexedDB, under rising numbers. A piece never changes; one that holds
// everything may take the place of all before it. Beside them the files that records name, by hash.

import { databaseOf } from "./keys.js";

const aside = "aside";
const strict = { durability: "strict" };

/** Another worker has kept a piece that this one doesn't know. */
export class Overtaken extends Error {}

/** The browser has deleted what was kept. */
export class Lost extends Error {}

/** What this device keeps of one book: each has a database of its own. */
export class Pieces {
  #name;
  #opening = null;
  #whenClosed = () => {};
  // The facts that are known in this life, to be written again with the pieces if they get lost.
  #facts = new Map();

  /** @param {string} key what stands for the book in addresses; empty for the first */
  constructor(key = "") {
    this.#name = databaseOf(key);
  }

  /** Whether anything is kept: asking makes nothing. */
  exist() {
    if (this.#opening) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name);
      let isNew = false;
      request.onupgradeneeded = () => {
        isNew = true;
        request.transaction?.abort();
      };
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
      request.onerror = () => (isNew ? resolve(false) : reject(request.error));
    });
  }

  /** Calls `then` when the database was taken away from under this worker, maybe to be deleted. */
  onClosed(then) {
    this.#whenClosed = then;
  }

  #database() {
    this.#opening ??= this.#open();
    this.#opening.catch(() => (this.#opening = null));
    return this.#opening;
  }

  #open() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 2);
      request.onupgradeneeded = ({ oldVersion }) => {
        if (oldVersion < 1) request.result.createObjectStore("pieces");
        if (oldVersion < 1) request.result.createObjectStore("facts");
        request.result.createObjectStore("files");
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const forget = () => {
          this.#opening = null;
          this.#whenClosed();
        };
        request.result.onclose = forget;
        request.result.onversionchange = () => {
          request.result.close();
          forget();
        };
        resolve(request.result);
      };
    });
  }

  /** Runs `work` with some object stores in one transaction, and once more if the connection was lost. */
  async #transaction(mode, stores, work) {
    try {
      return await this.#attempt(mode, stores, work);
    } catch (error) {
      if (!/^(InvalidState|Unknown|Abort)Error$/.test(error?.name)) throw error;
      this.#opening = null;
      return this.#attempt(mode, stores, work);
    }
  }

  async #attempt(mode, stores, work) {
    const connection = await this.#database();
    return new Promise((resolve, reject) => {
      const running = connection.transaction(stores, mode, strict);
      const result = work(...stores.map((store) => running.objectStore(store)));
      running.oncomplete = () => resolve(typeof result === "function" ? result() : undefined);
      running.onabort = () => reject(running.error ?? new DOMException("lost", "AbortError"));
    });
  }

  /** All pieces in order, the number of the last, and the files' hashes: {pieces: [Uint8Array], last, files}. */
  allPieces() {
    return this.#transaction("readonly", ["pieces", "files"], (pieces, files) => {
      const values = pieces.getAll();
      const keys = pieces.getAllKeys();
      const hashes = files.getAllKeys();
      return () => ({
        pieces: values.result.map((buffer) => new Uint8Array(buffer)),
        last: keys.result.at(-1) ?? 0,
        files: hashes.result,
      });
    });
  }

  /**
   * Keeps a piece under `number`, right after the last, with the files that came with it; when this returns
   * they are on the disk. Otherwise it is Overtaken, or the pieces before it are Lost.
   */
  async addPiece(number, piece, newFiles) {
    const before = await this.#transaction("readwrite", ["pieces", "files"], (pieces, files) => {
      let before;
      withLast(pieces, (last) => {
        before = last;
        if (last !== number - 1) return;
        pieces.add(piece.buffer, number);
        for (const { hash, bytes } of newFiles) files.put(bytes.buffer, hash);
      });
      return () => before;
    });
    if (before < number - 1) throw new Lost();
    if (before >= number && !(await this.#isKept(number, piece))) throw new Overtaken();
  }

  /** Keeps under `number` a piece that holds everything, after the ones before it were lost. */
  async restorePieces(number, piece, newFiles = []) {
    const before = await this.#transaction("readwrite", ["pieces", "files", "facts"], (pieces, files, kept) => {
      let before;
      withLast(pieces, (last) => {
        before = last;
        if (last >= number) return;
        pieces.add(piece.buffer, number);
        for (const { hash, bytes } of newFiles) files.put(bytes.buffer, hash);
        for (const [name, value] of this.#facts) kept.put(value, name);
      });
      return () => before;
    });
    if (before >= number && !(await this.#isKept(number, piece))) throw new Overtaken();
  }

  /** Whether exactly this piece is there: a commit may succeed and its report be lost. */
  async #isKept(number, piece) {
    const kept = await this.#transaction("readonly", ["pieces"], (pieces) => {
      const request = pieces.get(number);
      return () => request.result;
    });
    return isSame(kept, piece);
  }

  /** Takes a piece away that was said not to be kept, if it is there all the same and nothing stands on it. */
  dropPiece(number, piece) {
    return this.#transaction("readwrite", ["pieces"], (pieces) => {
      withLast(pieces, (last) => {
        if (last !== number) return;
        pieces.get(number).onsuccess = ({ target }) => isSame(target.result, piece) && pieces.delete(number);
      });
    });
  }

  /** The number of the last piece. */
  lastNumber() {
    return this.#transaction("readonly", ["pieces"], (pieces) => {
      let found;
      withLast(pieces, (last) => (found = last));
      return () => found;
    });
  }

  /** Puts one piece in the place of all up to `number`; what came after them stays. */
  replacePieces(number, piece) {
    return this.#transaction("readwrite", ["pieces"], (pieces) => {
      pieces.getKey(number).onsuccess = ({ target }) => {
        if (target.result === undefined) return; // another worker did it already, further on
        pieces.delete(IDBKeyRange.upperBound(number));
        pieces.add(piece.buffer, number);
      };
    });
  }

  /**
   * Begins anew with one piece, or with none; all others are put aside, where the recovery page still finds them, also
   * beside what was put aside before. Gives the number of the piece.
   */
  putAside(piece = null) {
    this.#facts.clear();
    return this.#transaction("readwrite", ["pieces", "facts"], (pieces, kept) => {
      let number;
      withLast(pieces, (last) => {
        number = last + 1;
        const names = kept.getAllKeys();
        pieces.getAll().onsuccess = ({ target }) => {
          kept.put(target.result, freeName(names.result));
          kept.delete("whole");
          pieces.clear();
          if (piece) pieces.add(piece.buffer, number);
        };
      });
      return () => number;
    });
  }

  /** The books that were put aside, each as its pieces, the latest last. */
  asides() {
    return this.#transaction("readonly", ["facts"], (kept) => {
      const found = kept.getAll(IDBKeyRange.bound(aside, `${aside} 9`));
      return () => found.result.map((pieces) => pieces.map((buffer) => new Uint8Array(buffer)));
    });
  }

  /** What this device remembers beside the book, such as whether it has the whole of it. */
  async fact(name) {
    const value = await this.#transaction("readonly", ["facts"], (kept) => {
      const request = kept.get(name);
      return () => request.result;
    });
    if (value !== undefined) this.#facts.set(name, value);
    return value;
  }

  async setFact(name, value) {
    await this.#transaction("readwrite", ["facts"], (kept) => void kept.put(value, name));
    this.#facts.set(name, value);
  }

  /** Deletes everything of a book that was never whole here: where any fact is known, or was put aside, nothing. */
  async forget() {
    const known = await this.#transaction("readonly", ["facts"], (kept) => {
      const count = kept.count();
      return () => count.result;
    });
    if (known === 0) await this.deleteAll();
  }

  /** Lets go of the database. */
  async close() {
    this.#whenClosed = () => {};
    (await this.#opening)?.close();
    this.#opening = null;
  }

  /** Deletes everything, whatever is known. */
  async deleteAll() {
    this.#facts.clear();
    await this.close();
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(this.#name);
      request.onsuccess = request.onerror = request.onblocked = resolve;
    });
  }

  /** Keeps a file; when this returns it is on the disk. */
  keepFile(hash, bytes) {
    return this.#transaction("readwrite", ["files"], (files) => void files.put(bytes.buffer, hash));
  }

  /** The bytes of a file, if it is kept here. */
  keptFile(hash) {
    return this.#transaction("readonly", ["files"], (files) => {
      const request = files.get(hash);
      return () => request.result && new Uint8Array(request.result);
    });
  }
}

/** Whether a book is here as a whole: asking makes nothing. */
export async function hasWhole(key) {
  const pieces = new Pieces(key);
  try {
    return (await pieces.exist()) && (await pieces.fact("whole")) === true;
  } catch {
    return false;
  } finally {
    await pieces.close();
  }
}

/** Calls `work` with the number of the last piece; 0 when there is none. */
function withLast(pieces, work) {
  pieces.openKeyCursor(null, "prev").onsuccess = ({ target }) => work(target.result?.key ?? 0);
}

/** What the next book that is put aside is called among the facts. */
function freeName(taken) {
  let [name, number] = [aside, 1];
  while (taken.includes(name)) name = `${aside} ${(number += 1)}`;
  return name;
}

function isSame(kept, piece) {
  if (kept?.byteLength !== piece.length) return false;
  return new Uint8Array(kept).every((byte, index) => byte === piece[index]);
}
