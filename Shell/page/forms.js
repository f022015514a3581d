// Forms become visits: a post is sent once, and what was typed elsewhere stays.

import { isAnswerShown } from "./answers.js";
import { isUnsent, sendLater, takeUnsent } from "./cells.js";
import { forget, isChanged, save } from "./drafts.js";
import { takingBack } from "./hold.js";
import { base } from "./places.js";
import { areWaiting, ask, askedHere, end, isSaid, nextQuestion, sayWaiting } from "./questions.js";
import { fieldsOf, isBox, isPost, takesFiles } from "./safe.js";
import { closePopovers } from "./sheets.js";
import { askToKeepOnce } from "./storage.js";
import { whenSettled } from "./swap.js";
import { notify } from "./toasts.js";
import { isVisiting, visit } from "./visit.js";

/** Forms that were sent and not yet answered; of the form that rows share, each row for itself. */
const underWay = new WeakSet();
/** Forms to send again, since they changed while they were under way. */
const waiting = new WeakSet();

export function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.dataset.native !== undefined) return;
    if (addressOf(form, event.submitter).origin !== location.origin) return;
    event.preventDefault();
    if (isPost(form, event.submitter)) post(form, event.submitter);
    else if (form.dataset.enter && (entered || form.querySelector("#search").value.trim())) enter(form);
    else if (form.dataset.opens !== undefined) openFirst(form);
    else get(form, event.submitter);
  });
  document.addEventListener("input", (event) => {
    const { form, id, value } = event.target;
    // Who clears the field wants no answer any more.
    if (id === "search") {
      typedSince = value;
      if (!value && location.search.includes("asked")) end(askedHere());
    }
    // While something is being added, what is found for the next waits: it would take the answer's place.
    if (form?.dataset.live !== undefined && !event.isComposing && !underWay.has(form) && !entered) askSoon(form);
  });
  // Who goes elsewhere wants no answer any more: it would come in between.
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) clearTimeout(askTimer);
  });
  whenSettled(saySoon);
  document.addEventListener("change", (event) => {
    if (event.target.dataset.tooLarge) refuseLarge(event.target);
    const form = event.target.form;
    if (form?.dataset.auto !== undefined) form.requestSubmit();
  });
}

const mega = 1 << 20;

/** Says at once which files are too large, instead of sending them in vain. */
function refuseLarge(chooser) {
  const sizes = [...chooser.files].map((file) => file.size);
  if (Math.max(0, ...sizes) <= 25 * mega && sizes.reduce((a, b) => a + b, 0) <= 30 * mega) return;
  chooser.value = "";
  notify(chooser.dataset.tooLarge);
}

function addressOf(form, submitter) {
  return new URL(submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location);
}

/** What was entered and isn't added yet, in order; nothing while nothing is on its way. */
let entered = null;
/** What was typed since something was entered, and isn't entered yet; nothing where no key was pressed. */
let typedSince = null;
let sayTimer;

/** Says what waits once nothing is on its way any more. */
function saySoon() {
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => (isVisiting() || entered ? saySoon() : sayWaiting()), 300);
}

/** Adds what was typed to find something, and leaves the field ready for the next at once. */
async function enter(form) {
  const field = form.querySelector("#search");
  const name = field.value;
  field.value = "";
  typedSince = null;
  // A second tap on the same brings nothing more.
  if (entered) return name.trim() && entered.push(name);
  entered = [name];
  clearTimeout(askTimer);
  const place = `${form.closest("dialog") ? "dialog " : ""}form[data-enter] #search`;
  try {
    await addEntered(new URL(form.dataset.enter, location), form.getAttribute("action").slice(base().length), place);
  } finally {
    finishEntering(document.querySelector(place) ?? field);
  }
}

/** Adds what was entered, one after the other, and then shows what of it is asked about. What is typed meanwhile is
 * the next, in the field of whatever page is there by then. */
async function addEntered(url, back, place) {
  const keeps = (each) => each.matches(place) && typedSince !== null;
  const options = { keeps, typing: place };
  let told = "";
  do {
    while (entered.length) {
      const [sent] = entered;
      const mode = url.pathname === location.pathname ? "replace" : "push";
      const body = new URLSearchParams({ name: sent, return: back, enter: "" });
      let [answer, isAsked] = [new URL(location.href), false];
      // Noted before it shows: whoever clears the field at once takes the question back.
      const heard = (address) => {
        answer = address;
        isAsked = ask(sent, address.href);
      };
      const init = { method: "POST", body };
      const isTaken = await visit(url, { ...options, keepsToast: false, refusal: true, heard, mode, init });
      if (!isTaken || isAnswerShown()) return;
      entered.shift();
      // Whoever types as soon as the question shows types over what it is about.
      if (isAsked && typedSince === null) document.querySelector(place)?.select();
      // That there is nothing to do is said on the page, which gives way to the question.
      if (!isAsked && answer.searchParams.has("q")) told = document.querySelector(":is(main, dialog) .footnote:not(:empty)")?.textContent ?? "";
    }
    // What was said to wait goes on waiting in its own place.
    if (!isSaid && (await askNext("replace", options)) && told) notify(told);
    // More may have been entered while the question came.
  } while (entered.length);
}

/** What could not be added stays in the field, and what came after it too; what it was asked or told about gives way
 * to what is typed next. */
function finishEntering(field) {
  if (entered.length) field.value = [...entered, typedSince ?? ""].filter((each) => each.trim()).join(", ");
  else if (typedSince === null) field.select();
  // Whoever went on meanwhile is on the way elsewhere.
  else if (!areWaiting() && !isVisiting()) askSoon(field.form);
  entered = null;
}

/** Shows the question that was asked last of those that wait; whether it had to be fetched. */
async function askNext(mode, options) {
  const question = nextQuestion();
  return Boolean(question && question !== location.href && (await visit(question, { ...options, mode })));
}

/** Goes on with what else is asked, once a post was made where this was: what leads away from it answers it, but not
 * what takes something back. */
async function askOthers(asked, isUndo, options) {
  if (!isUndo && askedHere() !== asked) end(asked);
  await askNext("push", options);
}

/** Goes to the first of what is found for what stands in the field; with the keyboard only, to the first that could be
 * made of it. */
async function openFirst(form) {
  clearTimeout(askTimer);
  const field = form.querySelector("#search");
  const isShown = () => new URLSearchParams(location.search).get(field.name) === field.value;
  if (!isShown()) await get(form, null, "live");
  // What was typed or asked since goes on instead: what stands here is not of this.
  if (!isShown()) return;
  const found = document.querySelector("main .group a.name");
  if (found) found.click();
  else document.querySelector("main .offers :is(button, a)")?.focus();
}

async function post(form, submitter) {
  const row = submitter?.hasAttribute("formaction") ? submitter.closest(".row") : null;
  const sent = row ?? form;
  if (underWay.has(sent)) return waiting.add(sent);
  const ticked = submitter?.ariaPressed ? row : null;
  if (takingBack(ticked)) [form, submitter] = [takingBack(ticked), null];
  const body = bodyOf(form, submitter);
  if (!body) return;
  // What is sent now needs no answer any more.
  clearTimeout(askTimer);
  underWay.add(sent);
  const said = chosenIn(form);
  const isNewer = (node) => isChosenSince(node.closest("select") ?? node, said);
  const bringBack = forget(form);
  submitter?.setAttribute("aria-disabled", "true");
  const init = { method: "POST", body };
  closePopovers();
  const mode = form.closest("dialog") ? "replace" : "push";
  // What is typed in other forms stays, unless the post leads to another page than theirs.
  const { pathname } = location;
  const isHere = () => mode === "replace" || location.pathname === pathname;
  // Where one more of what was found is added, what was sought is done with.
  const sought = submitter && form.closest("dialog")?.querySelector("form[data-enter] #search");
  const isOther = (field) => field !== sought && field.form !== form && field.closest("form") !== form;
  const keeps = (field) => isHere() && (isOther(field) || isUnsent(field) || isNewer(field));
  const options = { mode, init, keepsToast: false, refusal: true, keeps, row: ticked };
  const asked = askedHere();
  const isUndo = form.closest("#toasts") !== null;
  const came = await visit(addressOf(form, submitter), options);
  underWay.delete(sent);
  submitter?.removeAttribute("aria-disabled");
  row?.querySelector(".swipe")?.scrollTo({ left: 0 });
  if (!came) sendLater(form, body);
  if (came && isAnswerShown()) bringBack();
  else if (came && asked) await askOthers(asked, isUndo, { keeps });
  // Where one goes on with another, its first field is next.
  const goal = submitter?.name === "another" ? document.querySelector("dialog [autofocus]") : sought;
  if (came) goal?.focus();
  if (came) askToKeepOnce();
  else if (isPost(form)) save(form);
  const isWaiting = waiting.delete(sent);
  // What was chosen since in a form that sends itself goes out next.
  // What the answer wrote into a field instead, nobody chose.
  const isChosen = (field) => isNewer(field) && isChanged(field);
  const isMore = form.dataset.cells !== undefined || (form.dataset.auto !== undefined && [...said.keys()].some(isChosen));
  if (isWaiting && came && document.contains(form) && isMore) form.requestSubmit();
}

/** What a person chose or typed, field by field. */
function chosenIn(form) {
  return new Map(fieldsOf(form).filter((field) => field.type !== "hidden").map((field) => [field, valueOf(field)]));
}

function isChosenSince(field, said) {
  return said.has(field) && said.get(field) !== valueOf(field);
}

function valueOf(field) {
  return isBox(field) ? field.checked : field.value;
}

/** What a form sends; nothing of a table in which nothing changed. */
function bodyOf(form, submitter) {
  if (form.dataset.cells !== undefined) return takeUnsent(form);
  const data = dataOf(form, submitter);
  return takesFiles(form) ? data : new URLSearchParams(data);
}

/** What a form says, and the button that sends it, of which TypeScript 4.8 doesn't know. */
function dataOf(form, submitter) {
  return new (/** @type {any} */ (FormData))(form, submitter);
}

function get(form, submitter, mode = "push") {
  const url = addressOf(form, submitter);
  url.search = new URLSearchParams(dataOf(form, submitter)).toString();
  const typing = document.activeElement;
  const keeps = (field) => field === typing;
  if (form.dataset.live === undefined) return visit(url);
  const step = isStep(form, url) ? "push" : "replace";
  return visit(url, { mode: step, keeps, quiet: mode === "live" });
}

/** The first answer is a step on from the list one searches; the next take its place, and so does
 * every one where the field is what one came for, or where one tries numbers out. */
function isStep(form, url) {
  if (url.pathname !== location.pathname) return true;
  const field = form.querySelector("#search");
  return field && !field.autofocus && !form.closest("dialog") && !new URLSearchParams(location.search).has(field.name);
}

let askTimer;

/** Asks with what is typed once typing pauses. */
function askSoon(form) {
  clearTimeout(askTimer);
  askTimer = setTimeout(() => get(form, null, "live"), 120);
}
