// Keeps the screen on while a page asks for it, as in a shop.

let lock = null;

export function startAwake() {
  document.addEventListener("visibilitychange", keepAwake);
}

/** Asks for the lock, or gives it back, as the page that shows wants it. */
export async function keepAwake() {
  const isWanted = document.querySelector("[data-awake]") !== null && document.visibilityState === "visible";
  if (!isWanted) {
    await lock?.release().catch(() => {});
    lock = null;
  } else if (!lock || lock.released) {
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  }
}
