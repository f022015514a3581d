// The service worker is the server: it answers every page, form and in-page fetch with the core.
// It may be stopped after any event, so every event may be the first of a new life.

import { answer, deskOf, sayUnreachable } from "./answers.js";
import { showNeed } from "./badge.js";
import { allCopies, copiesBeside, copyAt, first } from "./copy.js";
import { cross } from "./crossings.js";
import { dropOtherFiles, file, mendFiles, storeFiles } from "./files.js";
import { hear, open, renew, sharedPlaces } from "./push.js";
import { share } from "./sharing.js";
import { sharedBooks } from "./shared.js";
import { hubAddress, site } from "./site.js";
import { lookForUpdate } from "./version.js";

const network = /^(\/books\/[^/]+)?\/(enter(\/.*)?|events|worker\.js|version\.json|healthz|readyz|metrics|(sync|api|mcp)(\/.*)?)$/;

// Where shared books are made, joined and left: this device seals, and asks their hub.
const sharing = /^(\/books\/[^/]+)?\/(settings\/sharing|join)$/;

// Sources/Kernel/Web/Route.swift: Desk
const desks = { device: 0, serverFirst: 1 };

addEventListener("install", (event) => event.waitUntil(storeFiles()));

addEventListener("activate", (event) => {
  event.waitUntil(dropOtherFiles().then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "activate") skipWaiting();
  if (event.data === "shared") {
    const [port] = event.ports;
    event.waitUntil(sharedPlaces().then((places) => port.postMessage(places), () => port.postMessage([])));
  }
  const since = event.data?.sync;
  if (since === undefined) return;
  const page = new URL(/** @type {any} */ (event.source).url).pathname;
  event.waitUntil(Promise.all([synchronise(copyAt(page), since), lookForUpdate(), mendFiles()]));
});

/** Exchanges changes of the book that is looked at, and of others that wait for it. */
async function synchronise(copy, since) {
  copy.link.noteShown(since);
  await Promise.all((await copiesBeside(copy)).map(exchange));
}

async function exchange(copy) {
  await Promise.all([showNeed(copy), copy.link.synchronise()]);
  await showNeed(copy);
}

addEventListener("online", () => {
  for (const { isShared, link } of allCopies()) if (isShared) link.renew().catch(() => {});
});

addEventListener("push", hear);
addEventListener("notificationclick", (event) => event.waitUntil(open(event)));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

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
  const { request } = event;
  const isPost = request.method === "POST";
  const { pathname } = new URL(request.url);
  const copy = copyAt(pathname);
  if (hubAddress && pathname === "/join" && !isPost) return answer(copy, request);
  if (hubAddress && isPost && sharing.test(pathname)) return share(copy, request);
  if (!(await copy.link.hasBook())) return site.server ? fromServer(copy, request, isPost) : notHere(request, isPost);
  const crossed = hubAddress ? await cross(copy, request) : null;
  if (crossed) {
    event.waitUntil(Promise.all(crossed.written.map((each) => afterAnswer(each, true))));
    return crossed.response;
  }
  const desk = site.server && !copy.isShared ? await deskOf(copy, request) : desks.device;
  if (desk !== desks.device) return servedOr(copy, request, isPost, desk === desks.serverFirst);
  const response = await answer(copy, request);
  event.waitUntil(afterAnswer(copy, isPost));
  return response;
}

/** There is no such book, and nobody to ask for it: what was to be written is kept by nobody, and the page says so. */
function notHere(request, isPost) {
  return isPost ? Response.error() : answer(first, request);
}

async function afterAnswer(copy, isPost) {
  if (isPost && (site.server || copy.isShared)) await copy.link.noteWrite().catch(() => {});
  await copy.desk.tidy();
  if (isPost) await exchange(copy);
}

/** The server's answer; without a connection this device's, which says what only the server knows. */
async function servedOr(copy, request, isPost, isOwnToo) {
  try {
    const served = await fetch(request.clone());
    // Who isn't let in sees the app all the same: it is on this device.
    if (served.status !== 401 || !isOwnToo) return served;
    return isPost ? Response.redirect(`${copy.base}/settings`, 303) : answer(copy, request);
  } catch (error) {
    if (!isPost && isOwnToo) return answer(copy, request);
    if (request.mode === "navigate") return sayUnreachable(copy, request);
    throw error;
  }
}

/** Until the whole book is here, pages come from the server. */
async function fromServer(copy, request, isPost) {
  const done = isPost ? copy.link.noteNetworkPost() : () => {};
  try {
    const served = await fetch(request);
    return served.status === 401 && !isPost ? await shownInstead(copy, served, request) : served;
  } catch (error) {
    if (request.mode === "navigate") return isPost ? sayUnreachable(first, request) : shownInstead(copy, null, request);
    throw error;
  } finally {
    done();
  }
}

/** Who isn't let in to the server, or doesn't reach it, may have been let into a shared book: that is shown instead. */
async function shownInstead(copy, served, request) {
  const [book] = copy.key ? [] : await sharedBooks().catch(() => []);
  if (book) return Response.redirect(`/books/${book.key}/`, 302);
  return served ?? sayUnreachable(first, request);
}
