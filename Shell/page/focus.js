// Where the keyboard was, when the row it was in moves or leaves.

/** The focused control, by the row it stands in and what it is in that row. */
export function remember() {
  const control = document.activeElement;
  const row = control?.closest(".row");
  if (!row) return null;
  return {
    control,
    kind: control.classList[0],
    rows: [row, row.nextElementSibling, row.previousElementSibling].map((near) => near?.id),
  };
}

/** Focuses the same control again, or that of the row that took its place. */
export function restore(focus) {
  if (!focus || document.activeElement === focus.control) return;
  if (document.activeElement !== document.body) return;
  const row = focus.rows.map((id) => id && document.getElementById(id)).find(Boolean);
  const control = focus.kind && row?.getElementsByClassName(focus.kind)[0];
  (control ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
