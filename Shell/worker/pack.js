// The core's way to put numbers and bytes one after another (Sources/Kernel/Changes/PackWriter.swift).

/** Takes apart what the core packed. */
export class PackReader {
  #bytes;
  #at = 0;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  get isAtEnd() {
    return this.#at === this.#bytes.length;
  }

  byte() {
    return this.#bytes[this.#at++];
  }

  /** Seven bits a byte, the lowest first. */
  number() {
    let [value, scale] = [0, 1];
    for (;;) {
      const next = this.byte();
      value += (next & 0x7f) * scale;
      if (!(next & 0x80)) return value;
      scale *= 128;
    }
  }

  counted() {
    const size = this.number();
    this.#at += size;
    return this.#bytes.slice(this.#at - size, this.#at);
  }

  text() {
    return new TextDecoder().decode(this.counted());
  }
}

/** Packs what the core takes apart. */
export class PackWriter {
  #parts = [];

  byte(value) {
    this.#parts.push(Uint8Array.of(value));
  }

  number(value) {
    const bytes = [];
    for (; value >= 0x80; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
    this.#parts.push(Uint8Array.from([...bytes, value]));
  }

  counted(bytes) {
    this.number(bytes.length);
    this.#parts.push(bytes);
  }

  text(text) {
    this.counted(new TextEncoder().encode(text));
  }

  get bytes() {
    const whole = new Uint8Array(this.#parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
