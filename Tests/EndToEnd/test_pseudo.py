"""With every text two fifths longer, in accents and brackets, no word is cut and nothing sticks out on any screen that a
link leads to; with the script from right to left every screen is its own mirror image.

The pseudo-language is made in the page and not in `Words/`, so that it is there for every text, wherever it comes from, and
in no copy of the app."""
import every_kind
from app import App, own, show
from test_large_text import CUT, WIDE, _screens

LENGTHEN = """() => {
    const accents = { a: "á", e: "ë", i: "ï", o: "ø", u: "ü", A: "Å", E: "É", I: "Î", O: "Ö", U: "Û", c: "ç", n: "ñ", s: "š", y: "ý" };
    const longer = (text) => {
        const words = text.trim();
        if (!/\\p{L}{2}/u.test(words)) return text;
        const accented = words.replace(/[aeiouAEIOUcnsy]/g, (letter) => accents[letter]);
        const more = "one two three four five six seven eight nine ten ".repeat(20).slice(0, Math.ceil(words.length * 0.4) - 2).trim();
        return text.replace(words, () => `[${accented}${more && " " + more}]`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement.closest("script, style, svg, textarea")) text.data = longer(text.data);
    }
}"""
# Where the boxes of the layout are: what is drawn inside a picture, and text within its line, have sides of their own.
BOXES = """() => [...document.querySelectorAll("main *, dialog *, nav *")].filter((element) =>
    element.checkVisibility() && !element.closest("svg svg, svg *, .strip, .scroll, table, code, pre, .sr, .swipe")
    && getComputedStyle(element).display !== "inline")
    .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, what: element.outerHTML.slice(0, 100) };
    })"""
STILL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important } html { scrollbar-width: none }");
    document.adoptedStyleSheets = [sheet];
}"""
MIRROR = """() => { document.documentElement.dir = "rtl" }"""


def _every_screen(page, look):
    app = App(sample=False)
    every_kind.fill(app)
    problems = []
    for screen in _screens(app):
        show(page, app, screen)
        page.evaluate(STILL)
        problems += [f"{screen} {problem}" for problem in look(page)]
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:400])


def longer_texts_are_whole_on_every_screen(page):
    def look(page):
        page.evaluate(LENGTHEN)
        return [f"{fault} {part}" for fault, script in (("is", WIDE), ("cuts", CUT)) for part in page.evaluate(script)]
    _every_screen(page, look)


def every_screen_is_mirrored_for_scripts_from_right_to_left(page):
    def look(page):
        width = page.evaluate("document.documentElement.clientWidth")
        before = page.evaluate(BOXES)
        page.evaluate(MIRROR)
        for here, there in zip(before, page.evaluate(BOXES)):
            if abs(width - here["right"] - there["left"]) > 2 or abs(width - here["left"] - there["right"]) > 2:
                yield f"isn't mirrored: {here['left']:.0f}–{here['right']:.0f}, {there['left']:.0f}–{there['right']:.0f} {here['what']}"
        yield from (f"is {part}" for part in page.evaluate(WIDE))
    _every_screen(page, look)


def tests():
    return own(globals())
