#!/usr/bin/env node
// Writes Sources/Hosts/Normalization/Tables.h from the tables of the installed standard library, which
// Tools/build-wasm has made a module of. Needed when a newer Swift knows a newer Unicode.

import { writeFileSync } from "node:fs";
import { NormalForms } from "../../Tests/Wasm/normalization.mjs";

const isDecomposed = 1;
const theirs = new NormalForms("theirs");
const decomposed = [];
const runs = [];
for (let scalar = 0; scalar < 0x110000; scalar++) {
    const text = theirs.decomposition(scalar);
    if (text !== undefined) decomposed.push({ scalar, bytes: [...Buffer.from(text)] });
    const value = theirs.data(scalar) & ~isDecomposed;
    const last = runs.at(-1);
    if (value === 0) continue;
    if (last?.end === scalar && last.value === value) last.end += 1;
    else runs.push({ start: scalar, end: scalar + 1, value });
}

/** A number in groups of seven bits, the lowest first. */
function number(value) {
    return value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)];
}

function list(name, bytes) {
    const lines = [];
    for (let i = 0; i < bytes.length; i += 20) lines.push(`    ${bytes.slice(i, i + 20).join(", ")},`);
    return `static const uint8_t ${name}[] = {\n${lines.join("\n")}\n};\n`;
}

const after = (items, index) => items[index - 1] ?? { scalar: 0, end: 0 };
const tables = [
    "// Written by Tools/normalization/generate.mjs: see Normalization.c.\n",
    `enum { decomposedCount = ${decomposed.length}, runCount = ${runs.length} };\n`,
    list("gaps", decomposed.flatMap((each, i) => number(each.scalar - after(decomposed, i).scalar))),
    list("runGaps", runs.flatMap((run, i) => number(run.start - after(runs, i).end))),
    list("runLengths", runs.flatMap((run) => number(run.end - run.start))),
    list("runValues", runs.flatMap((run) => number(run.value))),
    list("decompositions", decomposed.flatMap(({ bytes }) => [bytes.length, ...bytes])),
];
const target = new URL("../../Sources/Hosts/Normalization/Tables.h", import.meta.url);
writeFileSync(target, tables.join("\n"));
