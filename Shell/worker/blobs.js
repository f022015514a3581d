// The files that records name, by the SHA-256 of their bytes: those that this device keeps, and those
// that the server has.

import { askServer } from "./ask.js";
import { hashOf } from "./hash.js";
import { site } from "./site.js";

const filesPath = "/sync/v1/files/";
// Sources/Kernel/Stores/Blobs.swift: maximumSize
const largest = 25 << 20;
// A multiple of three, so that only the last piece is padded.
const base64Piece = 24_000;

/** Why a file can't be shown, as the core's refusals call it. */
export class FileFault extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** The body of an answer with the files that belong into it, for a copy of a book. */
export async function bodyOf(copy, { body, files }) {
  const parts = [];
  let position = 0;
  for (const { offset, isBase64, hash } of files) {
    const bytes = await fileOf(copy, hash);
    parts.push(body.subarray(position, offset), ...(isBase64 ? base64(bytes) : [bytes]));
    position = offset;
  }
  parts.push(body.subarray(position));
  return new Blob(parts);
}

/** A file from this device, or else from the server or the hub, and then it is kept. */
export async function fileOf(copy, hash) {
  const kept = await copy.pieces.keptFile(hash);
  if (kept) return kept;
  if (!site.server && !copy.isShared) throw new FileFault("fileMissing");
  if (await copy.desk.do((core) => core.isPaused())) throw new FileFault("unreachable");
  const bytes = await copy.link.fetchFile(hash).catch(() => {
    throw new FileFault("unreachable");
  });
  if (!bytes) throw new FileFault("fileMissing");
  await take(copy, hash, bytes).catch(() => {}); // shown all the same when there is no room
  return bytes;
}

/** Keeps a file and lets the core know; throws when there is no room. */
export async function take(copy, hash, bytes) {
  await copy.pieces.keepFile(hash, bytes);
  await copy.desk.do((core) => core.knowFiles([hash]));
}

/** The file from the server; null if it hasn't got it, or not as its name says. */
export async function fetched(copy, hash) {
  const { answer, blob } = await askServer(copy.base + filesPath + hash, {}, largest);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return (await hashOf(bytes)) === hash ? bytes : null;
}

/** Sends a file to the server; false if it doesn't take it. */
export async function sent(copy, hash, bytes) {
  const headers = { "Content-Type": "application/octet-stream" };
  const { answer } = await askServer(copy.base + filesPath + hash, { method: "POST", headers, body: bytes });
  if (answer.status >= 500 && answer.status !== 507) throw new Error(`${answer.status}`);
  return answer.ok;
}

/** The bytes in base 64, a piece after another. */
function* base64(bytes) {
  for (let at = 0; at < bytes.length; at += base64Piece) {
    yield btoa(String.fromCharCode(...bytes.subarray(at, at + base64Piece)));
  }
}
