// Moves between two books of this browser of which one is shared. Each has a core of its own: that of the book which gives
// something up does it in both, and what it wrote in the other book is kept first. Sources/Kernel/Web/Crossings.swift

import { answer, answerFrame, frameOf, responseOf, sayFault } from "./answers.js";
import { FileFault, fileOf } from "./blobs.js";
import { complete } from "./cores.js";
import { copyOf } from "./copy.js";
import { keptKeys } from "./keys.js";
import { PackReader, PackWriter } from "./pack.js";
import { isShared, sharedBooks } from "./shared.js";

// Sources/Kernel/Web/Crossings+Bytes.swift: Verb, Next
const verbs = { look: 0, other: 1, perform: 2, books: 3, names: 4 };
const next = { move: 1, back: 2, uncopy: 3 };
const moving = /^(\/books\/[^/]+)?\/move\/[^/]+\/[^/]+$/;
const undoing = /^(\/books\/[^/]+)?\/undo$/;
const text = new TextEncoder();

/**
 * Answers what has to do with two books here: the page of a move, what is posted to it, and the undo of a move:
 * {response, written: [copies]}; null for anything else, and where the server has both books.
 */
export async function cross(copy, request) {
  const { pathname } = new URL(request.url);
  const isPage = moving.test(pathname);
  const isPost = request.method === "POST";
  if (!isPage && !(isPost && undoing.test(pathname))) return null;
  const shared = await sharedBooks().catch(() => []);
  if (!shared.length) return null;
  const frame = await frameOf(copy, request.clone());
  if (!isPost) return { response: await page(copy, frame), written: [] };
  try {
    const done = await navigator.locks.request("crossing", () => post(copy, request, frame));
    return done ?? (isPage && copy.isShared ? { response: await itself(copy, request), written: [copy] } : null);
  } catch (error) {
    return { response: await sayFault(copy, frame, error), written: [copy] };
  }
}

/** The page of a move, from the core that is told which of the server's books are here. */
async function page(copy, frame) {
  const books = copy.isShared ? await serversBooks() : [];
  const lines = text.encode(books.map(({ key, name }) => `${key}\n${name}\n`).join(""));
  return answerFrame(copy, frame, (core) => {
    core.cross(verbs.books, lines);
    return core.exchange(frame);
  });
}

/** The server's books that are whole here: {key, name}. */
async function serversBooks() {
  const copies = await wholeCopies(false);
  if (copies.every(({ key }) => !key)) return copies.map(({ key }) => ({ key, name: "" }));
  const lines = new TextDecoder().decode(await ask(copies[0], verbs.names)).split("\n");
  const nameOf = (key) => lines[lines.findIndex((line, index) => index % 2 === 0 && line === key) + 1];
  return copies.map(({ key }) => ({ key, name: key && (nameOf(key) || key) }));
}

/** The copies of the books that are whole here: those of shared ones, or those of the server's. */
async function wholeCopies(areShared) {
  const copies = (await keptKeys()).filter((key) => isShared(key) === areShared).map(copyOf);
  const areWhole = await Promise.all(copies.map((each) => each.link.hasBook()));
  return copies.filter((_, index) => areWhole[index]);
}

async function ask(copy, verb, bytes = new Uint8Array()) {
  return copy.desk.do((core) => core.cross(verb, bytes));
}

async function post(copy, request, frame) {
  const step = new PackReader(await ask(copy, verbs.look, frame));
  const what = step.isAtEnd ? 0 : step.byte();
  if (what === next.move) return move(copy, frame, step, request);
  if (what === next.back) return takeBack(copy, frame, step, request);
  if (what === next.uncopy) return uncopy(copy, copyOf(step.text()), request);
  return null;
}

/** Whether a move between two books is for the server, which has both. */
function isForServer(copy, other) {
  return !copy.isShared && !other.isShared;
}

async function move(copy, frame, step, request) {
  const other = copyOf(step.text());
  if (isForServer(copy, other)) return null;
  if (copy === other || !(await other.link.hasBook())) return { response: backTo(request), written: [] };
  while (!step.isAtEnd) await bring(copy, step.text());
  // Where it can't be done, the page itself says what is the matter.
  return (await perform(copy, other, copy, frame)) ?? { response: backTo(request), written: [] };
}

function backTo(request) {
  return Response.redirect(new URL(request.url).pathname, 303);
}

/** Has a file here before what names it goes to a book that can't fetch it; one that nobody has keeps nothing here. */
async function bring(copy, hash) {
  try {
    await fileOf(copy, hash);
  } catch (error) {
    if (!(error instanceof FileFault) || error.reason !== "fileMissing") throw error;
  }
}

async function takeBack(copy, frame, step, request) {
  const isHere = step.byte() === 1;
  const mark = text.encode(step.text());
  const missing = step.text();
  const other = await otherSide(copy, mark);
  if (!other) return copy.isShared && missing ? { response: Response.redirect(missing, 303), written: [] } : null;
  const [giver, taker] = isHere ? [copy, other] : [other, copy];
  // Of what can't be taken back, the book that was asked says why.
  return (await perform(giver, taker, copy, frame)) ?? { response: await itself(copy, request), written: [copy] };
}

/** What the book that was asked says where nothing of another has to do with it. */
async function itself(copy, request) {
  if (undoing.test(new URL(request.url).pathname)) return answer(copy, request.clone());
  const fields = new URLSearchParams(await request.clone().text());
  return fields.get("do") === "undo" ? undo(copy, fields.get("stamp") ?? "") : backTo(request);
}

function undo(copy, stamp) {
  const body = new URLSearchParams({ stamp, return: "/" });
  return answer(copy, new Request(`${location.origin}${copy.base}/undo`, { method: "POST", body }));
}

/** The copy of the book that has the other side of a move. */
async function otherSide(copy, mark) {
  const servers = copy.isShared ? await wholeCopies(false) : [];
  const found = await among([...(await wholeCopies(true)), ...servers], copy, mark);
  if (found || !servers.length) return found;
  // Another device may have moved it: that is heard once somebody looks at the book.
  await Promise.allSettled(servers.map(({ link }) => link.synchronise()));
  return among(servers, copy, mark);
}

async function among(copies, copy, mark) {
  for (const each of copies) {
    // One that can't be opened doesn't keep the others from being looked into.
    if (each !== copy && (await ask(each, verbs.other, mark).catch(() => new Uint8Array())).length) return each;
  }
  return null;
}

/** Takes a copy away again in the book that it was made in. */
async function uncopy(copy, other, request) {
  if (isForServer(copy, other) || !(await other.link.hasBook())) return null;
  const undone = await undo(other, new URLSearchParams(await request.clone().text()).get("stamp") ?? "");
  return { response: undone.status === 303 ? backTo(request) : undone, written: [other] };
}

/**
 * Has the core of the book that gives something up do it, and keeps what it wrote in the other: first there, then here.
 * Null where it comes to nothing.
 */
async function perform(giver, taker, asked, frame) {
  await giver.desk.do(complete);
  const told = await giver.desk.doAfter(async (core) => {
    const [number, everything] = await taker.desk.do((other) => [taker.desk.lastPiece, other.everything()]);
    const done = core.cross(verbs.perform, packed(taker, asked, frame, everything));
    if (!done.length) return null;
    const pack = new PackReader(done);
    const [answered, piece] = [pack.counted(), pack.counted()];
    const hashes = [];
    while (!pack.isAtEnd) hashes.push(pack.text());
    if (piece.length) await taker.desk.adopt(number, piece, await filesFor(taker, giver, hashes));
    return answered;
  });
  return told && { response: await responseOf(asked, told), written: [giver, taker] };
}

function packed(taker, asked, frame, everything) {
  const pack = new PackWriter();
  pack.byte(asked === taker ? 1 : 0);
  pack.text(taker.key);
  pack.counted(frame);
  const head = pack.bytes;
  const whole = new Uint8Array(head.length + everything.length);
  whole.set(head);
  whole.set(everything, head.length);
  return whole;
}

/** Those of some files that a book lacks and another has: {hash, bytes}. */
async function filesFor(taker, giver, hashes) {
  const files = [];
  for (const hash of hashes) {
    const bytes = (await taker.pieces.keptFile(hash)) ? undefined : await giver.pieces.keptFile(hash);
    if (bytes) files.push({ hash, bytes });
  }
  return files;
}
