// Carries the sync of this device and its server: the core says what to send and takes in what comes
// back, and remembers how far it got, so this may be stopped at any point.

import { atDesk } from "./desk.js";
import { fact, setFact } from "./pieces.js";
import { site } from "./site.js";

const patience = 10_000;
// Notes/Sync.md: what is sent is packed in zlib's format.
const messageType = "application/vnd.tallybook.sync";
// Sources/Hosts/BrowserHost/Replica+Sync.swift: SyncStep
const next = { done: 0, again: 1 };

let underWay = null;
let wantsMore = false;
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
  underWay ??= navigator.locks.request("sync", exchangeAll).finally(() => (underWay = null));
  return underWay;
}

async function exchangeAll() {
  const before = await atDesk((core) => core.mark());
  let outcome = "reached";
  while (wantsMore && outcome === "reached") {
    wantsMore = false;
    outcome = await exchange();
  }
  const after = await atDesk((core) => core.mark());
  const isNew = outcome === "reached" && postsOpen === 0 && !(await hasBook());
  if (isNew) await openBook();
  await tellPages({ outcome, changed: isNew || before !== after });
}

/** From now on this device answers itself. */
async function openBook() {
  await setFact("whole", true);
  holdsBook = true;
}

async function exchange() {
  if (await atDesk((core) => core.isPaused())) return "paused";
  for (;;) {
    const posts = postsBegun;
    const request = await atDesk((core) => core.syncRequest());
    let answer;
    try {
      answer = await post(request);
    } catch (error) {
      await atDesk((core) => core.syncFailed(error.sentence ?? ""));
      return "unreachable";
    }
    const result = await atDesk((core) => core.syncReceived(answer));
    if (posts !== postsBegun) wantsMore = true;
    if (result !== next.again) return result === next.done ? "reached" : "failed";
  }
}

/** Posts a request, and gives up soon: on a flapping network the next try is worth more. */
async function post(request) {
  const answer = await fetch("/sync/v1", {
    method: "POST",
    headers: { "Content-Type": messageType },
    body: await through(new CompressionStream("deflate"), request),
    signal: AbortSignal.timeout(patience),
    cache: "no-store",
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.ok && answer.headers.get("Content-Type") === messageType) {
    return through(new DecompressionStream("deflate"), bytes);
  }
  // A server that is just starting, or a proxy without its server, is as good as none.
  const isAway = answer.status >= 502 && answer.status <= 504;
  const sentence = isAway ? "" : new TextDecoder().decode(bytes).trim().slice(0, 200);
  throw Object.assign(new Error(`${answer.status}`), { sentence });
}

async function through(stream, bytes) {
  const body = new Response(bytes).body.pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function tellPages(message) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
