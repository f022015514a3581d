// How much the worker reads of what a server answers.

import { readFileSync } from "node:fs";

const source = readFileSync(new URL("../../Shell/worker/ask.js", import.meta.url), "utf8");
const { TooLong, whole } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** A stream that never ends is left where it is longer than any answer; what is shorter comes whole. */
export async function readsNoMoreThanIsMeant() {
    let given = 0;
    let isLeft = false;
    const endless = () => new ReadableStream({
        pull(stream) {
            given += 1000;
            stream.enqueue(new Uint8Array(1000));
        },
        cancel() {
            isLeft = true;
        },
    });
    const error = await whole(endless(), 4500).catch((error) => error);
    if (!(error instanceof TooLong)) throw new Error("an endless answer was read");
    if (!isLeft || given > 10_000) throw new Error(`${given} bytes were asked for`);
    const blob = await whole(new Blob([new Uint8Array(4500)]).stream(), 4500);
    if (blob.size !== 4500) throw new Error(`${blob.size} bytes came`);
    if ((await whole(null, 1)).size !== 0) throw new Error("nothing is something");
}
