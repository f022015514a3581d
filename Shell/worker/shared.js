// The shared books of this browser: which there are, what they are called, and the keys by which this device is a
// member of each. No server has any of it.

const database = "tallybook-shared";
// What the key of a shared book begins with in addresses: a server never gives one.
const mark = "~";
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** Whether a key stands for a shared book. */
export function isShared(key) {
  return key.startsWith(mark);
}

/** A key for a book that is made now. */
export function newKey() {
  return keyFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** The key for the book that an invitation leads to: whoever tries again is the same member. */
export async function keyOfInvitation(text) {
  const [, code] = /(?:#|%23)([0-9a-z\s=-]+)/i.exec(text) ?? ["", text];
  const signs = code.toLowerCase().replaceAll(/[^0-9a-z]/g, "").slice(0, 32);
  return keyFrom(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(signs))));
}

function keyFrom(bytes) {
  return mark + Array.from(bytes.subarray(0, 16), (byte) => letters[byte % letters.length]).join("");
}

/** The shared books: {key, name}. Asking makes nothing. */
export async function sharedBooks() {
  return (await entries()).filter(({ isPending }) => !isPending);
}

/** A name for a book with a key that no other of them has: it, or it with a number behind. */
export async function freeName(name, key) {
  const taken = (await sharedBooks()).filter((each) => each.key !== key).map((each) => each.name);
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`;
  return free;
}

/** What is known of one; nothing where there is none. */
export async function sharedBook(key) {
  return (await entries()).find((each) => each.key === key);
}

async function entries() {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return names.includes(database) ? withShared("books", "readonly", (books) => books.getAll()) : [];
}

/**
 * Keeps a book in the list.
 *
 * @param {{key: string, name: string, isPending?: boolean, isLeft?: boolean}} entry `isPending` as long as nobody has
 * heard whether this device was let in; `isLeft` once it has left the others and the book is its own
 */
export function keepShared(entry) {
  return withShared("books", "readwrite", (books) => books.put(entry, entry.key));
}

/** Forgets a book and the keys to it, which nothing brings back. */
export async function forgetShared(key) {
  await withShared("books", "readwrite", (books) => books.delete(key));
  await withShared("keys", "readwrite", (keys) => keys.delete(key));
}

/** Runs `work` with the books or the keys, and gives the result of its request. */
export async function withShared(store, mode, work) {
  const connection = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const running = connection.transaction(store, mode, { durability: "strict" });
      const request = work(running.objectStore(store));
      running.oncomplete = () => resolve(request?.result);
      running.onabort = () => reject(running.error ?? new DOMException("lost", "AbortError"));
    });
  } finally {
    connection.close();
  }
}

function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => {
      for (const store of ["books", "keys"]) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}
