// The core's module as it was built, for tests and benchmarks.

import { readFileSync } from "node:fs";
import { Core } from "../../Shell/worker/core.mjs";

const [first, late] = ["tallybook", "late"].map((name) =>
    new WebAssembly.Module(readFileSync(new URL(`../../Build/${name}.wasm`, import.meta.url))));

/** The words of each language, in the order of `Language`. */
export const words = ["en", "de", "it"].map((tag) => new Uint8Array(readFileSync(new URL(`../../Words/${tag}.words`, import.meta.url))));

/** A core with an empty book, of both parts and in all languages. */
export async function startCore() {
    const core = await startFirstPart();
    await core.complete(late);
    for (const [language, file] of words.entries()) core.speak(language, file);
    return core;
}

/** A core of which the late part isn't there yet, and no words. */
export function startFirstPart() {
    return Core.start(first);
}
