// Links become visits.

import { dismiss } from "./toasts.js";
import { leaveTo, visit } from "./visit.js";

export function startLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || isOurs(event, link) === false) return;
    event.preventDefault();
    if (link.dataset.dismiss !== undefined) dismiss(link);
    else if (link.dataset.closeSheet !== undefined) leaveTo(link.href);
    else visit(link.href);
  });
}

/** Whether a click means "go there, here": not a new tab, a file, another site, or a place below. */
function isOurs(event, link) {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute("download") || link.dataset.native !== undefined) return false;
  if (link.origin !== location.origin) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
