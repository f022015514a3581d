// Asks the browser to keep what the app keeps on this device, and shows its answer in the settings.

import { isAnsweredHere } from "./offline.js";

const askedName = "asked-to-keep";

/** Asks after the first write: some browsers then ask the person, once. */
export async function askToKeepOnce() {
  if (!isAnsweredHere() || !navigator.storage?.persist || localStorage.getItem(askedName)) return;
  localStorage.setItem(askedName, "yes");
  await askToKeep();
}

async function askToKeep() {
  await navigator.storage.persist();
  showStorage();
}

/** Fills in whether the browser keeps it, where the page tells. */
export async function showStorage() {
  const place = document.querySelector("[data-storage]");
  if (!place || !isAnsweredHere() || !navigator.storage?.persisted) return;
  const isKept = await navigator.storage.persisted();
  place.closest("section").hidden = false;
  place.textContent = isKept ? place.dataset.kept : place.dataset.loose;
  const button = document.querySelector("[data-keep]");
  button.hidden = isKept;
  button.onclick = askToKeep;
}
