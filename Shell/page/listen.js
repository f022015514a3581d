// Takes in what other tabs, devices and the command line change, while the page can be seen: from
// the server's events and, when a service worker answers, from what that has exchanged.

import { isDirty } from "./drafts.js";
import { isHolding } from "./hold.js";
import { askForSync, isAnsweredHere, onExchange } from "./offline.js";
import { base } from "./places.js";
import { fetched, pageOf } from "./safe.js";
import { isOnlyHere } from "./swap.js";
import { isVisiting, refresh } from "./visit.js";

let source = null;
let refreshTimer;
let retryTimer;
// Something changed elsewhere that this page couldn't take in yet.
let isBehind = false;
// Whether the worker has told this page that the server doesn't let this device in.
let isLocked = false;

export function startListening() {
  document.addEventListener("visibilitychange", listen);
  document.addEventListener("input", () => isBehind && refreshSoon());
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("online", listen);
  onExchange(takeExchange);
  if (isAnsweredHere()) askForSync();
  else connect();
}

function listen() {
  if (document.hidden) return disconnect();
  if (isAnsweredHere()) return askForSync();
  connect();
  refreshSoon();
}

// A hidden page lets go of its connection: browsers give a server only six.
function connect() {
  if (source || document.hidden || document.body.dataset.listen === undefined) return;
  source = new EventSource(`${base()}/events`);
  source.addEventListener("change", takeChange);
  // What was written between the last exchange and now comes with one more.
  source.addEventListener("open", () => isAnsweredHere() && askForSync());
  // The worker says when the server is there again.
  source.addEventListener("error", () => isAnsweredHere() && lose());
}

/** The worker takes in what is of the book; what the server alone shows is asked for anew. */
function takeChange() {
  if (isAnsweredHere()) askForSync();
  if (!isAnsweredHere() || document.querySelector("[data-served]")) refreshSoon();
}

function disconnect() {
  source?.close();
  source = null;
}

function lose() {
  disconnect();
  askAgain(2000);
}

/** Asks again later; a page that can't be seen asks when it can. Whether the browser takes itself to be
 * online decides nothing: it knows of a cable, not of a server. */
function askAgain(wait) {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => !document.hidden && askForSync(), wait);
}

/** What the worker says after it has exchanged changes with the server, or has tried to. */
function takeExchange({ outcome, changed, wait = 60_000 }) {
  if (outcome === "reached") {
    connect();
  } else {
    disconnect();
    if (outcome !== "paused") askAgain(wait);
  }
  // What changed by the first refusal may have been told before this page could hear it.
  if (changed || (outcome === "locked" && !isLocked)) refreshSoon();
  isLocked = outcome === "locked";
}

function refreshSoon() {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => {
    if (isVisiting() || isHolding()) return refreshSoon();
    isBehind = isDirty() || isOnlyHere;
    if (document.hidden) return;
    if (isBehind) tellStatus();
    else refresh();
  }, 100);
}

/** While somebody types, nothing of the page changes but what it says of the network. */
async function tellStatus() {
  const shown = document.querySelectorAll(".status");
  const answer = shown.length && (await fetched(location.href));
  if (!answer) return;
  const again = pageOf(await answer.text()).querySelectorAll(".status");
  for (const [index, status] of shown.entries()) status.replaceWith(again[index] ?? "");
}
