// Printing and sharing what a page shows: buttons that are there only with a script, and links to files.

import { keepFile } from "./links.js";
import { notify } from "./toasts.js";

export function startSharing() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-print], [data-share], [data-give]");
    if (!button) return;
    if (button.dataset.print !== undefined) print();
    else if (button.dataset.give === undefined) share(button);
    else {
      event.preventDefault();
      give(button);
    }
  });
}

/** Hands the words of the page on to another program, or copies them where that can't be done. */
async function share(button) {
  const text = document.getElementById(button.dataset.share).innerText.trim();
  if (button.dataset.copy === undefined && (await isTaken({ title: document.title, text }))) return;
  try {
    await navigator.clipboard.writeText(text);
    notify(button.dataset.copied);
  } catch {
    keepFile(new Blob([text], { type: "text/plain" }), `${document.title}.txt`);
  }
}

/** Hands the file of a link on to another program, or has it kept where that can't be done. */
async function give(link) {
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    let content = await answer.blob();
    let name = link.download;
    if (link.dataset.give) [content, name] = [await drawn(content), name.replace(/\w+$/, link.dataset.give)];
    // Of a type with more behind it browsers don't know that it may be shared.
    const files = [new File([content], name, { type: content.type.split(";")[0] })];
    if (!navigator.canShare?.({ files }) || !(await isTaken({ files }))) keepFile(content, name);
  } catch {
    notify(document.body.dataset.unreachable);
  }
}

/** Offers something to other programs; whether one took it, or somebody changed their mind. */
async function isTaken(offer) {
  try {
    await navigator.share(offer);
  } catch (error) {
    return error.name === "AbortError";
  }
  return true;
}

/** The picture of an SVG file as a PNG, which every program takes: two of its dots for each unit. */
async function drawn(content) {
  const image = new Image();
  image.src = URL.createObjectURL(content);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
