// The service worker is the server: it answers every page, form and in-page fetch with the core.
// It may be stopped after any event, so every event may be the first of a new life.

import { answer, deskOf, sayUnreachable } from "./answers.js";
import { tidy } from "./desk.js";
import { dropOtherFiles, file, mendFiles, storeFiles } from "./files.js";
import { hasBook, lookForUpdate, noteNetworkPost, synchronise } from "./link.js";
import { site } from "./site.js";

const network = /^(\/books\/[^/]+)?\/(enter(\/.*)?|events|worker\.js|version\.json|healthz|readyz|metrics|(sync|api|mcp)(\/.*)?)$/;

// Sources/Kernel/Web/Route.swift: Desk
const desks = { device: 0, serverFirst: 1 };

addEventListener("install", (event) => event.waitUntil(storeFiles()));

addEventListener("activate", (event) => {
  event.waitUntil(dropOtherFiles().then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "activate") skipWaiting();
  if (event.data === "sync") event.waitUntil(Promise.all([synchronise(), lookForUpdate(), mendFiles()]));
});

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || network.test(pathname) || isForeignForm(event.request)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(pathname));
  else if (/^\/recover(\.html)?$/.test(pathname)) event.respondWith(file("/recover.html"));
  else event.respondWith(screen(event));
});

/**
 * A form that a page of another site posts comes as a navigation that says nothing of whence it comes, or something
 * else than a page of the app says (`Referrer-Policy: same-origin`). It goes where its head can be looked at: to the
 * server, which refuses it. The page script posts by fetch, which only pages of the app can have answered here.
 */
function isForeignForm({ method, mode, referrer }) {
  return method !== "GET" && mode === "navigate" && !referrer.startsWith(`${location.origin}/`);
}

async function screen(event) {
  const isPost = event.request.method === "POST";
  // The other books of the server are its own.
  if (new URL(event.request.url).pathname.startsWith("/books/")) return servedOr(event.request, isPost, false);
  if (!(await hasBook())) return fromServer(event.request, isPost);
  const desk = site.server ? await deskOf(event.request) : desks.device;
  if (desk !== desks.device) return servedOr(event.request, isPost, desk === desks.serverFirst);
  const response = await answer(event.request);
  event.waitUntil(tidy().then(() => isPost && synchronise()));
  return response;
}

/** The server's answer; without a connection this device's, which says what only the server knows. */
async function servedOr(request, isPost, isOwnToo) {
  try {
    const served = await fetch(request.clone());
    // Who isn't let in sees the app all the same: it is on this device.
    if (served.status !== 401 || !isOwnToo) return served;
    return isPost ? Response.redirect("/settings", 303) : answer(request);
  } catch (error) {
    if (!isPost && isOwnToo) return answer(request);
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
