#!/usr/bin/env python3
"""Writes Sources/Kernel/Text/FoldingData.swift from Python's Unicode data.

A scalar folds to its compatibility decomposition in lower case, without accents, joiners and other
marks that a reader would not type into a search field. See FoldingTable.swift for the encoding.
"""
import pathlib
import unicodedata

TARGET = pathlib.Path(__file__).parent.parent / "Sources/Kernel/Text/FoldingData.swift"
WIDTH = 96

# Letters that Unicode doesn't decompose, and marks that keyboards replace by themselves.
REPLACED = {
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
    "ı": "i", "⁄": "/",
    **dict.fromkeys("´‘’ʼ‛", "'"), **dict.fromkeys("“”„‟", '"'), **dict.fromkeys("‐‑‒–—―−", "-"),
}
WHITE_SPACE = {0x85, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F, 0x3000}
# Left as they are, for size: nobody types them, and normalised text has none of them.
OMITTED = [
    (0x2F00, 0x2FDF),  # Kangxi radicals
    (0x3200, 0x33FF),  # enclosed and squared CJK
    (0xAC00, 0xD7A3),  # Hangul syllables, which are letters to their readers
    (0xF900, 0xFAFF), (0x2F800, 0x2FA1F),  # CJK compatibility ideographs
    (0xFBB2, 0xFDFE),  # Arabic ligatures
]


def is_dropped(mark):
    """Accents, joiners, variation selectors; but not the voicing of kana or a virama."""
    if unicodedata.category(mark) in ("Cf", "Me") or mark == "\u034f":
        return True
    if "\ufe00" <= mark <= "\ufe0f" or "\U000e0100" <= mark <= "\U000e01ef":
        return True
    return unicodedata.combining(mark) not in (0, 8, 9)


def fold_once(text):
    decomposed = unicodedata.normalize("NFKD", text)
    lower = unicodedata.normalize("NFKD", decomposed.casefold())
    replaced = "".join(REPLACED.get(scalar, scalar) for scalar in lower)
    kept = "".join(scalar for scalar in replaced if not is_dropped(scalar))
    return unicodedata.normalize("NFC", kept)


def fold(scalar):
    if ord(scalar) in WHITE_SPACE:
        return " "
    if unicodedata.normalize("NFKD", scalar)[0] == " ":  # an accent that stands alone
        return REPLACED.get(scalar, scalar)
    text, folded = None, scalar
    while text != folded:
        text, folded = folded, fold_once(folded)
    return folded


def mapping():
    result = {}
    for value in range(0x80, 0x110000):
        scalar = chr(value)
        is_omitted = any(first <= value <= last for first, last in OMITTED)
        if is_omitted or unicodedata.category(scalar) in ("Cn", "Co", "Cs"):
            continue
        if fold(scalar) != scalar:
            result[value] = fold(scalar)
    return result


def count_while(condition):
    count = 0
    while condition(count):
        count += 1
    return count


def runs(table):
    """Yields (kind, first scalar, count), in the order of the scalars."""
    listed = None
    position, end = min(table), max(table)
    while position <= end:
        if position not in table:
            position += 1
            continue
        kind, count, width = next_run(table, position)
        if kind == LISTED and listed and position - listed[0] - listed[1] <= 2:
            listed = (listed[0], position + 1 - listed[0])
        else:
            if listed:
                yield (LISTED, *listed)
            listed = (position, 1) if kind == LISTED else None
        if kind != LISTED:
            yield (kind, position, count)
        position += width
    if listed:
        yield (LISTED, *listed)


REMOVED, SHIFTED, ALTERNATING, LISTED = range(4)


def next_run(table, first):
    """The kind of the run that begins at `first`, how many it maps, how many it spans."""
    def is_shifted(n):
        target = table.get(first + n, "")
        return len(target) == 1 and ord(target) - n == ord(table[first])

    def is_alternating(n):
        scalar = first + 2 * n
        return table.get(scalar) == chr(scalar + 1) and scalar + 1 not in table

    removed = count_while(lambda n: table.get(first + n) == "")
    shifted = count_while(is_shifted) if len(table[first]) == 1 else 0
    alternating = count_while(is_alternating)
    if removed >= 2:
        return REMOVED, removed, removed
    if shifted >= 5:
        return SHIFTED, shifted, shifted
    if alternating >= 3:
        return ALTERNATING, alternating, 2 * alternating
    return LISTED, 1, 1


def number(value):
    """A number as a scalar: from the space on, around the surrogates."""
    return chr(value + 0x20 if value + 0x20 < 0xD800 else value + 0x820)


def target(table, value):
    """One scalar as it is; else how many, and then them; U+001F where nothing changes."""
    if value not in table:
        return "\x1f"
    return table[value] if len(table[value]) == 1 else chr(len(table[value])) + table[value]


def encode(table):
    encoded, position = "", 0x80
    for kind, first, count in runs(table):
        encoded += number(first - position) + number(count * 4 + kind)
        if kind == SHIFTED:
            encoded += table[first]
        if kind == LISTED:
            encoded += "".join(target(table, first + n) for n in range(count))
        position = first + count * (2 if kind == ALTERNATING else 1)
    return encoded


def literal(encoded):
    """Lines of an escaped Swift literal, each ending in a continuation."""
    line = ""
    for scalar in encoded:
        plain = " " < scalar <= "~" and scalar not in '\\"'
        piece = scalar if plain else f"\\u{{{ord(scalar):x}}}"
        if len(line) + len(piece) > WIDTH - 5:
            yield f"    {line}\\"
            line = ""
        line += piece
    yield f"    {line}"


def main():
    table = mapping()
    assert max(len(text.encode()) for text in table.values()) < 64, "FoldingTable.countBits"
    assert len({value >> 8 for value in table}) < 255, "FoldingTable.pages"
    encoded = encode(table)
    TARGET.write_text(
        "// Made by Tools/generate-folding.py from Unicode "
        f"{unicodedata.unidata_version}; not to be edited.\n\n"
        "extension FoldingTable {\n"
        f"    /// The table in its encoded form, {len(encoded.encode())} bytes.\n"
        '    static let data: String = """\n'
        + "\n".join("    " + line for line in literal(encoded))
        + '\n        """\n}\n'
    )


if __name__ == "__main__":
    main()
