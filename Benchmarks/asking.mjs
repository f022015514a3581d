// The WebAssembly module with a book, and how long it takes to answer, in milliseconds of the processor.

import { startCore } from "../Tests/Wasm/module.mjs";

const core = await startCore();
const start = Date.parse("2026-11-20T08:00:00Z");
let turn = 0;

/** Asks for a page or posts a form; gives the answer with its `text` and `time`. */
export function ask(method, target, body = "", contentType = "application/x-www-form-urlencoded") {
    turn += 1;
    const request = { method, target, languages: "en", now: start + turn * 1000, seed: turn };
    if (method === "POST") Object.assign(request, { contentType, body: new TextEncoder().encode(body) });
    const before = process.cpuUsage();
    const response = core.handle(request);
    const used = process.cpuUsage(before);
    response.time = (used.user + used.system) / 1000;
    response.text = new TextDecoder().decode(response.body);
    if (response.status >= 400) console.log(`${target} answered ${response.status}`);
    return response;
}

/** Imports a book in JSON. */
export function take(book) {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="book.json"\r\n\r\n';
    const taken = ask("POST", "/import", head + book + "\r\n--b--\r\n", "multipart/form-data; boundary=b");
    console.log(`import: ${taken.status}, ${taken.time.toFixed(0)} ms, ${(core.memorySize / 1e6).toFixed(0)} MB`);
}

/** Prints for each screen the time right after `write()`, and the median of eleven times after that. */
export function measure(screens, write) {
    for (const screen of screens) {
        write();
        const first = ask("GET", screen).time;
        const times = Array.from({ length: 11 }, () => ask("GET", screen).time).sort((a, b) => a - b);
        console.log(`first ${first.toFixed(1)}  warm ${times[5].toFixed(1)}  ${screen}`);
    }
}
