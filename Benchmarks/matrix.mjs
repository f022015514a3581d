// Times, in the WebAssembly module under Node, what a project with 1,000 items and 20 qualities costs,
// and how long the likelihood of 20 items and 10 qualities takes. Prints the least and the median of forty turns:
// the least is what the work itself takes on a machine that does other things too.
//
//     Tools/build-wasm && node Benchmarks/matrix.mjs

import { startCore } from "../Tests/Wasm/module.mjs";

let seed = 0;

function ask(core, method, target, body = "", contentType = "application/x-www-form-urlencoded") {
  seed += 1;
  const now = 1_800_000_000_000 + seed * 1000;
  const bytes = new TextEncoder().encode(body);
  const answer = core.handle({ method, target, contentType: body ? contentType : "", languages: "en", now, seed, body: bytes });
  const wanted = method === "POST" ? 303 : 200;
  if (answer.status !== wanted) throw new Error(`${method} ${target}: ${answer.status}`);
  return { text: new TextDecoder().decode(answer.body), headers: new Map(answer.headers) };
}

function book(items, qualities) {
  /** @type {{ kind: string, id: string, [field: string]: any }[]} */
  const records = [{ kind: "project", id: "p", title: "Large" }];
  for (let q = 0; q < qualities; q += 1)
    records.push({ kind: "quality", id: `q${q}`, project: "p", title: `Quality ${q + 10}`, weight: (q % 5) + 1 });
  for (let i = 0; i < items; i += 1) records.push({ kind: "item", id: `i${i}`, project: "p", title: `Item ${i + 1000}` });
  for (let i = 0; i < items; i += 1)
    for (let q = 0; q < qualities; q += 1)
      records.push({ kind: "score", id: `${i}.${q}`, item: `i${i}`, quality: `q${q}`, value: ((i * 7 + q * 13 + ((i / 9) | 0)) % 4) + 1 });
  return JSON.stringify({ tallybook: 1, records });
}

function filled(core, items, qualities) {
  const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="b.json"\r\n\r\n${book(items, qualities)}\r\n--b--\r\n`;
  ask(core, "POST", "/import", part, "multipart/form-data; boundary=b");
  const project = ask(core, "GET", "/projects").text.match(/projects\/([0-9a-f-]{36})/)[1];
  const quality = ask(core, "GET", `/projects/${project}/score`).text.match(/projects\/quality\/([0-9a-f-]{36})/)[1];
  const item = ask(core, "GET", `/projects/${project}/matrix`).text.match(/projects\/item\/([0-9a-f-]{36})/)[1];
  return { project, quality, item };
}

/** Milliseconds that some work takes, the least and the median. */
function timed(work) {
  const times = Array.from({ length: 41 }, (_, turn) => {
    const start = performance.now();
    work(turn);
    return performance.now() - start;
  });
  const sorted = times.slice(1).sort((a, b) => a - b);
  return [sorted[0], sorted[20]];
}

function report(name, work) {
  const [least, median] = timed(work).map((time) => time.toFixed(1).padStart(8));
  console.log(`${name.padEnd(28)}${least} ms ${median} ms`);
}

const core = await startCore();
const { project, quality, item } = filled(core, 1_000, 20);
const rows = {
  "a score is written": (turn) => ask(core, "POST", "/projects/score", `item=${item}&quality=${quality}&value=${(turn % 4) + 1}`),
  "a cell is written": (turn) => ask(core, "POST", `/projects/${project}/matrix`, `rows=${item}&columns=${quality}&0.0=${(turn % 4) + 1}`),
  "a score, then the quality": (turn) => {
    ask(core, "POST", "/projects/score", `item=${item}&quality=${quality}&value=${(turn % 4) + 1}`);
    ask(core, "GET", `/projects/quality/${quality}`);
  },
  "a cell, then the matrix": (turn) => {
    ask(core, "POST", `/projects/${project}/matrix`, `rows=${item}&columns=${quality}&0.0=${(turn % 4) + 1}`);
    ask(core, "GET", `/projects/${project}/matrix`);
  },
};
for (const [name, path] of [["quality", `quality/${quality}`], ["item", `item/${item}`], ["items", project], ["rank", `${project}/rank`],
  ["score", `${project}/score`], ["why", `${project}/why`], ["weights tried", `${project}/try`], ["matrix", `${project}/matrix`]])
  rows[name] = () => ask(core, "GET", `/projects/${path}`);
for (const part of ["rank", "why"])
  rows[`a score, then ${part}`] = (turn) => {
    ask(core, "POST", "/projects/score", `item=${item}&quality=${quality}&value=${(turn % 4) + 1}`);
    ask(core, "GET", `/projects/${project}/${part}`);
  };
rows["a score, then the item"] = (turn) => {
  ask(core, "POST", "/projects/score", `item=${item}&quality=${quality}&value=${(turn % 4) + 1}`);
  ask(core, "GET", `/projects/item/${item}`);
};
for (const [name, work] of Object.entries(rows)) report(name, work);

const small = await startCore();
const other = filled(small, 20, 10);
report("why, 20 items × 10", () => ask(small, "GET", `/projects/${other.project}/why`));
