// Puts a page that was fetched in the place of the one that shows.

import { keepAwake } from "./awake.js";
import { isChanged, restoreDrafts } from "./drafts.js";
import { remember, restore } from "./focus.js";
import { letGo } from "./hold.js";
import { morph, morphAttributes } from "./morph.js";
import { rememberPlace, showAddresses } from "./places.js";
import { showElsewhere } from "./elsewhere.js";
import { showRecent } from "./recent.js";
import { keepRows } from "./rows.js";
import { isBox } from "./safe.js";
import { openSheet } from "./sheets.js";
import { showStorage } from "./storage.js";
import { bringToastsHome, keepToast, placeToasts, stripDone } from "./toasts.js";

/** Whether the page is the answer to a form, one that was refused or a preview: its address has another. */
export let isOnlyHere = false;

/**
 * Shows `page`, a parsed document. `keeps(field)` says which fields keep what was typed;
 * `keepsToast`, whether a toast stays that the page doesn't have; `isOver`, whether a sheet lies over
 * what shows already.
 */
export function swap(page, { keeps = () => false, keepsToast = true, isOver = true, isOnlyHere: isAnswer = false } = {}) {
  letGo();
  const focus = remember();
  const choices = chosen(keeps);
  bringToastsHome();
  if (keepsToast) keepToast(page);
  keepRows(page);
  document.title = page.title;
  const { documentElement: root } = document;
  page.documentElement.className = root.className;
  morphAttributes(root, page.documentElement);
  if (!isOver || !swapSheet(page, keeps)) morph(document.body, page.body, keeps);
  for (const [field, value] of choices) chooseAgain(field, value);
  isOnlyHere = isAnswer;
  settle();
  restore(focus, keeps);
}

/** What a person chose or typed and keeps, with the value of each field. */
function chosen(keeps) {
  const fields = [...document.querySelectorAll("input:not([type=hidden], [type=file]), select, textarea")];
  return fields.filter((field) => isChanged(field) && keeps(field)).map((field) => [field, field.value]);
}

/** A radio that the server chose meanwhile takes the choice away from another; a field may have come anew. */
function chooseAgain(field, value) {
  if (field.type === "radio" && field.isConnected) field.checked = true;
  const again = field.isConnected || !field.id ? null : /** @type {any} */ (document.getElementById(field.id));
  if (again?.name !== field.name) return;
  if (isBox(field)) again.checked = field.checked;
  else again.value = value;
}

/** Shows a page that is a sheet over what shows already, so that nothing behind it changes. */
function swapSheet(page, keeps) {
  const sheet = page.querySelector("dialog.sheet");
  if (!sheet) return false;
  sheet.classList.add(...page.body.classList);
  const shown = document.querySelector("dialog.sheet");
  const toasts = document.getElementById("toasts");
  if (shown) morph(shown, sheet, keeps);
  else document.body.insertBefore(sheet, toasts);
  morph(toasts, page.getElementById("toasts"), keeps);
  return true;
}

const followers = [];

/** Has something follow every change of the page, too, that leads here. */
export function whenSettled(action) {
  followers.push(action);
}

/** What follows every change of the page and its first appearance. */
export function settle() {
  stripDone();
  rememberPlace();
  restoreDrafts();
  openSheet();
  placeToasts();
  showStorage();
  showRecent();
  showElsewhere();
  showAddresses();
  keepAwake();
  for (const follow of followers) follow();
  document.querySelector("[aria-invalid=true], .wrong :is(input, select, textarea)")?.focus();
}

/** Whether `page` is made for other files than this one: the app was updated meanwhile. */
export function isOtherVersion(page) {
  const files = (root) =>
    [...root.querySelectorAll("head link[rel=stylesheet], head script")]
      .map((file) => file.getAttribute("href") ?? file.getAttribute("src"))
      .join();
  return files(page) !== files(document);
}
