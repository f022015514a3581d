// Rows that can be swiped. What can be done to them stands on the page once for all that can do the
// same, as a template; here it is filled for the row that is touched.

/** What stands in a template for a record: see `Placeholder` in Kernel/Markup. */
const placeholderID = "7f3a91c4-5e2b-7d60-b1e7-04d963fa2c58";
const placeholderTitle = "\u{FFFC}";

/** The row that is swiped open. */
let open = null;
/** The menu that showed when a press on a "⋯" began. */
let shownBefore = null;

export function startRows() {
  document.addEventListener("pointerover", (event) => prepare(swipeOf(event.target)));
  document.addEventListener("scroll", (event) => takeScroll(swipeOf(event.target)), true);
  document.addEventListener("pointerdown", (event) => {
    shownBefore = event.target.closest(".more") && document.querySelector(".row > .menu:popover-open");
    if (open && !open.contains(event.target)) open.scrollTo({ left: 0, behavior: "smooth" });
  });
  document.addEventListener("contextmenu", offerMenu);
}

/** A long press or the other button opens a row's menu; with Shift the browser's own. */
function offerMenu(event) {
  const swipe = swipeOf(event.target);
  if (!swipe || event.shiftKey || event.target.closest("input, .swipe-actions")) return;
  const menu = prepare(swipe);
  if (!menu) return;
  event.preventDefault();
  const show = () => menu.isConnected && !menu.matches(":popover-open") && menu.showPopover({ source: swipe.querySelector(".more") });
  show();
  // Letting go outside of it closes it.
  document.addEventListener("pointerup", () => setTimeout(show), { once: true });
}

function swipeOf(target) {
  return target.closest?.(".swipe") ?? null;
}

function takeScroll(swipe) {
  if (!swipe) return;
  prepare(swipe);
  open = swipe;
}

/** Opens the menu that a row's "⋯" stands for; pressing it again closes it, which the browser did by now. */
export function openMenu(more) {
  const menu = prepare(more.closest(".swipe"));
  if (menu !== shownBefore) menu?.showPopover({ source: more });
  shownBefore = null;
}

/** The "⋯" of the row that a menu belongs to. */
export function moreOf(menu) {
  return menu.closest(".row")?.querySelector(".more");
}

/** Gives rows of the page that comes what they have here, so that a row stays open and its menu shown. */
export function keepRows(page) {
  for (const menu of document.querySelectorAll(".row > .menu")) {
    prepare(page.getElementById(menu.parentElement.id)?.querySelector(".swipe"));
  }
}

/** Puts its actions into a row, unless they are there, and returns its menu. */
function prepare(swipe) {
  const template = swipe?.ownerDocument.getElementById(`m-${swipe.dataset.menu}`);
  if (!template) return null;
  const row = swipe.parentNode;
  if (!row.querySelector(":scope > .menu")) {
    const [actions, menu] = filled(template, row.id.slice(-36), row.querySelector(".name").textContent).children;
    swipe.append(actions);
    row.append(menu);
  }
  return row.querySelector(":scope > .menu");
}

function filled(template, id, title) {
  const copy = document.importNode(template.content, true);
  const put = (text) => text.replaceAll(placeholderID, id).replaceAll(placeholderTitle, () => title);
  for (const element of copy.querySelectorAll("*")) {
    for (const attribute of element.attributes) attribute.value = put(attribute.value);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) node.data = put(node.data);
  }
  return copy;
}
