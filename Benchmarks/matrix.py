#!/usr/bin/env python3
"""Times the screens of a project with 1,000 items and 20 qualities, all scored, over HTTP: what a tap
costs, and every part of the project. Prints the least and the median.

    Benchmarks/matrix.py [path of tally]
"""
import json
import os
import statistics
import subprocess
import tempfile
import time
import urllib.parse

from processes import TALLY, Server, quietly

ITEMS, QUALITIES = 1_000, 20


def make_book(folder):
    records = [{"kind": "project", "id": "p", "title": "Large"}]
    records += [{"kind": "quality", "id": f"q{q}", "project": "p", "title": f"Quality {q:02}", "weight": q % 5 + 1}
                for q in range(QUALITIES)]
    records += [{"kind": "item", "id": f"i{i}", "project": "p", "title": f"Item {i:04}"} for i in range(ITEMS)]
    records += [{"kind": "score", "id": f"s{i}.{q}", "item": f"i{i}", "quality": f"q{q}", "value": (i * 7 + q * 13 + i // 9) % 4 + 1}
                for i in range(ITEMS) for q in range(QUALITIES)]
    path = os.path.join(folder, "book.json")
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    quietly(TALLY, "--data", folder, "import", path)


def identifiers(folder, kind):
    done = subprocess.run([TALLY, "--data", folder, "list", kind, "--all", "--json"], capture_output=True, check=True)
    return [record["id"] for record in json.loads(done.stdout)]


def post(server, path, **form):
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    server.client.request("POST", path, urllib.parse.urlencode(form), headers)
    answer = server.client.getresponse()
    answer.read()
    assert answer.status == 303, (path, answer.status)


def timed(work, before, runs=25):
    """Milliseconds that some work takes after one run that doesn't count, the least and the median. `before` isn't timed."""
    times = []
    for _ in range(runs + 1):
        before()
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return min(times[1:]), statistics.median(times[1:])


def main():
    with tempfile.TemporaryDirectory() as folder:
        make_book(folder)
        project, item, quality = (identifiers(folder, kind)[0] for kind in ("project", "item", "quality"))
        server = Server(folder)
        turn = 0

        def tap(path, **form):
            nonlocal turn
            turn += 1
            post(server, path, **{name: value if value != "?" else turn % 4 + 1 for name, value in form.items()})

        def score():
            tap("/projects/score", item=item, quality=quality, value="?")

        def cell():
            tap(f"/projects/{project}/matrix", rows=item, columns=quality, **{"0.0": "?"})

        def show(path):
            return lambda: server.get(path)

        rows = [("a score is written", score), ("a cell is written", cell)]
        rows += [(name, show(path)) for name, path in [
            ("quality, all items on it", f"/projects/quality/{quality}"), ("item", f"/projects/item/{item}"),
            ("items", f"/projects/{project}"), ("rank", f"/projects/{project}/rank"), ("score", f"/projects/{project}/score"),
            ("why", f"/projects/{project}/why"), ("weights tried", f"/projects/{project}/try"),
            ("matrix", f"/projects/{project}/matrix"),
        ]]
        for name, work in rows:
            # The server answers a page as it was while nobody has written.
            least, median = timed(work, before=score)
            print(f"{name:28} {least:8.1f} ms {median:8.1f} ms")
        server.stop()


if __name__ == "__main__":
    main()
