// The same host as a native program, which takes and gives frames through a pipe.

import { spawn } from "node:child_process";

export class NativeCore {
    #process;
    #output;

    constructor(program) {
        this.#process = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
        this.#process.on("error", (error) => { throw error; });
        this.#process.stdin.on("error", () => {}); // reading will tell
        this.#output = this.#process.stdout[Symbol.asyncIterator]();
    }

    #waiting = Buffer.alloc(0);

    async exchange(frame) {
        const length = Buffer.alloc(4);
        length.writeUInt32LE(frame.length);
        this.#process.stdin.write(Buffer.concat([length, frame]));
        return this.#read((await this.#read(4)).readUInt32LE());
    }

    async #read(size) {
        while (this.#waiting.length < size) {
            const { value, done } = await this.#output.next();
            if (done) throw new Error("the native program ended without an answer");
            this.#waiting = Buffer.concat([this.#waiting, value]);
        }
        const bytes = this.#waiting.subarray(0, size);
        this.#waiting = this.#waiting.subarray(size);
        return bytes;
    }

    stop() {
        this.#process.stdin.end();
    }
}
