// Pages that only a post brings, such as what was read from notes, have the address of the form that
// was sent. Each is a step in history of its own, and is kept in this tab with what was corrected in
// it, so that Back, Forward and reload lead to it again.

const answerPrefix = "answer:";
const keptParts = "input, select, textarea, details";

/** The number of the answer that shows; nothing where the page has an address of its own. */
let answerShown = null;

export function isAnswerShown() {
  return answerShown !== null;
}

/** A new answer shows: what its step in history is told from others by. */
export function beginAnswer() {
  answerShown = `${Date.now()}`;
  return answerShown;
}

/** Another page shows. */
export function endAnswer() {
  answerShown = null;
}

/** Keeps the answer that shows, with what was typed and chosen in it. */
export function keepAnswer() {
  if (answerShown === null) return;
  const copy = document.documentElement.cloneNode(true);
  const own = [...document.documentElement.querySelectorAll(keptParts)];
  for (const [index, field] of [...copy.querySelectorAll(keptParts)].entries()) writeDown(field, own[index]);
  copy.querySelector("#toasts")?.replaceChildren();
  // What is under way now isn't any more when this is shown again.
  for (const button of copy.querySelectorAll("button[aria-disabled]")) button.removeAttribute("aria-disabled");
  dropKeptAnswers();
  try {
    sessionStorage.setItem(answerPrefix + answerShown, copy.outerHTML);
  } catch {
    // Too long for this browser's storage: the form that was sent still has its text.
    sessionStorage.removeItem(answerPrefix + answerShown);
  }
}

/** Makes room for what is typed: the last answer is all that is kept, and a draft is worth more. */
export function dropKeptAnswers() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(answerPrefix)) sessionStorage.removeItem(key);
  }
}

/** Writes what a field holds into its copy's attributes. */
function writeDown(copy, field) {
  if (field.localName === "textarea") copy.textContent = field.value;
  else if (field.localName === "details") copy.toggleAttribute("open", field.open);
  else if (field.localName === "select") {
    for (const [index, choice] of [...copy.options].entries()) {
      choice.toggleAttribute("selected", field.options[index].selected);
    }
  } else if (field.type !== "file") {
    copy.setAttribute("value", field.value);
    copy.toggleAttribute("checked", field.checked);
  }
}

/** What the answer led to is saved: it isn't asked again. */
export function dropAnswer() {
  if (answerShown !== null) sessionStorage.removeItem(answerPrefix + answerShown);
  answerShown = null;
}

/** The page that a step in history showed, if it was an answer and is still known. */
export function takeAnswer(state) {
  const text = state?.answer && sessionStorage.getItem(answerPrefix + state.answer);
  if (!text) return null;
  answerShown = state.answer;
  return new DOMParser().parseFromString(text, "text/html");
}
