// What is posted to the screens of shared books. The core of the book in question talks to the hub first, and then says
// what came of it.

import { answer, answerFrame, frameOf, responseOf } from "./answers.js";
import { complete } from "./cores.js";
import { copyOf, dropCopy, renewCores } from "./copy.js";
import { forgetKeys } from "./own.js";
import { hasWhole } from "./pieces.js";
import { forgetShared, freeName, keepShared, keyOfInvitation, newKey, sharedBook, sharedBooks } from "./shared.js";
import { hubAddress } from "./site.js";
import { endings, talk, verbs } from "./talk.js";

const screen = "/settings/sharing";
const nothing = new Uint8Array();

/** Does what a form asks for, and answers it. */
export async function share(copy, given) {
  const fields = new URLSearchParams(await given.clone().text());
  const request = atHub(given, fields);
  switch (fields.get("do")) {
    case "new": return found(copy, request, fields);
    case "recover": return comeInto(newKey(), copy, request);
    case "look": return look(await keyOfInvitation(fields.get("link") ?? ""), copy, request);
    case "come": return comeAgain(fields.get("link") ?? "", copy, request);
    case "rename": return rename(copy, request);
    case "leave": return leave(copy, request, fields.has("keep"), fields.get("copy"));
    case "forget": return copy.isShared ? forget(copy) : answer(copy, request);
    default: return done(copy, request);
  }
}

/** Makes a new book, by the hub's token if it wants one, which is shown to it for that alone. */
async function found(copy, request, fields) {
  const made = copyOf(newKey());
  made.token = fields.get("token") ?? "";
  try {
    return await comeInto(made.key, copy, request, fields.get("with") === "all" ? copy : null);
  } finally {
    made.token = "";
  }
}

/** The same request with an invitation as the hub knows it: where the app comes from elsewhere, it is an address there. */
function atHub(request, fields) {
  const link = fields.get("link");
  if (!link || hubAddress === location.origin || !link.includes(location.origin)) return request;
  fields.set("link", link.replace(location.origin, hubAddress));
  return new Request(request.url, { method: "POST", body: new URLSearchParams(fields) });
}

/** Does what only the core of this book has to do with; what was entered shows once it was fetched. */
async function done(copy, request) {
  const { ending, response } = await perform(copy, await frameOf(copy, request));
  if (ending === endings.done && copy.isShared) await talk(copy, verbs.exchange).catch(() => {});
  return response;
}

/** Calls a book otherwise on this device. */
async function rename(copy, request) {
  const { ending, name, response } = await perform(copy, await frameOf(copy, request));
  const entry = await sharedBook(copy.key);
  if (ending !== endings.done || !entry) return response;
  await keepShared({ ...entry, name });
  renewCores();
  return response;
}

/** Shows what an invitation leads to: the book itself, if this device is in already, as far as is known or the hub says. */
async function look(key, copy, request) {
  const made = copyOf(key);
  const entry = await sharedBook(key);
  if (entry?.isPending && (await talk(made, verbs.exchange)).ending === endings.done) await keepAsWhole(made, entry.name);
  // A copy that was kept isn't what the others have.
  const isIn = !entry?.isLeft && (await made.link.hasBook());
  return isIn ? Response.redirect(`${made.base}/`, 303) : done(copy, request);
}

/** From now on the book is in the list, and answered here. */
async function keepAsWhole(made, name) {
  await keepShared({ key: made.key, name });
  await made.pieces.setFact("whole", true);
  renewCores();
}

/**
 * Has a book's core do what is posted in a frame: what came of it, what the book is called, and what to answer.
 */
async function perform(copy, frame) {
  try {
    const { ending, name, told } = await talk(copy, verbs.perform, frame, (core) => core.exchange(frame));
    return { ending, name, response: await responseOf(copy, told) };
  } catch (error) {
    console.warn("not done:", error);
    return { ending: endings.unanswered, name: "", response: await answerFrame(copy, frame) };
  }
}

/** Makes a copy for a book that is founded, joined or brought back; it stays if this device is in then. */
async function comeInto(key, copy, request, source = null) {
  const made = copyOf(key);
  if (await made.link.hasBook()) return Response.redirect(`${made.base}/`, 303);
  const frame = await frameOf(copy, request);
  const before = await sharedBook(key);
  if (source) await fill(made, source);
  const { ending, name, response } = await perform(made, frame);
  // Another tab may have come in meanwhile, by the same link.
  const entry = (await sharedBook(key)) ?? before;
  const known = entry?.name && entry.name !== "?" ? entry.name : await freeName(name || "?", key);
  if (ending === endings.done) {
    await keepAsWhole(made, known);
  } else if (ending === endings.unanswered || entry?.isPending) {
    // It may have been let in all the same, then or before: whoever tries again is known by the same keys.
    await keepShared({ key, name: known, isPending: true });
  } else {
    await remove(made);
  }
  return ending === endings.done ? response : ofBook(copy, made, response);
}

/** What the core of a book that isn't there says, with its links leading to the book where one is. */
async function ofBook(copy, made, response) {
  const text = (await response.text()).replaceAll(made.base, copy.base);
  return new Response(text, response);
}

/** Comes into a book by an invitation; one that this device was taken out of goes on by new keys, with what waited. */
async function comeAgain(link, copy, request) {
  const key = await keyOfInvitation(link);
  const former = await copyOfInvited(link, key, copy, request);
  if (!former) return comeInto(key, copy, request);
  const { ending } = await talk(former, verbs.exchange);
  if (ending === endings.done) return Response.redirect(`${former.base}/`, 303);
  if (ending !== endings.notMember) return comeInto(key, copy, request);
  await former.desk.do((core) => core.hub(verbs.setAside, nothing));
  await forgetKeys(former.key);
  const { name, response } = await perform(former, await frameOf(copy, request));
  if (name) await keepShared({ key: former.key, name: (await sharedBook(former.key))?.name ?? name });
  return response;
}

/** The copy of the book that an invitation leads to, if this device has one by another. */
async function copyOfInvited(link, key, copy, request) {
  const others = (await sharedBooks()).filter((each) => each.key !== key && !each.isLeft);
  if (!others.length) return null;
  const body = new URLSearchParams({ do: "look", link });
  const frame = await frameOf(copy, new Request(request.url, { method: "POST", body }));
  const number = String(await talk(copy, verbs.perform, frame, numberOf).then(({ told }) => told, () => ""));
  for (const other of others.map((each) => copyOf(each.key))) {
    if (number && String(await other.desk.do(numberOf)) === number) return other;
  }
  return null;
}

/** The number of the book on its hub, or of the one that was looked at. */
function numberOf(core) {
  return core.hub(verbs.number, nothing);
}

/** Begins a book with all that is in another. */
async function fill(made, source) {
  await source.desk.do(complete);
  const everything = await source.desk.do((core) => core.hub(verbs.give, nothing));
  await made.desk.do(complete);
  await made.desk.do((core) => core.hub(verbs.take, everything));
  for (const hash of (await source.pieces.allPieces()).files) {
    await made.pieces.keepFile(hash, await source.pieces.keptFile(hash));
  }
}

async function leave(copy, request, keeps, newName) {
  const { ending, response } = await perform(copy, await frameOf(copy, request));
  if (ending !== endings.done) return response;
  if (!keeps) return forget(copy);
  const { name } = (await sharedBook(copy.key)) ?? { name: "?" };
  await keepShared({ key: copy.key, name: newName ? await freeName(newName, copy.key) : name, isLeft: true });
  renewCores();
  return response;
}

/** Deletes a book from this browser. */
async function forget(copy) {
  await remove(copy);
  renewCores();
  const [other] = await sharedBooks();
  const isFirstHere = await hasWhole("");
  return Response.redirect(isFirstHere ? screen : other ? `/books/${other.key}${screen}` : "/", 303);
}

async function remove(copy) {
  copy.link.stop();
  dropCopy(copy);
  await forgetShared(copy.key);
  await copy.pieces.deleteAll();
}
