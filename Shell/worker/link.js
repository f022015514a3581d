// Carries the sync of this device and its server: the core says what to send and takes in what comes
// back, and remembers how far it got, so this may be stopped at any point.

import { askServer, patience } from "./ask.js";
import { atDesk, noteUnkept, startAnew } from "./desk.js";
import { carryFiles } from "./freight.js";
import { fact, setFact } from "./pieces.js";
import { site } from "./site.js";

// Notes/Sync.md: what is sent is packed in zlib's format.
const contentType = "application/vnd.tallybook.sync";
// Sources/Hosts/BrowserHost/Replica+Sync.swift: SyncStep
const next = { done: 0, again: 1 };
// An eighth of a kibibyte of changes is little enough for any network.
const mostHalvings = 11;

let underWay = null;
let wantsMore = false;
// Exchanges that failed in a row; a new life of the worker begins to count anew.
let failures = 0;
// How often the usual size of a request was too much for this network.
let halvings = 0;
// Writes that go to the server because this device can't answer yet: how many began and are not done.
let postsBegun = 0;
let postsOpen = 0;
let holdsBook = !site.server;

/** Whether this device has the whole book, so that it answers itself. */
export async function hasBook() {
  holdsBook ||= (await fact("whole").catch(() => false)) === true;
  return holdsBook;
}

/** Notes that a write is on its way to the server; call the result when it has arrived. */
export function noteNetworkPost() {
  postsBegun += 1;
  postsOpen += 1;
  return () => {
    postsOpen -= 1;
    return synchronise();
  };
}

/** Exchanges changes with the server until there is nothing left to exchange, and tells the pages. */
export function synchronise() {
  if (!site.server) return Promise.resolve();
  wantsMore = true;
  underWay ??= navigator.locks.request("sync", exchangeAll).finally(leaveOff);
  return underWay.then((outcome) => outcome === "reached" && exchangeFiles());
}

/** Who asked while the pages were being told is heard, too. */
function leaveOff() {
  underWay = null;
  return wantsMore && synchronise().catch(() => {});
}

async function exchangeAll() {
  try {
    const result = await rounds();
    if (result.outcome === "reached" && noteUnkept(false)) result.changed = true;
    await tellPages(result);
    return result.outcome;
  } catch (error) {
    console.warn("not synced:", error);
    wantsMore = false; // what can't even begin isn't tried over and over
    await tellPages({ outcome: "failed", changed: noteUnkept(true) });
  }
}

/** Files come when the changes that name them are in step, and keep nothing waiting. */
async function exchangeFiles() {
  const before = await atDesk((core) => core.mark());
  await carryFiles(post);
  if (before !== (await atDesk((core) => core.mark()))) await tellPages({ outcome: "reached", changed: true });
}

async function rounds() {
  if (await atDesk((core) => core.isLeaving())) {
    await startAnew();
    holdsBook = false;
  }
  const before = await atDesk((core) => core.mark());
  let outcome = "reached";
  while (wantsMore && outcome === "reached") {
    wantsMore = false;
    outcome = await exchange();
  }
  const after = await atDesk((core) => core.mark());
  // A write that went to the server meanwhile must be here before this device answers.
  const isNew = outcome === "reached" && !(await hasBook()) && postsOpen === 0 && !wantsMore;
  if (isNew) await openBook();
  failures = outcome === "reached" ? 0 : failures + 1;
  const wait = await atDesk((core) => core.syncWait(failures));
  return { outcome, changed: isNew || before !== after, wait };
}

/** From now on this device answers itself. */
async function openBook() {
  await setFact("whole", true);
  holdsBook = true;
}

async function exchange() {
  if (await atDesk((core) => core.isPaused())) return "paused";
  let isRefused = false;
  for (;;) {
    const posts = postsBegun;
    const request = await atDesk((core) => core.syncRequest(halvings));
    const began = performance.now();
    let answer;
    try {
      answer = await post("/sync/v1", request);
      if (performance.now() - began < patience / 4) halvings = Math.max(halvings - 1, 0);
    } catch (error) {
      if (error.name === "TimeoutError") halvings = Math.min(halvings + 1, mostHalvings);
      if (error.isLocked) return locked();
      const outcome = await noAnswer(error.sentence ?? "");
      // Who may not write any more hears so from the answer to a question that brings nothing.
      if (!error.isRefused || isRefused) return outcome;
      isRefused = true;
      continue;
    }
    const result = await atDesk((core) => core.syncReceived(answer));
    if (posts !== postsBegun) wantsMore = true;
    if (result !== next.again) return result === next.done ? "reached" : "failed";
  }
}

async function noAnswer(sentence) {
  await atDesk((core) => core.syncFailed(sentence));
  return "unreachable";
}

/** The server doesn't let this device in (any more): everything stays here until it does. */
async function locked() {
  await atDesk((core) => core.syncLocked());
  return "locked";
}

/** Posts a request, both ways packed. */
async function post(path, message) {
  const headers = { "Content-Type": contentType };
  const body = await through(new CompressionStream("deflate"), new Blob([message]));
  const { answer, blob } = await askServer(path, { method: "POST", headers, body });
  if (answer.headers.get("Content-Type") === contentType) return through(new DecompressionStream("deflate"), blob);
  const [isLocked, isRefused] = [answer.status === 401, answer.status === 403];
  throw Object.assign(new Error(`${answer.status}`), { isLocked, isRefused, sentence: await sentenceOf(answer, blob) });
}

// What a proxy says that doesn't reach the server behind it.
const gateway = [502, 503, 504];

/** What a server says instead of an answer, nothing where it wasn't reached; a page of another server says nothing. */
async function sentenceOf(answer, blob) {
  const isText = (answer.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (isText && answer.status !== 502 && answer.status !== 504) return (await blob.text()).trim().slice(0, 200);
  return gateway.includes(answer.status) ? "" : `HTTP ${answer.status}`;
}

async function through(stream, blob) {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}

let versionAskedAt = 0;

/** Looks for a new version of the app, at most every few minutes. */
export async function lookForUpdate() {
  if (Date.now() - versionAskedAt < 300_000) return;
  versionAskedAt = Date.now();
  try {
    const answer = await fetch("/version.json", { cache: "no-store", signal: /** @type {any} */ (AbortSignal).timeout(patience) });
    const { version } = await answer.json();
    if (version !== site.version) await registration.update();
  } catch {
    versionAskedAt = 0; // not now
  }
}

async function tellPages(message) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
