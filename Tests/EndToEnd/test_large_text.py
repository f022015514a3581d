"""With text twice as large on a phone, nothing sticks out sideways on any screen that a link leads to, words
stay whole (none is broken unless it is wider than the line by itself), and none is cut."""
import every_kind
from app import App, own, show
from crawl import Crawl, Server, pattern

LARGE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% } *, ::before, ::after { animation: none !important; transition: none !important }");
    document.adoptedStyleSheets = [sheet];
}"""
# A word's pieces, each on a line of its own, together are as wide as the word. A block that its
# neighbours squeeze to less than half of the window is no excuse.
BROKEN = """() => {
    const faults = [];
    const room = (element) => {
        while (getComputedStyle(element).display === "inline") element = element.parentElement;
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return Math.max(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), innerWidth / 2);
    };
    const walker = document.createTreeWalker(document.querySelector("dialog") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement;
        if (!owner.checkVisibility() || owner.closest(".sr, .skip, script, option")) continue;
        for (const found of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, found.index);
            range.setEnd(text, found.index + found[0].length);
            const pieces = [...range.getClientRects()].filter((piece) => piece.width > 0);
            const lines = new Set(pieces.map((piece) => Math.round(piece.top)));
            const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
            if (lines.size > 1 && width <= room(owner)) faults.push(`${found[0]} in ${owner.className || owner.localName}`);
        }
    }
    return [...new Set(faults)];
}"""
WIDE = """() => {
    const frames = [document.documentElement, ...document.querySelectorAll("dialog.sheet")];
    const frame = frames.find((each) => each.scrollWidth > each.clientWidth + 1);
    if (!frame) return [];
    const wide = [...document.querySelectorAll("main *, dialog *, nav *")].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width && (box.right > innerWidth + 1 || box.left < -1) && !element.closest(".swipe, .strip");
    });
    return [`${frame.scrollWidth} px wide`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 140))];
}"""


CUT = """() => [...document.querySelectorAll("main *, dialog *, nav *")].filter((element) =>
    element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && element.innerText?.trim()
    && ["hidden", "clip"].includes(getComputedStyle(element).overflowX) && !element.closest(".sr, .swipe, select"))
    .map((element) => `${element.innerText.trim().slice(0, 40)}: ${element.clientWidth} of ${element.scrollWidth} px`)"""


def _screens(app):
    """One screen of each sort, whichever record it is about."""
    pages = Crawl(Server(app.address)).pages
    # Where an invitation is opened is no screen of the app's: it has a script of its own.
    return {pattern(page.address): page.address for page in pages if page.address != "/join"}.values()


def _check(page, language):
    app = App(sample=False)
    every_kind.fill(app)
    app.post("/settings", language=language, theme="system")
    problems = []
    for screen in _screens(app):
        show(page, app, screen)
        page.evaluate(LARGE)
        for fault, script in (("breaks", BROKEN), ("is", WIDE), ("cuts", CUT)):
            problems += [f"{screen} {fault} {part}" for part in page.evaluate(script)]
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:400])


def large_text_stays_in_words_in_english(page):
    _check(page, "en")


def large_text_stays_in_words_in_german(page):
    _check(page, "de")


def large_text_stays_in_words_in_italian(page):
    _check(page, "it")


def tests():
    return own(globals())
