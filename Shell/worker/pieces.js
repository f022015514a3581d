// The pieces of the book in IndexedDB, under rising numbers. A piece never changes; one that holds
// everything may take the place of all before it. Beside them the files that records name, by hash.

const databaseName = "tallybook";
const strict = { durability: "strict" };
let opening = null;

/** Another worker has kept a piece that this one doesn't know. */
export class Overtaken extends Error {}

function database() {
  opening ??= open();
  opening.catch(() => (opening = null));
  return opening;
}

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore("pieces");
      if (oldVersion < 1) request.result.createObjectStore("facts");
      request.result.createObjectStore("files");
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const forget = () => (opening = null);
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
async function transaction(mode, stores, work) {
  try {
    return await attempt(mode, stores, work);
  } catch (error) {
    if (!/^(InvalidState|Unknown|Abort)Error$/.test(error?.name)) throw error;
    opening = null;
    return attempt(mode, stores, work);
  }
}

async function attempt(mode, stores, work) {
  const connection = await database();
  return new Promise((resolve, reject) => {
    const running = connection.transaction(stores, mode, strict);
    const result = work(...stores.map((store) => running.objectStore(store)));
    running.oncomplete = () => resolve(typeof result === "function" ? result() : undefined);
    running.onabort = () => reject(running.error ?? new DOMException("lost", "AbortError"));
  });
}

/** All pieces in order, the number of the last, and the files' hashes: {pieces: [Uint8Array], last, files}. */
export function allPieces() {
  return transaction("readonly", ["pieces", "files"], (pieces, files) => {
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

/** Keeps a piece under `number`, with the files that came with it; when this returns they are on the disk. */
export async function addPiece(number, piece, newFiles) {
  try {
    await transaction("readwrite", ["pieces", "files"], (pieces, files) => {
      pieces.add(piece.buffer, number);
      for (const { hash, bytes } of newFiles) files.put(bytes.buffer, hash);
    });
  } catch (error) {
    if (error?.name !== "ConstraintError") throw error;
    if (!(await isKept(number, piece))) throw new Overtaken();
  }
}

/** Whether exactly this piece is there: a commit may succeed and its report be lost. */
async function isKept(number, piece) {
  const kept = await transaction("readonly", ["pieces"], (pieces) => {
    const request = pieces.get(number);
    return () => request.result;
  });
  if (kept?.byteLength !== piece.length) return false;
  return new Uint8Array(kept).every((byte, index) => byte === piece[index]);
}

/** Puts one piece in the place of all up to `number`; what came after them stays. */
export function replacePieces(number, piece) {
  return transaction("readwrite", ["pieces"], (pieces) => {
    pieces.getKey(number).onsuccess = ({ target }) => {
      if (target.result === undefined) return; // another worker did it already, further on
      pieces.delete(IDBKeyRange.upperBound(number));
      pieces.add(piece.buffer, number);
    };
  });
}

/** Begins anew with one piece; all others are put aside, where the recovery page still finds them. */
export function putAside(number, piece) {
  return transaction("readwrite", ["pieces", "facts"], (pieces, facts) => {
    pieces.getAll().onsuccess = ({ target }) => {
      facts.put(target.result, "aside");
      facts.delete("whole");
      pieces.clear();
      pieces.add(piece.buffer, number);
    };
  });
}

/** What this device remembers beside the book, such as whether it has the whole of it. */
export function fact(name) {
  return transaction("readonly", ["facts"], (facts) => {
    const request = facts.get(name);
    return () => request.result;
  });
}

export function setFact(name, value) {
  return transaction("readwrite", ["facts"], (facts) => void facts.put(value, name));
}

/** Keeps a file; when this returns it is on the disk. */
export function keepFile(hash, bytes) {
  return transaction("readwrite", ["files"], (files) => void files.put(bytes.buffer, hash));
}

/** The bytes of a file, if it is kept here. */
export function keptFile(hash) {
  return transaction("readonly", ["files"], (files) => {
    const request = files.get(hash);
    return () => request.result && new Uint8Array(request.result);
  });
}
