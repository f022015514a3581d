#!/usr/bin/env python3
"""Times `tally` as whole processes: a fresh list and add beside the sqlite3 shell, the server's start
and memory, and one page in small and large books. Prints medians and ratios, all from one run.

    Benchmarks/processes.py [path of tally]
"""
import http.client
import json
import os
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
            [TALLY, "--data", data, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
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


def pages(folder, paths):
    medians = {}
    for count in (1_000, 10_000, 100_000):
        server = Server(make_book(folder, count) if count != 10_000 else f"{folder}/10000")
        for path in paths:
            medians[path, count] = median_ms(lambda: server.get(path), runs=200)
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


with tempfile.TemporaryDirectory() as folder:
    fresh_processes(make_book(folder, 10_000))
    pages(folder, ["/priorities", "/priorities/search", "/", "/priorities/search?q=00042"])
