// Asks the server, and gives up on silence, not on slowness.

/** How long nothing may come, in milliseconds. */
export const patience = 10_000;
// How much has left can't be seen: so many bytes are given a millisecond.
const slowest = 4;

/**
 * What the server answers, with the whole body: {answer, blob}. After silence it throws a TimeoutError
 * if something was on its way, which less of it might survive, and a NetworkError if the server said nothing.
 */
export async function askServer(path, init = {}) {
  const stop = new AbortController();
  let isUnderWay = init.body !== undefined;
  let timer;
  const heard = (wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(silence(isUnderWay)), wait);
  };
  try {
    heard(patience + (init.body?.length ?? 0) / slowest);
    const answer = await fetch(path, { ...init, cache: "no-store", signal: stop.signal });
    isUnderWay = true;
    return { answer, blob: await wholeBody(answer, () => heard(patience)) };
  } finally {
    clearTimeout(timer);
  }
}

async function wholeBody(answer, heard) {
  const parts = [];
  const reader = answer.body?.getReader();
  while (reader) {
    heard();
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
  }
  return new Blob(parts);
}

function silence(isUnderWay) {
  return new DOMException("silence", isUnderWay ? "TimeoutError" : "NetworkError");
}
