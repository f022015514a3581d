// Keys for scoring: digits press a row's level, 0 clears it, arrows go from row to row and, in the
// matrix, from cell to cell.

export function startScores() {
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target.closest(".matrix input")) moveCell(event);
    else if (event.target.closest(".scores")) pressLevel(event);
    else if (event.target.closest(".measure")) moveMeasure(event);
  });
  // What one types replaces what stands in a cell.
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".matrix input, .measure input")) event.target.select();
  });
}

function pressLevel(event) {
  const form = event.target.closest(".scores");
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return moveRow(event, form);
  if (!/^[0-9]$/.test(event.key)) return;
  const level =
    event.key === "0"
      ? form.querySelector('[aria-pressed="true"]')
      : form.querySelector(`[data-level="${event.key}"][aria-pressed="false"]`);
  if (!level) return;
  event.preventDefault();
  level.focus();
  level.click();
}

function moveRow(event, form) {
  const all = [...document.querySelectorAll(".scores")];
  const next = all[all.indexOf(form) + (event.key === "ArrowDown" ? 1 : -1)];
  const place = [...form.querySelectorAll("button")].indexOf(event.target);
  const button = next?.querySelectorAll("button")[Math.max(0, place)];
  if (!button) return;
  event.preventDefault();
  button.focus();
}

/** Return and the arrows go from number to number; leaving a field saves it. */
function moveMeasure(event) {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  if (!step) return;
  const all = [...document.querySelectorAll(".measure input[type=text]")];
  event.preventDefault();
  (all[all.indexOf(event.target) + step] ?? event.target.form.closest("section")).focus?.();
  if (document.activeElement === event.target) event.target.blur();
}

const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Enter: [1, 0] };

function moveCell(event) {
  const step = steps[event.key];
  if (!step) return;
  const cell = event.target.closest("td");
  const row = cell.parentElement;
  const target = row.parentElement.rows[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
  const field = target?.querySelector("input[type=text]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}
