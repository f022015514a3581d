// The service worker is the server: it answers every page, form and in-page fetch with the core.
// It may be stopped after any event, so every event may be the first of a new life.

import { answer, sayUnreachable } from "./answers.js";
import { tidy } from "./desk.js";
import { dropOtherFiles, file, storeFiles } from "./files.js";
import { hasBook, lookForUpdate, noteNetworkPost, synchronise } from "./link.js";
import { site } from "./site.js";

const network = /^\/(enter(\/.*)?|events|worker\.js|version\.json|healthz|readyz|metrics|(sync|api|mcp)(\/.*)?)$/;

// What only the server can do: a calendar's address is subscribed to by other programs, there, and
// only the server knows whom it lets in.
const served = /^\/(projects\/calendar|settings\/devices)(\/.*)?$/;

addEventListener("install", (event) => event.waitUntil(storeFiles()));

addEventListener("activate", (event) => {
  event.waitUntil(dropOtherFiles().then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "activate") skipWaiting();
  if (event.data === "sync") event.waitUntil(Promise.all([synchronise(), lookForUpdate()]));
});

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || network.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(pathname));
  else if (/^\/recover(\.html)?$/.test(pathname)) event.respondWith(file("/recover.html"));
  else event.respondWith(screen(event));
});

async function screen(event) {
  const isPost = event.request.method === "POST";
  if (site.server && served.test(new URL(event.request.url).pathname)) return servedOr(event.request, isPost);
  if (!(await hasBook())) return fromServer(event.request, isPost);
  const response = await answer(event.request);
  event.waitUntil(tidy().then(() => isPost && synchronise()));
  return response;
}

/** The server's answer; without a connection this device's, which says what only the server knows. */
async function servedOr(request, isPost) {
  const { pathname } = new URL(request.url);
  const isOwnToo = /\/calendar$|^\/settings\/devices/.test(pathname);
  try {
    const served = await fetch(request.clone());
    // Who isn't let in sees the app all the same: it is on this device.
    if (served.status !== 401 || !isOwnToo || !(await hasBook())) return served;
    return isPost ? Response.redirect("/settings", 303) : answer(request);
  } catch (error) {
    if (!isPost && isOwnToo && (await hasBook())) return answer(request);
    if (request.mode === "navigate") return sayUnreachable(request);
    throw error;
  }
}

/** Until the whole book is here, pages come from the server. */
async function fromServer(request, isPost) {
  const done = isPost ? noteNetworkPost() : () => {};
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return sayUnreachable(request);
    throw error;
  } finally {
    done();
  }
}
