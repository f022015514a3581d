// The service worker: starting it, asking it to keep in step, and changing over to a new version.

import { offer } from "./toasts.js";

let hasAccepted = false;

export function startOffline() {
  const { worker } = document.body.dataset;
  if (!worker || !workers()) return;
  let hadWorker = isAnsweredHere();
  workers().register(worker, { updateViaCache: "none" }).then(watch, () => {});
  workers().addEventListener("controllerchange", () => {
    if (hadWorker && hasAccepted) location.reload();
    if (!hadWorker) askForSync();
    hadWorker = true;
  });
}

/** The browser's side of service workers; absent on an address that isn't secure. */
function workers() {
  return navigator.serviceWorker;
}

/** Whether a service worker stands between this page and the server. */
export function isAnsweredHere() {
  return Boolean(workers()?.controller);
}

// When what shows was asked for.
let shownSince = performance.timeOrigin;

/** Notes when the page that shows was asked for. */
export function noteShown(asked) {
  shownSince = asked;
}

/** Asks the worker to exchange changes with the server, and to say whether anything changed since this page. */
export function askForSync() {
  workers()?.controller?.postMessage({ sync: shownSince });
}

/** Calls `take` with what the worker says of each exchange. */
export function onExchange(take) {
  workers()?.addEventListener("message", ({ data }) => take(data));
}

/** Offers every version that comes to wait behind the one at work. */
function watch(registration) {
  if (!registration) return; // an extension, or a test, keeps workers away
  const offerWaiting = () => {
    if (!registration.waiting || !isAnsweredHere()) return;
    const { newVersion, reload } = document.body.dataset;
    offer(newVersion, reload, () => {
      hasAccepted = true;
      registration.waiting?.postMessage("activate");
    });
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offerWaiting);
  });
  offerWaiting();
}
