"""Firefox and WebKitGTK: the app loads, works with its server gone, and is in step again afterwards."""
import json
import time

from app import App, own
from device import WHOLE
from engines import Firefox, WebKit
from test_offline import _digest

LAUNCHES = True
NAMES = "return [...document.querySelectorAll('.row .name')].map((name) => name.textContent);"
ADD = """const answer = await fetch("/priorities/new", {
    method: "POST", body: new URLSearchParams({name: given[0], level: "high"})});
    return answer.status;"""


def _until(browser, script, *arguments):
    for _ in range(100):
        if browser.run(script, *arguments):
            return
        time.sleep(0.1)
    raise AssertionError(script)


def _offline_story(engine):
    app = App()
    browser = engine()
    try:
        browser.go(app.address + "/priorities")
        _until(browser, f"return ({WHOLE})('tallybook');")
        app.halt()
        browser.reopen()
        browser.go(app.address + "/priorities")
        assert "Milk" in browser.run(NAMES), "it opens without its server"
        assert browser.run(ADD, "Saffron") == 200
        browser.go(app.address + "/priorities")
        assert "Saffron" in browser.run(NAMES)
        app.resume()
        browser.run("dispatchEvent(new Event('online'));")
        check = "return (await (await fetch('/settings/check')).text()).includes(given[0]);"
        for _ in range(50):
            if browser.run(check, _digest(app.tally("check"))):
                break
            time.sleep(0.1)
        names = [record["name"] for record in json.loads(app.tally("list", "essential", "--json"))]
        assert "Saffron" in names, names
        assert browser.run(check, _digest(app.tally("check"))), "both books are the same"
    finally:
        browser.quit()


def firefox_works_offline_and_syncs(_):
    _offline_story(Firefox)


def webkit_works_offline_and_syncs(_):
    _offline_story(WebKit)


def tests():
    return own(globals())
