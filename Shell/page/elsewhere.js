// What other books of this device have for what is searched: each is asked for its own page, which its copy or its
// server answers. Where no answer comes, the link stays that leads to it.

export function showElsewhere() {
  document.querySelectorAll("[data-elsewhere]").forEach((place) => fill(place).catch(() => {}));
}

async function fill(place) {
  const answer = await fetch(place.querySelector("a").href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const groups = page.querySelectorAll("main [id^=kind-]");
  for (const each of page.querySelectorAll("[id]")) each.removeAttribute("id");
  for (const each of page.links) each.dataset.native = "";
  place.replaceWith(...(groups.length ? [place.firstElementChild, ...groups] : []));
}
