"""The style sheet: the layers in order, without comments and needless spaces."""
import pathlib
import re

ORDER = ["tokens", "base", "layout", "components", "utilities"]


def bundle(sheets: list[pathlib.Path]) -> bytes:
    """All sheets as one; the order of the layers decides, and within one that of the sheets."""
    sheets = "\n".join(path.read_text() for path in sheets)
    return (f"@layer {','.join(ORDER)};" + minified(sheets)).encode()


def minified(css: str) -> str:
    """Drops comments and spaces that mean nothing; what is quoted stays as it is."""
    pieces = re.split(r'("[^"]*"|/\*.*?\*/)', css, flags=re.S)
    text = "".join(squeezed(p) if i % 2 == 0 else kept(p) for i, p in enumerate(pieces))
    return text.replace(";}", "}").strip()


def kept(piece: str) -> str:
    return piece if piece.startswith('"') else ""


def squeezed(piece: str) -> str:
    piece = re.sub(r"\s+", " ", piece)
    # Not around + and -, which need their spaces in calc(), nor before a colon, which may follow
    # the space that means "inside".
    return re.sub(r" ?([{};,>]) ?", r"\1", piece).replace(": ", ":")
