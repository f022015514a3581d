// Replays every fixture in the WebAssembly module and in the native program, each with a fresh
// book, and compares their answers byte for byte.
//
//     node Tests/Wasm/run.mjs [--print] [name of a fixture]

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Core, decodeResponse, encodeRequest } from "../../Shell/core.mjs";
import { fixtures, keep, request } from "./fixtures.mjs";
import { NativeCore } from "./native.mjs";

const root = new URL("../../", import.meta.url);
const module = new WebAssembly.Module(readFileSync(new URL("Build/tallybook.wasm", root)));
const program = fileURLToPath(new URL(".build/debug/BrowserHost", root));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const prints = process.argv.includes("--print");

async function replay(fixture) {
    const wasm = await Core.start(module);
    const native = new NativeCore(program);
    const kept = {};
    try {
        for (const [index, step] of fixture.requests.entries()) {
            const sent = request(fixture, index, kept);
            const frame = encodeRequest(sent);
            const answer = compare(wasm.exchange(frame), await native.exchange(frame), sent);
            if (prints) print(sent, answer);
            if (answer.status !== step.status)
                throw new Error(`${line(sent)} answered ${answer.status}, not ${step.status}`);
            keep(step, answer, kept);
        }
    } finally {
        native.stop();
    }
    if (fixture.requests.length === 0) throw new Error("it has no requests");
}

function compare(wasm, native, sent) {
    const answer = decodeResponse(wasm);
    if (Buffer.compare(wasm, native) === 0) return answer;
    print(sent, decodeResponse(native));
    print(sent, answer);
    throw new Error(`${line(sent)}: the native answer (above, first) and the module's differ`);
}

function line(sent) {
    return `${sent.method} ${sent.target}`;
}

function print(sent, answer) {
    console.log(`> ${line(sent)}\n< ${answer.status}`);
    for (const [name, value] of answer.headers) console.log(`< ${name}: ${value}`);
    console.log("\n" + new TextDecoder().decode(answer.body) + "\n");
}

let passed = 0;
let failed = 0;
for (const fixture of fixtures()) {
    if (wanted.length > 0 && !wanted.some((name) => fixture.name.includes(name))) continue;
    try {
        await replay(fixture);
        passed += 1;
        console.log(`✔ ${fixture.about} (${fixture.name}, ${fixture.requests.length} requests)`);
    } catch (error) {
        failed += 1;
        console.log(`✘ ${fixture.about} (${fixture.name}): ${error.message}`);
    }
}
if (passed + failed === 0) console.log("There is no fixture to replay.");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
