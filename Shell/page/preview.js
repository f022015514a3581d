// Forms that show what they would do as one types: parts of the page, by their ids, come anew from the
// address in `data-preview`.

import { morph } from "./morph.js";
import { fetched, fieldNamed, isBox, pageOf } from "./safe.js";

// What a server takes in an address is less; what is longer is posted.
const longest = 4000;

let previewTimer;
let previewTurn = 0;

export function startPreviews() {
  document.addEventListener("input", (event) => {
    const form = event.target.form;
    if (!form?.dataset.preview || event.isComposing) return;
    clearTimeout(previewTimer);
    previewTimer = setTimeout(() => preview(form), 60);
  });
  document.addEventListener("restored", (event) => {
    const { form } = /** @type {any} */ (event.target);
    if (form.dataset.preview) preview(form, /** @type {CustomEvent} */ (event).detail);
  });
}

/** Brings the parts anew; `chosen` is what stood in them before, where they don't show yet. */
async function preview(form, chosen = []) {
  const mine = ++previewTurn;
  const url = new URL(form.dataset.preview, location);
  const fields = new URLSearchParams();
  for (const field of form.querySelectorAll("input[name], textarea[name]")) {
    if (!isBox(field) || field.checked) fields.append(field.name, field.value);
  }
  for (const [name, value] of chosen) if (!fieldNamed(form, name)) fields.append(name, value);
  const isLong = `${fields}`.length > longest;
  if (!isLong) url.search = `${fields}`;
  const answer = await fetched(url, isLong ? { method: "POST", body: fields } : {});
  if (!answer) return;
  const parts = pageOf(await answer.text()).body.children;
  if (mine !== previewTurn) return;
  // The elements stay, so that a screen reader says what changed in them.
  for (const part of [...parts]) {
    const shown = document.getElementById(part.id);
    if (shown) morph(shown, part, () => true);
  }
}
