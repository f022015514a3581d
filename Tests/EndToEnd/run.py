"""Runs every function that the test_*.py modules give, each in a page of its own."""
import importlib
import pathlib
import sys
import time
import traceback

from app import stop_all
from device import stop_devices
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent


def collected(words):
    """Those whose names hold one of the words, or whose module is called so."""
    for path in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(path.stem)
        for test in module.tests():
            name = test.__name__.replace("_", " ")
            if not words or any(word in name or word == path.stem for word in words):
                yield name, test, getattr(module, "LAUNCHES", False)


def succeeds_with_devices(chromium, name, test) -> bool:
    """Tests of the app offline start browsers of their own, which outlive a visit."""
    try:
        test(chromium)
        faults = stop_devices()
        assert not faults, faults
        return True
    except Exception:
        tell(name)
        return False
    finally:
        stop_devices()
        stop_all()


def succeeds(browser, name, test) -> bool:
    """Tests of the server's pages do without the service worker, which would soon answer itself."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    context.set_default_timeout(5000)
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: is_fault(message) and faults.append(message.text))
    try:
        test(page)
        assert not faults, faults
        return True
    except Exception:
        tell(name)
        return False
    finally:
        context.close()
        stop_all()


def tell(name):
    """The lines of the test itself; Playwright's own say little."""
    places = [place for place in traceback.extract_tb(sys.exc_info()[2]) if HERE.name in place.filename]
    lines = "".join(f"    line {place.lineno}: {place.line}\n" for place in places[1:])
    print(f"✘ {name}\n{lines}    {sys.exc_info()[1]}".replace("\n\n", "\n"))


def is_fault(message) -> bool:
    """An error of the page itself, such as a breach of its policy. That a request failed or was
    refused is the test's business, unless it was for one of the app's own files."""
    if message.type != "error":
        return False
    return "Failed to load resource" not in message.text or "/assets/" in message.location["url"]


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        results, seconds = [], {}
        for name, test, launches in collected(sys.argv[1:]):
            start = time.monotonic()
            if launches:
                results.append(succeeds_with_devices(playwright.chromium, name, test))
            else:
                results.append(succeeds(browser, name, test))
            seconds[name] = time.monotonic() - start
        browser.close()
    for name in sorted(seconds, key=seconds.get, reverse=True)[:5]:
        print(f"{seconds[name]:5.1f} s  {name}")
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    sys.exit(not all(results))


main()
