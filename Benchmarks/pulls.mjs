// How long each screen of a logbook of 150 pulls and 15,000 hooks takes in the WebAssembly module:
//
//     .build/release/PullsBenchmark --json > /tmp/book.json && node Benchmarks/pulls.mjs /tmp/book.json
//
// `first` is right after a hook was entered, `warm` after that; the budget is 10 ms warm.

import { readFileSync } from "node:fs";
import { ask, measure, take } from "./asking.mjs";

take(readFileSync(process.argv[2], "utf8"));
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
measure(screens, () => ask("POST", `${pull}/hook`, "puller=Rick&tractor=WhyNot&distance=300"));
