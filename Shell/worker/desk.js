// The core at work: one thing at a time, each on top of everything that is kept, and whatever it
// writes is on the disk before anyone hears of it.

import { Core } from "./core.mjs";
import { file, storeFiles } from "./files.js";
import {
  addPiece, allPieces, dropPiece, keepFile, lastNumber, Lost, onClosed, Overtaken, putAside, replacePieces, restorePieces,
} from "./pieces.js";
import { site } from "./site.js";

const workers = new BroadcastChannel("pieces");
const manyPieces = 200;
const muchMemory = 128 << 20;

let compiled = null;
let starting = null;
// The number of the last piece that the core holds, and how many there are.
let lastPiece = 0;
let pieceCount = 0;
let memoryAtStart = 0;
let queue = Promise.resolve();
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
    const core = await started();
    try {
      const result = work(core);
      await keep(core);
      // Memory that a large file took never comes back but with another core.
      if (core.memorySize > memoryAtStart + muchMemory) discard();
      return result;
    } catch (error) {
      // What the core wrote and could not keep never was.
      discard();
      if (!(error instanceof Overtaken) || attempt === 5) throw error;
    }
  }
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
  lastPiece = kept.last;
  pieceCount = kept.pieces.length;
  memoryAtStart = core.memorySize;
  return core;
}

async function newCore() {
  return Core.start(await compile(), [...site.names, site.server ? location.origin : ""]);
}

function compile() {
  compiled ??= compileKept().catch(() => storeFiles().then(compileKept));
  compiled.catch(() => (compiled = null));
  return compiled;
}

function compileKept() {
  return file(site.module).then((answer) => WebAssembly.compileStreaming(answer));
}
