"""Runs every function that the test_*.py modules give, each in a page of its own, several at once.

What fails then is run once more with the machine to itself, and both outcomes are told: what fails alone, too, is
a defect; what passes alone is named, since it may be one of time.
"""
import concurrent.futures
import importlib
import multiprocessing
import os
import pathlib
import sys
import time
import traceback

from app import stop_all
from device import stop_devices
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
# As many as there are processors, which browsers keep busy: more of them take longer (measured with three on two).
WORKERS = int(os.environ.get("WORKERS", min(4, os.cpu_count() or 1)))


def collected(words):
    """Those whose names hold one of the words, or whose module is called so: module and place in it,
    those with browsers of their own first, since they take longest."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(path.stem)
        for place, test in enumerate(module.tests()):
            if not words or any(word in name(test) or word == path.stem for word in words):
                found.append((not getattr(module, "LAUNCHES", False), path.stem, place, name(test)))
    return [rest for _, *rest in sorted(found, key=lambda each: each[0])]


def name(test):
    return test.__name__.replace("_", " ")


class Worker:
    """One process's own browser, for the tests that don't start any."""

    playwright = browser = None


def start():
    Worker.playwright = sync_playwright().start()


def browser():
    if not Worker.browser:
        Worker.browser = Worker.playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    return Worker.browser


def run(module, place):
    """What is wrong, if anything, and how many seconds it took to know."""
    module = importlib.import_module(module)
    test = module.tests()[place]
    began = time.monotonic()
    try:
        if getattr(module, "LAUNCHES", False):
            with_devices(test)
        else:
            with_page(test)
        said = ""
    except Exception:
        said = told(name(test))
    finally:
        stop_devices()
        stop_all()
    return said, time.monotonic() - began


def with_devices(test):
    """Tests of the app offline start browsers of their own, which outlive a visit."""
    test(Worker.playwright.chromium)
    faults = stop_devices()
    assert not faults, faults


def with_page(test):
    """Tests of the server's pages do without the service worker, which would soon answer itself."""
    context = browser().new_context(viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    context.set_default_timeout(5000)
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: is_fault(message) and faults.append(message.text))
    try:
        test(page)
        assert not faults, faults
    finally:
        context.close()


def told(name):
    """The lines of the test itself; Playwright's own say little."""
    places = [place for place in traceback.extract_tb(sys.exc_info()[2]) if HERE.name in place.filename]
    lines = "".join(f"    line {place.lineno}: {place.line}\n" for place in places[1:])
    return f"✘ {name}\n{lines}    {sys.exc_info()[1]}".replace("\n\n", "\n")


def is_fault(message) -> bool:
    """An error of the page itself, such as a breach of its policy. That a request failed or was
    refused is the test's business, unless it was for one of the app's own files."""
    if message.type != "error":
        return False
    return "Failed to load resource" not in message.text or "/assets/" in message.location["url"]


def run_all(tests, workers, seconds):
    """What failed of some tests."""
    context = multiprocessing.get_context("spawn")
    failed = []
    with concurrent.futures.ProcessPoolExecutor(min(workers, len(tests) or 1), context, start) as pool:
        asked = {pool.submit(run, module, place): (module, place, name) for module, place, name in tests}
        for answer in concurrent.futures.as_completed(asked):
            said, seconds[asked[answer][2]] = answer.result()
            if said:
                failed.append(asked[answer])
                print(said, flush=True)
    return failed


def main():
    tests = collected(sys.argv[1:])
    seconds = {}
    failed = run_all(tests, WORKERS, seconds)
    if failed:
        print(f"{len(failed)} failed beside others; alone:", flush=True)
        again = run_all(failed, 1, {})
        for each in failed:
            if each not in again:
                print(f"! {each[2]}: passes alone, and not beside others")
        failed = again
    for slow in sorted(seconds, key=seconds.get, reverse=True)[:5]:
        print(f"{seconds[slow]:5.1f} s  {slow}")
    print(f"{len(tests) - len(failed)} passed, {len(failed)} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
