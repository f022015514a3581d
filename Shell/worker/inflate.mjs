// Inflates the pieces of packed spreadsheets (RFC 1951), which the core only names.

const nothing = new Uint8Array();

/** What each piece of `body` comes to, {offset, bytes}: nothing when that isn't what it must be; none in a browser that can't. */
export async function inflate(body, pieces) {
  const inflated = [];
  for (const { offset, length, size } of pieces) {
    const stream = inflating();
    if (!stream) return [];
    inflated.push({ offset, bytes: await exactly(size, body.subarray(offset, offset + length), stream) });
  }
  return inflated;
}

function inflating() {
  try {
    return new DecompressionStream("deflate-raw");
  } catch {
    return null;
  }
}

async function exactly(size, packed, stream) {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const reader = new Blob([packed]).stream().pipeThrough(stream).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return filled === size ? bytes : nothing;
      if (filled + value.length > size) break;
      bytes.set(value, filled);
      filled += value.length;
    }
    await reader.cancel();
  } catch {
    // Not deflated, cut off, or with something after its end.
  }
  return nothing;
}
