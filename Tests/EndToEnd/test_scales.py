"""The look keeps to its scales (Notes/Look.md): weights, no words cut off in lists, tables that fit."""
import json
import re

from app import App, own, show
from test_colours import ROOT

SHEETS = [*sorted((ROOT / "Shell/styles").glob("*.css")), *sorted((ROOT / "Sources/Trackers").glob("*/Style/*.css"))]
WEIGHTS = {400, 450, 520, 540, 620, 650, 660, 740}
# A figure that stands alone is the one thing heavier than its neighbours.
ALONE = re.compile(r"\.huge|\.distance|\.place-figure")


def weights_are_of_the_scale(_):
    strays = []
    for sheet in SHEETS:
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet.read_text()):
            for weight in re.findall(r"font(?:-weight)?: (\d{3})\b(?!%)", body):
                if int(weight) not in WEIGHTS and not (weight == "700" and ALONE.search(selector)):
                    strays.append(f"{sheet.name}: {selector.strip()} {weight}")
    assert not strays, "\n    ".join(strays)


def _matrix():
    """A project with eight qualities and a few options, in which nothing is scored yet."""
    app = App(sample=False)
    app.tally("add", "project", "title=Where to live")
    for name in ("Cost", "Journey", "Swimming", "Quiet", "Food", "Weather", "Neighbours", "Hiking"):
        app.tally("add", "quality", "project=Where to live", f"title={name}")
    for name in ("Lake Bled", "Bornholm", "The Vosges"):
        app.tally("add", "item", "project=Where to live", f"title={name}")
    app.project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    return app


def eight_qualities_fit_a_window_of_1280(page):
    app = _matrix()
    page.set_viewport_size({"width": 1280, "height": 800})
    show(page, app, f"/projects/{app.project}/matrix")
    box = page.evaluate("(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.matrix'))")
    assert box[0] <= box[1], box
    assert page.locator(".matrix thead th").count() == 11


def a_second_line_is_never_cut(page):
    app = App(sample=False)
    app.tally("add", "project", "title=Garden")
    app.tally("add", "item", "project=Garden", "title=Hedge", "detail=" + "Trim what hangs over the fence of the neighbours. " * 5)
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, app, "/projects/" + json.loads(app.tally("list", "project", "--json"))[0]["id"])
    line = page.locator(".words > .sub").last
    assert line.inner_text().endswith("…")
    assert line.evaluate("node => node.scrollHeight <= node.clientHeight")


def tests():
    return own(globals())
