// What other books of this device have for what is searched: each is asked for its own page, which its copy or its
// server answers. Without this the links that stand there lead to it.

export function showElsewhere() {
  document.querySelectorAll("[data-elsewhere]").forEach(fill);
}

async function fill(place) {
  delete place.dataset.elsewhere;
  const answer = await fetch(place.querySelector("a").href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const groups = page.querySelectorAll("main [id^=kind-]");
  for (const each of page.querySelectorAll("[id]")) each.removeAttribute("id");
  for (const each of page.links) each.dataset.native = "";
  place.append(...groups);
  place.hidden = !groups.length;
}
