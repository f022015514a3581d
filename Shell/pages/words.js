// Shows a page that no core wrote in the reader's language: each text stands there in all of them.

/** Shows the texts that stand for `state`, or those without one, in the browser's language. */
export function speak(state = "") {
  const known = [...new Set([...document.querySelectorAll("[data-for]")].map((text) => text.dataset.for))];
  const wanted = navigator.languages.map((language) => language.split("-")[0]);
  const language = wanted.find((name) => known.includes(name)) ?? "en";
  document.documentElement.lang = language;
  for (const text of document.querySelectorAll("[data-for]")) {
    const fits = state ? state in text.dataset : !("failed" in text.dataset || "done" in text.dataset);
    text.hidden = text.dataset.for !== language || !fits;
  }
}
