// Takes in what other tabs, devices and the command line change, while the page can be seen.

import { isDirty } from "./drafts.js";
import { isRefusal } from "./swap.js";
import { isVisiting, refresh } from "./visit.js";

let source = null;
let refreshTimer;

export function startListening() {
  document.addEventListener("visibilitychange", listen);
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
    if (!document.hidden && !isVisiting() && !isDirty() && !isRefusal) refresh();
  }, 100);
}
