"""What axe and a ruler find wrong with screens, in the sizes and themes in which they differ."""
import pathlib

import axe_playwright_python
from app import show

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
PHONE, DESK, NARROW = (390, 844), (1280, 860), (320, 640)
WIDTHS = dict([NARROW, PHONE, DESK])
# What may differ between light and dark, and between a phone and a narrower one, which shows the same.
COLOURS = ["color-contrast", "link-in-text-block"]
SIZES = ["target-size", "scrollable-region-focusable"]


def still(page):
    """Colours change at once, so that axe never sees them on their way."""
    page.evaluate("""() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
        document.adoptedStyleSheets = [sheet];
    }""")


def faults(page, rules=None):
    """What axe says of the page, by some of its rules or all, a line for each element."""
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("(options) => axe.run(document, options).then(r => r.violations)", options)
    return [
        f"{fault['id']}: {node['html'][:140]} | {node['failureSummary'][:300]}".replace("\n", " ")
        for fault in found for node in fault["nodes"][:2]
    ]


def wide(page):
    """The elements that stick out of the window, unless they scroll on their own."""
    return page.evaluate("""() => {
        if (document.documentElement.scrollWidth <= innerWidth) return [];
        return [...document.querySelectorAll('main *, dialog *, nav *')].filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && (box.right > innerWidth + 1 || box.left < -1) && !e.closest('.swipe, .strip');
        }).slice(0, 3).map(e => 'too wide: ' + e.outerHTML.slice(0, 140)).concat(
            ['the page is ' + document.documentElement.scrollWidth + ' px wide']);
    }""")


def problems(page, name):
    """Of the page that shows: everything on a phone and on a desk, in the dark what may differ there."""
    page.evaluate(AXE)
    still(page)
    found = []
    for size, theme, rules in [
        (PHONE, "light", None), (NARROW, "light", SIZES), (DESK, "light", None), (DESK, "dark", COLOURS), (PHONE, "dark", COLOURS),
    ]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [f"{name} {size[0]} {theme}: {fault}" for fault in faults(page, rules)]
        found += [f"{name} {size[0]}: {part}" for part in (wide(page) if theme == "light" else [])]
    return found


def check(page, app, screens):
    found = []
    for screen in screens:
        show(page, app, screen)
        found += problems(page, screen)
    assert not found, "\n    ".join(found[:12])
