// The last searches that led somewhere, on this device alone: shown while nothing is typed.

import { base } from "./places.js";
import { made } from "./safe.js";

const name = "searches";

export function startRecent() {
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-forget]")) return keep([]);
    if (location.pathname !== `${base()}/search` || !target.closest?.("main .group a, main .button-bar")) return;
    const typed = new URLSearchParams(location.search).get("q")?.trim();
    if (typed) keep([typed, ...kept().filter((each) => each !== typed)].slice(0, 6));
  }, true);
}

/** Fills in the last searches, where the page has a place for them. */
export function showRecent() {
  const place = document.querySelector("[data-recent]");
  if (!place) return;
  const words = kept();
  place.hidden = !words.length;
  place.querySelector("[data-words]").replaceChildren(...words.map(link));
}

function link(words) {
  return made("a", { className: "button small", href: `?${new URLSearchParams({ q: words })}`, textContent: words });
}

/** What is kept; nothing where the browser keeps nothing, or somebody else wrote there. */
function kept() {
  try {
    const words = JSON.parse(localStorage.getItem(name) ?? "[]");
    return words.filter((each) => typeof each === "string");
  } catch {
    return [];
  }
}

function keep(words) {
  try {
    localStorage.setItem(name, JSON.stringify(words));
  } catch {
    return; // it is only for convenience
  }
  showRecent();
}
