// Keeps this device and the server in step.

import { site } from "./site.js";

/** Whether this device has the whole book, so that it answers itself. */
export async function hasBook() {
  return !site.server;
}

/** Notes that a write is on its way to the server; call the result when it has arrived. */
export function noteNetworkPost() {
  return () => {};
}

/** Exchanges changes with the server. */
export async function synchronise() {}
