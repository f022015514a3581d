// Nothing moves under the finger: a row that was ticked stays where it is, marked so, until the finger
// has been away for a while, or the mouse from all rows. Pressed again meanwhile, its tick is taken back.

import { morph } from "./morph.js";

/** How long nothing is pressed or pointed at before the rows find their places, in milliseconds. */
const away = 600;

/** The rows that stay, each with the form that takes its tick back. */
const held = new Map();
let timer;
/** Whether a mouse that was used last points at rows: what it would press must not change. */
let isOverRows = false;
/** Shows the page as it is by now. */
let bringUp = () => {};

/** @param {() => void} refresh */
export function startHolding(refresh) {
  bringUp = refresh;
  for (const name of ["pointermove", "pointerdown", "pointerout", "keydown"]) addEventListener(name, follow);
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => clearTimeout(timer));
  for (const name of ["pointerup", "pointercancel", "keyup"]) addEventListener(name, waitAgain);
}

/** Notes where the mouse is, if it is one; out of an element without coming into another, it left the window. */
function follow(event) {
  const { pointerType = "touch", type, target, relatedTarget } = event;
  if (type === "pointerout" && relatedTarget) return;
  const before = isOverRows;
  isOverRows = pointerType !== "touch" && type !== "pointerout" && target.closest?.(".rows") != null;
  if (before !== isOverRows) waitAgain();
}

/** Whether rows stay that the book has elsewhere by now. */
export function isHolding() {
  return held.size > 0;
}

/** The form that takes the tick of a row back; nothing where the row shows what is in the book. */
export function takingBack(row) {
  return held.get(row) ?? null;
}

/** Lets `row` stay, if its tick moves it in `page`; says whether rows stay. */
export function hold(row, page) {
  if (!row.isConnected) return false;
  if (held.delete(row)) turn(row);
  else if (movesIn(page, row) && !row.matches("#probably *")) {
    const undo = page.querySelector("#toasts .toast form");
    if (undo) held.set(row, takingOneBack(undo)) && turn(row);
  }
  if (!isHolding()) return false;
  // What is counted is told at once.
  const heads = [...document.querySelectorAll(".group[id]")].map(({ id }) => `#${id} > .group-head`);
  for (const part of ["#toasts", ".screen-head", ...heads]) {
    const again = page.querySelector(part);
    if (again) morph(document.querySelector(part), again, () => false);
  }
  waitAgain();
  return true;
}

/** A whole page comes: all rows are where they belong. */
export function letGo() {
  held.clear();
  clearTimeout(timer);
}

/** A copy of the form that takes an action back, without those that were done right before it. */
function takingOneBack(undo) {
  const copy = undo.cloneNode(true);
  copy.querySelector("[name=row]")?.remove();
  return copy;
}

function waitAgain() {
  clearTimeout(timer);
  if (isHolding() && !isOverRows) timer = setTimeout(bringUp, away);
}

function turn(row) {
  const tick = row.querySelector(".tick");
  const isOn = tick.getAttribute("aria-pressed") !== "true";
  tick.setAttribute("aria-pressed", `${isOn}`);
  row.classList.toggle("done", isOn);
}

function movesIn(page, row) {
  const again = page.getElementById(row.id);
  return placeOf(again) !== placeOf(row);
}

/** Its group, and what stands before it there. */
function placeOf(row) {
  return row && `${row.closest("section")?.id} ${row.previousElementSibling?.id}`;
}
