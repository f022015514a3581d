// Starts cores: the module is compiled once for all books of this worker.

import { Core } from "./core.mjs";
import { file, soundFile, storeFiles } from "./files.js";
import { keyOf } from "./keys.js";
import { hasWhole } from "./pieces.js";
import { isShared, sharedBooks } from "./shared.js";
import { hubAddress, site } from "./site.js";

const compiled = new Map();
// Whether something needed the core's late part before it was there: from then on cores start with both.
let isWholeFromStart = false;
// Languages that something needed beside that of the answers: from then on cores start with them.
const spoken = new Set();

/** A core with nothing in it, for the book whose addresses begin with `base`. */
export async function newCore(base) {
  const [hub, key] = [hubAddress, keyOf(`${base}/`)];
  const server = site.server && !isShared(key) ? hub + base : "";
  const place = hub === location.origin ? "" : location.origin;
  const books = hub ? await booksBeside(key) : [];
  const core = await Core.start(await compile(site.module), [...site.names, server, base, hub, place, ...books]);
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

/** The shared books of this browser, key and name of each; and the first book, where that is known to be here. */
async function booksBeside(key) {
  const books = await sharedBooks().catch(() => []);
  if (!books.length) return [];
  // Without a server everybody's own book is answered here.
  const isFirstHere = !site.server || !isShared(key) || (await hasWhole(""));
  return [...(isFirstHere ? [{ key: "", name: "" }] : []), ...books].flatMap((book) => [book.key, book.name]);
}

/** From now on cores start with both parts. */
export function startWhole() {
  isWholeFromStart = true;
}

/** Adds what is needed now and then, after the first answer was given. */
export async function complete(core) {
  if (!core.isWhole) await core.complete(await compile(site.late));
}

/** What needs two languages more needs all, as readers of headings do. */
export function learn(language) {
  for (const each of spoken.size ? site.words.keys() : [language]) spoken.add(each);
}

/** Gives a core the words in which it answers. */
export async function speak(core) {
  const languages = new Set([core.language(navigator.languages.join(",")), ...spoken]);
  await Promise.all([...languages].map(async (language) => core.speak(language, await wordsOf(language))));
}

async function wordsOf(language) {
  return new Uint8Array(await (await soundFile(site.words[language])).arrayBuffer());
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
