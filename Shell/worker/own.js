// The keys by which this device is a member of sealed books, a pair of pairs for each. They are made before anything is
// sent, and can't be exported: neither this script nor another ever sees them.

import { withShared } from "./shared.js";

// An engine fails at making one now and then.
const attempts = 5;

/**
 * @typedef {object} OwnKeys
 * @property {CryptoKey} signing
 * @property {Uint8Array} signingPublic
 * @property {CryptoKey} agreement
 * @property {Uint8Array} agreementPublic
 */

/** The keys of a book, by what stands for it in addresses; new ones if it has none. @returns {Promise<OwnKeys>} */
export async function ownKeys(book) {
  const kept = (await withShared("keys", "readonly", (keys) => keys.get(book))) ?? (await made(book));
  return { ...kept, agreement: await unwrapped(kept) };
}

/** Forgets the keys of a book that this device was taken out of: it comes in again only by others. */
export function forgetKeys(book) {
  return withShared("keys", "readwrite", (keys) => keys.delete(book));
}

/** Makes keys and keeps them, unless another worker did meanwhile. */
async function made(book) {
  const fresh = await persistently(make);
  await withShared("keys", "readwrite", (keys) => {
    keys.openKeyCursor(book).onsuccess = ({ target }) => target.result || keys.add(fresh, book);
  });
  return withShared("keys", "readonly", (keys) => keys.get(book));
}

/**
 * One engine gives back nothing for a stored key to agree by, so that one is kept wrapped under a key that it does
 * keep; and takes none that begins with zero, so what was wrapped is tried at once.
 */
async function make() {
  const { subtle } = crypto;
  const signer = /** @type {any} */ (await subtle.generateKey("Ed25519", false, ["sign", "verify"]));
  const agreer = /** @type {any} */ (await subtle.generateKey("X25519", true, ["deriveBits"]));
  const wrapping = await subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["wrapKey", "unwrapKey"]);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const wrapped = await subtle.wrapKey("pkcs8", agreer.privateKey, wrapping, { name: "AES-GCM", iv: nonce });
  const keys = {
    signing: signer.privateKey,
    signingPublic: new Uint8Array(await subtle.exportKey("raw", signer.publicKey)),
    agreementPublic: new Uint8Array(await subtle.exportKey("raw", agreer.publicKey)),
    wrapping, wrapped, nonce,
  };
  await unwrapped(keys);
  return keys;
}

function unwrapped({ wrapping, wrapped, nonce }) {
  return crypto.subtle.unwrapKey("pkcs8", wrapped, wrapping, { name: "AES-GCM", iv: nonce }, "X25519", false, ["deriveBits"]);
}

async function persistently(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
