// Seals the files of a shared book and opens them: the core says how, and never sees their bytes.

import { hashOf } from "./hash.js";
import { PackReader } from "./pack.js";
import { operationsOf, Sealing } from "./sealing.js";
import { askForFile, verbs } from "./talk.js";

// Sources/Kernel/Hub/HubRequest.swift: bringing
const bringing = [1, 7];
// Sources/Kernel/Hub/HubAnswer.swift: an answer's second byte
const answers = { done: 1, file: 6 };
const keySize = 32;
const text = new TextEncoder();
// What needs no key of this device.
const engine = new Sealing();

/** Seals a file and brings it to the hub; false if it isn't taken. Throws where the hub isn't reached. */
export async function bringFile(copy, hash, bytes) {
  const secret = engine.random({ count: keySize });
  const { file, name } = await sealed(copy, bytes, secret);
  const body = joined(bringing, name, file);
  const answer = await askForFile(copy, verbs.bringFile, await digest(body), body);
  if (answer[1] !== answers.done) return false;
  const noted = await copy.desk.do((core) => core.hub(verbs.brought, joined(text.encode(hash), name, secret)));
  return noted.length > 0;
}

/** A file from the hub; null if nobody has told of it, or the hub hasn't got it as its name says. */
export async function fetchFile(copy, hash) {
  const plan = await copy.desk.do((core) => core.hub(verbs.planToOpen, text.encode(hash)));
  if (!plan.length) return null;
  const pack = new PackReader(plan);
  const name = pack.text();
  const [operation] = operationsOf(pack);
  const answer = await askForFile(copy, verbs.giveFile, text.encode(hash));
  const file = answer.subarray(2);
  if (answer[1] !== answers.file || (await hashOf(file)) !== name || !beginsWith(file, operation.head)) return null;
  const padded = await engine.do({ ...operation, content: file.subarray(operation.head.length) });
  // How long it says to be counts as far as its hash is right then.
  const content = padded && new PackReader(padded).counted();
  return content && (await hashOf(content)) === hash ? content : null;
}

async function sealed(copy, bytes, secret) {
  const size = text.encode(`${bytes.length}`);
  const plan = await copy.desk.do((core) => core.hub(verbs.planToSeal, joined(secret, size)));
  if (!plan.length) throw new Error("not to be sealed");
  const pack = new PackReader(plan);
  const padded = new Uint8Array(pack.number());
  const [operation] = operationsOf(pack);
  padded.set(operation.content);
  padded.set(bytes, operation.content.length);
  const sealed = await engine.do({ ...operation, content: padded });
  if (!sealed) throw new Error("not sealed");
  const file = joined(operation.head, sealed);
  return { file, name: await digest(file) };
}

async function digest(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function beginsWith(bytes, beginning) {
  return beginning.every((byte, index) => bytes[index] === byte);
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
