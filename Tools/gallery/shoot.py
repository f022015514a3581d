"""Pictures of the gallery's screens, and what axe says of them. Fails when axe finds anything."""
import functools
import http.server
import pathlib
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path("Build")
WIDTHS = {320: 700, 390: 844, 1280: 860}


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        folder = "site" if path.startswith("/assets/") else "gallery"
        return str(ROOT / folder / path.split("?")[0].lstrip("/"))

    def end_headers(self):
        self.send_header("Content-Security-Policy", "default-src 'self'; style-src 'self'; script-src 'self'")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve() -> str:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def shoot(browser, base: str, names: list[str]) -> int:
    faults = 0
    for scheme in ("light", "dark"):
        for width, height in WIDTHS.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme,
                device_scale_factor=1 if width == 1280 else 2, has_touch=width < 720, is_mobile=width < 720)
            page = context.new_page()
            page.on("console", lambda message: message.type == "error" and "events" not in message.location["url"] and print("console:", message.text))
            for name in names:
                faults += check(page, base, name, f"{name}-{width}-{scheme}")
            context.close()
    return faults


def check(page, base: str, name: str, label: str) -> int:
    page.goto(f"{base}/{name}.html")
    page.wait_for_timeout(350)
    if name == "priorities":
        page.evaluate("document.querySelectorAll('.swipe')[2].scrollLeft = 999")
        page.wait_for_timeout(300)
    page.screenshot(path=ROOT / f"gallery/{label}.png")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        print(f"{label}: {wide} px too wide")
    found = Axe().run(page).response["violations"]
    for fault in found:
        print(f"{label}: {fault['id']}: {fault['help']}")
        for node in fault["nodes"][:3]:
            print("   ", node["html"][:160], "|", node["failureSummary"].replace("\n", " ")[:240])
    return len(found) + (wide > 0)


def main() -> None:
    names = sys.argv[1:] or sorted(path.stem for path in (ROOT / "gallery").glob("*.html"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        faults = shoot(browser, serve(), names)
        browser.close()
    print(f"{len(names)} screens, {faults} faults")
    sys.exit(faults > 0)


main()
