// A number with three digits after its point or comma may be read two ways: beside its field it is shown
// how the core understands it, before it is kept.

import { fetched, made } from "./safe.js";

const twoReadings = /^\s*[-+\u2212]?[1-9]\d{0,2}[.,]\d{3}\s*$/;

export function startNumbers() {
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (/decimal|numeric/.test(field.inputMode) && !event.isComposing) understand(field);
  });
}

async function understand(field) {
  const typed = field.value;
  if (!twoReadings.test(typed)) return say(field, "");
  const answer = await fetched(`/number?text=${encodeURIComponent(typed)}`);
  const text = (await answer?.text()) ?? "";
  if (field.value === typed) say(field, text);
}

function say(field, text) {
  const shown = field.nextElementSibling;
  if (shown?.matches(".understood")) shown.remove();
  if (text) field.after(made("output", { className: "understood", textContent: text }));
}
