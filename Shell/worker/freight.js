// Carries the files that records name between a device's copy and its server or hub, one at a time: the core
// says which, and remembers how far it got, so this may be stopped at any point.

import { take } from "./blobs.js";
import { complete } from "./cores.js";

// Sources/Hosts/BrowserHost/Replica+Sync.swift: FileStep
const fileStep = { done: 0, ask: 1, send: 2 };
// Sources/Kernel/Sync/FileClient.swift: Outcome
const fileOutcome = { exchanged: 0, failed: 1, full: 2, unreachable: 3 };
const digits = new TextDecoder();

export class Freight {
  #copy;
  #way;
  #underWay = null;
  #wantsMore = false;

  /**
   * For a copy of a book, and the way to where its files are: `step(core)` and `done(core, hash, outcome)` speak with
   * the core, `ask(question)`, `send(hash, bytes)` and `fetch(hash)` with the other side, and throw where it isn't
   * reached. What isn't taken is false, what isn't there or isn't as its name says null.
   */
  constructor(copy, way) {
    this.#copy = copy;
    this.#way = way;
  }

  /** Exchanges files until there is nothing left to do for now. */
  carry() {
    this.#wantsMore = true;
    const all = () => this.#carryAll();
    this.#underWay ??= navigator.locks.request(`files${this.#copy.base}`, all).finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  async #carryAll() {
    await this.#copy.desk.do(complete).catch(() => {});
    while (this.#wantsMore) {
      this.#wantsMore = false;
      while (await this.#carryOne());
    }
  }

  /** Does the next thing for files; false when there is none. */
  async #carryOne() {
    const { desk } = this.#copy;
    const { action, bytes } = await desk.do((core) => (core.isPaused() ? { action: fileStep.done } : this.#way.step(core)));
    if (action === fileStep.done) return false;
    if (action === fileStep.ask) return this.#ask(bytes);
    const hash = digits.decode(bytes);
    const result = await (action === fileStep.send ? this.#send(hash) : this.#fetchAndKeep(hash));
    await desk.do((core) => this.#way.done(core, hash, result));
    return true;
  }

  async #ask(question) {
    const answer = await this.#way.ask(question).catch(() => new Uint8Array());
    await this.#copy.desk.do((core) => core.filesAnswered(answer));
    return true;
  }

  async #send(hash) {
    try {
      const bytes = await this.#copy.pieces.keptFile(hash);
      return bytes && (await this.#way.send(hash, bytes)) ? fileOutcome.exchanged : fileOutcome.failed;
    } catch (error) {
      return faultOf(error);
    }
  }

  async #fetchAndKeep(hash) {
    try {
      const bytes = await this.#way.fetch(hash);
      if (!bytes) return fileOutcome.failed;
      await take(this.#copy, hash, bytes);
      return fileOutcome.exchanged;
    } catch (error) {
      return error?.name === "QuotaExceededError" ? fileOutcome.full : faultOf(error);
    }
  }
}

/** One file that gets stuck doesn't keep the others waiting; without a connection all wait. */
function faultOf(error) {
  return error?.name === "TimeoutError" ? fileOutcome.failed : fileOutcome.unreachable;
}
