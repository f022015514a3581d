// The first page of a site without a server: starts the worker and opens what was asked for.

import { speak } from "./words.js";

async function start() {
  speak();
  try {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await controlled();
    if (location.pathname === "/index.html") location.replace("/");
    else location.reload();
  } catch {
    speak("failed");
  }
}

function controlled() {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

start();
