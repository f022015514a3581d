// Replays every fixture in the WebAssembly module and in the native program, each with a fresh
// book, and compares their answers byte for byte.
//
//     node Tests/Wasm/run.mjs [--print] [part of a name]

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decodeResponse, encodeRequest } from "../../Shell/worker/core.mjs";
import { inflate } from "../../Shell/worker/inflate.mjs";
import { readsNoMoreThanIsMeant } from "./asking.mjs";
import { fixtures, keep, request } from "./fixtures.mjs";
import { startCore } from "./module.mjs";
import { NativeCore } from "./native.mjs";
import { compareNormalForms } from "./normalization.mjs";
import { firstPartAnswersEverydayScreens } from "./parts.mjs";

const root = new URL("../../", import.meta.url);
const program = fileURLToPath(new URL(".build/debug/BrowserHost", root));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const prints = process.argv.includes("--print");

async function replay(fixture) {
    const wasm = await startCore();
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

/** Bytes that are no request get an answer too, and the same one. */
async function answersNonsense() {
    const wasm = await startCore();
    const native = new NativeCore(program);
    const whole = encodeRequest({ method: "GET", target: "/", now: 0, seed: 1 });
    const outside = encodeRequest({ method: "GET", target: "/../etc", now: 0, seed: 1 });
    try {
        for (const frame of [new Uint8Array(), whole.subarray(0, 20), outside]) {
            const sent = { method: "a frame of", target: `${frame.length} bytes` };
            const answer = compare(wasm.exchange(frame), await native.exchange(frame), sent);
            if (answer.status !== 400) throw new Error(`${line(sent)} answered ${answer.status}`);
        }
    } finally {
        native.stop();
    }
}

/** Spreadsheets are read alike, once the script has inflated what the module names. */
async function readsSpreadsheets() {
    const folder = new URL("../Fixtures/Imports/sheets/", import.meta.url);
    const wasm = await startCore();
    const native = new NativeCore(program);
    try {
        for (const name of readdirSync(folder).sort()) {
            const sent = upload("/grades/import", name, readFileSync(new URL(name, folder)));
            const pieces = wasm.packedPieces(encodeRequest(sent));
            const frame = encodeRequest({ ...sent, inflated: await inflate(sent.body, pieces) });
            let ours;
            try {
                ours = wasm.exchange(frame);
            } catch (error) {
                throw new Error(`${name}: ${error.message}`);
            }
            const answer = compare(ours, await native.exchange(frame), sent);
            const isRead = new TextDecoder().decode(answer.body).includes("Week 1");
            const isMeant = /^(moodle|several)/.test(name);
            if (isRead !== isMeant) throw new Error(`${name} was ${isRead ? "" : "not "}read`);
        }
    } finally {
        native.stop();
    }
}

function upload(target, name, content) {
    const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const body = new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--b--\r\n")]));
    const contentType = "multipart/form-data; boundary=b";
    return { method: "POST", target, contentType, languages: "en", now: 0, seed: 1, body };
}

/** However often the module answers, its memory stays as large as it was after a few answers. */
async function keepsItsSize() {
    const wasm = await startCore();
    const answer = (times) => {
        for (let i = 0; i < times; i++)
            wasm.handle({ method: "GET", target: "/", languages: "en", now: 0, seed: 1 });
        return wasm.memorySize;
    };
    const few = answer(100);
    const many = answer(2000);
    if (many > few) throw new Error(`it grew from ${few} to ${many} bytes`);
}

/** @type {{ name: string, run: () => any, isReplay?: boolean }[]} */
const all = [
    ...fixtures().map((fixture) => ({
        name: `${fixture.about} (${fixture.name}, ${fixture.requests.length} requests)`,
        run: () => replay(fixture),
        isReplay: true,
    })),
    { name: "Bytes that are no request are refused", run: answersNonsense },
    { name: "Spreadsheets are read alike", run: readsSpreadsheets },
    { name: "The first part answers everyday screens by itself", run: firstPartAnswersEverydayScreens },
    { name: "Normal forms are those of the standard library", run: compareNormalForms },
    { name: "The module gives back the memory it used", run: keepsItsSize },
    { name: "No more is read of an answer than is meant", run: readsNoMoreThanIsMeant },
];
const checks = all.filter(({ name }) => wanted.every((part) => name.includes(part)));

let passed = 0;
let failed = 0;
for (const check of checks) {
    try {
        await check.run();
        passed += 1;
        console.log(`✔ ${check.name}`);
    } catch (error) {
        failed += 1;
        console.log(`✘ ${check.name}: ${error.message}`);
    }
}
if (wanted.length === 0 && !checks.some((check) => check.isReplay)) {
    failed += 1;
    console.log("✘ There is no fixture to replay.");
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
