"""With text twice as large on a phone, nothing sticks out sideways on any screen that a link leads to, words
stay whole (none is broken unless it is wider than the line by itself), none is cut and none covers another,
and what is typed or chosen grows with the text."""
import json

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

# The smallest text there is, 0.8125 rem.
SMALL = """() => [...document.querySelectorAll("main :is(input, select, textarea), dialog :is(input, select, textarea)")].filter((element) =>
    element.checkVisibility() && !["hidden", "checkbox", "radio", "range", "color", "submit"].includes(element.type)).flatMap((element) => {
        const sizes = [getComputedStyle(element), getComputedStyle(element, "::placeholder")].map((style) => parseFloat(style.fontSize));
        return Math.min(...sizes) < 26 ? [`${element.name} (${element.localName}) at ${sizes} px`] : [];
    })"""
# Words and pictures of one control, row or head that lie over each other.
COVERS = """() => {
    const faults = [];
    const groups = "main :is(.segmented, .segments, .levels, .cell, .bar, .button, .field, .facts, .section-title), dialog :is(.segments, .cell, .button, .field)";
    for (const group of document.querySelectorAll(groups)) {
        const pieces = [];
        const take = (boxes, name) => {
            for (const box of boxes) if (box.width > 2 && box.height > 2) pieces.push({ box, name });
        };
        const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const owner = text.parentElement;
            if (!text.data.trim() || owner.offsetWidth === 0 && getComputedStyle(owner).overflow === "hidden" || !owner.checkVisibility() || owner.closest(".sr, .swipe-actions, .menu, script, select, svg, textarea")) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            take(range.getClientRects(), text.data.trim());
        }
        for (const picture of group.querySelectorAll("svg.icon, .mark")) {
            if (picture.checkVisibility() && !picture.closest(".swipe-actions, .menu")) take([picture.getBoundingClientRect()], picture.outerHTML.slice(0, 60));
        }
        for (const [place, one] of pieces.entries()) for (const other of pieces.slice(place + 1)) {
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            // Lines stand closer than the boxes of their letters.
            if (one.name !== other.name && across > 2 && down > 10) faults.push(`${one.name} over ${other.name}`);
        }
    }
    return [...new Set(faults)];
}"""
# What begins a row stands beside its words.
ALONE = """() => [...document.querySelectorAll(".cell > :is(.icon, .mark, .lead, .tick, .place):first-child + .words")].filter((words) => {
    const [first, box] = [words.previousElementSibling, words].map((element) => element.getBoundingClientRect());
    return box.width && first.width && first.bottom < box.top + 4;
}).map((words) => words.innerText.slice(0, 40))"""
# Tables but the matrix, whose first column stays, have their columns below each other instead.
BEHIND = """() => [...document.querySelectorAll(".table:not(.matrix)")].filter((table) => table.scrollWidth > table.clientWidth + 1)
    .map((table) => `${table.getAttribute("aria-label")}: ${table.clientWidth} of ${table.scrollWidth} px`)"""
FAULTS = {"breaks": BROKEN, "is": WIDE, "cuts": CUT, "has too small": SMALL, "has": COVERS, "leaves alone": ALONE, "hides part of": BEHIND}


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
        for fault, script in FAULTS.items():
            problems += [f"{screen} {fault} {part}" for part in page.evaluate(script)]
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:400])


def large_text_stays_in_words_in_english(page):
    _check(page, "en")


def large_text_stays_in_words_in_german(page):
    _check(page, "de")


def large_text_stays_in_words_in_italian(page):
    _check(page, "it")


def large_text_leaves_the_names_of_a_matrix_whole(page):
    app = App(sample=False)
    app.tally("add", "project", "title=Ideas")
    app.tally("add", "quality", "project=Ideas", "title=Ease")
    app.tally("add", "item", "project=Ideas", "title=Perfect App")
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, app, "/projects/" + json.loads(app.tally("list", "project", "--json"))[0]["id"] + "/matrix")
    page.evaluate(LARGE)
    assert page.evaluate(BROKEN) == []
    frozen, column, whole = (page.locator(part).first.bounding_box()["width"] for part in (".matrix thead th", ".matrix thead .number", ".matrix"))
    assert frozen + column <= whole + 1, "a whole column shows beside the names"


def tests():
    return own(globals())
