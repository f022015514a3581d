// The service worker: starting it, asking it to keep in step, and changing over to a new version.

import { offer } from "./toasts.js";

let accepted = false;

export function startOffline() {
  const { worker } = document.body.dataset;
  if (!worker || !("serviceWorker" in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.register(worker, { updateViaCache: "none" }).then(watch, () => {});
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadWorker && accepted) location.reload();
  });
  navigator.serviceWorker.ready.then(askForSync);
  addEventListener("online", askForSync);
}

/** Asks the worker to exchange changes with the server. */
export function askForSync() {
  navigator.serviceWorker.controller?.postMessage("sync");
}

/** Offers every version that comes to wait behind the one at work. */
function watch(registration) {
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("sync"));
  }
  const offerWaiting = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    const { newVersion, reload } = document.body.dataset;
    offer(newVersion, reload, () => {
      accepted = true;
      registration.waiting?.postMessage("activate");
    });
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offerWaiting);
  });
  offerWaiting();
}
