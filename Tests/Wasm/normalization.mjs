// What the standard library's own tables of normal forms say, and what the module's smaller ones say:
// Tools/build-wasm makes a module of each, with nothing else in it.

import { readFileSync } from "node:fs";

const root = new URL("../../.build-wasm/", import.meta.url);
const end = 0x110000;

/** The answers of one of the two: `theirs` or `ours`. */
export class NormalForms {
    constructor(whose) {
        const module = new WebAssembly.Module(readFileSync(new URL(`forms-${whose}.wasm`, root)));
        /** @type {any} */
        this.exports = new WebAssembly.Instance(module, {}).exports;
    }

    /** The combining class, shifted, and what the quick checks say. */
    data(scalar) {
        return this.exports._swift_stdlib_getNormData(scalar) & 0xffff;
    }

    /** What a scalar is decomposed into, if it is. */
    decomposition(scalar) {
        const entry = this.exports._swift_stdlib_getDecompositionEntry(scalar) >>> 0;
        if ((entry & 0x3ffff) !== scalar) return undefined;
        const { buffer } = this.exports.memory;
        const pointer = this.exports._swift_stdlib_nfd_decompositions.value;
        const place = new DataView(buffer).getUint32(pointer, true) + (entry >>> 18);
        return Buffer.from(buffer, place + 1, new Uint8Array(buffer)[place]).toString();
    }

    composition(former, latter) {
        return this.exports._swift_stdlib_getComposition(former, latter) >>> 0;
    }
}

/** Every scalar, and every pair of one that may come first and one that is second somewhere. */
export function compareNormalForms() {
    const theirs = new NormalForms("theirs");
    const ours = new NormalForms("ours");
    const former = new Set(Array(0x3000).keys());
    const latter = new Set([0x41, 0x300, 0x1161, 0xac00]);
    for (let scalar = 0; scalar < end; scalar++) {
        const text = theirs.decomposition(scalar);
        if (text !== ours.decomposition(scalar) || theirs.data(scalar) !== ours.data(scalar))
            throw new Error(`U+${scalar.toString(16)} differs; run Tools/normalization/generate.mjs`);
        if (text === undefined) continue;
        const parts = [...text].map((each) => each.codePointAt(0));
        for (const each of [scalar, ...parts]) former.add(each);
        if (parts.length > 1) latter.add(parts.at(-1));
    }
    for (const one of former)
        for (const other of latter)
            if (theirs.composition(one, other) !== ours.composition(one, other))
                throw new Error(`U+${one.toString(16)} with U+${other.toString(16)} differs`);
}
