// The pieces of the book in IndexedDB, under rising numbers. A piece never changes; one that holds
// everything may take the place of all before it.

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
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("pieces");
      request.result.createObjectStore("facts");
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

/** Runs `work` in one transaction, and once more if the connection was lost. */
async function transaction(mode, work) {
  try {
    return await attempt(mode, work);
  } catch (error) {
    if (!/^(InvalidState|Unknown|Abort)Error$/.test(error?.name)) throw error;
    opening = null;
    return attempt(mode, work);
  }
}

async function attempt(mode, work) {
  const connection = await database();
  return new Promise((resolve, reject) => {
    const running = connection.transaction(["pieces", "facts"], mode, strict);
    const result = work(running.objectStore("pieces"), running.objectStore("facts"));
    running.oncomplete = () => resolve(typeof result === "function" ? result() : undefined);
    running.onabort = () => reject(running.error ?? new DOMException("lost", "AbortError"));
  });
}

/** All pieces in order, and the number of the last: {pieces: [Uint8Array], last}. */
export function allPieces() {
  return transaction("readonly", (pieces) => {
    const values = pieces.getAll();
    const keys = pieces.getAllKeys();
    return () => ({
      pieces: values.result.map((buffer) => new Uint8Array(buffer)),
      last: keys.result.at(-1) ?? 0,
    });
  });
}

/** Keeps a piece under `number`; when this returns it is on the disk. */
export async function addPiece(number, piece) {
  try {
    await transaction("readwrite", (pieces) => void pieces.add(piece.buffer, number));
  } catch (error) {
    if (error?.name !== "ConstraintError") throw error;
    if (!(await isKept(number, piece))) throw new Overtaken();
  }
}

/** Whether exactly this piece is there: a commit may succeed and its report be lost. */
async function isKept(number, piece) {
  const kept = await transaction("readonly", (pieces) => {
    const request = pieces.get(number);
    return () => request.result;
  });
  if (kept?.byteLength !== piece.length) return false;
  return new Uint8Array(kept).every((byte, index) => byte === piece[index]);
}

/** Puts one piece in the place of all up to `number`; what came after them stays. */
export function replacePieces(number, piece) {
  return transaction("readwrite", (pieces) => {
    pieces.getKey(number).onsuccess = ({ target }) => {
      if (target.result === undefined) return; // another worker did it already, further on
      pieces.delete(IDBKeyRange.upperBound(number));
      pieces.add(piece.buffer, number);
    };
  });
}

/** Begins anew with one piece; all others are put aside, where the recovery page still finds them. */
export function putAside(number, piece) {
  return transaction("readwrite", (pieces, facts) => {
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
  return transaction("readonly", (_, facts) => {
    const request = facts.get(name);
    return () => request.result;
  });
}

export function setFact(name, value) {
  return transaction("readwrite", (_, facts) => void facts.put(value, name));
}
