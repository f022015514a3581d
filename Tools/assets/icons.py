"""The icon sprite: bootstrap-icons and our own marks, only those that the sources name."""
import pathlib
import re
import sys

LIBRARY = pathlib.Path("/usr/share/bootstrap-icons/svg")


def used(sources: pathlib.Path) -> list[str]:
    """The names that stand as `Icon("…")` in the Swift sources, sorted."""
    found = set()
    for path in sources.rglob("*.swift"):
        found.update(re.findall(r'\bIcon\("([a-z0-9-]+)"\)', path.read_text()))
    return sorted(found)


def sprite(names: list[str], own: pathlib.Path) -> bytes:
    """One SVG file with a `<symbol>` for each name."""
    symbols = "".join(symbol(name, own) for name in names)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'.encode()


def symbol(name: str, own: pathlib.Path) -> str:
    path = own / f"{name}.svg"
    if not path.exists():
        path = LIBRARY / f"{name}.svg"
    if not path.exists():
        sys.exit(f"There is no icon named {name} in {own} nor in {LIBRARY} (package bootstrap-icons).")
    view, content = parts(path.read_text())
    return f'<symbol id="{name}" viewBox="{view}">{content}</symbol>'


def parts(svg: str) -> tuple[str, str]:
    """The view box and the content of an SVG document, without the spaces between tags."""
    view = re.search(r'viewBox="([^"]+)"', svg).group(1)
    content = re.search(r"<svg[^>]*>(.*)</svg>", svg, re.S).group(1)
    return view, re.sub(r">\s+<", "><", content).strip()


def favicon(mark: pathlib.Path) -> bytes:
    """The mark alone, for the window's tab, in both themes."""
    view, content = parts(mark.read_text())
    colours = "svg{color:#1d1b18}@media(prefers-color-scheme:dark){svg{color:#f3efe7}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
        f"<style>{colours}</style>{content}</svg>"
    ).encode()
