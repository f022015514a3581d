// Toasts stay until they are dismissed or another takes their place.

import { made } from "./safe.js";

/** What an address says that a toast tells. */
export const said = ["done", "over", "counted", "row", "there"];

/** Takes the words of what was done out of the address, so that a reload doesn't say it again. */
export function stripDone() {
  const url = new URL(location);
  if (!said.some((name) => url.searchParams.has(name))) return;
  history.replaceState(history.state, "", withoutDone(url));
}

/** An address without what says what was just done. */
export function withoutDone(address) {
  const url = new URL(address, location);
  for (const name of said) url.searchParams.delete(name);
  return url;
}

/** Puts the toasts where they are seen and can be reached: into the sheet while that is modal. */
export function placeToasts() {
  moveToasts(document.querySelector("dialog.sheet:modal") ?? document.body);
}

/** Puts the toasts where the server writes them. */
export function bringToastsHome() {
  moveToasts(document.body);
}

function moveToasts(place) {
  const toasts = document.getElementById("toasts");
  if (!toasts || toasts.parentNode === place) return;
  if (place.moveBefore) place.moveBefore(toasts, null);
  else place.append(toasts);
}

/** Carries the toast that shows over to `page` if that has none; its Undo comes back there. */
export function keepToast(page) {
  // On a trip a line of the bar, or of its sheet, says it in place of a toast.
  for (const name of ["said", "added"]) {
    const line = page.getElementById(name);
    if (line) line.textContent ||= document.getElementById(name)?.textContent;
  }
  const toast = document.querySelector("#toasts > .toast:not(.notice)");
  const place = page.getElementById("toasts");
  if (toast && !place?.firstElementChild) place?.append(toast.cloneNode(true));
}

/** Says something that the server can't, because it is out of reach. */
export function notify(message) {
  const toast = made("div", { className: "toast notice" });
  toast.append(made("p", { textContent: message }));
  document.getElementById("toasts")?.replaceChildren(toast);
}

/** Says something with a button that does it. */
export function offer(message, label, action) {
  notify(message);
  addChoice(label, action);
}

/** Adds a link to an address, or a button that does something and is then done with, to what was said. */
export function addChoice(label, action) {
  const toast = document.querySelector("#toasts > .notice");
  const isLink = typeof action === "string";
  const choice = made(isLink ? "a" : "button", { className: "toast-action", textContent: label });
  if (isLink) choice.href = action;
  else {
    choice.type = "button";
    choice.addEventListener("click", () => toast?.remove());
    choice.addEventListener("click", action);
  }
  toast?.append(choice);
  return choice;
}

/** Removes a toast; without this, its button is a link to the page without it. */
export function dismiss(button) {
  button.closest(".toast").remove();
}
