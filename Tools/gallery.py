"""Takes pictures of every screen of the running app with its sample book into Build/gallery: at three widths, in
both themes, with a page that shows them all. Words given pick the screens whose address holds one of them."""
import html
import pathlib
import re
import shutil
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

from app import App, show, stop_all  # noqa: E402
from crawl import Crawl, Server, pattern  # noqa: E402

FOLDER = ROOT / "Build/gallery"
SIZES = [(390, 844), (1280, 800), (1920, 1080)]
THEMES = ["light", "dark"]
# The longest picture of a long list that still says something.
TALLEST = 2400
PAGE = """<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { margin: 0; padding: 24px; background: #d8d2c6; color: #1d1b18; font: 15px/1.4 system-ui, sans-serif; }
section { display: flex; gap: 20px; align-items: start; overflow-x: auto; padding-block-end: 12px; }
h2 { font-size: 17px; margin: 24px 0 8px; }
img { display: block; block-size: 420px; border-radius: 8px; }
</style><h1>Every screen</h1>
"""


def screens(app, words):
    """One screen of each sort, whichever record it is about; menus below rows are only for browsers without a script."""
    pages = [page for page in Crawl(Server(app.address)).pages if "actions=" not in page.address]
    found = {pattern(page.address): page.address for page in reversed(pages)}
    return sorted(address for address in found.values() if not words or any(word in address for word in words))


def name(address):
    """An address as the name of a file, each identifier as "one"."""
    return re.sub(r"[^a-z0-9]+", "-", pattern(address).replace("*", "one").lower()).strip("-")[:100] or "home"


def taken(page, path):
    """The whole screen, but of a long list only its beginning."""
    page.wait_for_timeout(120)
    height = min(TALLEST, page.evaluate("document.documentElement.scrollHeight"))
    page.screenshot(path=path, full_page=True, clip={"x": 0, "y": 0, "width": page.viewport_size["width"], "height": height})


def pictures(browser, app, addresses):
    """Each screen's address with its pictures."""
    shots = {address: [] for address in addresses}
    for theme in THEMES:
        for width, height in SIZES:
            assert len({name(address) for address in addresses}) == len(addresses), "each screen has a picture of its own"
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, has_touch=width < 720,
                locale="en-GB", reduced_motion="reduce", service_workers="block")
            page = context.new_page()
            for address in addresses:
                show(page, app, address)
                file = f"{name(address)}-{width}-{theme}.png"
                taken(page, FOLDER / file)
                shots[address].append(file)
            context.close()
            print(f"{width} px, {theme}: {len(addresses)} screens", flush=True)
    return shots


def written(shots):
    """The page that shows them all."""
    parts = []
    for address, files in shots.items():
        images = "".join(f'<a href="{file}"><img src="{file}" loading="lazy" alt="{file}"></a>' for file in files)
        parts.append(f"<h2>{html.escape(pattern(address))}</h2><section>{images}</section>\n")
    (FOLDER / "index.html").write_text(PAGE + "".join(parts))


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    app = App(sample=False)
    app.post("/sample")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        written(pictures(browser, app, screens(app, sys.argv[1:])))
        browser.close()
    stop_all()
    print(f"{FOLDER.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
