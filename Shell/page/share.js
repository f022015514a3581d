// Printing and sharing what a page shows: buttons that are there only with a script.

import { keepFile } from "./links.js";
import { notify } from "./toasts.js";

export function startSharing() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-print], [data-share]");
    if (!button) return;
    if (button.dataset.print !== undefined) print();
    else share(button);
  });
}

/** Hands the words of the page on to another program, or copies them where that can't be done. */
async function share(button) {
  const text = document.getElementById(button.dataset.share).innerText.trim();
  try {
    if (navigator.share && button.dataset.copy === undefined) return await navigator.share({ title: document.title, text });
  } catch (error) {
    if (error.name === "AbortError") return; // changed their mind
  }
  try {
    await navigator.clipboard.writeText(text);
    notify(button.dataset.copied);
  } catch {
    keepFile(new Blob([text], { type: "text/plain" }), `${document.title}.txt`);
  }
}
