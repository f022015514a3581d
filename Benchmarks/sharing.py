#!/usr/bin/env python3
"""Times shared books as whole processes: the first sync of a book of 100,000 changes through a hub, sealed,
beside the same book from a server, and what one change costs in the hub's file.

    Benchmarks/sharing.py [path of tally]
"""
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

TALLY = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/tally")
RECORDS = 50_000  # of two fields each
CHANGES = 200


def tally(data, *words, text=None):
    """Runs a command on the book in a folder; gives what it printed."""
    environment = {**os.environ, "USER": os.path.basename(data)}
    done = subprocess.run(
        [TALLY, "--data", data, *words], check=True, capture_output=True, text=True, input=text, env=environment)
    return done.stdout


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def make_book(folder):
    records = [
        {"kind": "essential", "id": f"e{i}", "name": f"Essential {i:06}", "level": "low"} for i in range(RECORDS)
    ]
    path = os.path.join(folder, "book.json")
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    data = os.path.join(folder, "Anna")
    tally(data, "import", path)
    return data


def stored(data):
    """How many bytes the pieces of a hub have."""
    with sqlite3.connect(f"file:{data}/hub.db?mode=ro", uri=True) as hub:
        return hub.execute("select sum(length(bytes)) from item").fetchone()[0] or 0


def main():
    with tempfile.TemporaryDirectory() as folder:
        anna = make_book(folder)
        served = os.path.join(folder, "Server")
        server = subprocess.Popen(
            [TALLY, "--data", served, "serve", "--quiet", "--port", "0"], stdout=subprocess.PIPE, text=True)
        try:
            address = server.stdout.readline().split()[-1].rstrip("/")
            up = seconds(lambda: tally(anna, "sync", address))
            down = seconds(lambda: tally(os.path.join(folder, "Other"), "sync", address))
            found = seconds(lambda: tally(anna, "book", "invite", "--hub", address))
            link = tally(anna, "book", "invite").split()[-1]
            join = seconds(lambda: tally(os.path.join(folder, "Bruno"), "book", "join", link))
            before = stored(served)
            for number in range(CHANGES):
                tally(anna, "set", "essential", "Essential 000001", f"details={number}")
                tally(anna, "sync")
            change = (stored(served) - before) / CHANGES
        finally:
            server.terminate()
            server.wait()
        print(f"{2 * RECORDS:,} changes to a server / to a hub    {up:6.2f} s {found:6.2f} s   {found / up:.2f} (2 at most)")
        print(f"… from a server / from a hub             {down:6.2f} s {join:6.2f} s   {join / down:.2f} (2 at most)")
        print(f"one change at the hub                    {change:6.0f} bytes          (400 at most)")


if __name__ == "__main__":
    main()
