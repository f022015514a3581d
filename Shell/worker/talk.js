// Carries the talk of a shared book and its hub: the core says what is to be sealed and sent, and takes in what comes
// back. It remembers how far it got with what it keeps, so this may be stopped at any point.

import { askServer, TooLong } from "./ask.js";
import { complete } from "./cores.js";
import { ownKeys } from "./own.js";
import { PackReader } from "./pack.js";
import { Sealing } from "./sealing.js";
import { hubAddress } from "./site.js";

// Sources/Hosts/BrowserHost/HubDesk.swift: Verb, Ending
export const verbs = {
  exchange: 0, perform: 1, answered: 2, received: 3, failed: 4, give: 5, take: 6, number: 7, setAside: 8, listen: 9, mark: 10,
  fileStep: 11, fileDone: 12, planToSeal: 13, planToOpen: 14, bringFile: 15, giveFile: 16, brought: 17,
};
export const endings = { done: 0, failed: 1, unanswered: 2, notMember: 3 };
// Sources/Kernel/Hub/HubTalk.swift: Next
const next = { over: 0, seals: 1 };
// Sources/Kernel/Hub/HubRequest.swift
const path = "/hub/v1";
const contentType = "application/vnd.tallybook.hub";
// The answer to a stranger, who gets one line.
const stranger = Uint8Array.of(1, 0, 3);
// What is no answer to a request that has a file or asks for one.
const refused = Uint8Array.of(1, 0, 1);
// Sources/Kernel/Hub/HubAnswer.swift: an answer's second byte
const late = 5;
// Sources/Hosts/SyncOverHTTP/Endpoint/HubEndpoint.swift: limit, in bytes
const longestFile = 32 << 20;
const attempts = 3;
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
      noteRest(answer, copy);
      return [verbs.failed, new TextEncoder().encode((await blob.text()).trim())];
    }
    return answer.status === 401 ? [verbs.received, stranger] : [verbs.failed, nothing];
  } catch (error) {
    // What is longer than any answer is none that can be read.
    return [error instanceof TooLong ? verbs.received : verbs.failed, nothing];
  }
}

/** A request that the core has signed and the worker sends by itself; nothing where the core can't just now. */
async function signed(copy, verb, bytes) {
  const packed = await navigator.locks.request(`hub${copy.base}`, async () => {
    await copy.desk.do(complete);
    const sealing = new Sealing(() => ownKeys(copy.key));
    let step = await copy.desk.do((core) => core.hub(verb, bytes));
    while (step[0] === next.seals) {
      const answers = await sealing.answer(step.subarray(1));
      step = await copy.desk.do((core) => core.hub(verbs.answered, answers));
    }
    return step.length && step[0] !== next.over ? step.subarray(1) : null;
  });
  return packed && requestOf(packed);
}

/** Asks the hub for a stream of what comes into a book; nothing where the core can't just now. */
export async function listen(copy, signal) {
  const request = await signed(copy, verbs.listen, nothing);
  return request && fetch(hubAddress + path, { ...request, cache: "no-store", signal });
}

async function postFile(request, copy) {
  try {
    const { answer, blob } = await askServer(hubAddress + path, request, longestFile);
    if (answer.headers.get("Content-Type") === contentType) return new Uint8Array(await blob.arrayBuffer());
    if (answer.status === 429) noteRest(answer, copy);
    // Another refusal is of this file alone.
    else if (answer.status >= 400 && answer.status < 500) return refused;
    throw new Error(`${answer.status}`);
  } catch (error) {
    if (error instanceof TooLong) return refused;
    throw error;
  }
}

/** More was asked from this network than the hub answers at once: it says so, and for how long. */
function noteRest(answer, copy) {
  copy.restsUntil = Date.now() + 1000 * (Number(answer.headers.get("Retry-After")) || 60);
}

/**
 * The hub's answer to a request of the core's making that has a file or asks for one: its bytes, of which the core sees
 * none. Throws where there is none.
 *
 * @param {Uint8Array | null} body what is sent, where the core has signed its hash alone
 */
export async function askForFile(copy, verb, bytes, body = null) {
  for (let isSecond = false; ; isSecond = true) {
    const request = await signed(copy, verb, bytes);
    if (!request) throw new Error("not signed");
    const told = await postFile({ ...request, body: body ?? request.body }, copy);
    if (told[1] !== late || isSecond) return told;
    // The clock here is off: an exchange finds out by how much.
    await talk(copy, verbs.exchange);
  }
}
