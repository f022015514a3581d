// While one page turns into another, the browser shows pictures of both, which can't be pressed: the
// press reaches the document alone. It ends the transition and goes to what shows at that place.

let running;

/** Changes the page by `change`, with a transition where the browser has them. Fulfilled once it is changed. */
export function transition(change) {
  const mine = document.startViewTransition(change);
  running = mine;
  // A press, another visit or a resize ends it early, which is no fault; one in `change` itself is told.
  mine.ready.catch(() => {});
  const end = () => running === mine && (running = undefined);
  mine.finished.then(end, end);
  return mine.updateCallbackDone;
}

export function startTransitions() {
  let pressed = false;
  addEventListener("pointerdown", () => {
    pressed = running !== undefined;
    running?.skipTransition();
  });
  addEventListener("click", (event) => {
    if (!pressed || event.target !== /** @type {any} */ (document.documentElement)) return;
    pressed = false;
    document.elementFromPoint(event.clientX, event.clientY)?.closest("a, button, label, input, summary")?.click();
  });
}
