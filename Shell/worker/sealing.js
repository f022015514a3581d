// Does what the core asks for when it seals (Sources/Kernel/Sealing/SealingOperation.swift), by WebCrypto: no
// primitive stands here either. What engines disagree on the core has refused before.

import { PackReader, PackWriter } from "./pack.js";

// Sources/Kernel/Sealing/SealingOperation+Bytes.swift
const kinds = ["random", "derive", "seal", "open", "sign", "verify", "publicKey", "agreementKey"];
const answered = { unable: 0, no: 1, yes: 2, bytes: 3 };

// Each key is used once.
const nonce = new Uint8Array(12);
// What stands before the seed of a key in PKCS #8; the curve's own number comes at place 11.
const beforeSeed = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x00, 0x04, 0x22, 0x04, 0x20];
const curves = { Ed25519: 0x70, X25519: 0x6e };
const uses = { Ed25519: "sign", X25519: "deriveBits" };
const mostRandom = 65_536;

/** What an engine says that isn't what it should be: a wrong key, or a seal that can't be opened. */
const wrong = /^(OperationError|DataError)$/;

/** Does operations of the core for one book. */
export class Sealing {
  #makeOwn;
  #made = null;

  /** @param {() => Promise<import("./own.js").OwnKeys>} own gives the keys by which this device is a member */
  constructor(own = () => Promise.reject(new Error("no keys"))) {
    this.#makeOwn = own;
  }

  get #own() {
    this.#made ??= this.#makeOwn();
    this.#made.catch(() => (this.#made = null));
    return this.#made;
  }

  /** The answers to operations, both as the core packs them. */
  async answer(packed) {
    const answers = new PackWriter();
    for (const each of await Promise.all(operationsOf(packed).map((operation) => this.do(operation)))) write(answers, each);
    return answers.bytes;
  }

  /** The answer to one operation: bytes, yes or no; null if this engine can't tell. */
  async do({ kind, ...what }) {
    try {
      return await this[kind](what);
    } catch (error) {
      if ((kind === "open" || kind === "verify" || what.derivation?.isAgreement) && wrong.test(error?.name)) return false;
      console.warn(`can't ${kind}:`, error);
      return null;
    }
  }

  random({ count }) {
    const bytes = new Uint8Array(count);
    for (let at = 0; at < count; at += mostRandom) crypto.getRandomValues(bytes.subarray(at, at + mostRandom));
    return bytes;
  }

  async derive({ count, derivation: { isAgreement, secret, key, salt, info } }) {
    const start = isAgreement ? await this.#agreed(secret, key) : secret;
    const material = await crypto.subtle.importKey("raw", start, "HKDF", false, ["deriveBits"]);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, material, count * 8));
  }

  async seal({ content, head, derivation }) {
    const sealed = await crypto.subtle.encrypt(aes(head), await this.#key(derivation, "encrypt"), content);
    return new Uint8Array(sealed);
  }

  async open({ content, head, derivation }) {
    const opened = await crypto.subtle.decrypt(aes(head), await this.#key(derivation, "decrypt"), content);
    return new Uint8Array(opened);
  }

  async sign({ content, secret }) {
    const key = secret.length ? await secretKey("Ed25519", secret) : (await this.#own).signing;
    return new Uint8Array(await crypto.subtle.sign("Ed25519", key, content));
  }

  async verify({ signature, content, key }) {
    return crypto.subtle.verify("Ed25519", await publicKey("Ed25519", key, ["verify"]), signature, content);
  }

  async publicKey({ secret }) {
    return secret.length ? publicHalf("Ed25519", secret) : (await this.#own).signingPublic;
  }

  async agreementKey({ secret }) {
    return secret.length ? publicHalf("X25519", secret) : (await this.#own).agreementPublic;
  }

  async #agreed(secret, other) {
    const key = secret.length ? await secretKey("X25519", secret) : (await this.#own).agreement;
    const from = { name: "X25519", public: await publicKey("X25519", other, []) };
    return crypto.subtle.deriveBits(from, key, 256);
  }

  async #key(derivation, use) {
    return crypto.subtle.importKey("raw", await this.derive({ count: 32, derivation }), "AES-GCM", false, [use]);
  }
}

function aes(head) {
  return { name: "AES-GCM", iv: nonce, additionalData: head };
}

/** The key of a seed; one that can be exported is there for its public half. */
function secretKey(curve, seed, isExportable = false) {
  const bytes = Uint8Array.from([...beforeSeed, ...seed]);
  bytes[11] = curves[curve];
  return crypto.subtle.importKey("pkcs8", bytes, curve, isExportable, [uses[curve]]);
}

function publicKey(curve, bytes, mayBeUsed) {
  return crypto.subtle.importKey("raw", bytes, curve, true, mayBeUsed);
}

async function publicHalf(curve, seed) {
  const { x } = await crypto.subtle.exportKey("jwk", await secretKey(curve, seed, true));
  const text = atob(x.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (each) => each.charCodeAt(0));
}

/** The operations in what the core packed, or in the rest of it. */
export function operationsOf(packed) {
  const pack = packed instanceof PackReader ? packed : new PackReader(packed);
  const operations = [];
  while (!pack.isAtEnd) operations.push(operationOf(pack, kinds[pack.byte()]));
  return operations;
}

function operationOf(pack, kind) {
  switch (kind) {
    case "random": return { kind, count: pack.number() };
    case "derive": return { kind, count: pack.number(), derivation: derivationOf(pack) };
    case "sign": return { kind, content: pack.counted(), secret: pack.counted() };
    case "verify": return { kind, signature: pack.counted(), content: pack.counted(), key: pack.counted() };
    case "publicKey": case "agreementKey": return { kind, secret: pack.counted() };
    default: return { kind, content: pack.counted(), head: pack.counted(), derivation: derivationOf(pack) };
  }
}

/** An empty secret to agree by is this device's own. */
function derivationOf(pack) {
  const isAgreement = pack.byte() === 1;
  const secret = pack.counted();
  return { isAgreement, secret, key: isAgreement ? pack.counted() : null, salt: pack.counted(), info: pack.counted() };
}

function write(pack, answer) {
  if (answer instanceof Uint8Array) {
    pack.byte(answered.bytes);
    pack.counted(answer);
  } else {
    pack.byte(answer === null ? answered.unable : answer ? answered.yes : answered.no);
  }
}
