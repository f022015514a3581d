"""The C source that carries the site inside the binary; CAssets.h says what it holds."""
import hashlib
import pathlib

FIELDS = ["style", "script", "icons", "manifest", "favicon", "apple-touch-icon", "worker"]


def write(path: pathlib.Path, site) -> None:
    lines = ["// Made by Tools/build-assets.", '#include "CAssets.h"', ""]
    entries = []
    for index, asset in enumerate(site.assets):
        # What is large and packed is unpacked when somebody wants it plain, which nobody does.
        plain = b"" if asset.gzip and len(asset.content) > 1_000_000 else asset.content
        forms = [("p", plain), ("b", asset.brotli), ("g", asset.gzip)]
        for letter, content in forms:
            if content:
                lines.append(f"static const unsigned char {letter}{index}[] = {literal(content)};")
        entries.append(entry(asset, index, forms))
    lines += ["", "const tally_asset tally_assets[] = {", *entries, "};"]
    lines.append(f"const size_t tally_asset_count = {len(site.assets)};")
    names = ", ".join(string(site.names.get(field)) for field in FIELDS)
    lines.append(f"const tally_asset_names tally_names = {{{names}}};")
    path.write_text("\n".join(lines) + "\n")


def entry(asset, index: int, forms) -> str:
    spans = ", ".join(
        f"{{{letter}{index}, {len(content)}}}" if content else "{0, 0}" for letter, content in forms
    )
    mark = hashlib.sha256(asset.content).hexdigest()[:16]
    how = f"{int(asset.hashed)}, {string(asset.policy)}"
    return f'    {{"{asset.path}", "{asset.type}", "\\"{mark}\\"", {spans}, {how}}},'


def string(text: str | None) -> str:
    return f'"{text}"' if text else "0"


def literal(content: bytes) -> str:
    """A C string: compilers read it many times faster than a list of numbers."""
    return '"' + "".join(ESCAPES[byte] for byte in content) + '"'


# Octal with three digits always, so that a digit after it stays a digit; "?" would begin trigraphs.
ESCAPES = [
    chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
    for byte in range(256)
]
