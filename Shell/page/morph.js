// Turns one tree of nodes into another, keeping every node that can stay. Nodes with an id are the
// same if their ids are; others if they stand in the same order and have the same name.

import { asOfName, isChanged } from "./drafts.js";
import { fieldsOf, idOf } from "./safe.js";

/**
 * Makes `from` like `to`. `keeps(field)` says whether what a person typed or chose in a field stays.
 */
export function morph(from, to, keeps) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if (isUnderTyped(from, keeps)) return;
  morphAttributes(from, to);
  // A textarea's children are its default value; they move over, so its value is noted before.
  const { value } = to;
  morphChildren(from, to, keeps);
  if (from.localName === "template") from.content.replaceChildren(to.content);
  if (!keeps(from)) takeValue(from, to, value);
}

/** Whether it says of when the values were over which something was typed that stays. */
function isUnderTyped(input, keeps) {
  if (input.localName !== "input" || input.name !== asOfName || !input.form) return false;
  return fieldsOf(input.form).some((field) => isChanged(field) && keeps(field));
}

export function morphAttributes(from, to) {
  for (const { name, value } of [...to.attributes]) {
    if (!isOwn(from, name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!isOwn(from, name) && !to.hasAttribute(name)) from.removeAttribute(name);
  }
}

/** What the browser keeps in an attribute by itself: whether a dialog or details is open. */
function isOwn(element, name) {
  return name === "open" && (element.localName === "dialog" || element.localName === "details");
}

/** Gives a field the value that the server sent, whatever was typed. */
function takeValue(from, to, value) {
  if (from.localName === "input") {
    if (from.type !== "file" && from.value !== value) from.value = value;
    from.checked = to.checked;
  } else if (from.localName === "textarea") {
    if (from.value !== value) from.value = value;
  } else if (from.localName === "option") {
    if (from.selected !== to.selected) from.selected = to.selected;
  }
}

function morphChildren(from, to, keeps) {
  const named = namedChildren(from);
  const wantedIDs = new Set(namedChildren(to).keys());
  let cursor = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const match = idOf(wanted) ? named.get(idOf(wanted)) : nextLike(wanted, cursor);
    if (!match || match.nodeName !== wanted.nodeName) {
      from.insertBefore(wanted, cursor);
      continue;
    }
    // Going over the nodes that must leave, instead of moving those that stay, keeps focus.
    while (cursor !== match && cursor && leaves(cursor, wantedIDs)) cursor = removed(cursor);
    if (cursor === match) cursor = cursor.nextSibling;
    else if (isAhead(match, cursor) && match.contains(document.activeElement)) cursor = giveWay(from, match, cursor);
    else move(from, match, cursor);
    morph(match, wanted, keeps);
  }
  while (cursor) cursor = removed(cursor);
}

function namedChildren(parent) {
  return new Map([...parent.children].filter(idOf).map((child) => [idOf(child), child]));
}

/** The first node from `cursor` on that has no id and the same name. */
function nextLike(wanted, cursor) {
  let node = cursor;
  while (node && (idOf(node) || node.nodeName !== wanted.nodeName)) node = node.nextSibling;
  return node;
}

function leaves(node, wantedIDs) {
  return idOf(node) ? !wantedIDs.has(idOf(node)) : false;
}

function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function isAhead(node, cursor) {
  return cursor !== null && (cursor.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Moves what stands between the cursor and the focused node behind that one, which itself stays where it is. */
function giveWay(parent, focused, cursor) {
  const behind = focused.nextSibling;
  for (let node = cursor; node !== focused; ) {
    const next = node.nextSibling;
    move(parent, node, behind);
    node = next;
  }
  return focused.nextSibling;
}

function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
