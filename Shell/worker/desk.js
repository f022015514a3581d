// The core at work: one thing at a time, each on top of everything that is kept, and whatever it
// writes is on the disk before anyone hears of it.

import { LatePartMissing, WordsMissing } from "./core.mjs";
import { complete, learn, newCore, speak, startWhole } from "./cores.js";
import { Lost, Overtaken } from "./pieces.js";

const manyPieces = 200;
const muchMemory = 128 << 20;

/** Where a book's core works. */
export class Desk {
  #base;
  #pieces;
  #workers;
  #starting = null;
  // The number of the last piece that the core holds, and how many there are.
  #lastPiece = 0;
  #pieceCount = 0;
  #memoryAtStart = 0;
  #queue = Promise.resolve();
  // Whether what the server sent could not be kept: pages say so until it can.
  #isUnkept = false;
  // The piece that was said not to be kept, {number, piece}: a commit may succeed and its report be lost.
  #refused = null;

  /**
   * @param {string} base what the book's addresses begin with
   * @param {import("./pieces.js").Pieces} pieces
   */
  constructor(base, pieces) {
    this.#base = base;
    this.#pieces = pieces;
    this.#workers = new BroadcastChannel(`pieces${base}`);
    // A lower number than the own comes from a worker that began after what was kept had been deleted.
    this.#workers.onmessage = ({ data }) => (data > this.#lastPiece ? this.discard() : this.#writeAgain());
    pieces.onClosed(() => this.#writeAgain());
  }

  /** Runs `work(core)` after all before it, and keeps what it wrote. */
  do(work) {
    return this.#enqueue(() => this.#perform(work));
  }

  /** The same where something elsewhere comes before what is kept here: nothing else runs here meanwhile. */
  doAfter(work) {
    return this.#enqueue(() => this.#perform(work, true));
  }

  /** Keeps what another book's core wrote in this one on top of the piece with a number, with its files. */
  adopt(number, piece, files) {
    return this.#enqueue(async () => {
      // The next use starts from what is kept.
      this.discard();
      await this.#add(number + 1, piece, files);
      this.#workers.postMessage(number + 1);
    });
  }

  #enqueue(work) {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #perform(work, waits = false) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const core = await this.#started();
        const result = waits ? await work(core) : work(core);
        await this.#keep(core);
        complete(core).catch(() => {});
        // Memory that a large file took never comes back but with another core.
        if (core.memorySize > this.#memoryAtStart + muchMemory) this.discard();
        return result;
      } catch (error) {
        // What the core wrote and could not keep never was.
        this.discard();
        if (error instanceof LatePartMissing) startWhole();
        else if (error instanceof WordsMissing) learn(error.language);
        else if (!(error instanceof Overtaken)) throw error;
        if (attempt === 5) throw error;
      }
    }
  }

  async #keep(core) {
    const files = [...core.takeFiles()];
    const piece = core.takeNews();
    if (!piece) {
      for (const { hash, bytes } of files) await this.#pieces.keepFile(hash, bytes);
      return;
    }
    const number = this.#lastPiece + 1;
    try {
      await this.#add(number, piece, files);
    } catch (error) {
      if (error instanceof Lost) return this.#restore(core, number, files);
      throw error;
    }
    this.#lastPiece = number;
    this.#pieceCount += 1;
    this.#workers.postMessage(number);
  }

  async #add(number, piece, files) {
    try {
      await this.#pieces.addPiece(number, piece, files);
    } catch (error) {
      if (!(error instanceof Overtaken || error instanceof Lost)) this.#refused = { number, piece };
      throw error;
    }
  }

  /** Keeps everything once more. Another core may have begun since: the next use starts from what both wrote. */
  async #restore(core, number, files = []) {
    await this.#pieces.restorePieces(number, core.everything(), files);
    this.discard();
    this.#workers.postMessage(number);
  }

  /** Writes what is in memory again at once if it was deleted: nobody knows how long this worker lives. */
  #writeAgain() {
    if (!this.#starting) return;
    this.do(async (core) => {
      if ((await this.#pieces.lastNumber()) < this.#lastPiece) await this.#restore(core, this.#lastPiece);
    }).catch(() => {});
  }

  /** The number of the last piece: another one after some work says that it wrote something. */
  get lastPiece() {
    return this.#lastPiece;
  }

  /** Puts one piece in the place of many; a failure costs nothing, and it is tried again later. */
  tidy() {
    if (this.#pieceCount < manyPieces) return Promise.resolve();
    return this.do(async (core) => {
      this.#pieceCount = 1;
      await this.#pieces.replacePieces(this.#lastPiece, core.everything()).catch(() => {});
    });
  }

  /** Notes whether what the server sent could not be kept; tells whether that is new. */
  noteUnkept(value) {
    if (this.#isUnkept === value) return false;
    this.#isUnkept = value;
    this.discard();
    return true;
  }

  /** Puts the book aside and begins with an empty one. */
  startAnew() {
    return this.do(async () => {
      const empty = await newCore(this.#base);
      this.#workers.postMessage(await this.#pieces.putAside(empty.everything()));
      this.discard();
    });
  }

  /** Forgets the core; the next use starts another from what is kept. */
  discard() {
    this.#starting = null;
  }

  #started() {
    this.#starting ??= this.#start();
    this.#starting.catch(() => this.discard());
    return this.#starting;
  }

  async #start() {
    if (this.#refused) await this.#pieces.dropPiece(this.#refused.number, this.#refused.piece);
    this.#refused = null;
    const [core, kept] = await Promise.all([newCore(this.#base), this.#pieces.allPieces()]);
    for (const piece of kept.pieces) core.load(piece);
    core.knowFiles(kept.files);
    core.syncUnkept(this.#isUnkept);
    await speak(core);
    this.#lastPiece = kept.last;
    this.#pieceCount = kept.pieces.length;
    this.#memoryAtStart = core.memorySize;
    return core;
  }
}
