// A table that is one form: only the cells one typed in are sent, as one types.

import { fieldNamed, fieldsOf } from "./safe.js";

const unsent = new WeakSet();
let sendTimer;

export function startCells() {
  document.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-cells]");
    if (!form) return;
    unsent.add(event.target);
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => form.requestSubmit(), 400);
  });
  document.addEventListener("change", (event) => event.target.closest("form[data-cells]")?.requestSubmit());
}

/** Whether a cell has been typed in since it was sent. */
export function isUnsent(field) {
  return unsent.has(field);
}

/** What says where cells are, with those that were typed in; nothing if none was. */
export function takeUnsent(form) {
  const typed = fieldsOf(form).filter((field) => unsent.has(field));
  if (!typed.length) return null;
  const body = new URLSearchParams();
  for (const field of form.querySelectorAll("input[type=hidden]")) body.append(field.name, field.value);
  for (const field of typed) {
    body.append(field.name, field.value);
    unsent.delete(field);
  }
  return body;
}

/** Marks again what couldn't be sent. */
export function sendLater(form, body) {
  if (form.dataset.cells === undefined) return;
  for (const name of body.keys()) {
    const field = fieldNamed(form, name);
    if (field?.type === "text") unsent.add(field);
  }
}
