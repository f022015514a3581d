// What is typed and not yet sent outlives a reload or a wrong tap, in this tab.

import { fieldNamed, fieldsOf, isPost } from "./safe.js";

const prefix = "draft:";
/** The hidden field that says when the values were read that a form shows. */
export const asOfName = "as-of";

function keyOf(form) {
  return `${prefix}${location.pathname}|${form.getAttribute("action") ?? ""}`;
}

/** Whether a field is one that people write into. */
export function isText(field) {
  if (field.localName === "textarea") return true;
  return field.localName === "input" && /^(text|search|email|url|tel|number|date|time)$/.test(field.type);
}

/** Whether a person typed or chose something in a field. */
export function isChanged(field) {
  if (isText(field)) return field.value !== field.defaultValue;
  if (field.localName === "select") return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return /^(checkbox|radio)$/.test(field.type) && field.checked !== field.defaultChecked;
}

/** Whether something is typed on this page that was not sent. */
export function isDirty() {
  return [...document.querySelectorAll("form[method=post] :is(input, textarea)")].some(
    (field) => isText(field) && field.value !== field.defaultValue,
  );
}

/** Notes what is typed in a form and not sent, or that nothing is. */
export function save(form) {
  const typed = fieldsOf(form).filter((field) => isText(field) && field.value !== field.defaultValue);
  // With what is typed goes the moment of what it was typed over.
  const asOf = typed.length ? fieldNamed(form, asOfName) : null;
  const draft = [...typed, ...(asOf ? [asOf] : [])].map((field) => [field.name, field.value]);
  if (draft.length) sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  else sessionStorage.removeItem(keyOf(form));
}

/** Drops the draft of a form that was sent. */
export function forget(form) {
  sessionStorage.removeItem(keyOf(form));
}

/** Puts drafts back into the forms they were typed in. */
export function restoreDrafts() {
  for (const form of document.querySelectorAll("form[method=post]")) {
    const draft = sessionStorage.getItem(keyOf(form));
    if (!draft) continue;
    for (const [name, value] of JSON.parse(draft)) {
      const field = fieldNamed(form, name);
      const isOpen = field && (name === asOfName || (isText(field) && field.value === field.defaultValue));
      if (isOpen) field.value = value;
    }
  }
}

export function startDrafts() {
  document.addEventListener("input", (event) => {
    const form = event.target.form;
    if (form && isPost(form) && isText(event.target)) save(form);
  });
}
