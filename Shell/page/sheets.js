// Sheets: the server renders them open; here they become modal.

/** Makes the page's sheet modal, so that focus stays in it and Escape closes it. */
export function openSheet() {
  const sheet = document.querySelector("dialog.sheet");
  if (!sheet || sheet.matches(":modal")) return;
  sheet.removeAttribute("open");
  sheet.showModal();
  if (!sheet.querySelector("[autofocus]")) sheet.querySelector("h2")?.focus();
  if (sheet.dataset.ready) return;
  sheet.dataset.ready = "";
  sheet.addEventListener("cancel", (event) => {
    event.preventDefault();
    closeSheet(sheet);
  });
  // A click beside the sheet arrives at the dialog itself.
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet && !contains(sheet, event)) closeSheet(sheet);
  });
}

function contains(sheet, { clientX, clientY }) {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function closeSheet(sheet) {
  sheet.querySelector("[data-close-sheet]")?.click();
}

/** Closes the menu that an action was chosen from. */
export function closePopovers() {
  for (const menu of document.querySelectorAll(":popover-open")) menu.hidePopover();
}
