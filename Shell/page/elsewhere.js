// What other books of this device have for what is searched: each is asked for its own page, which its copy or its
// server answers. Without this the links that stand there lead to it.

export function showElsewhere() {
  for (const place of document.querySelectorAll("[data-elsewhere]:not([aria-busy])")) fill(place);
}

async function fill(place) {
  const link = place.querySelector("a");
  place.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const groups = [...page.querySelectorAll("main [id^=kind-]")];
    for (const group of groups) {
      for (const each of [group, ...group.querySelectorAll("[id]")]) each.removeAttribute("id");
      for (const each of group.querySelectorAll("a")) each.dataset.native = "";
    }
    place.append(...groups);
    place.hidden = groups.length === 0;
  } catch {
    // The link stays.
  }
}
