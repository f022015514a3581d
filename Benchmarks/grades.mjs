// How long each screen of 40 courses with 100 assignments each takes in the WebAssembly module:
//
//     node Benchmarks/grades.mjs
//
// `first` is right after a score was typed, `warm` after that; the budget is 10 ms warm.

import { ask, measure, take } from "./asking.mjs";

/** @type {{ kind: string, id: string, [field: string]: any }[]} */
const records = Array.from({ length: 8 }, (_, term) => ({ kind: "term", id: `t${term}`, name: `Term ${term + 1}` }));
for (let course = 0; course < 40; course += 1) {
    const id = `c${course}`;
    records.push({
        kind: "course", id, name: `Course ${course}`, term: `t${course % 8}`, target: 90,
        status: course < 32 ? "completed" : "current",
    });
    for (let group = 0; group < 4; group += 1) {
        records.push({ kind: "weightGroup", id: `${id}g${group}`, course: id, name: `Group ${group}`, weight: 25, dropLowest: group % 2 });
    }
    for (let work = 0; work < 100; work += 1) {
        const isOpen = course >= 32 && work % 5 === 0;
        records.push({
            kind: "assignment", id: `${id}w${work}`, course: id, weightGroup: `${id}g${work % 4}`, name: `Work ${work}`,
            total: 20, ...(isOpen ? { due: `2026-12-${10 + (work % 20)}` } : { earned: 8 + ((work * 7 + course) % 13) }),
        });
    }
}
take(JSON.stringify({ tallybook: 1, records }));
console.log(`opening: ${ask("GET", "/grades").time.toFixed(1)} ms`);
const course = ask("GET", "/grades").text.match(/\/grades\/[0-9a-f-]{36}/)[0];
const work = ask("GET", course).text.match(/\/grades\/score\/[0-9a-f-]{36}/)[0];
const screens = ["", "/graphs", "/notes", "/time", "/settings", "/weights", "/scores", "/need", "/what-if", "/work"];
let score = 0;
measure(
    ["/", "/grades", "/grades/hours", "/grades/terms", "/grades/degrees", "/grades/timetable", ...screens.map((part) => course + part)],
    () => ask("POST", work, `earned=${(score += 1) % 20}`),
);
