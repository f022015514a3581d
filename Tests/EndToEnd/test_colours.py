"""Every pair of colours that the styles put on each other can be told apart, in both themes: text at
4.5:1, marks at 3:1 (WCAG 2.2, 1.4.3 and 1.4.11)."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHEETS = [ROOT / "Shell/styles/tokens.css", *sorted((ROOT / "Sources/Trackers").glob("*/Style/*.css"))]
TOKENS = "\n".join(path.read_text() for path in SHEETS)
# Those of the trackers are found, so that a new one's is looked at, too.
TINTS = ["home", *re.findall(r"\.tint-(\w+) \{ --tint: var", TOKENS)]
# What a course or a project wears on all of its screens.
COLOURS = re.findall(r"\.(color-\w+) \{ --tint: light-dark", TOKENS)
GROUNDS = ["paper", "card", "raised"]
LEVELS = ["critical", "high", "medium", "low"]


def colour(name, theme):
    """The red, green and blue of a token in a theme: 0 light, 1 dark."""
    token = rf"\.{name} {{ --tint" if name.startswith("color-") else rf"--{name}"
    pair = re.search(rf"{token}: light-dark\((#\w+), (#\w+)\)", TOKENS).group(theme + 1)
    return tuple(int(pair[i : i + 2], 16) for i in (1, 3, 5))


def mixed(top, share, ground):
    """What `color-mix(in srgb, top share, ground)` gives."""
    return tuple(t * share + g * (1 - share) for t, g in zip(top, ground))


def luminance(rgb):
    """Relative luminance as WCAG 2.2 defines it."""
    parts = [c / 255 for c in rgb]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    darker, lighter = sorted((luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


def require(least, pairs):
    low = [f"{label}: {contrast(a, b):.2f} < {least}" for label, a, b in pairs if contrast(a, b) < least]
    assert not low, "\n".join(low)


def on(names, grounds):
    """Each named colour on each ground, in both themes."""
    for theme in (0, 1):
        for name in names:
            for ground in grounds:
                label = f"{name} on {ground}, {'dark' if theme else 'light'}"
                yield label, colour(name, theme), colour(ground, theme)


def mixes(tint, shares, theme):
    """The washes of a tint over a card: a chosen row, a panel, a pill."""
    for share in shares:
        yield f"{tint} at {share}", mixed(colour(tint, theme), share, colour("card", theme))


def ink_reads_on_every_ground(_):
    require(4.5, on(["ink", "dim"], GROUNDS))


def tints_read_on_paper_and_cards(_):
    require(4.5, on([*TINTS, *COLOURS, "good", "warning", "danger"], ["paper", "card"]))
    require(4.5, on(TINTS, ["raised"]))


def words_read_on_tints(_):
    require(4.5, on(["on-tint"], [*TINTS, *COLOURS]))


def the_chosen_segment_reads(_):
    require(4.5, on(["ink"], ["pick"]))


def a_toast_reads(_):
    require(4.5, on(["paper"], ["ink"]))


def words_read_on_washes_of_every_tint(_):
    pairs = []
    for theme in (0, 1):
        for tint in [*TINTS, *COLOURS]:
            # 5 and 9 hundredths are rows and panels, which also hold dim words and the tint itself.
            for label, ground in mixes(tint, (0.05, 0.09), theme):
                pairs += [(f"{n} on {label}, {theme}", colour(n, theme), ground) for n in ("ink", "dim", tint)]
            for label, ground in mixes(tint, (0.10, 0.17, 0.26, 0.30), theme):
                pairs.append((f"ink on {label}, {theme}", colour("ink", theme), ground))
    require(4.5, pairs)


def words_read_on_banners(_):
    pairs = []
    for theme in (0, 1):
        for tone in ("good", "warning", "danger"):
            for label, ground in mixes(tone, (0.10,), theme):
                pairs += [(f"{n} on {label}, {theme}", colour(n, theme), ground) for n in ("ink", tone)]
    require(4.5, pairs)


def marks_show_on_every_ground(_):
    require(3, on([*LEVELS, *TINTS, "edge"], ["paper", "card"]))
    require(3, on(LEVELS, ["raised"]))
    require(3, on(TINTS, ["raised"]))


def tests():
    return [
        ink_reads_on_every_ground, tints_read_on_paper_and_cards, words_read_on_tints, the_chosen_segment_reads, a_toast_reads,
        words_read_on_washes_of_every_tint, words_read_on_banners, marks_show_on_every_ground,
    ]
