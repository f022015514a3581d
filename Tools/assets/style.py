"""The style sheet: the layers in order, without comments and needless spaces."""
import pathlib
import re

ORDER = ["tokens", "base", "layout", "components", "utilities"]


def bundle(sheets: list[pathlib.Path]) -> bytes:
    """All sheets as one: the layers in order, and in each its parts in the order of the sheets."""
    layers = {f"@layer {name}": "" for name in ORDER}
    rest = ""
    for block in blocks(minified("\n".join(path.read_text() for path in sheets))):
        head, inside = block.split("{", 1)
        if head in layers:
            layers[head] += inside[:-1].strip()
        else:
            rest += block
    return ("".join(f"{head}{{{inside}}}" for head, inside in layers.items()) + rest).encode()


def blocks(css: str) -> list[str]:
    """What stands in no other block, each with all that it holds."""
    found, depth, start = [], 0, 0
    for sign in re.finditer(r"[{}]", css):
        depth += 1 if sign.group() == "{" else -1
        if depth == 0:
            found.append(css[start:sign.end()].strip())
            start = sign.end()
    return found


def minified(css: str) -> str:
    """Drops comments and spaces that mean nothing; what is quoted stays as it is."""
    pieces = re.split(r'("[^"]*"|/\*.*?\*/)', css, flags=re.S)
    text = "".join(squeezed(p) if i % 2 == 0 else kept(p) for i, p in enumerate(pieces))
    # What stood around a comment.
    text = re.sub(r"(?<=[;{}]) ", "", text).replace(";}", "}").strip()
    text = re.sub(r"(?<=[;{}])[^@;{}]+{", joined, text)
    # Both are known without: a name in quotes, and the second colon of the oldest pseudo-elements.
    return re.sub(r"::(?=before\b|after\b)", ":", re.sub(r'="([A-Za-z][\w-]*)"', r"=\1", text))


def joined(selector: re.Match) -> str:
    """A selector without spaces around its signs, but for "2n + 1", which needs none either way."""
    return re.sub(r" ([+~]) ", r"\1", selector.group())


def kept(piece: str) -> str:
    return piece if piece.startswith('"') else ""


def squeezed(piece: str) -> str:
    piece = re.sub(r"\s+", " ", piece)
    piece = re.sub(r"(?<![\w.#])0\.(?=\d)", ".", piece)
    # Not around + and -, which need their spaces in calc(), nor before a colon, which may follow
    # the space that means "inside".
    return re.sub(r" ?([{};,>]) ?", r"\1", piece).replace(": ", ":")
