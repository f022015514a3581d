// What was entered and is asked about waits in this browser until it is answered or given up, wherever one goes
// meanwhile, in every tab.

import { draftWords } from "./drafts.js";
import { addChoice, notify } from "./toasts.js";

const key = "questions";
/** What an address has that asks: the how-manieth question of how many. */
const asks = "asked";

/** Where each is asked about, by what was entered; of a browser that keeps nothing, while this page lives. */
let waiting = new Map();
/** How many were answered since none waited. */
let answered = 0;
/** Whether it was said that some wait, since one showed. */
export let isSaid = false;

/** An address without the question's number; nothing where it asks nothing. */
function bare(address) {
  const url = new URL(address);
  if (!url.searchParams.has(asks)) return null;
  url.searchParams.set(asks, "");
  return url.href;
}

/** Takes in what other tabs asked and answered. */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    waiting = new Map(kept.filter(([, question]) => bare(question) !== null));
  } catch {
    // Nothing is kept here, or somebody else wrote there: what is known stays.
  }
}

export function areWaiting() {
  read();
  return waiting.size > 0;
}

/** Notes that what was entered is asked about at an address, or nothing of an address that doesn't ask. */
export function ask(entered, address) {
  read();
  waiting.delete(entered);
  const question = bare(address);
  if (question) {
    waiting.set(entered, question);
    isSaid = false;
  }
  keep();
  return question !== null;
}

/** What waits and is what the page that shows is about, asked there or typed anew. */
export function askedHere() {
  read();
  const typed = new URLSearchParams(location.search).get("q");
  return waiting.has(typed) && typed;
}

/** A question is answered, or given up. */
export function end(entered) {
  read();
  if (waiting.delete(entered)) answered += 1;
  keep();
}

function keep() {
  if (!waiting.size) answered = 0;
  try {
    if (waiting.size) localStorage.setItem(key, JSON.stringify([...waiting]));
    else localStorage.removeItem(key);
  } catch {
    return; // they wait while this page lives
  }
}

/** The address of the question that was asked last of those that wait, with its number. */
export function nextQuestion() {
  read();
  const question = [...waiting.values()].pop();
  if (!question) return null;
  const url = new URL(question);
  url.searchParams.set(asks, `${answered + 1}-${answered + waiting.size}`);
  return url.href;
}

/** Says once, where no question shows and no sheet's fields would be covered, what waits, with the way back to it. */
export function sayWaiting() {
  if (bare(location.href) !== null) isSaid = false;
  // Whoever shops has hands full: then it is said when they are done.
  else if (areWaiting() && !isSaid && !document.querySelector("dialog.sheet, [data-awake]")) {
    isSaid = true;
    const [, , , keepTyping, discard, words = ""] = draftWords();
    const toast = document.querySelector("#toasts > .toast:not(.notice)");
    notify(`${words.replace("#", `${waiting.size}`)} ${named()}`);
    document.querySelector("#toasts")?.prepend(toast ?? "");
    addChoice(keepTyping, nextQuestion());
    addChoice(discard, () => giveUp(discard, keepTyping));
  }
}

/** The first of what waits. */
function named() {
  const names = [...waiting.keys()];
  return names.slice(0, 4).join(" · ") + (names.length > 4 ? " …" : "");
}

/** Gives up all that waits, with the way back. */
function giveUp(discard, keepTyping) {
  const before = new Map(waiting);
  notify(`${discard}: ${named()}`);
  waiting.clear();
  keep();
  addChoice(keepTyping, () => {
    for (const [entered, question] of before) waiting.set(entered, question);
    keep();
    isSaid = false;
    sayWaiting();
  });
}
