// Looks for a new version of the app.

import { patience } from "./ask.js";
import { site } from "./site.js";

let askedAt = 0;

/** Looks for a new version of the app, at most every few minutes. */
export async function lookForUpdate() {
  if (Date.now() - askedAt < 300_000) return;
  askedAt = Date.now();
  try {
    const answer = await fetch("/version.json", { cache: "no-store", signal: /** @type {any} */ (AbortSignal).timeout(patience) });
    const { version } = await answer.json();
    if (version !== site.version) await registration.update();
  } catch {
    askedAt = 0; // not now
  }
}
