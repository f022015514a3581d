#!/usr/bin/env python3
"""The service worker in Chromium: how soon it answers, warm and from a stopped worker, and what it takes.

    Benchmarks/browser.py [TALLY] [RECORDS…]      (by default 10,000 and 100,000)

The app runs as a site without a server. Times are medians in milliseconds, seen by a page: from asking
to having the whole answer.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[1]
python = root / ".venv/bin/python"
if pathlib.Path(sys.executable) != python:
    os.execv(python, [python, "-B", __file__, *sys.argv[1:]])
sys.path.insert(0, str(root / "Tests/EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402
from static_site import StaticSite  # noqa: E402

ASK = """async (path) => {
    const begin = performance.now();
    const answer = await fetch(path, {headers: {Accept: "text/html"}});
    await answer.arrayBuffer();
    return performance.now() - begin;
}"""
SCREENS = {"main list": "/priorities", "search that finds few": "/search?q=4321", "one record": None, "home": "/"}


def book(count: int) -> str:
    """As many essentials, of which 400 stand in the main list."""
    level = ["high"] * 400 + ["low"] * count
    records = [
        {"kind": "essential", "id": f"e{n}", "name": f"Thing {n}", "details": f"{n % 7} l", "level": level[n]}
        for n in range(count)
    ]
    return json.dumps({"tallybook": 1, "records": records})


def project(items: int, qualities: int) -> str:
    """A project of which every item is scored for every quality."""
    records = [{"kind": "project", "id": "p", "title": "Large"}]
    records += [
        {"kind": "quality", "id": f"q{q}", "project": "p", "title": f"Quality {q:02}", "weight": q % 5 + 1}
        for q in range(qualities)
    ]
    records += [{"kind": "item", "id": f"i{i}", "project": "p", "title": f"Item {i:04}"} for i in range(items)]
    records += [
        {"kind": "score", "id": f"s{i}.{q}", "item": f"i{i}", "quality": f"q{q}", "value": (i * 7 + q * 13 + i // 9) % 4 + 1}
        for i in range(items) for q in range(qualities)
    ]
    return json.dumps({"tallybook": 1, "records": records})


def opened(chromium, site, records, profile):
    """A browser of its own with a book of these records, at its first page."""
    context = chromium.launch_persistent_context(profile, executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context.set_default_timeout(600_000)
    page = context.pages[0]
    page.goto(site.address + "/import")
    page.wait_for_selector("input[type=file]")
    file = pathlib.Path(profile).with_suffix(".json")
    file.write_text(records)
    page.set_input_files("input[type=file]", file)
    page.locator("main button[type=submit]").click()
    page.locator(".toast p").wait_for()
    return context, page


def measured_project(chromium, site, folder):
    """The screens of a project of 1,000 items and 20 qualities, and each right after a score."""
    context, page = opened(chromium, site, project(1_000, 20), f"{folder}/profile-project")
    find = "async ([path, pattern]) => (await (await fetch(path)).text()).match(pattern)[1]"
    large = page.evaluate(find, ["/projects", "projects/([0-9a-f-]{36})"])
    quality = page.evaluate(find, [f"/projects/{large}/score", "projects/quality/([0-9a-f-]{36})"])
    item = page.evaluate(find, [f"/projects/{large}/matrix", "projects/item/([0-9a-f-]{36})"])
    score = """async (form) => {
        const answer = await fetch("/projects/score", {method: "POST", body: new URLSearchParams(form)});
        if (!answer.ok) throw new Error(`a score: ${answer.status}`);
        await answer.arrayBuffer();
    }"""
    results = {}
    for name, path in {"items": "", "rank": "/rank", "why": "/why", "matrix": "/matrix"}.items():
        page.evaluate(ASK, f"/projects/{large}{path}")
        results["warm, " + name] = statistics.median(page.evaluate(ASK, f"/projects/{large}{path}") for _ in range(15))
        times = []
        for turn in range(15):
            page.evaluate(score, {"item": item, "quality": quality, "value": str(turn % 4 + 1)})
            times.append(page.evaluate(ASK, f"/projects/{large}{path}"))
        results["after a score, " + name] = statistics.median(times)
    context.close()
    return results


def measured(chromium, site, count, folder):
    context, page = opened(chromium, site, book(count), f"{folder}/profile-{count}")
    record = page.evaluate("async () => (await (await fetch('/priorities')).text()).match(/\\/priorities\\/[0-9a-f-]{36}/)[0]")
    screens = {name: path or record for name, path in SCREENS.items()}
    results = {}
    for name, path in screens.items():
        page.evaluate(ASK, path)
        results["warm, " + name] = statistics.median(page.evaluate(ASK, path) for _ in range(20))
    write = """async (n) => {
        const begin = performance.now();
        await (await fetch("/priorities/new", {method: "POST", redirect: "manual",
            body: new URLSearchParams({name: "Written " + n, level: "low"})})).arrayBuffer();
        return performance.now() - begin;
    }"""
    results["a write, durable"] = statistics.median(page.evaluate(write, n) for n in range(20))
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    cold = []
    for _ in range(7):
        session.send("ServiceWorker.stopAllWorkers")
        time.sleep(0.8)
        cold.append(page.evaluate(ASK, "/priorities"))
    results["cold, main list"] = statistics.median(cold)
    memory = context.service_workers[0].evaluate("async () => (await starting).memorySize")
    usage = page.evaluate("async () => (await navigator.storage.estimate()).usageDetails.indexedDB")
    context.close()
    return results, memory, usage


def main():
    arguments = sys.argv[1:]
    counts = [int(argument) for argument in arguments if argument.isdigit()] or [10_000, 100_000]
    tally = next((a for a in arguments if not a.isdigit()), str(root / ".build/release/tally"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        subprocess.run([tally, "-q", "export-site", f"{folder}/site"], check=True)
        module = next(pathlib.Path(f"{folder}/site/assets").glob("tallybook.*.wasm"))
        print(f"module: {module.stat().st_size:,} bytes")
        site = StaticSite(f"{folder}/site")
        for count in counts:
            results, memory, usage = measured(playwright.chromium, site, count, folder)
            print(f"\n{count:,} records: {memory / 1e6:.1f} MB of memory, {usage / 1e6:.2f} MB in IndexedDB")
            for name, value in results.items():
                print(f"  {name:<28} {value:8.1f} ms")
        print("\na project of 1,000 items and 20 qualities")
        for name, value in measured_project(playwright.chromium, site, folder).items():
            print(f"  {name:<28} {value:8.1f} ms")
        site.stop()


main()
