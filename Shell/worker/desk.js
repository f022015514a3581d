// The core at work: one thing at a time, each on top of everything that is kept, and whatever it
// writes is on the disk before anyone hears of it.

import { Core, LatePartMissing, WordsMissing } from "./core.mjs";
import { file, soundFile, storeFiles } from "./files.js";
import {
  addPiece, allPieces, dropPiece, keepFile, lastNumber, Lost, onClosed, Overtaken, putAside, replacePieces, restorePieces,
} from "./pieces.js";
import { site } from "./site.js";

const workers = new BroadcastChannel("pieces");
const manyPieces = 200;
const muchMemory = 128 << 20;

const compiled = new Map();
let starting = null;
// Whether something needed the core's late part before it was there: from then on cores start with both.
let isWholeFromStart = false;
// Languages that something needed beside that of the answers: from then on cores start with them.
const spoken = new Set();
// The number of the last piece that the core holds, and how many there are.
let lastPiece = 0;
let pieceCount = 0;
let memoryAtStart = 0;
let queue = Promise.resolve();
// Whether what the server sent could not be kept: pages say so until it can.
let isUnkept = false;
// The piece that was said not to be kept, {number, piece}: a commit may succeed and its report be lost.
let refused = null;

// A lower number than the own comes from a worker that began after what was kept had been deleted.
workers.onmessage = ({ data }) => (data > lastPiece ? discard() : writeAgain());
onClosed(writeAgain);

/** Runs `work(core)` after all before it, and keeps what it wrote. */
export function atDesk(work) {
  const done = queue.then(() => perform(work));
  queue = done.catch(() => {});
  return done;
}

async function perform(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const core = await started();
      const result = work(core);
      await keep(core);
      complete(core).catch(() => {});
      // Memory that a large file took never comes back but with another core.
      if (core.memorySize > memoryAtStart + muchMemory) discard();
      return result;
    } catch (error) {
      // What the core wrote and could not keep never was.
      discard();
      if (error instanceof LatePartMissing) isWholeFromStart = true;
      else if (error instanceof WordsMissing) learn(error.language);
      else if (!(error instanceof Overtaken)) throw error;
      if (attempt === 5) throw error;
    }
  }
}

/** What needs two languages more needs all, as readers of headings do. */
function learn(language) {
  for (const each of spoken.size ? site.words.keys() : [language]) spoken.add(each);
}

async function keep(core) {
  const files = [...core.takeFiles()];
  const piece = core.takeNews();
  if (!piece) {
    for (const { hash, bytes } of files) await keepFile(hash, bytes);
    return;
  }
  const number = lastPiece + 1;
  try {
    await addPiece(number, piece, files);
  } catch (error) {
    if (error instanceof Lost) return restore(core, number, files);
    if (!(error instanceof Overtaken)) refused = { number, piece };
    throw error;
  }
  lastPiece = number;
  pieceCount += 1;
  workers.postMessage(number);
}

/** Keeps everything once more. Another core may have begun since: the next use starts from what both wrote. */
async function restore(core, number, files = []) {
  await restorePieces(number, core.everything(), files);
  discard();
  workers.postMessage(number);
}

/** Writes what is in memory again at once if it was deleted: nobody knows how long this worker lives. */
function writeAgain() {
  if (!starting) return;
  atDesk(async (core) => {
    if ((await lastNumber()) < lastPiece) await restore(core, lastPiece);
  }).catch(() => {});
}

/** Puts one piece in the place of many; a failure costs nothing, and it is tried again later. */
export function tidy() {
  if (pieceCount < manyPieces) return Promise.resolve();
  return atDesk(async (core) => {
    pieceCount = 1;
    await replacePieces(lastPiece, core.everything()).catch(() => {});
  });
}

/** Notes whether what the server sent could not be kept; tells whether that is new. */
export function noteUnkept(value) {
  if (isUnkept === value) return false;
  isUnkept = value;
  discard();
  return true;
}

/** Puts the book aside and begins with an empty one. */
export function startAnew() {
  return atDesk(async () => {
    const empty = await newCore();
    workers.postMessage(await putAside(empty.everything()));
    discard();
  });
}

/** Forgets the core; the next use starts another from what is kept. */
export function discard() {
  starting = null;
}

function started() {
  starting ??= start();
  starting.catch(discard);
  return starting;
}

async function start() {
  if (refused) await dropPiece(refused.number, refused.piece);
  refused = null;
  const [core, kept] = await Promise.all([newCore(), allPieces()]);
  for (const piece of kept.pieces) core.load(piece);
  core.knowFiles(kept.files);
  core.syncUnkept(isUnkept);
  await speak(core);
  lastPiece = kept.last;
  pieceCount = kept.pieces.length;
  memoryAtStart = core.memorySize;
  return core;
}

async function newCore() {
  const core = await Core.start(await compile(site.module), [...site.names, site.server ? location.origin : ""]);
  if (!isWholeFromStart) return core;
  try {
    await complete(core);
  } catch (error) {
    // What doesn't need it goes on.
    isWholeFromStart = false;
    throw error;
  }
  return core;
}

/** Gives a core the words in which it answers. */
async function speak(core) {
  const languages = new Set([core.language(navigator.languages.join(",")), ...spoken]);
  await Promise.all([...languages].map(async (language) => core.speak(language, await wordsOf(language))));
}

async function wordsOf(language) {
  return new Uint8Array(await (await soundFile(site.words[language])).arrayBuffer());
}

/** Adds what is needed now and then, after the first answer was given. */
async function complete(core) {
  if (!core.isWhole) await core.complete(await compile(site.late));
}

function compile(path) {
  if (!compiled.has(path)) {
    const compiling = compileKept(path).catch(() => storeFiles().then(() => compileKept(path)));
    compiling.catch(() => compiled.delete(path));
    compiled.set(path, compiling);
  }
  return compiled.get(path);
}

function compileKept(path) {
  return file(path).then((answer) => WebAssembly.compileStreaming(answer));
}
