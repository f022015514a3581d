// Keeps a shared book in step with its hub: when to exchange what, and what the pages are told of it.

import { bringFile, fetchFile } from "./cargo.js";
import { Freight } from "./freight.js";
import { hasWhole } from "./pieces.js";
import { sharedBook } from "./shared.js";
import { HubStream } from "./stream.js";
import { endings, listen, talk, verbs } from "./talk.js";
import { isLookedAt, tellPages } from "./tell.js";

// How soon a page asks again, in milliseconds, while nothing says what comes: what others tick is seen within two
// seconds, and not all ask at once.
const pause = () => 1200 + Math.random() * 400;
// While a stream does, the page asks for nothing but that this worker goes on living, which is no request.
const look = 10_000;
const longPause = 60_000;
const nothing = new Uint8Array();
const digits = new TextEncoder();

/** Keeps a shared book in step with its hub; to the worker it is what a Link is for a server's book. */
export class HubLink {
  #copy;
  #underWay = null;
  #wantsMore = false;
  #failures = 0;
  #holdsBook = false;
  #changedAt = 0;
  #ending = endings.done;
  #shownSince = Infinity;
  #stream;
  #freight;
  // Whether something was brought of which others hear by the next exchange.
  #hasBrought = false;
  // Whether there may be more on the hub than is here.
  #isBehind = true;

  constructor(copy) {
    this.#copy = copy;
    this.#stream = new HubStream(
      copy.key, (signal) => listen(copy, signal), (number) => this.#hear(number).catch(() => {}), () => this.#goOn());
    this.#freight = new Freight(copy, {
      step: (core) => {
        const step = core.hub(verbs.fileStep, nothing);
        return { action: step[0], bytes: step.subarray(1) };
      },
      done: (core, hash, outcome) => core.hub(verbs.fileDone, Uint8Array.of(...digits.encode(hash), outcome)),
      ask: () => Promise.reject(new Error("nobody is asked")),
      send: (hash, bytes) => this.#bring(hash, bytes),
      fetch: (hash) => fetchFile(copy, hash),
    });
  }

  async #bring(hash, bytes) {
    const isBrought = await bringFile(this.#copy, hash, bytes);
    if (isBrought) this.#hasBrought = true;
    return isBrought;
  }

  /** A file from the hub; null if it hasn't got it, or nobody has told of it yet. */
  fetchFile(hash) {
    return fetchFile(this.#copy, hash);
  }

  async hasBook() {
    this.#holdsBook ||= await hasWhole(this.#copy.key);
    return this.#holdsBook;
  }

  /** Whether something was written here that, as far as is known, the hub hasn't got. */
  async isWaiting() {
    return (await this.hasBook()) && (await this.#copy.pieces.fact("waiting")) === true;
  }

  noteWrite() {
    return this.#copy.pieces.setFact("waiting", true);
  }

  /** Notes when a page was asked for: what changed since then, before it could hear of it, it is told. */
  noteShown(since) {
    this.#shownSince = Math.min(this.#shownSince, since);
  }

  /** The book is gone from here: nothing of it is heard any more. */
  stop() {
    this.#stream.stop();
  }

  /** The network is there again, or another. */
  async renew() {
    this.#stream.renew();
    this.#isBehind = true;
    if (await isLookedAt(this.#copy.key)) await this.synchronise();
  }

  /** A stream is there no more: what came meanwhile is asked for; not by all at once. */
  #goOn() {
    this.#isBehind = true;
    setTimeout(() => this.synchronise().catch(() => {}), Math.random() * 500);
  }

  /** The hub says where the row ends; what this device wrote itself it knows. */
  async #hear(number) {
    await this.#underWay?.catch(() => {});
    const mark = await this.#do((core) => core.hub(verbs.mark, nothing));
    if (Number(new TextDecoder().decode(mark)) === number) return;
    this.#isBehind = true;
    await this.synchronise();
  }

  /** Nothing of a shared book goes to a server. */
  noteNetworkPost() {
    return () => {};
  }

  /** Exchanges changes, then files, with the hub until there is nothing left to exchange, and tells the pages. */
  synchronise() {
    this.#wantsMore = true;
    this.#underWay ??= this.#exchangeAll().catch((error) => this.#noteFault(error)).finally(() => {
      this.#underWay = null;
      if (this.#wantsMore) this.synchronise().catch(() => {});
    });
    const files = this.#underWay.then((isInStep) => isInStep && this.#carryFiles());
    return files.catch((error) => console.warn("files not exchanged:", error));
  }

  /** Files come when the changes that name them are in step, and keep nothing waiting. */
  async #carryFiles() {
    const mark = () => this.#do((core) => core.mark());
    const before = await mark();
    await this.#freight.carry();
    if (before !== (await mark())) await this.#tell({ outcome: "polls", changed: true, wait: pause() });
    if (!this.#hasBrought) return;
    this.#hasBrought = false;
    this.#isBehind = true;
    await this.synchronise();
  }

  async #exchangeAll() {
    const entry = await sharedBook(this.#copy.key);
    this.#wantsMore = false;
    if (!entry || entry.isLeft || (await this.#do((core) => core.isPaused()))) {
      this.#stream.stop();
      return this.#tell({ outcome: "paused" });
    }
    if (this.#stream.isCarrying && !this.#isBehind && !(await this.isWaiting())) return this.#tellChanged(look);
    this.#isBehind = false;
    // Members are no part of what the core counts as shown.
    const shown = async () => `${await this.#do((core) => core.mark())} ${this.#copy.desk.lastPiece}`;
    const before = await shown();
    const { ending } = await talk(this.#copy, verbs.exchange);
    // Whether all is well is shown, too.
    const isNew = before !== (await shown()) || ending !== this.#ending;
    this.#ending = ending;
    if (isNew) this.#changedAt = Date.now();
    if (ending === endings.done && !this.#wantsMore) await this.#noteSent();
    this.#failures = ending === endings.unanswered ? this.#failures + 1 : 0;
    if (ending !== endings.done) this.#stream.stop();
    else if (await isLookedAt(this.#copy.key)) this.#stream.keep();
    await this.#tellChanged(await this.#wait(ending), isNew);
    return ending === endings.done;
  }

  /** Tells the pages whether anything changed that they don't show, and when to ask again. */
  #tellChanged(wait, isNew = false) {
    const changed = this.#changedAt > this.#shownSince || isNew;
    this.#shownSince = Infinity;
    return this.#tell({ outcome: "polls", changed, wait });
  }

  /** What came could not be kept, or the core not be started: the pages ask again later. */
  #noteFault(error) {
    console.warn("not exchanged:", error);
    return this.#tell({ outcome: "failed", changed: false, wait: longPause });
  }

  async #wait(ending) {
    if (ending === endings.done) return this.#stream.isCarrying && !this.#isBehind ? look : pause();
    if (ending !== endings.unanswered) return longPause;
    const wait = await this.#do((core) => core.syncWait(this.#failures));
    return Math.max(wait, this.#copy.restsUntil - Date.now());
  }

  async #noteSent() {
    if ((await this.isWaiting()) && (await this.#do((core) => core.waiting())) === 0) {
      await this.#copy.pieces.setFact("waiting", false);
    }
  }

  #tell(message) {
    return tellPages(this.#copy.key, message);
  }

  #do(work) {
    return this.#copy.desk.do(work);
  }
}
