"""Draws the README's pictures from the running app: priorities.png has the list in a wide window and on
a phone, and a shopping trip in the dark; trackers.png Home and a screen of each other tracker."""
import base64
import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

from app import App, row, show, stop_all  # noqa: E402

FOLDER = ROOT / "Notes/Pictures"
SCALE = 0.75
PAGE = """<!doctype html><style>
body { margin: 0; inline-size: max-content; display: flex; align-items: center; gap: 24px; padding: 24px; background: #e2ddd2; }
img { display: block; border-radius: 14px; box-shadow: 0 6px 18px #0003; }
</style>"""


def window(browser, width, height, scheme):
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=SCALE,
        has_touch=width < 720, locale="en-GB", reduced_motion="reduce")
    return context.new_page()


def taken(page):
    page.wait_for_timeout(400)
    return page.screenshot()


def wide_list(browser, app):
    page = window(browser, 1280, 844, "light")
    show(page, app, "/priorities")
    row(page, "Fruit").locator("a.name").click()
    page.locator("h1", has_text="Fruit").wait_for()
    page.mouse.move(640, 840)
    page.evaluate("document.activeElement.blur()")
    return taken(page)


def phone_list(browser, app):
    page = window(browser, 390, 844, "light")
    show(page, app, "/priorities")
    row(page, "Bread").locator(".swipe").evaluate("""swipe => {
        swipe.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        swipe.scrollLeft = 999;
    }""")
    return taken(page)


def trip(browser, app):
    page = window(browser, 390, 844, "dark")
    show(page, app, "/priorities/shop")
    for name in ("Fish", "Bread"):
        row(page, name).locator(".tick").tap()
        page.locator(".row.done", has_text=name).wait_for()
    page.evaluate("document.activeElement.blur()")
    return taken(page)


def other_trackers(browser):
    """Home, who leads in a project, a pull and a course; Grades in the dark."""
    app = App(sample=False)
    app.post("/sample")

    def first(kind, name, value):
        return next(one["id"] for one in json.loads(app.tally("list", kind, "--all", "--json")) if one[name] == value)

    paths = [
        ("/", "light"),
        (f"/projects/{first('project', 'title', '$100 Startup ideas')}/rank", "light"),
        (f"/pulls/{first('pull', 'name', 'Cow Town')}", "light"),
        (f"/grades/{first('course', 'name', 'Algorithms')}", "dark"),
    ]
    for path, scheme in paths:
        page = window(browser, 390, 844, scheme)
        show(page, app, path)
        yield taken(page)


def composed(browser, shots):
    page = browser.new_page(viewport={"width": 1800, "height": 700})
    images = [f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots]
    page.set_content(PAGE + "".join(images))
    page.wait_for_timeout(200)
    return page.locator("body").screenshot()


def draw(browser, name, shots):
    target = FOLDER / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(composed(browser, shots))
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} KiB")


def main():
    app = App()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        draw(browser, "priorities.png", [wide_list(browser, app), phone_list(browser, app), trip(browser, app)])
        draw(browser, "trackers.png", list(other_trackers(browser)))
        browser.close()
    stop_all()


main()
