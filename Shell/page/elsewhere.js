// What other books of this device have for what is searched, and what is new in them: each is asked for a page of its
// own, which its copy or its server answers. Where no answer comes, what stands there stays.

import { fetched, pageOf } from "./safe.js";

/** What was found by an address, so that it shows again at once. */
const known = new Map();

export function showElsewhere() {
  for (const place of document.querySelectorAll("[data-elsewhere]:not([data-filled])")) {
    const { href } = place.querySelector("a");
    if (known.has(href)) put(place, known.get(href));
    fill(place, href);
  }
}

async function fill(place, href) {
  const answer = await fetched(href);
  if (!answer) return;
  const page = pageOf(await answer.text());
  const found = [...page.querySelectorAll(`main ${place.dataset.elsewhere}`)];
  for (const each of page.querySelectorAll("[id]")) each.removeAttribute("id");
  for (const each of page.links) each.dataset.native = "";
  known.set(href, found);
  put(place, found);
}

/** The page that comes next takes the mark away again. */
function put(place, found) {
  place.hidden = !found.length;
  place.dataset.filled = "";
  place.replaceChildren(...place.querySelectorAll(":scope > .section-title"), ...found.map((each) => each.cloneNode(true)));
}
