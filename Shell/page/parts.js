// Parts of a page that only wide windows have room for: they are fetched when they show.

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
  const answer = await fetch(part.dataset.part).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  part.replaceChildren(...page.body.childNodes);
}
