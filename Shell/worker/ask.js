// Asks the server, and gives up on silence, not on slowness.

/** How long nothing may come, in milliseconds. */
export const patience = 10_000;
// How much has left can't be seen: so many bytes are given a millisecond.
const slowest = 4;
// Sources/Hosts/SyncOverHTTP/Endpoint/SyncEndpoint.swift: packedLimit, in bytes
const longest = 16 << 20;

/** An answer is longer than any that can be meant for this device: it isn't read to its end. */
export class TooLong extends Error {}

/**
 * What the server answers, with the whole body: {answer, blob}. After silence it throws a TimeoutError
 * if something was on its way, which less of it might survive, a NetworkError if the server said nothing, and
 * TooLong beyond so many bytes.
 */
export async function askServer(path, init = {}, most = longest) {
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
    return { answer, blob: await whole(answer.body, most, () => heard(patience)) };
  } finally {
    clearTimeout(timer);
  }
}

/** All that a stream brings, as a Blob; TooLong where that is more than so many bytes. */
export async function whole(stream, most, heard = () => {}) {
  const parts = [];
  let size = 0;
  const reader = stream?.getReader();
  while (reader) {
    heard();
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new TooLong();
    }
    parts.push(value);
  }
  return new Blob(parts);
}

function silence(isUnderWay) {
  return new DOMException("silence", isUnderWay ? "TimeoutError" : "NetworkError");
}
