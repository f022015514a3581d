"""Every screen in every size and both themes: axe finds nothing, nothing is wider than the window."""
import json
import pathlib
import re

import axe_playwright_python
from app import App, own, show

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
WIDTHS = {320: 640, 390: 844, 1280: 860}
SCREENS = [
    "/", "/priorities", "/priorities/search", "/priorities/search?q=milk", "/priorities/search?q=2+l+milk",
    "/priorities/search?q=x", "/priorities/new", "/priorities/batch", "/priorities/shop", "/priorities/print",
    "{fruit}", "{fruit}/edit", "{fruit}/inside", "{fruit}/lists", "/history/essential/{id}",
    "/search", "/search?q=a", "/trash", "/settings", "/settings/check", "/settings/tables", "/import", "/nowhere",
]
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpolitur"


def _filled(german=False):
    """A book with a little on every screen, long words among it."""
    app = App(sample=False)
    for name, level in (("Fruit", "critical"), ("Milk", "high"), ("Bread", "medium"), ("Butter", "low")):
        app.post("/priorities/new", name=name, level=level)
    for name, level in ((LONG, "critical"), ("Weg", "high")):
        app.post("/priorities/new", name=name, level=level, details=f"{LONG} 2 l")
    app.post("/settings", language="de" if german else "en", theme="system")
    items = json.loads(app.tally("list", "essential", "--all", "--json"))
    ids = {item["name"]: item["id"] for item in items}
    app.post(f"/priorities/{ids['Weg']}/delete")
    for inside in (LONG, "Butter"):
        app.post(f"/priorities/{ids['Fruit']}/inside", child=ids[inside])
    app.fruit = ids["Fruit"]
    return app


def _address(app, screen):
    return screen.replace("{fruit}", "/priorities/" + app.fruit).replace("{id}", app.fruit)


def _still(page):
    """Colours change at once, so that axe never sees them on their way."""
    page.evaluate("""() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
        document.adoptedStyleSheets = [sheet];
    }""")


# What axe says may differ between light and dark.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


def _faults(page, theme="light"):
    """What axe says of the page, a line for each element; in the dark, of its colours."""
    options = {"resultTypes": ["violations"], **({"runOnly": COLOUR_RULES} if theme == "dark" else {})}
    found = page.evaluate("(options) => axe.run(document, options).then(r => r.violations)", options)
    return [
        f"{fault['id']}: {node['html'][:140]} | {node['failureSummary'][:300]}".replace("\n", " ")
        for fault in found for node in fault["nodes"][:2]
    ]


def _wide(page):
    """The elements that stick out of the window, unless they scroll on their own."""
    return page.evaluate("""() => {
        if (document.documentElement.scrollWidth <= innerWidth) return [];
        return [...document.querySelectorAll('main *, dialog *, nav *')].filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && (box.right > innerWidth + 1 || box.left < -1) && !e.closest('.swipe, .strip');
        }).slice(0, 3).map(e => e.outerHTML.slice(0, 140)).concat(
            ['the page is ' + document.documentElement.scrollWidth + ' px wide']);
    }""")


def _check(page, screens):
    app = _filled()
    problems = []
    for screen in screens:
        show(page, app, _address(app, screen))
        page.evaluate(AXE)
        _still(page)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                problems += [f"{screen} {width} {theme}: {fault}" for fault in _faults(page, theme)]
            problems += [f"{screen} {width}: too wide: {wide}" for wide in _wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def axe_finds_nothing_on_the_priorities(page):
    _check(page, [screen for screen in SCREENS if re.match("/priorities|{fruit}", screen)])


def axe_finds_nothing_on_the_common_screens(page):
    _check(page, [screen for screen in SCREENS if not re.match("/priorities|{fruit}", screen)])


def axe_finds_nothing_on_an_empty_book(page):
    app = App(sample=False)
    problems = []
    for screen in ("/", "/priorities", "/trash", "/priorities/search"):
        show(page, app, screen)
        page.evaluate(AXE)
        problems += [f"{screen}: {fault}" for fault in _faults(page)]
    assert not problems, "\n    ".join(problems[:12])


def nothing_sticks_out_in_german_on_the_narrowest_phone(page):
    app = _filled(german=True)
    page.set_viewport_size({"width": 320, "height": 640})
    problems = []
    for screen in SCREENS:
        show(page, app, _address(app, screen))
        problems += [f"{screen}: {wide}" for wide in _wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def nothing_sticks_out_from_right_to_left(page):
    app = _filled()
    problems = []
    for screen in ("/", "/priorities", "{fruit}", "/priorities/new", "/priorities/shop", "/settings"):
        show(page, app, _address(app, screen))
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("document.documentElement.dir = 'rtl'")
            problems += [f"{screen} {width}: {wide}" for wide in _wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def tests():
    return own(globals())
