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
import { HubStream } from "./stream.js";
import { isLookedAt, tellPages } from "./tell.js";

// Sources/Hosts/BrowserHost/HubDesk.swift: Verb, Ending
export const verbs = { exchange: 0, perform: 1, answered: 2, received: 3, failed: 4, give: 5, take: 6, number: 7, setAside: 8, listen: 9, mark: 10 };
export const endings = { done: 0, failed: 1, unanswered: 2, notMember: 3 };
// Sources/Kernel/Hub/HubTalk.swift: Next
const next = { over: 0, seals: 1 };
// Sources/Kernel/Hub/HubRequest.swift
const path = "/hub/v1";
const contentType = "application/vnd.tallybook.hub";
// The answer to a stranger, who gets one line.
const stranger = Uint8Array.of(1, 0, 3);
const attempts = 3;
// How soon a page asks again, in milliseconds, while nothing says what comes: what others tick is seen within two
// seconds, and not all ask at once.
const pause = () => 1200 + Math.random() * 400;
// While a stream does, the page asks for nothing but that this worker goes on living, which is no request.
const look = 10_000;
const longPause = 60_000;
const nothing = new Uint8Array();

/** Another core has taken over: nobody knows there what this one was about to do. */
class OtherCore extends Error {}

/**
 * Has the core talk to its hub until it is done: {ending, name of the book where it was learnt, what `tell(core)` gives
 * right then, since the core remembers what came of it for just that long}. One talk at a time.
 */
export function talk(copy, verb, bytes = nothing, tell = (_) => null) {
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

async function talkOnce(copy, sealing, verb, bytes, tell) {
  const { desk } = copy;
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
    const [verb, bytes] = step[0] === next.seals ? [verbs.answered, await sealing.answer(rest)] : await post(rest, copy);
    ({ step, told } = await go(verb, bytes));
  }
  return { ending: step[1], name: new TextDecoder().decode(step.subarray(2)), told };
}

/** A request that the core has signed. */
function requestOf(packed, token = "") {
  const pack = new PackReader(packed);
  const headers = {
    "Content-Type": contentType, "Content-Digest": pack.text(), "Signature-Input": pack.text(), Signature: pack.text(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return { method: "POST", headers, body: pack.counted() };
}

/** Sends a request that the core has signed; gives how the core goes on. */
async function post(packed, copy) {
  try {
    const { answer, blob } = await askServer(hubAddress + path, requestOf(packed, copy.token));
    if (answer.headers.get("Content-Type") === contentType) return [verbs.received, new Uint8Array(await blob.arrayBuffer())];
    if (answer.status === 429) {
      // More was asked from this network than the hub answers at once: it says so, and for how long.
      copy.restsUntil = Date.now() + 1000 * (Number(answer.headers.get("Retry-After")) || 60);
      return [verbs.failed, new TextEncoder().encode((await blob.text()).trim())];
    }
    return answer.status === 401 ? [verbs.received, stranger] : [verbs.failed, nothing];
  } catch (error) {
    // What is longer than any answer is none that can be read.
    return [error instanceof TooLong ? verbs.received : verbs.failed, nothing];
  }
}

/** Asks the hub for a stream of what comes into a book; nothing where the core can't just now. */
async function listen(copy, signal) {
  const packed = await navigator.locks.request(`hub${copy.base}`, async () => {
    await copy.desk.do(complete);
    const sealing = new Sealing(() => ownKeys(copy.key));
    let step = await copy.desk.do((core) => core.hub(verbs.listen, nothing));
    while (step[0] === next.seals) {
      const answers = await sealing.answer(step.subarray(1));
      step = await copy.desk.do((core) => core.hub(verbs.answered, answers));
    }
    return step.length && step[0] !== next.over ? step.subarray(1) : null;
  });
  return packed && fetch(hubAddress + path, { ...requestOf(packed), cache: "no-store", signal });
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
  #stream;
  // Whether there may be more on the hub than is here.
  #isBehind = true;

  constructor(copy) {
    this.#copy = copy;
    this.#stream = new HubStream(
      copy.key, (signal) => listen(copy, signal), (number) => this.#hear(number).catch(() => {}), () => this.#goOn());
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
