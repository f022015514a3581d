// Links become visits.

import { leaveDrafts } from "./drafts.js";
import { isAnsweredHere } from "./offline.js";
import { remembered } from "./places.js";
import { openMenu } from "./rows.js";
import { fetched, made } from "./safe.js";
import { dismiss, notify } from "./toasts.js";
import { leaveTo, visit } from "./visit.js";

export function startLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link) return;
    if (isFileFromHere(event, link)) return download(event, link);
    if (!isOurs(event, link)) return;
    event.preventDefault();
    if (link.dataset.dismiss !== undefined) dismiss(link);
    else if (link.dataset.closeSheet !== undefined) leave(link);
    else if (link.classList.contains("more")) openMenu(link);
    else {
      visit(remembered(link), { opener: link });
      link.closest("[popover]")?.hidePopover();
    }
  });
}

/** Closes a sheet by its own link. */
function leave(link) {
  leaveDrafts(link.closest("dialog"));
  leaveTo(link.href);
}

/** Whether a link is to a file that the service worker makes: browsers ask for those elsewhere. */
function isFileFromHere(event, link) {
  return link.hasAttribute("download") && link.dataset.give === undefined && link.origin === location.origin && event.button === 0 && isAnsweredHere();
}

/** Fetches a file and hands it to the browser to be kept. */
async function download(event, link) {
  event.preventDefault();
  const answer = await fetched(link.href);
  if (!answer) return notify(document.body.dataset.unreachable);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition")) ?? [];
  keepFile(await answer.blob(), name ?? link.download);
}

/** Has the browser keep a file, among its downloads. */
export function keepFile(content, name) {
  const file = made("a", { href: URL.createObjectURL(content), download: name });
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}

/** Whether a click means "go there, here": not a new tab, a file, another site, or a place below. */
function isOurs(event, link) {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute("download") || link.dataset.native !== undefined) return false;
  if (link.origin !== location.origin) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
