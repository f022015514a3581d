// Parts of a page that only wide windows have room for: they are fetched when they show.

import { fetched, pageOf } from "./safe.js";

export function startParts() {
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      fill(target);
    }
  });
  const look = () => document.querySelectorAll("[data-part]:not([data-filled])").forEach((part) => watch.observe(part));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

async function fill(part) {
  part.dataset.filled = "";
  const answer = await fetched(part.dataset.part);
  if (answer) part.replaceChildren(...pageOf(await answer.text()).body.childNodes);
}
