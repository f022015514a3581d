// What Swift's standard library asks about Unicode's normal forms when it compares strings, in a
// quarter of the bytes that its own tables take in the module. They are perfect hashes, in no order
// that a compressor could use; here everything stands in ascending order and is searched.
// Tests/Wasm/normalization.mjs holds both against each other.
#include <stdint.h>

#include "Tables.h"

enum { isDecomposed = 1, isNeverComposed = 2, buckets = 512 };

struct Run {
    uint32_t start, end;
    uint16_t value;
};

// The scalars that are decomposed, in ascending order, and where their decompositions stand.
static uint32_t scalars[decomposedCount];
static uint16_t offsets[decomposedCount];
// What else is known about scalars, in ascending order.
static struct Run runs[runCount];
// By what they are decomposed into, the scalars that are composed again: the first of each bucket
// and the next after each, as positions from 1.
static uint16_t first[buckets], next[decomposedCount];

// Each decomposition is the count of its bytes, and then these, in UTF-8.
const uint8_t *const _swift_stdlib_nfd_decompositions = decompositions;

static uint32_t take(const uint8_t **bytes) {
    uint32_t number = 0;
    for (int shift = 0;; shift += 7) {
        number |= (uint32_t)(**bytes & 127) << shift;
        if (*(*bytes)++ < 128) return number;
    }
}

static uint32_t bucket(const uint8_t *text, uint32_t size) {
    uint32_t hash = size;
    for (uint32_t i = 0; i < size; i++) hash = hash * 31 + text[i];
    return hash % buckets;
}

static void readDecompositions(void) {
    const uint8_t *gap = gaps;
    uint32_t scalar = 0, offset = 0;
    for (int i = 0; i < decomposedCount; i++) {
        scalars[i] = scalar += take(&gap);
        offsets[i] = offset;
        offset += decompositions[offset] + 1;
    }
}

static void readRuns(void) {
    const uint8_t *gap = runGaps, *length = runLengths, *value = runValues;
    uint32_t end = 0;
    for (int i = 0; i < runCount; i++) {
        uint32_t start = end + take(&gap);
        end = start + take(&length);
        runs[i] = (struct Run){start, end, take(&value)};
    }
}

static uint16_t valueOf(uint32_t scalar) {
    int low = 0, high = runCount;
    while (low < high) {
        int middle = (low + high) / 2;
        if (runs[middle].end <= scalar) low = middle + 1;
        else high = middle;
    }
    return low < runCount && runs[low].start <= scalar ? runs[low].value : 0;
}

static void prepare(void) {
    if (scalars[0]) return;
    readDecompositions();
    readRuns();
    for (int i = decomposedCount - 1; i >= 0; i--) {
        if (valueOf(scalars[i]) & isNeverComposed) continue;
        const uint8_t *text = decompositions + offsets[i];
        uint16_t *head = &first[bucket(text + 1, *text)];
        next[i] = *head;
        *head = i + 1;
    }
}

// The position of a scalar among those that are decomposed, or -1.
static int position(uint32_t scalar) {
    int low = 0, high = decomposedCount;
    while (low < high) {
        int middle = (low + high) / 2;
        if (scalars[middle] < scalar) low = middle + 1;
        else high = middle;
    }
    return low < decomposedCount && scalars[low] == scalar ? low : -1;
}

// The combining class, shifted, and what the quick checks for normal forms say.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
    if (scalar < 0xC0) return 0;
    prepare();
    return valueOf(scalar) | (position(scalar) < 0 ? 0 : isDecomposed);
}

// In the lower 18 bits the scalar if it is decomposed, and anything else if not; above them where
// its decomposition stands.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
    prepare();
    int found = position(scalar);
    return found < 0 ? ~scalar & 0x3FFFF : (uint32_t)offsets[found] << 18 | scalar;
}

static uint8_t *append(uint8_t *end, uint32_t scalar) {
    if (scalar < 0x80) {
        *end++ = scalar;
        return end;
    }
    int more = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
    *end++ = (0xFF00 >> (more + 1) & 0xFF) | scalar >> 6 * more;
    while (more-- > 0) *end++ = 0x80 | (scalar >> 6 * more & 0x3F);
    return end;
}

// What a scalar and one that follows it are composed into, or UINT32_MAX: the one that is decomposed
// into what the former is decomposed into and the latter.
uint32_t _swift_stdlib_getComposition(uint32_t former, uint32_t latter) {
    prepare();
    uint8_t text[260], *end = text;
    int found = position(former);
    if (found < 0) {
        end = append(end, former);
    } else {
        if (valueOf(former) & isNeverComposed) return UINT32_MAX;
        const uint8_t *whole = decompositions + offsets[found];
        for (int i = 1; i <= *whole; i++) *end++ = whole[i];
    }
    end = append(end, latter);
    uint32_t size = end - text;
    for (int i = first[bucket(text, size)]; i; i = next[i - 1]) {
        const uint8_t *whole = decompositions + offsets[i - 1];
        uint32_t same = 0;
        while (same < size && *whole == size && whole[same + 1] == text[same]) same++;
        if (same == size) return scalars[i - 1];
    }
    return UINT32_MAX;
}
