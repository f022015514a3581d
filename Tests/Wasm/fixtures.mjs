// Reads Tests/Fixtures; its README.md has the format.

import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../Fixtures/", import.meta.url);
const defaultStart = "2025-06-01T08:00:00Z";

export function fixtures() {
    return readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .sort()
        .map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), "utf8")) }));
}

/** The request of the step at `index`, with what earlier answers left in `kept` filled in. */
export function request(fixture, index, kept) {
    const step = fixture.requests[index];
    const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => {
        if (!(name in kept)) throw new Error(`nothing was kept as ${name}`);
        return kept[name];
    });
    const isPost = step.post !== undefined;
    return {
        method: step.method ?? (isPost ? "POST" : "GET"),
        target: fill(step.post ?? step.get),
        contentType: step.contentType ?? (isPost ? "application/x-www-form-urlencoded" : ""),
        languages: step.language ?? fixture.language ?? "en",
        now: Date.parse(step.now ?? fixture.start ?? defaultStart) + (step.now ? 0 : 1000 * index),
        utcOffset: step.utcOffset ?? fixture.utcOffset ?? 0,
        seed: step.seed ?? index + 1,
        body: new TextEncoder().encode(fill(step.body ?? "")),
    };
}

/** Adds to `kept` what the step asks to keep of its answer. */
export function keep(step, response, kept) {
    const head = response.headers.map(([name, value]) => `${name}: ${value}\n`).join("");
    const whole = head + "\n" + new TextDecoder().decode(response.body);
    for (const [name, pattern] of Object.entries(step.keep ?? {})) {
        const match = whole.match(new RegExp(pattern));
        if (!match) throw new Error(`nothing to keep as ${name}: no ${pattern} in the answer`);
        kept[name] = match[1];
    }
}
