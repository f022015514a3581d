// Takes in what other tabs, devices and the command line change, while the page can be seen.

import { isDirty } from "./drafts.js";
import { isRefusal } from "./swap.js";
import { isVisiting, refresh } from "./visit.js";

let source = null;
let refreshTimer;
// Something changed elsewhere that this page couldn't take in yet.
let isBehind = false;

export function startListening() {
  document.addEventListener("visibilitychange", listen);
  document.addEventListener("input", () => isBehind && refreshSoon());
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => event.persisted && listen());
  connect();
}

function listen() {
  if (document.hidden) return disconnect();
  connect();
  refreshSoon();
}

// A hidden page lets go of its connection: browsers give a server only six.
function connect() {
  if (source || document.hidden || document.body.dataset.listen === undefined) return;
  source = new EventSource("/events");
  source.addEventListener("change", refreshSoon);
}

function disconnect() {
  source?.close();
  source = null;
}

function refreshSoon() {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => {
    if (isVisiting()) return refreshSoon();
    isBehind = isDirty() || isRefusal;
    if (!document.hidden && !isBehind) refresh();
  }, 100);
}
