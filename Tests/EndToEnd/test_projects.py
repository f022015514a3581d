"""Projects in a real browser: adding, scoring by thumb and by keys, the matrix, and axe on every screen."""
import json

from app import App, own, show, until
from test_screens import AXE, WIDTHS, _faults, _still, _wide

PARTS = ["", "/rank", "/score", "/why", "/matrix", "/edit", "/batch", "/quality", "/decide"]


def _scored():
    """A book with the sample's projects, and the identifiers of the one that is compared."""
    app = App(sample=False)
    app.post("/sample", tracker="/projects")
    app.project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    app.items = json.loads(app.tally("list", "item", "--where", f"project={app.project}", "--json"))
    app.qualities = json.loads(app.tally("list", "quality", "--json"))
    return app


def _scores(app, quality):
    """What each item has on a quality, in the order of their titles."""
    titles = {item["id"]: item["title"] for item in app.items}
    found = json.loads(app.tally("list", "score", "--where", f"quality={quality}", "--all", "--json"))
    values = {titles[score["item"]]: score.get("value") for score in found}
    return [values.get(title) for title in sorted(titles.values())]


def items_are_added_by_typing_and_return(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}")
    for title in ("One more", "And another"):
        page.locator("#quick-add").fill(title)
        page.keyboard.press("Enter")
        until(page, f"document.querySelector('#items').innerText.includes('{title}')")
        until(page, "document.activeElement.id === 'quick-add' && document.activeElement.value === ''")


def digits_score_and_zero_clears(page):
    app = _scored()
    quality = next(q["id"] for q in app.qualities if q["title"] == "Profitability")
    show(page, app, f"/projects/quality/{quality}")
    page.locator("#scoring .score-level").first.focus()
    page.keyboard.press("2")
    until(page, "document.querySelector('#scoring [data-level=\"2\"]').ariaPressed === 'true'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("0")
    until(page, "!document.querySelectorAll('#scoring .row')[1].querySelector('[aria-pressed=\"true\"]')")
    assert _scores(app, quality) == [2, None, 4, 3], _scores(app, quality)


def tapping_the_chosen_level_clears_it(page):
    app = _scored()
    show(page, app, f"/projects/item/{app.items[0]['id']}")
    chosen = page.locator("#scoring [aria-pressed='true']")
    before = chosen.count()
    chosen.first.click()
    until(page, f"document.querySelectorAll('#scoring [aria-pressed=\"true\"]').length === {before - 1}")


def the_matrix_is_filled_by_keyboard_alone(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/matrix")
    page.locator(".matrix input[type=text]").first.focus()
    for digit in "234":
        page.keyboard.type(digit)
        page.keyboard.press("ArrowDown")
    until(page, "document.querySelectorAll('.matrix tbody tr')[2].innerText.includes('12')")
    ease = next(q["id"] for q in app.qualities if q["title"] == "Ease")
    page.wait_for_timeout(300)
    assert _scores(app, ease)[:3] == [2, 3, 4], _scores(app, ease)


def a_weight_that_is_tried_changes_who_leads_and_saves_nothing(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/why")
    slider = page.locator(".sliders input").first
    slider.focus()
    page.keyboard.press("End")
    until(page, "document.querySelector('.live-ranking').innerText.includes('1. Small App Idea')")
    assert all(q["weight"] == 1 for q in json.loads(app.tally("list", "quality", "--json")))


def axe_finds_nothing_on_the_projects(page):
    app = _scored()
    item, quality = app.items[0]["id"], app.qualities[0]["id"]
    screens = ["/projects", "/projects/closed", "/projects/awards", "/projects/calendar", "/projects/new"]
    screens += [f"/projects/{app.project}{part}" for part in PARTS]
    screens += [f"/projects/item/{item}", f"/projects/item/{item}/edit"]
    screens += [f"/projects/quality/{quality}", f"/projects/quality/{quality}/edit"]
    problems = []
    for screen in screens:
        show(page, app, screen)
        page.evaluate(AXE)
        _still(page)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                problems += [f"{screen} {width} {theme}: {fault}" for fault in _faults(page)]
            problems += [f"{screen} {width}: too wide: {part}" for part in _wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def tests():
    return own(globals())
