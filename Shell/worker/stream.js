// Hears from a hub that there is more, as long as somebody looks at the book. Where no stream can be held, as behind
// a proxy that holds back what comes, the hub is asked as before.

import { isLookedAt } from "./tell.js";

// How long nothing may come, in milliseconds: two and a half beats
// (Sources/Hosts/HTTPServer/Configuration/ServerLimits.swift: signedHeartbeatMilliseconds).
const silence = 20_000;
// Browsers give a server six connections for all pages and workers together; further books are asked for.
const mostStreams = 2;
// A stream that was there for so long was a good one, and the next is tried soon; else the wait doubles.
const good = 60_000;
const longestWait = 600_000;

let streams = 0;

export class HubStream {
  #key;
  #open;
  #heard;
  #ended;
  #stop = null;
  #isThere = false;
  #heardAt = 0;
  #failures = 0;
  #notBefore = 0;

  /**
   * @param {string} key the book's
   * @param {(signal: AbortSignal) => Promise<Response>} open asks the hub for a stream
   * @param {(number: number) => void} heard takes where the row ends on the hub
   * @param {() => void} ended is called when a stream that somebody needs is there no more
   */
  constructor(key, open, heard, ended) {
    this.#key = key;
    this.#open = open;
    this.#heard = heard;
    this.#ended = ended;
  }

  /** Whether all that comes is heard: after sleep, or a change of network, the last sign of life is too old. */
  get isCarrying() {
    return this.#isThere && Date.now() - this.#heardAt < silence;
  }

  /** Opens a stream, unless one is there or is being opened, or it was in vain a short while ago. */
  keep() {
    if (this.#stop && Date.now() - this.#heardAt < silence) return;
    this.stop();
    if (streams >= mostStreams || Date.now() < this.#notBefore) return;
    this.#stop = new AbortController();
    this.#carry(this.#stop);
  }

  stop() {
    this.#stop?.abort();
    this.#stop = null;
    this.#isThere = false;
  }

  /** The network is another: what went wrong before says nothing. */
  renew() {
    this.stop();
    this.#failures = 0;
    this.#notBefore = 0;
  }

  async #carry(stop) {
    const began = Date.now();
    let timer;
    const sign = () => {
      clearTimeout(timer);
      this.#heardAt = Date.now();
      timer = setTimeout(() => stop.abort(), silence);
    };
    streams += 1;
    sign();
    // However it ends, whoever needs it goes on by asking.
    await this.#read(stop, sign).catch(() => {});
    streams -= 1;
    clearTimeout(timer);
    if (this.#stop !== stop) return;
    this.stop();
    this.#failures = Date.now() - began > good ? 1 : this.#failures + 1;
    // Not all at once, when a hub was started anew.
    this.#notBefore = Date.now() + Math.min(500 * 2 ** this.#failures, longestWait) * (1 + Math.random());
    if (await isLookedAt(this.#key)) this.#ended();
  }

  async #read(stop, sign) {
    const answer = await this.#open(stop.signal);
    if (!answer?.headers.get("Content-Type")?.startsWith("text/event-stream")) return;
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || this.#stop !== stop) return;
      sign();
      this.#isThere = true;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop();
      for (const line of lines) if (line.startsWith("data: ")) this.#heard(Number(line.slice(6)));
      if (!(await isLookedAt(this.#key))) this.stop();
    }
  }
}
