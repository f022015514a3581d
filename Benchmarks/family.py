#!/usr/bin/env python3
"""A pretend family of two keeps its list for weeks of made-up days, and what the rhythm said of it is counted.

    Benchmarks/family.py [--days 28] [--seed 1] [path of tally]

Two phones are two data directories that sync with a third, which is served; all three go by one clock, which Debian's
`faketime` moves. Each thing runs out after its own time, unevenly; whoever notices says so on their own phone; one of the
two shops on most days, sometimes twice as much, sometimes something ahead of time; now and then both are offline for days.
Printed is, per thing, how often the prediction was right within its tolerance, beside what the plain median of all intervals
so far would have reached in the same trial.
"""
import argparse
import datetime
import json
import os
import pathlib
import random
import signal
import socket
import statistics
import subprocess
import tempfile

# Name, usual days, how uneven they are, amount, unit, aisle.
THINGS = [
    ("Milk", 3, 1, "2", "L", "Milk, cheese, eggs"), ("Bread", 2, 1, "", "", "Bakery"),
    ("Bananas", 4, 2, "6", "", "Fruit and vegetables"), ("Coffee", 9, 2, "500", "g", "Coffee and tea"),
    ("Eggs", 7, 2, "10", "", "Milk, cheese, eggs"), ("Butter", 6, 1, "250", "g", "Milk, cheese, eggs"),
    ("Yogurt", 3, 2, "4", "", "Milk, cheese, eggs"), ("Apples", 5, 3, "1", "kg", "Fruit and vegetables"),
    ("Cheddar", 8, 3, "200", "g", "Milk, cheese, eggs"), ("Rice", 21, 4, "1", "kg", ""),
]


class Clock:
    """The clock of all three, as an offset for each process."""

    def __init__(self):
        self.now = datetime.datetime(2026, 9, 1, 8, 0, tzinfo=datetime.timezone.utc)

    def at(self, command):
        """What runs a command at this time, and the environment for it."""
        offset = (self.now - datetime.datetime.now(datetime.timezone.utc)).total_seconds()
        environment = dict(os.environ, TZ="UTC", LANG="en_US.UTF-8")
        return {"args": ["faketime", "-f", f"{offset:+.0f}s", *command], "env": environment, "text": True}

    def wait(self, hours):
        self.now += datetime.timedelta(hours=hours)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Home:
    """The server, which is there while phones sync."""

    def __init__(self, tally, folder, clock):
        self.command = [tally, "--data", str(folder), "serve", "--quiet", "--port", str(free_port())]
        self.clock = clock

    def sync(self, *phones):
        server = subprocess.Popen(**self.clock.at(self.command), stdout=subprocess.PIPE, start_new_session=True)
        try:
            address = server.stdout.readline().strip()
            for phone in phones:
                phone.run("sync", address)
        finally:
            # The server is a child of what moves its clock.
            os.killpg(server.pid, signal.SIGTERM)
            server.stdout.read()
            server.wait()


class Phone:
    def __init__(self, tally, folder, clock):
        self.tally, self.data, self.clock = tally, folder, clock

    def run(self, *words):
        done = subprocess.run(**self.clock.at([self.tally, "--data", str(self.data), *words]), capture_output=True)
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout

    def says(self, name, level, amount=""):
        more = [f"amount={amount}"] if amount else []
        self.run("set", "essential", name, f"level={level}", *more)

    def rhythm(self, name):
        return json.loads(self.run("show", "essential", name, "--json"))["figures"]["rhythm"]


def plain_median(intervals, fewest=4):
    """How often the plain median of all intervals so far would have been right: (hits, tries)."""
    hits = 0
    for place in range(fewest, len(intervals)):
        before = intervals[:place]
        middle = int(statistics.median(intervals) + 0.5)
        hits += abs(int(statistics.median(before) + 0.5) - intervals[place]) <= max(1, int(middle / 4 + 0.5))
    return hits, max(0, len(intervals) - fewest)


def live(phones, home, clock, days, chance):
    """Lives through the days; gives the days on which each thing was got."""
    left = {name: usual for name, usual, *_ in THINGS}
    got = {name: [] for name, *_ in THINGS}
    offline_until = -1
    for day in range(days):
        if chance.random() < 0.05:
            offline_until = day + chance.randrange(1, 4)
        clock.wait(10)
        for name, *_ in THINGS:
            left[name] -= 1
        writer = chance.choice(phones)
        for name, *_ in THINGS:
            if left[name] <= 0:
                writer.says(name, chance.choice(["high", "critical"]))
        if day > offline_until:
            home.sync(phones[0], phones[1], phones[0])
        clock.wait(8)
        if day > offline_until and chance.random() < 0.75:
            shopper = chance.choice(phones)
            for name, usual, uneven, amount, *_ in THINGS:
                ahead = left[name] == 1 and chance.random() < 0.2
                if left[name] <= 0 or ahead:
                    if ahead:
                        shopper.says(name, "high")
                    shopper.says(name, "low")
                    got[name].append(day)
                    left[name] = max(1, usual + chance.randrange(-uneven, uneven + 1))
            home.sync(phones[0], phones[1], phones[0])
        clock.wait(6)
    return got


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tally", nargs="?", default=".build/release/tally")
    parser.add_argument("--days", type=int, default=28)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tally = os.path.abspath(asked.tally)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        clock = Clock()
        home = Home(tally, folder / "home", clock)
        phones = [Phone(tally, folder / each, clock) for each in ["ana", "ben"]]
        for thing, _, _, amount, unit, aisle in THINGS:
            phones[0].run(
                "add", "essential", f"name={thing}", "level=low", f"amount={amount}", f"unit={unit}", f"aisle={aisle}")
        home.sync(*phones)
        got = live(phones, home, clock, asked.days, random.Random(asked.seed))
        home.sync(phones[0], phones[1], phones[0])
        report(phones, got, asked.days)


def report(phones, got, days):
    print(f"{days} days, two phones and a home server, {sum(map(len, got.values()))} things got")
    print(f"{'':10} {'times':>5} {'said right':>12} {'plain median':>13}   says")
    sums = [0, 0, 0, 0]
    for name, *_ in THINGS:
        rhythm = phones[0].rhythm(name)
        assert rhythm == phones[1].rhythm(name), f"the phones differ about {name}"
        times = got[name]
        intervals = [later - earlier for earlier, later in zip(times, times[1:])]
        if not rhythm:
            print(f"{name:10} {len(intervals):5} {'':>12} {'':>13}   nothing yet")
            continue
        plain = plain_median(intervals)
        for place, figure in enumerate([rhythm["hits"], rhythm["tries"], *plain]):
            sums[place] += figure
        said = f"usually {rhythm['median']} days ({rhythm['low']}–{rhythm['high']})"
        print(f"{name:10} {rhythm['times']:5} {rhythm['hits']:5} of {rhythm['tries']:3} {plain[0]:6} of {plain[1]:3}   {said}")
    print(f"{'together':10} {'':5} {sums[0]:5} of {sums[1]:3} {sums[2]:6} of {sums[3]:3}")


main()
