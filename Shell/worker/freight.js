// Carries the files that records name between this device and its server, one at a time: the core says
// which, and remembers how far it got, so this may be stopped at any point.

import { fetched, sent, take } from "./blobs.js";
import { atDesk } from "./desk.js";
import { keptFile } from "./pieces.js";

// Sources/Hosts/BrowserHost/Replica+Sync.swift: FileStep
const fileStep = { done: 0, ask: 1, send: 2 };
// Sources/Kernel/Sync/FileClient.swift: Outcome
const fileOutcome = { exchanged: 0, failed: 1, full: 2, unreachable: 3 };
const digits = new TextDecoder();

let freight = null;
let wantsFreight = false;

/** Exchanges files until there is nothing left to do for now; `post(path, message)` asks the server. */
export function carryFiles(post) {
  wantsFreight = true;
  freight ??= navigator.locks.request("files", () => carryAll(post)).finally(() => (freight = null));
  return freight;
}

async function carryAll(post) {
  while (wantsFreight) {
    wantsFreight = false;
    while (await carryOne(post));
  }
}

/** Does the next thing for files; false when there is none. */
async function carryOne(post) {
  const { action, bytes } = await atDesk((core) => (core.isPaused() ? { action: fileStep.done } : core.fileStep()));
  if (action === fileStep.done) return false;
  if (action === fileStep.ask) return ask(post, bytes);
  const hash = digits.decode(bytes);
  const result = await (action === fileStep.send ? send(hash) : fetchAndKeep(hash));
  await atDesk((core) => core.fileDone(hash, result));
  return true;
}

async function ask(post, question) {
  const answer = await post("/sync/v1/files", question).catch(() => new Uint8Array());
  await atDesk((core) => core.filesAnswered(answer));
  return true;
}

async function send(hash) {
  try {
    const bytes = await keptFile(hash);
    return bytes && (await sent(hash, bytes)) ? fileOutcome.exchanged : fileOutcome.failed;
  } catch (error) {
    return faultOf(error);
  }
}

async function fetchAndKeep(hash) {
  try {
    const bytes = await fetched(hash);
    if (!bytes) return fileOutcome.failed;
    await take(hash, bytes);
    return fileOutcome.exchanged;
  } catch (error) {
    return error?.name === "QuotaExceededError" ? fileOutcome.full : faultOf(error);
  }
}

/** One file that gets stuck doesn't keep the others waiting; without a connection all wait. */
function faultOf(error) {
  return error?.name === "TimeoutError" ? fileOutcome.failed : fileOutcome.unreachable;
}
