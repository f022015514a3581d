// Where the keyboard was, when what it was in moves or leaves.

import { isText } from "./drafts.js";

/** The focused control: what is typed in it, or the row it stands in and what it is there. */
export function remember() {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const row = control.closest(".row");
  return {
    control,
    kind: control.classList[0],
    rows: [row, row?.nextElementSibling, row?.previousElementSibling].map((near) => near?.id),
    typed: isText(control) ? [control.value, control.selectionStart, control.selectionEnd] : null,
  };
}

/** Focuses the same control again, or that of the row that took its place. */
export function restore(focus, keeps) {
  if (!focus || document.activeElement === focus.control) return;
  if (document.activeElement && document.activeElement !== document.body) return;
  const again = focus.control.id && document.getElementById(focus.control.id);
  const row = focus.rows.map((id) => id && document.getElementById(id)).find(Boolean);
  const control = again || (focus.kind && row?.getElementsByClassName(focus.kind)[0]);
  if (!control) return;
  control.focus({ preventScroll: true });
  if (control === again && focus.typed && keeps(focus.control)) retype(control, focus.typed);
}

/** Puts back what was typed into a field that stands where another of its id stood. */
function retype(field, [value, start, end]) {
  field.value = value;
  if (start !== null) field.setSelectionRange(start, end);
}
