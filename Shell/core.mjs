// Runs the core's WebAssembly module: carries a request in and its answer out.
// Sources/Kernel/Web/Frame.swift describes the bytes, Sources/Hosts/BrowserHost the exports.

const version = 1;
const utf8 = new TextEncoder();
const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export class Core {
    #exports;

    /** A core with its own memory, from a compiled module, which imports nothing. */
    static async start(module) {
        const core = new Core();
        core.#exports = (await WebAssembly.instantiate(module)).exports;
        return core;
    }

    /** Answers a request ({method, target, contentType, languages, now, utcOffset, seed, body}). */
    handle(request) {
        return decodeResponse(this.exchange(encodeRequest(request)));
    }

    /** Answers the frame of a request with the frame of a response. */
    exchange(frame) {
        const { tally_alloc, tally_handle, tally_free } = this.#exports;
        const request = tally_alloc(frame.length);
        this.#bytes(request, frame.length).set(frame);
        const answer = tally_handle(request, frame.length);
        tally_free(request);
        const response = this.#bytes(answer + 4, this.#view().getUint32(answer, true)).slice();
        tally_free(answer);
        return response;
    }

    /** How many bytes of memory the module has taken; it never shrinks. */
    get memorySize() {
        return this.#exports.memory.buffer.byteLength;
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
    const fields = [request.method, request.target, request.contentType, request.languages]
        .map((field) => utf8.encode(field ?? ""));
    fields.push(request.body ?? new Uint8Array());
    const size = fields.reduce((size, field) => size + 4 + field.length, 19);
    const frame = new Uint8Array(size);
    const view = new DataView(frame.buffer);
    view.setUint8(0, version);
    view.setBigInt64(1, BigInt(request.now), true);
    view.setInt16(9, request.utcOffset ?? 0, true);
    view.setBigUint64(11, BigInt(request.seed), true);
    let at = 19;
    for (const field of fields) {
        view.setUint32(at, field.length, true);
        frame.set(field, at + 4);
        at += 4 + field.length;
    }
    return frame;
}

export function decodeResponse(frame) {
    const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
    if (view.getUint8(0) !== version) throw new Error("the core speaks another version");
    let at = 5;
    const bytes = () => {
        const size = view.getUint32(at, true);
        at += 4 + size;
        return frame.subarray(at - size, at);
    };
    const headers = Array.from({ length: view.getUint16(3, true) }, () =>
        [text.decode(bytes()), text.decode(bytes())]);
    return { status: view.getUint16(1, true), headers, body: bytes() };
}
