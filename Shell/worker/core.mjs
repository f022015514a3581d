// Runs the core's WebAssembly module: carries bytes in and out, and knows nothing of what they mean
// but the frame of a request and its answer (Sources/Kernel/Web/Frame.swift).
// Sources/Hosts/BrowserHost/Exports.swift has the exports.

const frameVersion = 4;
const hashDigits = 64;
const utf8 = new TextEncoder();
const utf8Text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The first part of the core called what is in the late part, which isn't there yet. */
export class LatePartMissing extends Error {}

// Notes/WebAssembly.md: Two parts
const lateFunctions = new Proxy({}, {
  get: (_, index) => () => {
    throw new LatePartMissing(`function ${String(index)} is in the late part`);
  },
});

/** An answer needs words in a language that the core wasn't given, by its number. */
export class WordsMissing extends Error {
  constructor(language) {
    super(`the words of language ${language} are missing`);
    this.language = language;
  }
}

const words = {
  missing(language) {
    throw new WordsMissing(language);
  },
};

export class Core {
  #exports;
  #completing = null;
  /** Whether the late part is there. */
  isWhole = false;

  /**
   * A core with its own memory, from the first part of the module.
   *
   * @param {WebAssembly.Module} module
   */
  static async start(module, names = []) {
    const core = new Core();
    core.#exports = (await WebAssembly.instantiate(module, { late: lateFunctions, words })).exports;
    if (names.length) core.#give("tally_start", utf8.encode(names.join("\n")));
    return core;
  }

  /** Adds the late part, which puts its functions into the first one's table. */
  complete(module) {
    this.#completing ??= WebAssembly.instantiate(module, { first: this.#exports }).then(() => (this.isWhole = true));
    return this.#completing;
  }

  /** The number of the language of answers to who accepts these. */
  language(accepted) {
    return this.#give("tally_language", utf8.encode(accepted));
  }

  /** Takes in the words of a language. */
  speak(language, file) {
    const pointer = this.#exports.tally_alloc(file.length);
    this.#bytes(pointer, file.length).set(file);
    this.#exports.tally_words(pointer, file.length, language);
  }

  /** Answers a request ({method, target, contentType, languages, now, utcOffset, seed, body}). */
  handle(request) {
    return decodeResponse(this.exchange(encodeRequest(request)));
  }

  /** Answers the frame of a request with the frame of a response. */
  exchange(frame) {
    return this.#taken(this.#give("tally_handle", frame));
  }

  /** Who answers a path (Route.Desk). */
  desk(path) {
    return this.#give("tally_desk", utf8.encode(path));
  }

  /** The pieces of a request's body that must be inflated first: {offset, length, size}. */
  packedPieces(frame) {
    const bytes = this.#taken(this.#give("tally_packed_pieces", frame));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const number = (at) => view.getUint32(at, true);
    return Array.from({ length: bytes.length / 12 }, (_, index) => ({
      offset: number(index * 12), length: number(index * 12 + 4), size: number(index * 12 + 8),
    }));
  }

  /** Answers the frame of a request with a page that says why it can't be done. */
  refuse(frame, reason) {
    return this.#taken(this.#give("tally_refuse", frame, reason));
  }

  /** Takes in a piece that was kept. */
  load(piece) {
    if (!this.#give("tally_load", piece)) throw new Error("what is kept can't be read");
  }

  /** A piece with all that was written since the last call, or null. */
  takeNews() {
    return this.#taken(this.#exports.tally_news());
  }

  /** The files that were written since the last call, one after another: {hash, bytes}. */
  *takeFiles() {
    for (let file; (file = this.#taken(this.#exports.tally_new_file())); ) {
      yield { hash: utf8Text.decode(file.subarray(0, hashDigits)), bytes: file.slice(hashDigits) };
    }
  }

  /** Notes which files are kept, by their hashes. */
  knowFiles(hashes) {
    this.#give("tally_know_files", utf8.encode(hashes.join("")));
  }

  /** What to do next for files: {action (Replica.FileStep), bytes of a question or a hash}. */
  fileStep() {
    const step = this.#taken(this.#exports.tally_file_step(BigInt(Date.now())));
    return { action: step[0], bytes: step.subarray(1) };
  }

  /** Takes in the server's answer to a question about files. */
  filesAnswered(answer) {
    this.#give("tally_files_answered", answer);
  }

  /** Notes what came of a file (FileClient.Outcome). */
  fileDone(hash, outcome) {
    this.#give("tally_file_done", utf8.encode(hash), outcome);
  }

  /** One piece in place of all that were taken. */
  everything() {
    return this.#taken(this.#exports.tally_everything());
  }

  /** Whether the person chose to work offline. */
  isPaused() {
    return this.#exports.tally_is_paused() === 1;
  }

  /** Whether the person wants the server's book instead of this device's copy. */
  isLeaving() {
    return this.#exports.tally_is_leaving() === 1;
  }

  /** How many actions of this device the server doesn't have yet. */
  waiting() {
    return this.#exports.tally_waiting();
  }

  /** A number that changes with everything that pages may show. */
  mark() {
    return this.#exports.tally_mark();
  }

  /** What to send to the server next; `halvings`, how often the usual size was too much. */
  syncRequest(halvings) {
    return this.#taken(this.#exports.tally_sync_request(BigInt(Date.now()), halvings));
  }

  /** Takes in the server's answer, and says how to go on (Replica.SyncStep). */
  syncReceived(answer) {
    return this.#give("tally_sync_received", answer, BigInt(Date.now()));
  }

  /** Remembers that there was no answer, or with what sentence the server refused. */
  syncFailed(sentence) {
    this.#give("tally_sync_failed", utf8.encode(sentence));
  }

  /** Notes whether what the server sent last could be kept, until this core ends. */
  syncUnkept(isUnkept) {
    this.#exports.tally_sync_unkept(isUnkept ? 1 : 0);
  }

  /** Remembers that the server doesn't let this device in. */
  syncLocked() {
    this.#exports.tally_sync_locked();
  }

  /** How many milliseconds to wait after so many failures in a row. */
  syncWait(failures) {
    return this.#exports.tally_sync_wait(failures, crypto.getRandomValues(new BigUint64Array(1))[0]);
  }

  /** Goes on with the talk of a shared book and its hub (HubDesk.Verb); gives what is to be done next. */
  hub(verb, bytes) {
    return this.#taken(this.#give("tally_hub", bytes, verb, BigInt(Date.now())));
  }

  /** Does this core's part of a move between two books (Crossings.Verb). */
  cross(verb, bytes) {
    return this.#taken(this.#give("tally_cross", bytes, verb, BigInt(Date.now())));
  }

  /** How many bytes of memory the module has taken; it never shrinks. */
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  #give(name, bytes, ...more) {
    const pointer = this.#exports.tally_alloc(bytes.length);
    this.#bytes(pointer, bytes.length).set(bytes);
    const result = this.#exports[name](pointer, bytes.length, ...more);
    this.#exports.tally_free(pointer);
    return result;
  }

  #taken(pointer) {
    if (!pointer) return null;
    const bytes = this.#bytes(pointer + 4, this.#view().getUint32(pointer, true)).slice();
    this.#exports.tally_free(pointer);
    return bytes;
  }

  // Memory may move whenever the module runs: look it up each time.
  #bytes(pointer, size) {
    return new Uint8Array(this.#exports.memory.buffer, pointer >>> 0, size);
  }

  #view() {
    return new DataView(this.#exports.memory.buffer);
  }
}

export function encodeRequest(request) {
  const fields = [request.method, request.target, request.contentType, request.languages].map(
    (field) => utf8.encode(field ?? ""),
  );
  fields.push(request.body ?? new Uint8Array());
  const inflated = request.inflated ?? [];
  const size = fields.reduce((size, field) => size + 4 + field.length, 23)
    + inflated.reduce((size, piece) => size + 8 + piece.bytes.length, 0);
  const frame = new Uint8Array(size);
  const view = new DataView(frame.buffer);
  view.setUint8(0, frameVersion);
  view.setBigInt64(1, BigInt(request.now), true);
  view.setInt16(9, request.utcOffset ?? 0, true);
  view.setBigUint64(11, BigInt(request.seed), true);
  let at = 19;
  for (const field of fields) {
    view.setUint32(at, field.length, true);
    frame.set(field, at + 4);
    at += 4 + field.length;
  }
  view.setUint32(at, inflated.length, true);
  at += 4;
  for (const { offset, bytes } of inflated) {
    view.setUint32(at, offset, true);
    view.setUint32(at + 4, bytes.length, true);
    frame.set(bytes, at + 8);
    at += 8 + bytes.length;
  }
  return frame;
}

export function decodeResponse(frame) {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  if (view.getUint8(0) !== frameVersion) throw new Error("the core speaks another version");
  let at = 5;
  const bytes = () => {
    const size = view.getUint32(at, true);
    at += 4 + size;
    return frame.subarray(at - size, at);
  };
  const headers = Array.from({ length: view.getUint16(3, true) }, () => [
    utf8Text.decode(bytes()),
    utf8Text.decode(bytes()),
  ]);
  const body = bytes();
  at += 4;
  // Who keeps the files puts them into the body.
  const files = Array.from({ length: view.getUint32(at - 4, true) }, () => {
    at += 5;
    return {
      offset: view.getUint32(at - 5, true),
      isBase64: view.getUint8(at - 1) === 1,
      hash: utf8Text.decode(bytes()),
    };
  });
  return { status: view.getUint16(1, true), headers, body, files };
}
