// Goes to addresses: fetches the page, shows it, and keeps history and scroll positions.

import { beginAnswer, dropAnswer, endAnswer, isAnswerShown, keepAnswer, takeAnswer } from "./answers.js";
import { hold } from "./hold.js";
import { noteShown } from "./offline.js";
import { base } from "./places.js";
import { moreOf } from "./rows.js";
import { pageOf } from "./safe.js";
import { isOtherVersion, swap } from "./swap.js";
import { notify, said, withoutDone } from "./toasts.js";
import { transition } from "./transitions.js";

let current = null;

/** A visit's turn: it ends when another begins, and then the visit shows nothing. */
function takeTurn() {
  current?.abort();
  current = new AbortController();
  return current;
}

/** Whether a page is being fetched. */
export function isVisiting() {
  return current !== null;
}

/**
 * Fetches `url` and shows what comes. `mode` is what happens to history: "push", "replace" or
 * "stay". Returns whether the request was answered, so that nothing it carried is lost.
 *
 * @param {string | URL} url
 * @param {Visit} options
 */
export async function visit(url, { mode = "push", init = {}, ...options } = {}) {
  const turn = takeTurn();
  const asked = Date.now();
  const isPost = init.method === "POST";
  try {
    // A post is never cut short: it may be half way to being saved.
    const signal = isPost ? undefined : turn.signal;
    const answer = await fetch(url, { ...init, headers: { Accept: "text/html" }, signal });
    if (!isOf("text/html", answer)) {
      // The host itself refuses in plain words: what was sent was too large, say.
      if (!isPost || answer.ok || !isOf("text/plain", answer)) throw new TypeError("not a page");
      notify((await answer.text()).trim());
      return false;
    }
    const page = pageOf(await answer.text());
    if (isPost && !answer.ok && refusal(page)) {
      notify(refusal(page));
      return false;
    }
    const stays = options.row && answer.ok && !isOtherVersion(page) && hold(options.row, page);
    if (stays) return true;
    options.heard?.(withoutDone(answer.url));
    if (turn.signal.aborted) return overtaken(answer);
    const [isOnlyHere, isLed] = [isPost && !answer.redirected, isPost && answer.redirected];
    noteShown(asked);
    await show(page, answer, mode, { ...options, isOnlyHere, isLed });
    return true;
  } catch (error) {
    if (error.name !== "AbortError") failed(isPost, options.quiet);
    return false;
  } finally {
    if (current === turn) current = null;
  }
}

/** A post whose answer comes after the next visit began: what shows may be from before it, and what was done is told
 * there. */
function overtaken(answer) {
  refreshWhenIdle(answer.url);
  return answer.ok;
}

/** Refreshes once nothing is being fetched, and tells what an address says was done. */
export function refreshWhenIdle(answered = location.href) {
  if (isVisiting()) setTimeout(() => refreshWhenIdle(answered), 50);
  else refresh(answered);
}

/** What a page says that only says why a post failed; the page it was sent from stays. */
function refusal(page) {
  const [title, sentence] = ["h1", "p"].map((name) => page.querySelector(`.empty > ${name}`));
  return title && `${title.textContent}. ${sentence?.textContent ?? ""}`;
}

function isOf(type, answer) {
  return answer.headers.get("Content-Type")?.includes(type);
}

function failed(isPost, quiet) {
  const { notSaved, unreachable } = document.body.dataset;
  if (!quiet) notify(isPost ? notSaved : unreachable);
}

async function show(page, answer, mode, options) {
  const url = withoutDone(answer.url);
  if (isOtherVersion(page) && answer.status === 200) return location.assign(answer.url);
  // Pages of another book are told of other changes.
  if (answer.redirected && base(url.pathname) !== base()) return location.assign(answer.url);
  const before = { path: location.pathname, sheet: hasSheet(document) };
  const stays = before.path === url.pathname || before.sheet || hasSheet(page) || options.typing;
  const isAnswer = options.isOnlyHere && answer.ok && mode === "push";
  const isElse = isAnswer && titleOf(page) !== titleOf(document);
  if (options.isOnlyHere || !isPostDone(options, answer)) keepAnswer();
  else dropAnswer();
  // What a post leads to lies over another page than the one that shows: it is left for that one.
  const isOver = !(options.isLed && hasSheet(page) && !before.sheet);
  if (options.refusal !== true || answer.redirected) record(url, mode, isOver);
  if (isAnswer && !isAnswerShown()) recordAnswer();
  else if (!options.isOnlyHere) endAnswer();
  // What was done from a sheet that stays shows behind it, too.
  const isBehind = options.isLed && before.sheet && hasSheet(page) && titleOf(page) === titleOf(document);
  const change = () => {
    swap(page, { ...options, isOver: isOver && !isBehind });
    // Whoever is typing goes on in the same field of another page.
    if (options.typing) document.querySelector(options.typing)?.focus({ preventScroll: true });
    else if (!stays || isElse) arrive(options.scroll);
    else if (options.scroll) scrollTo(0, options.scroll);
    if (before.sheet && !hasSheet(document)) takeUpFocus();
  };
  if (!before.sheet && hasSheet(page)) opener = options.opener ?? document.activeElement;
  if (stays || !document.startViewTransition || prefersStillness()) change();
  else await transition(change);
}

/** Whether what a form said was done, and the page is the one it led to. */
function isPostDone(options, answer) {
  return options.refusal === true && answer.redirected;
}

function hasSheet(page) {
  return page.querySelector("dialog.sheet") !== null;
}

/** The title of what a sheet lies over. */
function titleOf(page) {
  return page.querySelector("main h1")?.textContent;
}

function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

/** At a new page: at its top, or where one was, with the keyboard at its content. */
function arrive(scroll = 0) {
  scrollTo(0, scroll);
  if (document.querySelector(":modal")) return;
  const place = document.querySelector("#main [autofocus]") ?? document.getElementById("main");
  place?.focus({ preventScroll: true });
}

/** What a sheet was opened with. */
let opener = null;

/** The keyboard goes on at what the sheet was opened with; at the content, if that has left. */
function takeUpFocus() {
  if (document.activeElement !== document.body) return;
  const menu = opener?.closest("[popover]");
  const before = menu ? (moreOf(menu) ?? document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`)) : opener;
  if (before?.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
}

function record(url, mode, isOver) {
  if (mode === "stay") return;
  const from = location.href;
  if (mode === "replace" || (url.href === from && !isAnswerShown())) {
    history.replaceState(history.state, "", url);
  } else {
    saveScroll();
    history.pushState(isOver ? { from } : {}, "", url);
  }
}

/** An answer is a step on from the form that was sent, at the same address. */
function recordAnswer() {
  saveScroll();
  history.pushState({ from: location.href, answer: beginAnswer() }, "");
}

/** Shows again the answer that a step in history showed; says whether it is still known. */
function showAnswer(state) {
  const page = takeAnswer(state);
  if (!page || isOtherVersion(page)) return false;
  takeTurn();
  swap(page, { isOnlyHere: true });
  current = null;
  scrollTo(0, state.scroll ?? 0);
  return true;
}

function saveScroll() {
  history.replaceState({ ...history.state, scroll: scrollY }, "");
}

/** Leaves a sheet: back to where it was opened from, or to `url` if it was opened by its address. */
export function leaveTo(url) {
  if (history.state?.from) history.back();
  else visit(url, { mode: "replace" });
}

/** Fetches this page again, with what others changed and with what an answer of the same book says was done; what was
 * typed stays. */
export function refresh(answered = location.href) {
  const [url, answer] = [new URL(location.href), new URL(answered)];
  for (const name of base(answer.pathname) === base() ? said : []) {
    if (answer.searchParams.has(name)) url.searchParams.set(name, answer.searchParams.get(name));
  }
  return visit(url, { mode: "stay", keeps: () => true, quiet: true });
}

export function startVisits() {
  history.scrollRestoration = "manual";
  if (history.state?.scroll) scrollTo(0, history.state.scroll);
  addEventListener("pagehide", () => {
    saveScroll();
    keepAnswer();
  });
  addEventListener("popstate", (event) => {
    keepAnswer();
    endAnswer();
    if (showAnswer(event.state)) return;
    visit(location.href, { mode: "stay", scroll: event.state?.scroll ?? 0 });
  });
}

/** After a reload the page of the address came: shows what showed before. */
export function takeUpAnswer() {
  showAnswer(history.state);
}
