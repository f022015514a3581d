// Keys beyond the browser's own: "/" searches, and Ctrl or ⌘ with Z takes back what was just done.

const typing = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.target.closest?.(typing)) return;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "/" && !isCommand) search(event);
    else if (event.key?.toLowerCase() === "z" && isCommand && !event.shiftKey) undo(event);
  });
}

/** To the field that searches here; where there is none, to the screen that searches everything. */
function search(event) {
  if (document.querySelector(":modal:not(:has(#search))")) return;
  const field = [...document.querySelectorAll("#search")].find((each) => each.checkVisibility());
  const target = field ?? document.querySelector('nav a[href="/search"]');
  if (!target) return;
  event.preventDefault();
  if (field) field.select();
  else target.click();
}

/** The toast's own Undo, which knows what it takes back. */
function undo(event) {
  const button = document.querySelector('#toasts form[action="/undo"] button');
  if (!button) return;
  event.preventDefault();
  button.click();
}
