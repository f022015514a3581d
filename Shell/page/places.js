// Where links lead, and what is shown of addresses.

const place = "place:";

/** What the addresses of this page's book begin with: nothing for the first, /books/household for another. */
export function base(path = location.pathname) {
  return /^\/books\/[^/]+/.exec(path)?.[0] ?? "";
}

/** Notes which of the parts of a thing is open. */
export function rememberPlace() {
  const parts = document.querySelector("[data-remember]");
  if (parts) localStorage.setItem(place + parts.dataset.remember, location.pathname);
}

/** Where a link leads: to the part of a thing that was open last, unless it names a part itself. */
export function remembered(link) {
  if (link.search || link.closest("[data-remember]")) return link.href;
  return localStorage.getItem(place + link.pathname) ?? link.href;
}

/** Writes out addresses that go into other programs: the core doesn't know where it is served. */
export function showAddresses() {
  for (const link of document.querySelectorAll("a[data-address]")) link.firstElementChild.textContent = link.href;
}
