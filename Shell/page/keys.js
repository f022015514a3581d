// Keys beyond the browser's own: "/" searches, "n" adds, Ctrl or ⌘ with Z takes back what this device did last,
// again what it did before, and with Shift, or Ctrl with Y, does it again.

import { visit } from "./visit.js";

const typing = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.target.closest?.(typing)) return;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "/" && !isCommand) search(event);
    else if (event.key === "n" && !isCommand) add(event);
    else if (isCommand) walk(event, event.key?.toLowerCase());
  });
}

/** To the field that searches here; where there is none, to the screen that searches everything. */
function search(event) {
  if (document.querySelector(":modal:not(:has(#search))")) return;
  const field = [...document.querySelectorAll("#search")].find((each) => each.checkVisibility());
  const target = field ?? document.querySelector('nav a[href="/search"]');
  if (!target) return;
  event.preventDefault();
  if (field) field.select();
  else target.click();
}

/** To what is new here; where nothing can be, to the line that goes anywhere. */
function add(event) {
  if (document.querySelector(":modal")) return;
  const links = [...document.querySelectorAll('main a[href$="/new"], nav a[href="/search"]')];
  const target = links.find((each) => each.checkVisibility()) ?? links.at(-1);
  if (!target) return;
  event.preventDefault();
  target.click();
}

/** Takes back the last thing that stands, or does the last thing again that was taken back. */
function walk(event, key) {
  const isRedo = key === "z" ? event.shiftKey : key === "y" && !event.shiftKey && !event.metaKey;
  if ((key !== "z" && !isRedo) || document.querySelector(":modal:not(.sheet)")) return;
  event.preventDefault();
  if (event.repeat) return;
  const { pathname, search } = location;
  const body = new URLSearchParams({ last: isRedo ? "redo" : "undo", return: pathname + search });
  const keeps = () => location.pathname === pathname;
  const init = { method: "POST", body };
  visit(new URL("/undo", location), { init, keepsToast: false, refusal: true, keeps });
}
