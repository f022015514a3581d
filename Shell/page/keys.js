// Keys beyond the browser's own: "/" searches, "n" adds, "?" lists the keys, Ctrl or ⌘ with Z takes back what this
// device did last, again what it did before, and with Shift, or Ctrl with Y, does it again. Right after an action
// Tab leads to its Undo, and on from there to where one was.

import { base } from "./places.js";
import { isPost } from "./safe.js";
import { visit } from "./visit.js";

const typing = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** When a key was last pressed in a field, and for how long whoever types may not have seen that it is gone. */
let typedAt = -Infinity;
const pause = 700;

/** What takes back the move to another book that was done last: the server alone, which has both, can do so. */
let moved = null;

export function startKeys() {
  noteMove();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "Tab" && !isCommand) return passUndo(event);
    const field = event.target.closest?.(typing);
    if (field) typedAt = event.timeStamp;
    if (!isCommand && event.timeStamp - typedAt < pause) return;
    // In a field that is empty again a toast's action is meant.
    if (field && !(isCommand && field.value === "" && document.querySelector("#toasts [name=stamp]"))) return;
    if (event.key === "/" && !isCommand) search(event);
    else if (event.key === "n" && !isCommand) add(event);
    else if (event.key === "?" && !isCommand) list(event);
    else if (isCommand) walk(event, event.key?.toLowerCase());
  });
}

/** Remembers the move that a page tells of, until something else is done. */
function noteMove() {
  const undo = document.querySelector("main form[action*='/move/']:has([value=undo])");
  if (undo && new URLSearchParams(location.search).has("moved")) moved = undo.cloneNode(true);
  document.addEventListener("submit", ({ target, submitter }) => {
    if (isPost(target, submitter)) moved = null;
  });
}

/** To the field that searches here; where there is none, to the screen that searches everything. */
function search(event) {
  if (document.querySelector(":modal:not(:has(#search))")) return;
  const field = [...document.querySelectorAll("#search")].find((each) => each.checkVisibility());
  const target = field ?? document.querySelector('nav a[href$="/search"]');
  if (!target) return;
  event.preventDefault();
  if (field) field.select();
  else target.click();
}

/** To what is new here; where nothing can be, to the line that goes anywhere. */
function add(event) {
  if (document.querySelector(":modal")) return;
  const links = [...document.querySelectorAll('main a[href$="/new"], nav a[href$="/add"]')];
  const target = links.find((each) => each.checkVisibility()) ?? links.at(-1);
  if (!target) return;
  event.preventDefault();
  target.click();
}

/** To the keys there are. */
function list(event) {
  if (document.querySelector(":modal")) return;
  event.preventDefault();
  visit(new URL(`${base()}/settings/keys`, location));
}

/** The action whose Undo was passed, and where Tab came from. */
let passed;
/** @type {Element | null} */
let origin = null;

function passUndo(event) {
  const all = document.querySelectorAll("#toasts > .toast:not(.notice) :is(button, a), .trip-bar button");
  const controls = [...all].filter((each) => each.checkVisibility());
  const stamp = document.querySelector("#toasts [name=stamp]")?.value;
  const place = controls.indexOf(event.target);
  if (place < 0 && stamp && stamp !== passed && !event.shiftKey) {
    passed = stamp;
    origin = event.target;
    if (!controls[0]) return;
    event.preventDefault();
    controls[0].focus();
  } else if (place >= 0 && place === (event.shiftKey ? 0 : controls.length - 1) && origin?.isConnected) {
    event.preventDefault();
    origin.focus();
    origin = null;
  }
}

/** Takes back the last thing that stands, or does the last thing again that was taken back. */
function walk(event, key) {
  const isRedo = key === "z" ? event.shiftKey : key === "y" && !event.shiftKey && !event.metaKey;
  if ((key !== "z" && !isRedo) || document.querySelector(":modal:not(.sheet)")) return;
  event.preventDefault();
  if (event.repeat) return;
  if (moved && !isRedo) return sendAlone(moved);
  const { pathname, search } = location;
  const body = new URLSearchParams({ last: isRedo ? "redo" : "undo", return: pathname + search });
  const keeps = () => location.pathname === pathname;
  const init = { method: "POST", body };
  visit(new URL(`${base()}/undo`, location), { init, keepsToast: false, refusal: true, keeps });
}

/** Sends the form of an Undo that isn't on the page any more. */
function sendAlone(undo) {
  undo.hidden = true;
  document.body.append(undo);
  undo.requestSubmit();
  undo.remove();
}
