// A number with three digits after its point or comma may be read two ways: beside its field it is shown
// how the core understands it, before it is kept.

const twoReadings = /^\s*[-+\u2212]?[1-9]\d{0,2}[.,]\d{3}\s*$/;

export function startNumbers() {
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (field.inputMode !== "decimal" && field.inputMode !== "numeric") return;
    if (event.isComposing) return;
    understand(field);
  });
}

async function understand(field) {
  const typed = field.value;
  if (!twoReadings.test(typed)) return say(field, "");
  const answer = await fetch(`/number?text=${encodeURIComponent(typed)}`).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (field.value === typed) say(field, text);
}

function say(field, text) {
  const shown = field.nextElementSibling;
  if (shown?.classList.contains("understood")) {
    if (text) shown.textContent = text;
    else shown.remove();
  } else if (text) {
    const output = document.createElement("output");
    output.className = "understood";
    output.textContent = text;
    field.after(output);
  }
}
