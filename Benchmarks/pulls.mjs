// How long each screen of a logbook of 150 pulls and 15,000 hooks takes in the WebAssembly module:
//
//     .build/release/PullsBenchmark --json > /tmp/book.json && node Benchmarks/pulls.mjs /tmp/book.json
//
// `first` is right after a hook was entered, `warm` the median of eleven times after that, in
// milliseconds of the processor; the budget is 10 ms warm.

import { readFileSync } from "node:fs";
import { Core } from "../Shell/worker/core.mjs";

const module = new WebAssembly.Module(readFileSync(new URL("../Build/tallybook.wasm", import.meta.url)));
const core = await Core.start(module);
const start = Date.parse("2026-11-20T08:00:00Z");
let turn = 0;

function ask(method, target, body = "", contentType = "application/x-www-form-urlencoded") {
    turn += 1;
    const request = { method, target, languages: "en", now: start + turn * 1000, seed: turn };
    if (method === "POST") Object.assign(request, { contentType, body: bytes(body) });
    const before = process.cpuUsage();
    const response = core.handle(request);
    const used = process.cpuUsage(before);
    response.time = (used.user + used.system) / 1000;
    response.text = new TextDecoder().decode(response.body);
    if (response.status >= 400) console.log(`${target} answered ${response.status}`);
    return response;
}

function bytes(text) {
    return new TextEncoder().encode(text);
}

const book = readFileSync(process.argv[2], "utf8");
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="book.json"\r\n\r\n';
const taken = ask("POST", "/import", head + book + "\r\n--b--\r\n", "multipart/form-data; boundary=b");
console.log(`import: ${taken.status}, ${taken.time.toFixed(0)} ms, ${(core.memorySize / 1e6).toFixed(0)} MB`);

const pull = ask("GET", "/pulls").text.match(/\/pulls\/[0-9a-f-]{36}/)[0];
const hook = ask("GET", pull).text.match(/\/pulls\/hook\/[0-9a-f-]{36}/)[0];
console.log(`opening: ${ask("GET", "/pulls/bests?year=all").time.toFixed(1)} ms`);
const tractor = ask("GET", "/pulls/bests?year=all").text.match(/\/pulls\/tractor\?name=[^"]+/)[0];
const screens = [
    "/", "/pulls", "/pulls?show=200", "/pulls/new", pull, `${pull}/edit`, `${pull}/hook`, `${pull}/results`,
    hook, "/pulls/notes", "/pulls/standings", "/pulls/bests", "/pulls/bests?year=all",
    "/pulls/bests?by=season", "/pulls/bests?by=track&year=all", tractor,
    "/pulls/forecast", "/pulls/names", "/pulls/names?field=puller", "/pulls/names?field=custom",
];
for (const screen of screens) {
    ask("POST", `${pull}/hook`, "puller=Rick&tractor=WhyNot&distance=300");
    const first = ask("GET", screen).time;
    const times = Array.from({ length: 11 }, () => ask("GET", screen).time).sort((a, b) => a - b);
    console.log(`first ${first.toFixed(1)}  warm ${times[5].toFixed(1)}  ${screen}`);
}
