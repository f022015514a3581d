// Requests of the browser as frames, and frames as responses.

import { decodeResponse, encodeRequest } from "./core.mjs";
import { atDesk, discard } from "./desk.js";
import { file } from "./files.js";

// Sources/Hosts/BrowserHost/Exchange.swift: Refusal
const refusals = { full: 0, notKept: 1, unreachable: 2 };

/** Answers a request from what this device has. */
export async function answer(request) {
  const frame = await frameOf(request);
  try {
    return responseOf(await atDesk((core) => core.exchange(frame)));
  } catch (error) {
    console.warn("not kept:", error);
    return refuse(frame, error?.name === "QuotaExceededError" ? "full" : "notKept");
  }
}

/** Says that neither this device nor, just now, the server has the answer. */
export async function sayUnreachable(request) {
  return refuse(await frameOf(new Request(request.url)), "unreachable");
}

/** Says that this device can't keep what the request brings. */
export async function refuseToKeep(request) {
  return refuse(await frameOf(new Request(request.url)), "notKept");
}

async function refuse(frame, reason) {
  try {
    return responseOf(await atDesk((core) => core.refuse(frame, refusals[reason])));
  } catch (error) {
    // The core can't even start: this page needs none.
    console.warn("recovering:", error);
    discard();
    const page = await file("/recover.html");
    return new Response(page.body, { status: 503, headers: page.headers });
  }
}

async function frameOf(request) {
  const url = new URL(request.url);
  return encodeRequest({
    method: request.method,
    target: url.pathname + url.search,
    contentType: request.headers.get("Content-Type"),
    languages: navigator.languages.join(","),
    now: Date.now(),
    utcOffset: -new Date().getTimezoneOffset(),
    seed: crypto.getRandomValues(new BigUint64Array(1))[0],
    body: request.method === "POST" ? new Uint8Array(await request.arrayBuffer()) : undefined,
  });
}

function responseOf(frame) {
  const { status, headers, body } = decodeResponse(frame);
  const isEmpty = body.length === 0 || status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}
