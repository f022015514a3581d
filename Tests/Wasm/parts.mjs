// What the first part of the module must answer by itself, and what the late part is for.

import { LatePartMissing, WordsMissing } from "../../Shell/worker/core.mjs";
import { fixtures, keep, request } from "./fixtures.mjs";
import { startCore, startFirstPart, words } from "./module.mjs";

/** What people do every day. */
const everyday = [
    "GET /", "POST /undo",
    "GET /priorities", "GET /priorities/new", "POST /priorities/new", "GET /priorities/ID", "POST /priorities/ID/level",
    "GET /priorities/search", "POST /priorities/search", "POST /priorities/ID/inside",
    "POST /priorities/ID/delete",
    "GET /projects", "GET /projects/new", "POST /projects/new", "GET /projects/ID", "POST /projects/ID/items",
    "GET /projects/ID/score", "POST /projects/score", "GET /projects/ID/matrix", "POST /projects/ID/matrix",
    "GET /projects/ID/rank", "GET /projects/item/ID", "POST /projects/item/ID/set",
    "GET /pulls", "GET /pulls/ID", "GET /pulls/ID/hook", "POST /pulls/ID/hook",
    "GET /pulls/hook/ID", "POST /pulls/hook/ID",
    "GET /grades", "GET /grades/ID", "POST /grades/score/ID",
];
/** What needs the late part, so that it is known to be missed where it is missing. */
const seldom = [
    "GET /pulls/new", "POST /pulls/new", "POST /grades/add/course",
    "POST /import", "POST /grades/import", "POST /pulls/notes", "GET /priorities/shop", "GET /projects/ID/why", "GET /search", "GET /settings",
    "GET /show/project/ID", "GET /show/essential/all/picture.svg", "GET /settings/shown",
];

/** A name of several words may say how much, and more: that is read by the late part. */
const isOfWords = /^name=[^&]+(\+|%20)[^&]/;

/** Answers every step of every fixture twice: by the first part alone with the words of one language, on what was kept until then, and by both. */
export async function firstPartAnswersEverydayScreens() {
    const answered = new Set();
    const missed = new Set();
    // Whoever reads what others said waits for the late part.
    for (const fixture of fixtures().filter(({ name }) => name !== "comments.json")) {
        const whole = await startCore();
        const pieces = [];
        const kept = {};
        for (const [index, step] of fixture.requests.entries()) {
            const sent = request(fixture, index, kept);
            const name = `${sent.method} ${sent.target}`.replace(/\?.*/, "").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
                + (sent.target.startsWith("/priorities/") && isOfWords.test(step.body ?? "") ? " of several words" : "");
            const alone = await answerOfFirstPart(pieces, sent);
            const answer = whole.handle(sent);
            // The page that says what went wrong is in the late part, whatever was asked.
            if (alone !== null || answer.status < 400) (alone === null ? missed : answered).add(name);
            if (alone && alone.status !== answer.status) throw new Error(`${name} answered ${alone.status} by itself`);
            // What is data of the late part alone would be zeros here.
            if (alone && Buffer.compare(alone.body, answer.body) !== 0) throw new Error(`${name} says something else by itself`);
            const piece = whole.takeNews();
            if (piece) pieces.push(piece);
            keep(step, answer, kept);
        }
    }
    for (const name of everyday) {
        if (missed.has(name)) throw new Error(`${name} needs the late part, or another language`);
        if (!answered.has(name)) throw new Error(`no fixture has ${name}`);
    }
    for (const name of seldom) if (!missed.has(name)) throw new Error(`${name} doesn't need the late part`);
}

async function answerOfFirstPart(pieces, sent) {
    const core = await startFirstPart();
    try {
        for (const piece of pieces) core.load(piece);
        const language = core.language(sent.languages);
        core.speak(language, words[language]);
        return core.handle(sent);
    } catch (error) {
        if (error instanceof LatePartMissing || error instanceof WordsMissing) return null;
        throw error;
    }
}
