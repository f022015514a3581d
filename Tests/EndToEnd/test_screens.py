"""Every screen in every size and both themes: axe finds nothing, nothing is wider than the window."""
import json
import re

from app import App, own, show
from axe import AXE, WIDTHS, check, faults, wide

SCREENS = [
    "/", "/priorities", "/priorities/search", "/priorities/search?q=milk", "/priorities/search?q=2+l+milk",
    "/priorities/search?q=x", "/priorities/new", "/priorities/batch", "/priorities/shop", "/priorities/print",
    "{fruit}", "{fruit}/edit", "{fruit}/inside", "{fruit}/lists", "/history/essential/{id}",
    "/search", "/search?q=a", "/add", "/add?q=a", "/trash", "/settings", "/settings/check", "/settings/books", "/settings/devices", "/settings/notifications", "/settings/tables", "/settings/shown", "/import", "/nowhere",
    "/show/essential/all", "/show/essential/all/address",
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


def _check(page, screens):
    app = _filled()
    check(page, app, [_address(app, screen) for screen in screens])


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
        problems += [f"{screen}: {fault}" for fault in faults(page)]
    assert not problems, "\n    ".join(problems[:12])


def nothing_sticks_out_in_german_on_the_narrowest_phone(page):
    app = _filled(german=True)
    page.set_viewport_size({"width": 320, "height": 640})
    problems = []
    for screen in SCREENS:
        show(page, app, _address(app, screen))
        problems += [f"{screen}: {part}" for part in wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def nothing_sticks_out_from_right_to_left(page):
    app = _filled()
    problems = []
    for screen in ("/", "/priorities", "{fruit}", "/priorities/new", "/priorities/shop", "/settings"):
        show(page, app, _address(app, screen))
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("document.documentElement.dir = 'rtl'")
            problems += [f"{screen} {width}: {part}" for part in wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def tests():
    return own(globals())
