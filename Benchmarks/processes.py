#!/usr/bin/env python3
"""Times `tally` as whole processes: a fresh list and add beside the sqlite3 shell, an import and a
first sync beside SQLite's own inserts of the same rows, the server's start and memory, one page in
small and large books, and the same page from a plain C server. Prints medians and ratios, all from
one run.

    Benchmarks/processes.py [path of tally]
"""
import http.client
import itertools
import json
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

TALLY = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/tally")
RUNS = 25


def median_ms(work, runs=RUNS):
    """The median duration of `work` in milliseconds, after one run that doesn't count."""
    times = []
    for _ in range(runs + 1):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[1:])


def quietly(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def make_book(folder, count):
    """A book of `count` essentials, nine in ten of them stocked, a hundred wanted at most."""
    wanted = min(100, count // 10)
    records = [
        {
            "kind": "essential", "id": f"e{i}", "name": f"Essential {i:06}",
            "level": ["medium", "high", "critical"][i % 3] if i < wanted else "low",
        }
        for i in range(count)
    ]
    path = os.path.join(folder, f"{count}.json")
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    data = os.path.join(folder, str(count))
    quietly(TALLY, "--data", data, "import", path)
    return data


class Server:
    """`tally serve` on a free port."""

    def __init__(self, data):
        start = time.perf_counter()
        self.process = subprocess.Popen(
            [TALLY, "--data", data, "serve", "--quiet", "--port", "0"], stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        self.client = http.client.HTTPConnection(address.split("//")[1].rstrip("/"))
        self.get("/priorities")
        self.start_ms = (time.perf_counter() - start) * 1000

    def get(self, path):
        self.client.request("GET", path)
        body = self.client.getresponse().read()
        assert body, path
        return body

    def resident_mib(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            line = next(line for line in file if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait()


def row(what, value, note=""):
    print(f"{what:58} {value:>12}   {note}", flush=True)


def fresh_processes(data):
    book = os.path.join(data, "book.sqlite")
    listing = median_ms(lambda: quietly(TALLY, "--data", data, "list", "essential", "--all"))
    shell = median_ms(lambda: quietly("sqlite3", book, "select * from essential"))
    row("tally list essential --all, 10,000 records", f"{listing:.1f} ms", "budget 15 ms")
    row("  the sqlite3 shell, the same rows", f"{shell:.1f} ms", f"ratio {listing / shell:.2f}")
    adding = median_ms(lambda: quietly(TALLY, "--data", data, "add", "essential", "name=One more"))
    insert = "create table if not exists plain(a, b); insert into plain values ('One more', 'medium')"
    plain_book = os.path.join(data, "plain.sqlite")
    quietly("sqlite3", plain_book, "pragma journal_mode=wal")
    plain = median_ms(lambda: quietly("sqlite3", plain_book, "pragma synchronous=full; " + insert))
    row("tally add, 10,000 records", f"{adding:.1f} ms", "budget 5 ms")
    row("  the sqlite3 shell, one insert", f"{plain:.1f} ms", f"ratio {adding / plain:.2f}")


def plain_inserts(book, path):
    """How long SQLite alone takes to make the tables of a book and to insert the rows of its log and
    of its essentials, with the indexes that they have and as durably."""
    with sqlite3.connect(book) as source:
        statements = [
            sql for (sql,) in source.execute(
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'search%'")]
        rows = {name: source.execute(f"SELECT * FROM {name}").fetchall()
                for name in ("change", "essential")}
    times = []
    for turn in range(7):
        start = time.perf_counter()
        plain = sqlite3.connect(f"{path}-{turn}", isolation_level=None)
        plain.execute("PRAGMA journal_mode = WAL")
        plain.execute("PRAGMA synchronous = FULL")
        plain.execute("BEGIN")
        for sql in statements:
            plain.execute(sql)
        for name, found in rows.items():
            marks = ", ".join("?" for _ in found[0])
            plain.executemany(f"INSERT INTO {name} VALUES ({marks})", found)
        plain.execute("COMMIT")
        plain.close()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[1:])


def large_writes(folder):
    """An import and a first sync of 10,000 records beside SQLite's own inserts of the same rows, and a
    sync of one change."""
    turns = itertools.count()

    def fresh():
        return os.path.join(folder, f"turn-{next(turns)}")

    importing = median_ms(
        lambda: quietly(TALLY, "--data", fresh(), "import", os.path.join(folder, "10000.json")), 7)
    server = Server(f"{folder}/10000")
    address = f"http://localhost:{server.client.port}"
    syncing = median_ms(lambda: quietly(TALLY, "--data", fresh(), "sync", address), 7)
    data = fresh()
    quietly(TALLY, "--data", data, "sync", address)
    times = []
    for _ in range(RUNS):
        quietly(TALLY, "--data", data, "add", "essential", "name=One more")
        start = time.perf_counter()
        quietly(TALLY, "--data", data, "sync", address)
        times.append((time.perf_counter() - start) * 1000)
    server.stop()
    plain = plain_inserts(os.path.join(data, "book.sqlite"), fresh())
    row("the same rows inserted with SQLite alone", f"{plain:.0f} ms", "log, table, their indexes")
    row("  import of 10,000 records", f"{importing:.0f} ms",
        f"budget 100 ms, ratio {importing / plain:.2f}")
    row("  first sync of 10,000 records", f"{syncing:.0f} ms",
        f"budget 50 ms, ratio {syncing / plain:.2f}, budget 1.2")
    row("tally sync of one change", f"{statistics.median(times):.1f} ms", "budget 3 ms")


def pages(folder, paths):
    medians = {}
    for count in (1_000, 10_000, 100_000):
        server = Server(make_book(folder, count) if count != 10_000 else f"{folder}/10000")
        time.sleep(count / 10_000 + 1)  # the server first takes what was imported into its index
        for path in paths:
            # Always another address, so that no page is answered as it was before.
            turns = (f"{path}{'&' if '?' in path else '?'}turn={i}" for i in itertools.count())
            medians[path, count] = median_ms(lambda: server.get(next(turns)), runs=200)
        if count == 10_000:
            row("server, start to first answer", f"{server.start_ms:.1f} ms", "budget 10 ms")
            row("server, resident with 10,000 records", f"{server.resident_mib():.1f} MiB",
                "budget 20 MiB")
        server.stop()
    for path in paths:
        small, large = medians[path, 1_000], medians[path, 100_000]
        row(f"GET {path}, 1,000 records", f"{small:.2f} ms")
        row(f"GET {path}, 100,000 records", f"{large:.2f} ms",
            f"ratio {large / small:.2f}, budget 1.5")


def page_parts(page):
    """A list's page as what comes before its rows, a row with places for identifier and name, and
    what follows, as the plain server wants it."""
    rows = re.findall(rb'<li class="row".*?</li>', page)
    row = rows[-1]
    record = re.search(rb'id="e-([^"]+)"', row)[1]
    name = re.search(rb'class="name"[^>]*>([^<]+)<', row)[1]
    start, end = page.index(rows[0]), page.index(row) + len(row)
    parts = page[:start], row.replace(record, b"\1").replace(name, b"\2"), page[end:]
    return b"\0".join(parts) + b"\0"


def beside_plain_server(folder, data, rounds=15, requests=200):
    """One client asks for the list of 100 of 10,000, in turns from `tally` and from as little C as
    can make the same page."""
    plain, parts = os.path.join(folder, "plain"), os.path.join(folder, "parts")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "HTTP", "plain.c")
    quietly("clang", "-D_GNU_SOURCE", "-O2", "-o", plain, source, "-lmicrohttpd", "-lsqlite3")
    server = Server(data)
    page = server.get("/priorities")
    with open(parts, "wb") as file:
        file.write(page_parts(page))
    other = subprocess.Popen(
        [plain, "serve", f"{data}/book.sqlite", parts], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True)
    ports = server.client.port, int(other.stdout.readline())

    def ask(port, *more):
        output = subprocess.run(
            [plain, "load", str(port), "/priorities", str(requests), *more], check=True,
            capture_output=True, text=True).stdout.split()
        return float(output[0]), int(output[1])

    # A page that nobody wrote to since is kept; under another address it is made anew.
    for what, more in (("", []), (", made anew each time", ["x"])):
        pairs = [(ask(ports[0], *more), ask(ports[1], *more)) for _ in range(rounds + 1)][1:]
        ours, theirs = (statistics.median(pair[i][0] for pair in pairs) for i in (0, 1))
        ratio = statistics.median(pair[1][0] / pair[0][0] for pair in pairs)
        row(f"list of 100 of 10,000 over HTTP{what}", f"{ours:.0f} µs",
            f"{pairs[0][0][1] // 1000} kB")
        row("  the same page from plain C", f"{theirs:.0f} µs",
            f"{pairs[0][1][1] // 1000} kB, {ratio:.2f} of its speed, budget 0.7")
    other.stdin.close()
    other.wait()
    server.stop()


def main():
    with tempfile.TemporaryDirectory() as folder:
        book = make_book(folder, 10_000)
        beside_plain_server(folder, book)
        fresh_processes(book)
        large_writes(folder)
        pages(folder, ["/priorities", "/priorities/search", "/", "/priorities/search?q=00042"])


if __name__ == "__main__":
    main()
