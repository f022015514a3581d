// Carries the talk of a shared book and its hub: the core says what is to be sealed and sent, and takes in what comes
// back. It remembers how far it got with what it keeps, so this may be stopped at any point.

import { askServer, TooLong } from "./ask.js";
import { complete } from "./cores.js";
import { ownKeys } from "./own.js";
import { PackReader } from "./pack.js";
import { hasWhole } from "./pieces.js";
import { Sealing } from "./sealing.js";
import { sharedBook } from "./shared.js";
import { hubAddress } from "./site.js";
import { tellPages } from "./tell.js";

// Sources/Hosts/BrowserHost/HubDesk.swift: Verb, Ending
export const verbs = { exchange: 0, perform: 1, answered: 2, received: 3, failed: 4, give: 5, take: 6, number: 7, setAside: 8 };
export const endings = { done: 0, failed: 1, unanswered: 2, notMember: 3 };
// Sources/Kernel/Hub/HubTalk.swift: Next
const next = { over: 0, seals: 1 };
// Sources/Kernel/Hub/HubRequest.swift
const path = "/hub/v1";
const contentType = "application/vnd.tallybook.hub";
// The answer to a stranger, who gets one line.
const stranger = Uint8Array.of(1, 0, 3);
const attempts = 3;
// How soon a page asks again, in milliseconds: what others tick is seen within two seconds.
const pause = 1500;
const longPause = 60_000;

/** Another core has taken over: nobody knows there what this one was about to do. */
class OtherCore extends Error {}

/**
 * Has the core talk to its hub until it is done: {ending, name of the book where it was learnt, what `tell(core)` gives
 * right then, since the core remembers what came of it for just that long}. One talk at a time.
 */
export function talk(copy, verb, bytes = new Uint8Array(), tell = (_) => null) {
  return navigator.locks.request(`hub${copy.base}`, async () => {
    const sealing = new Sealing(() => ownKeys(copy.key));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await talkOnce(copy, sealing, verb, bytes, tell);
      } catch (error) {
        if (!(error instanceof OtherCore) || attempt === attempts) throw error;
      }
    }
  });
}

async function talkOnce({ desk, token }, sealing, verb, bytes, tell) {
  await desk.do(complete);
  let own;
  const go = (verb, bytes) => desk.do((core) => {
    own ??= core;
    if (core !== own) throw new OtherCore();
    const step = core.hub(verb, bytes);
    if (!step.length) throw new OtherCore();
    return { step, told: step[0] === next.over ? tell(core) : null };
  });
  let { step, told } = await go(verb, bytes);
  while (step[0] !== next.over) {
    const rest = step.subarray(1);
    const [verb, bytes] = step[0] === next.seals ? [verbs.answered, await sealing.answer(rest)] : await post(rest, token);
    ({ step, told } = await go(verb, bytes));
  }
  return { ending: step[1], name: new TextDecoder().decode(step.subarray(2)), told };
}

/** Sends a request that the core has signed; gives how the core goes on. */
async function post(packed, token) {
  const pack = new PackReader(packed);
  const headers = {
    "Content-Type": contentType, "Content-Digest": pack.text(), "Signature-Input": pack.text(), Signature: pack.text(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  try {
    const { answer, blob } = await askServer(hubAddress + path, { method: "POST", headers, body: pack.counted() });
    if (answer.headers.get("Content-Type") === contentType) return [verbs.received, new Uint8Array(await blob.arrayBuffer())];
    return answer.status === 401 ? [verbs.received, stranger] : [verbs.failed, new Uint8Array()];
  } catch (error) {
    // What is longer than any answer is none that can be read.
    return [error instanceof TooLong ? verbs.received : verbs.failed, new Uint8Array()];
  }
}

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

  constructor(copy) {
    this.#copy = copy;
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

  /** Nothing of a shared book goes to a server. */
  noteNetworkPost() {
    return () => {};
  }

  /** Exchanges changes with the hub until there is nothing left to exchange, and tells the pages. */
  synchronise() {
    this.#wantsMore = true;
    this.#underWay ??= this.#exchangeAll().catch((error) => this.#noteFault(error)).finally(() => {
      this.#underWay = null;
      if (this.#wantsMore) this.synchronise().catch(() => {});
    });
    return this.#underWay;
  }

  async #exchangeAll() {
    const entry = await sharedBook(this.#copy.key);
    this.#wantsMore = false;
    if (!entry || entry.isLeft || (await this.#do((core) => core.isPaused()))) return this.#tell({ outcome: "paused" });
    // Members are no part of what the core counts as shown.
    const shown = async () => `${await this.#do((core) => core.mark())} ${this.#copy.desk.lastPiece}`;
    const before = await shown();
    const { ending } = await talk(this.#copy, verbs.exchange);
    // Whether all is well is shown, too.
    const isNew = before !== (await shown()) || ending !== this.#ending;
    this.#ending = ending;
    if (isNew) this.#changedAt = Date.now();
    const changed = this.#changedAt > this.#shownSince || isNew;
    this.#shownSince = Infinity;
    if (ending === endings.done && !this.#wantsMore) await this.#noteSent();
    this.#failures = ending === endings.unanswered ? this.#failures + 1 : 0;
    await this.#tell({ outcome: "polls", changed, wait: await this.#wait(ending) });
  }

  /** What came could not be kept, or the core not be started: the pages ask again later. */
  #noteFault(error) {
    console.warn("not exchanged:", error);
    return this.#tell({ outcome: "failed", changed: false, wait: longPause });
  }

  #wait(ending) {
    if (ending === endings.done) return pause;
    return ending === endings.unanswered ? this.#do((core) => core.syncWait(this.#failures)) : longPause;
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
