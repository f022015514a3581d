// Carries the sync of a device's copy and its server: the core says what to send and takes in what comes
// back, and remembers how far it got, so this may be stopped at any point.

import { askServer, patience, TooLong, whole } from "./ask.js";
import { fetched, sent } from "./blobs.js";
import { complete } from "./cores.js";
import { Freight } from "./freight.js";
import { site } from "./site.js";
import { tellPages } from "./tell.js";

// Notes/Sync.md: what is sent is packed in zlib's format.
const contentType = "application/vnd.tallybook.sync";
// Sources/Hosts/BrowserHost/Replica+Sync.swift: SyncStep
const next = { done: 0, again: 1 };
// An eighth of a kibibyte of changes is little enough for any network.
const mostHalvings = 11;

export class Link {
  #copy;
  #freight;
  #underWay = null;
  #wantsMore = false;
  // Exchanges that failed in a row; a new life of the worker begins to count anew.
  #failures = 0;
  // How often the usual size of a request was too much for this network.
  #halvings = 0;
  // Writes that go to the server because this device can't answer yet: how many began and are not done.
  #postsBegun = 0;
  #postsOpen = 0;
  #holdsBook = !site.server;
  // Whether the server said something of this book in this life of the worker.
  #hasHeard = false;
  // When anything last changed that pages show, and when the oldest page was asked for that wants to know.
  #changedAt = 0;
  #shownSince = Infinity;

  constructor(copy) {
    this.#copy = copy;
    this.#freight = new Freight(copy, {
      step: (core) => core.fileStep(),
      done: (core, hash, outcome) => core.fileDone(hash, outcome),
      ask: (question) => this.#post("/sync/v1/files", question),
      send: (hash, bytes) => sent(copy, hash, bytes),
      fetch: (hash) => fetched(copy, hash),
    });
  }

  /** A file from the server; null if it hasn't got it. */
  fetchFile(hash) {
    return fetched(this.#copy, hash);
  }

  /** Whether this device has the whole book, so that it answers itself. */
  async hasBook() {
    this.#holdsBook ||= await this.#knows("whole");
    return this.#holdsBook;
  }

  /** Whether something was written here that, as far as is known, the server hasn't got. */
  isWaiting() {
    return this.#knows("waiting");
  }

  /** Remembers that something was written here, for lives of the worker in which nobody looks at this book. */
  noteWrite() {
    return this.#copy.pieces.setFact("waiting", true);
  }

  /** A device that may only look keeps what it wrote until it may write. */
  async #noteSent() {
    if ((await this.isWaiting()) && (await this.#do((core) => core.waiting())) === 0) {
      await this.#copy.pieces.setFact("waiting", false);
    }
  }

  async #knows(fact) {
    const { pieces } = this.#copy;
    try {
      return (await pieces.exist()) && (await pieces.fact(fact)) === true;
    } catch {
      return false;
    }
  }

  /** Notes when a page was asked for: what changed since then, before it could hear of it, it is told. */
  noteShown(since) {
    this.#shownSince = Math.min(this.#shownSince, since);
  }

  /** Notes that a write is on its way to the server; call the result when it has arrived. */
  noteNetworkPost() {
    this.#postsBegun += 1;
    this.#postsOpen += 1;
    return () => {
      this.#postsOpen -= 1;
      return this.synchronise();
    };
  }

  /** Exchanges changes with the server until there is nothing left to exchange, and tells the pages. */
  synchronise() {
    if (!site.server) return Promise.resolve();
    this.#wantsMore = true;
    const all = () => this.#exchangeAll();
    this.#underWay ??= navigator.locks.request(`sync${this.#copy.base}`, all).finally(() => this.#leaveOff());
    return this.#underWay.then((outcome) => outcome === "reached" && this.#exchangeFiles());
  }

  /** Who asked while the pages were being told is heard, too. */
  #leaveOff() {
    this.#underWay = null;
    return this.#wantsMore && this.synchronise().catch(() => {});
  }

  async #exchangeAll() {
    try {
      const isKnown = !this.#copy.key || (await this.#copy.pieces.exist());
      const result = await this.#rounds();
      if (result.outcome === "gone" || (!isKnown && !this.#hasHeard)) await this.#forget();
      if (result.outcome === "reached" && !this.#wantsMore) await this.#noteSent();
      if (result.outcome === "reached" && this.#copy.desk.noteUnkept(false)) result.changed = true;
      await this.#tellPages(result);
      return result.outcome;
    } catch (error) {
      console.warn("not synced:", error);
      this.#wantsMore = false; // what can't even begin isn't tried over and over
      await this.#tellPages({ outcome: "failed", changed: this.#copy.desk.noteUnkept(true) });
    }
  }

  /** Files come when the changes that name them are in step, and keep nothing waiting. */
  async #exchangeFiles() {
    const mark = () => this.#do((core) => core.mark());
    const before = await mark();
    await this.#freight.carry();
    if (before !== (await mark())) await this.#tellPages({ outcome: "reached", changed: true });
  }

  async #rounds() {
    if (await this.#do((core) => core.isLeaving())) {
      await this.#copy.desk.startAnew();
      this.#holdsBook = false;
    }
    const before = await this.#do((core) => core.mark());
    let outcome = "reached";
    while (this.#wantsMore && outcome === "reached") {
      this.#wantsMore = false;
      outcome = await this.#exchange();
    }
    if (outcome === "gone") return { outcome };
    const after = await this.#do((core) => core.mark());
    // A write that went to the server meanwhile must be here before this device answers.
    const isNew = outcome === "reached" && !(await this.hasBook()) && this.#postsOpen === 0 && !this.#wantsMore;
    if (isNew) await this.#openBook();
    this.#failures = outcome === "reached" ? 0 : this.#failures + 1;
    const wait = await this.#do((core) => core.syncWait(this.#failures));
    if (isNew || before !== after) this.#changedAt = Date.now();
    const changed = this.#changedAt > this.#shownSince;
    this.#shownSince = Infinity;
    return { outcome, changed: changed || isNew || before !== after, wait };
  }

  /** There is no such book, or nobody said so, and never was one here. */
  async #forget() {
    this.#copy.desk.discard();
    await this.#copy.pieces.forget();
  }

  /** From now on this device answers itself. */
  async #openBook() {
    await this.#copy.pieces.setFact("whole", true);
    this.#holdsBook = true;
  }

  async #exchange() {
    if (await this.#do((core) => core.isPaused())) return "paused";
    let isRefused = false;
    for (;;) {
      const posts = this.#postsBegun;
      const request = await this.#do((core) => core.syncRequest(this.#halvings));
      const began = performance.now();
      let answer;
      try {
        answer = await this.#post("/sync/v1", request);
        if (performance.now() - began < patience / 4) this.#halvings = Math.max(this.#halvings - 1, 0);
      } catch (error) {
        if (error.name === "TimeoutError") this.#halvings = Math.min(this.#halvings + 1, mostHalvings);
        if (error.status === 401) return this.#locked();
        if (error.status === 404 && this.#copy.key && !(await this.hasBook())) return "gone";
        const outcome = await this.#noAnswer(error.sentence ?? "");
        // Who may not write any more hears so from the answer to a question that brings nothing.
        if (error.status !== 403 || isRefused) return outcome;
        isRefused = true;
        continue;
      }
      // It is for the late part to take in. Should that be missing still, all begins anew with it.
      await this.#do(complete).catch(() => {});
      const result = await this.#do((core) => core.syncReceived(answer));
      this.#hasHeard = true;
      if (posts !== this.#postsBegun) this.#wantsMore = true;
      if (result !== next.again) return result === next.done ? "reached" : "failed";
    }
  }

  async #noAnswer(sentence) {
    await this.#do((core) => core.syncFailed(sentence));
    return "unreachable";
  }

  /** The server doesn't let this device in (any more): everything stays here until it does. */
  async #locked() {
    await this.#do((core) => core.syncLocked());
    return "locked";
  }

  /** Posts a request, both ways packed; an answer that is longer than any is nothing that can be read. */
  async #post(path, message) {
    const headers = { "Content-Type": contentType };
    const body = await through(new CompressionStream("deflate"), new Blob([message]));
    try {
      const { answer, blob } = await askServer(this.#copy.base + path, { method: "POST", headers, body });
      if (answer.headers.get("Content-Type") === contentType) return await through(new DecompressionStream("deflate"), blob);
      const { status } = answer;
      throw Object.assign(new Error(`${status}`), { status, sentence: await sentenceOf(answer, blob) });
    } catch (error) {
      if (error instanceof TooLong) return new Uint8Array();
      throw error;
    }
  }

  #tellPages(message) {
    return tellPages(this.#copy.key, message);
  }

  #do(work) {
    return this.#copy.desk.do(work);
  }
}

// Sources/Hosts/SyncOverHTTP/Endpoint/SyncEndpoint.swift: limit, in bytes
const longest = 48 << 20;
// What a proxy says that doesn't reach the server behind it.
const gateway = [502, 503, 504];

/** What a server says instead of an answer, nothing where it wasn't reached; a page of another server says nothing. */
async function sentenceOf(answer, blob) {
  const isText = (answer.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (isText && answer.status !== 502 && answer.status !== 504) return (await blob.text()).trim().slice(0, 200);
  return gateway.includes(answer.status) ? "" : `HTTP ${answer.status}`;
}

async function through(stream, blob) {
  const result = await whole(blob.stream().pipeThrough(stream), longest);
  return new Uint8Array(await result.arrayBuffer());
}
