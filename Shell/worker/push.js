// What the server tells this device while no page is open. Each message is shown: browsers ask for that.

import { answer } from "./answers.js";
import { complete } from "./cores.js";
import { copiesBeside, copyAt, copyOf } from "./copy.js";
import { ownKeys } from "./own.js";
import { sharedBooks } from "./shared.js";
import { verbs } from "./talk.js";

const screen = "/settings/notifications";
// How long a message waits for what it speaks of, in milliseconds.
const patience = 8000;

/** Takes in what a message speaks of and shows what it says. */
export function hear(event) {
  event.waitUntil(tell(noteOf(event.data)));
}

/** What a message says; something of each message, whoever wrote it. */
function noteOf(data) {
  try {
    const { title, body, tag, url, hub } = data.json();
    const path = ownPath(url ?? "/");
    if (typeof title !== "string" || !title || !path) throw new TypeError();
    return { title, body: String(body ?? ""), tag: String(tag ?? ""), url: path, hub };
  } catch {
    return { title: "Tallybook", body: "", tag: "", url: "/" };
  }
}

/** A path of the app; nothing for any other address, and for a path that would be read as one. */
function ownPath(url) {
  const { href } = new URL(String(url), location.origin);
  const path = href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : "";
  return path.startsWith("//") ? "" : path;
}

async function tell(note) {
  const { title, body, tag, url } = note.hub ? await ofShared(note).catch(() => note) : note;
  const shown = registration.showNotification(title, /** @type {any} */ ({ body, tag, renotify: Boolean(tag), data: { url } }));
  await Promise.all([shown, note.hub ? null : takeIn(copyAt(url.split("?")[0]))]);
}

/** So that the page is there when somebody opens it, also without a network by then. */
async function takeIn(copy) {
  const copies = await copiesBeside(copy);
  await Promise.allSettled(copies.map(({ link }) => link.synchronise()));
}

/** The hub of a sealed book knows only that something is new: what that is is here, once it was fetched. */
async function ofShared(note) {
  const places = await sharedPlaces();
  const place = places.find(({ number }) => number === note.hub);
  if (!place) {
    await leave(note.hub, places.length);
    return note;
  }
  const copy = copyOf(place.key);
  await Promise.race([takeIn(copy).catch(() => {}), new Promise((done) => setTimeout(done, patience))]);
  const said = await answer(copy, new Request(`${copy.base}/news?as=text`)).catch(() => null);
  const news = said?.headers.get("Content-Type")?.startsWith("text/plain") ? await said.text() : "";
  return { ...note, title: place.name, body: news || note.body, url: `${copy.base}/news` };
}

/** A book in which this device isn't any more is none to be told of, unless one of its books can't be asked now. */
async function leave(number, known) {
  const books = await sharedBooks();
  if (books.filter(({ isLeft }) => !isLeft).length > known) return;
  await fetch(screen, { method: "POST", body: new URLSearchParams({ do: "left", shared: number }) });
}

/** The shared books of this device, by what their hub knows of each: {key, name, number, member}. */
export async function sharedPlaces() {
  const places = [];
  for (const { key, name, isLeft } of /** @type {any[]} */ (await sharedBooks())) {
    if (isLeft) continue;
    const { desk } = copyOf(key);
    await desk.do(complete);
    const number = await desk.do((core) => hex(core.hub(verbs.number, new Uint8Array())));
    if (number) places.push({ key, name, number, member: hex((await ownKeys(key)).signingPublic) });
  }
  return places;
}

function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Leads to what a notification speaks of: in the window that shows the app, or in a new one.
 *
 * @param {any} event
 */
export async function open({ notification }) {
  notification.close();
  const url = ownPath(notification.data?.url ?? "/") || "/";
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = /** @type {any} */ (windows.find((each) => pathOf(each) === url) ?? windows[0]);
  if (!shown) return clients.openWindow(url);
  await shown.focus();
  if (pathOf(shown) !== url) await shown.navigate(url).catch(() => clients.openWindow(url));
}

function pathOf({ url }) {
  return url.slice(location.origin.length);
}

/**
 * The browser gave its address up: subscribes anew and tells the server.
 *
 * @param {any} event
 */
export async function renew({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription = newSubscription ?? (key && (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(screen, { method: "POST", body: new URLSearchParams({ do: "renew", endpoint, ...keys }) });
}
