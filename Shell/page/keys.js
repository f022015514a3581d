// Keys beyond the browser's own: "/" searches.

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const field = document.getElementById("search");
    const target = field ?? document.querySelector("a[data-search]");
    if (!target) return;
    event.preventDefault();
    if (field) field.select();
    else target.click();
  });
}
