// What is typed and not yet sent outlives a reload or a wrong tap, in this tab, and is never shown
// without a word.
//
// A draft is what was `typed`, each with the value that stood there, and what is only `offered`:
// typed in a sheet that was closed, or over a value that is another by now. With it goes what was `chosen`
// in the preview of what was typed.

import { dropKeptAnswers } from "./answers.js";
import { fieldNamed, fieldsOf, idOf, isBox, isPost, made, putFirst } from "./safe.js";
import { addChoice, notify } from "./toasts.js";

const prefix = "draft:";
/** The hidden field that says when the values were read that a form shows. */
export const asOfName = "as-of";

/** The forms that show a draft from before, by their keys. */
const shown = new Set();
/** How many lines have been said. */
let lines = 0;
/** The sheet that was left with something typed in it, until that is said. */
let left = null;

/** Forms with one address are told apart by their ids, where they have some: a number beside each of many rows. */
function keyOf(form) {
  const id = idOf(form);
  return `${prefix}${location.pathname}|${form.getAttribute("action") ?? ""}${id ? `|${id}` : ""}`;
}

function read(key) {
  const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
  return { typed: Array.isArray(draft) ? draft : [], offered: [], chosen: [], ...draft };
}

function write(key, draft) {
  if (!draft.typed.length && !draft.offered.length) return drop(key);
  storeInTab(key, JSON.stringify(draft));
}

/** Keeps a text in this tab. */
export function storeInTab(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    dropKeptAnswers();
    sessionStorage.setItem(key, text);
  }
}

function drop(key) {
  sessionStorage.removeItem(key);
  shown.delete(key);
}

/** Whether a field is one that people write into. */
export function isText(field) {
  if (field.localName === "textarea") return true;
  return field.localName === "input" && /^(text|search|email|url|tel|number|date|time)$/.test(field.type);
}

/** Whether a person typed something into a field. */
function isTyped(field) {
  return isText(field) && field.value !== field.defaultValue;
}

/** Whether a person typed or chose something in a field. */
export function isChanged(field) {
  if (isText(field)) return isTyped(field);
  if (field.localName === "select") return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return isBox(field) && field.checked !== field.defaultChecked;
}

function textNamed(form, name) {
  const field = fieldNamed(form, name);
  return field && isText(field) ? field : null;
}

/** Whether something is typed on this page that was not sent. */
export function isDirty() {
  return [...document.querySelectorAll("form[method=post] :is(input, textarea)")].some(isTyped);
}

/** Notes what is typed in a form and not sent, or that nothing is. What another form with the same
 * address left there stays: notes, while what was read from them is corrected. */
export function save(form) {
  const changed = fieldsOf(form).filter(isTyped);
  const { typed, offered } = read(keyOf(form));
  const others = typed.filter(([name]) => textNamed(form, name) === null);
  const own = changed.map((field) => [field.name, field.value, field.defaultValue]);
  write(keyOf(form), { typed: [...others, ...own], offered, chosen: choicesIn(form) });
}

/** What the boxes of a preview say, each with what says where it stands by itself. */
function choicesIn(form) {
  if (!form.dataset.preview) return [];
  const isChoice = (field) => (isBox(field) ? field.checked : field.type === "hidden");
  return fieldsOf(form)
    .filter((field) => field.name && isChoice(field))
    .map((field) => [field.name, field.value]);
}

/** Drops what was typed in a form that is sent; what was only offered isn't, and is offered again. Returns
 * what brings it back, if the answer only previews. */
export function forget(form) {
  const key = keyOf(form);
  const { typed, offered, chosen } = read(key);
  write(key, { typed: [], offered, chosen });
  shown.delete(key);
  return () => typed.length > 0 && write(key, { typed, offered: read(key).offered, chosen });
}

/** Puts drafts back into the forms they were typed in, and says so. */
export function restoreDrafts() {
  for (const form of document.querySelectorAll("form[method=post]")) restoreDraft(form);
  sayLeft();
}

function restoreDraft(form) {
  const key = keyOf(form);
  if (!sessionStorage.getItem(key)) return;
  const { typed: before, offered, chosen } = read(key);
  const typed = before.filter(([name, value]) => textNamed(form, name)?.defaultValue !== value);
  const isLate = ([name, , before]) => {
    const field = textNamed(form, name);
    return field !== null && field.defaultValue !== before;
  };
  const due = typed.filter((entry) => !isLate(entry));
  write(key, { typed: due, offered: joined(offered, typed.filter(isLate)), chosen });
  for (const [name, value] of due) {
    const field = textNamed(form, name);
    if (!field || field.value !== field.defaultValue) continue;
    field.value = value;
    shown.add(key);
    chooseAgain(form, chosen);
    // What the words would do is shown with them, and with what was chosen in it.
    field.dispatchEvent(new CustomEvent("restored", { bubbles: true, detail: chosen }));
  }
  sayDraft(form);
}

/** Chooses again what stands in the form itself; what stands in its preview comes with that. */
function chooseAgain(form, chosen) {
  const isChosen = (field) => chosen.some(([name, value]) => field.name === name && field.value === value);
  for (const field of fieldsOf(form)) if (field.type === "radio" && isChosen(field)) field.checked = true;
}

/** The later words take the place of earlier ones for the same field. */
function joined(before, after) {
  return [...before.filter(([name]) => !after.some((entry) => entry[0] === name)), ...after];
}

/** Shown, offered, left, keep typing, discard, what is asked: a line each. */
export function draftWords() {
  return (document.body.dataset.drafts ?? "").split("\n");
}

/** Says above a form's fields what of a draft is shown or kept, with the ways to settle it. */
function sayDraft(form) {
  const [draftShown, draftOffered, , keepTyping, discard] = draftWords();
  const { typed, offered } = read(keyOf(form));
  form.querySelector(":scope > .draft")?.remove();
  if (offered.length) {
    const words = offered.map(([, value]) => `“${value}”`).join(" · ");
    const use = [keepTyping, () => useOffered(form)];
    putFirst(form, draftLine(`${draftOffered} ${words}`, [use, [discard, () => discardOffered(form)]]));
  } else if (shown.has(keyOf(form)) && typed.some(([name]) => textNamed(form, name))) {
    putFirst(form, draftLine(draftShown, [[discard, () => discardTyped(form)]]));
  }
}

function draftLine(words, choices) {
  // With an id no other part of the form is taken for it when the page changes.
  const line = made("div", { id: `draft-${(lines += 1)}`, className: "draft" });
  line.setAttribute("role", "status");
  line.append(made("p", { textContent: words }), ...choices.map(([label, action]) => draftButton(label, action)));
  return line;
}

function draftButton(label, action) {
  const button = made("button", { type: "button", className: "button small", textContent: label });
  button.addEventListener("click", action);
  return button;
}

function useOffered(form) {
  const key = keyOf(form);
  const { typed, offered, chosen } = read(key);
  write(key, { typed, offered: [], chosen });
  shown.add(key);
  for (const [name, value] of offered) type(textNamed(form, name), value);
  sayDraft(form);
}

function discardOffered(form) {
  write(keyOf(form), { ...read(keyOf(form)), offered: [] });
  sayDraft(form);
}

function discardTyped(form) {
  const { typed } = read(keyOf(form));
  drop(keyOf(form));
  for (const [name, , before] of typed) type(textNamed(form, name), before);
  sayDraft(form);
}

/** Changes a field as a person does, so that all that follows typing follows. */
function type(field, value) {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A sheet is left on purpose: what was typed over something is not laid over it again unasked. */
export function leaveDrafts(sheet) {
  for (const form of sheet?.querySelectorAll("form[method=post]") ?? []) {
    const key = keyOf(form);
    const { typed, offered, chosen } = read(key);
    if (!typed.length) continue;
    const isEdit = fieldsOf(form).some((field) => isText(field) && field.defaultValue !== "");
    if (isEdit) write(key, { typed: [], offered: joined(offered, typed), chosen });
    shown.delete(key);
    left = { key, href: location.href };
  }
}

/** Says once the sheet is gone that what was typed in it is kept, with the way back to it. */
function sayLeft() {
  if (!left || document.querySelector("dialog.sheet")) return;
  const { key, href } = left;
  left = null;
  const [, , draftLeft, keepTyping] = draftWords();
  notify(draftLeft);
  addChoice(keepTyping, href).addEventListener("click", () => {
    const { typed, offered, chosen } = read(key);
    write(key, { typed: joined(offered, typed), offered: [], chosen });
  });
}

export function startDrafts() {
  document.addEventListener("input", (event) => {
    const form = event.target.form;
    if (!form || !isPost(form) || !(isText(event.target) || form.dataset.preview)) return;
    save(form);
    // What was done before lies over no form that is being filled in.
    form.closest(".sheet") && document.querySelector("#toasts > .toast:not(.notice)")?.remove();
    if (form.querySelector(":scope > .draft")) sayDraft(form);
  });
}
