#!/usr/bin/env python3
"""What the hub bears, on a PostgreSQL cluster of its own that writes as durably as ever.

    Benchmarks/hub.py [appends] [load] [streams] [start] [books[=NUMBER]]
"""
import contextlib
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BENCHMARK = os.path.join(HERE, ".build/release/HubBenchmark")
HUB = os.path.join(HERE, ".build/release/tally-hub")
PROGRAMS = max(
    (os.path.join("/usr/lib/postgresql", version, "bin") for version in os.listdir("/usr/lib/postgresql")),
    key=lambda path: int(path.split("/")[4]))


class Cluster:
    """A cluster of PostgreSQL with a database, in a folder that is removed with it."""

    def __init__(self, settings=""):
        # On a disk, where a sync costs what it costs.
        self.folder = tempfile.mkdtemp(prefix="hub-", dir="/var/tmp")
        shutil.chown(self.folder, "postgres") if os.getuid() == 0 else None
        self.data = os.path.join(self.folder, "data")
        self.place = f"host={self.folder} user=hub dbname=hub"
        settings = (
            "-c max_connections=200 -c shared_buffers=512MB -c max_wal_size=4GB -c checkpoint_timeout=1h " + settings)
        self.options = f"-k {self.folder} -h '' {settings}"
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "hub", "-E", "UTF8", "--locale=C")
        self.start()
        self.run("createdb", "-h", self.folder, "-U", "hub", "hub")

    def run(self, program, *words):
        owner = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run(
            [*owner, os.path.join(PROGRAMS, program), *words], check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self):
        log = os.path.join(self.folder, "log")
        self.run("pg_ctl", "-D", self.data, "-w", "-l", log, "-o", self.options, "start")

    def stop(self, mode="fast"):
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "600", "-m", mode, "stop")

    def forget(self):
        """Starts anew, with nothing of the tables in memory."""
        self.stop()
        for folder, _, names in os.walk(self.data):
            for name in names:
                file = os.open(os.path.join(folder, name), os.O_RDONLY)
                os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(file)
        self.start()

    def ask(self, sql):
        """What SQL gives, as text."""
        return self.ask_at(self.place, sql)

    @staticmethod
    def ask_at(place, sql):
        """The same of another of its databases."""
        done = subprocess.run(
            [os.path.join(PROGRAMS, "psql"), "-qXtA", "-v", "ON_ERROR_STOP=1", place], input=sql, check=True,
            stdout=subprocess.PIPE, text=True)
        return done.stdout.strip()


@contextlib.contextmanager
def having(settings=""):
    """A cluster that is there meanwhile."""
    made = Cluster(settings)
    try:
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(made.folder)


@contextlib.contextmanager
def cluster():
    """A connection string for a database of a cluster that is there meanwhile."""
    with having() as made:
        yield made.place


def appends():
    with cluster() as database:
        subprocess.run([BENCHMARK, "appends", database], check=True)


@contextlib.contextmanager
def node(database, *words):
    """The process of a node, and where it answers."""
    process = subprocess.Popen(
        [HUB, "--database", database, "--open", "--port", "0", "--drain", "0", *words],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process, process.stdout.readline().strip().rstrip(".").split("/")[-1]
    finally:
        process.terminate()
        process.wait()


def load():
    with cluster() as database, node(database) as (_, address):
        subprocess.run([BENCHMARK, "load", address, "8"], check=True)


def streams():
    # As many as are open here are open there.
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (65_536, 65_536))
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    # A node has five in eight of its connections for streams.
    most = min(10_000, (files - 256) * 5 // 8)
    with cluster() as database, node(database, "--connections", str(files)) as (process, address):
        subprocess.run([BENCHMARK, "streams", address, str(process.pid), str(most)], check=True)


def start():
    with cluster() as database:
        times = []
        for _ in range(8):
            began = time.perf_counter()
            with node(database):
                times.append((time.perf_counter() - began) * 1000)
        print(f"start to ready: {min(times[1:]):.1f} ms, the first on an empty cluster {times[0]:.0f} ms")


PIECES = 200
# What a piece of 304 bytes takes on the disk, and how much room has to be left.
ROOM, LEFT = 520, 25 << 30
# How many books are looked at of those that came whole, and as many whose pieces came between others'.
LOOKED_AT = 500


def fill(made, count):
    """Fills the tables with books by SQL. Those that aren't among the `whole` get their pieces between the others'."""
    made.ask(
        f"""
        CREATE TABLE trial AS SELECT *, book NOT IN (SELECT number FROM whole) AS is_between FROM hub_item;
        CREATE INDEX trial_number ON trial (is_between, number);
        CREATE TABLE filled AS SELECT substring(sha256(n::text::bytea) FROM 1 FOR 16) AS number
            FROM generate_series(1, {count}) AS n;
        INSERT INTO hub_book SELECT number, {PIECES}, sha256('x'), 60000, 60000 FROM filled;
        INSERT INTO hub_admitted SELECT sha256(number), number, '' FROM filled;
        """)
    # One transaction, so that what is written anew needs no log; indexes are made at its end.
    with subprocess.Popen(
            [os.path.join(PROGRAMS, "psql"), "-qX", "-v", "ON_ERROR_STOP=1", made.place], stdin=subprocess.PIPE,
            text=True) as psql:
        def run(sql):
            print(sql + ";", file=psql.stdin)

        run("BEGIN; TRUNCATE hub_item; ALTER TABLE hub_item DROP CONSTRAINT hub_item_pkey; DROP INDEX hub_entry")
        for number in range(1, PIECES + 2):
            run("INSERT INTO hub_item SELECT book, number, kind, bytes, hash FROM trial "
                f"WHERE is_between AND number = {number}")
            if number == PIECES // 2:
                run("INSERT INTO hub_item SELECT book, number, kind, bytes, hash FROM trial "
                    "WHERE NOT is_between ORDER BY book, number")
            if number <= PIECES:
                run(f"INSERT INTO hub_item SELECT number, {number}, {int(number == 1)}, "
                    "decode(repeat('7f', 304), 'hex'), sha256('y') FROM filled")
        run("SET maintenance_work_mem = '1GB'; ALTER TABLE hub_item ADD PRIMARY KEY (book, number);"
            "CREATE INDEX hub_entry ON hub_item (book, number) WHERE kind = 1; COMMIT")
    if psql.returncode != 0:
        sys.exit("the tables could not be filled")
    made.ask("DROP TABLE filled; VACUUM ANALYZE; CHECKPOINT")


def books(count="5000"):
    """First sync and room on the disk with many books of 200 pieces, beside none."""
    count = int(count)
    if shutil.disk_usage("/var/tmp").free < count * PIECES * ROOM + LEFT:
        sys.exit(f"books is {count}: there is no room for so many with {LEFT >> 30} GiB left")
    began = str(int(time.time() * 1_000))
    with having("-c wal_level=minimal -c max_wal_senders=0") as made:
        alone = made.place.replace("dbname=hub", "dbname=alone")

        def asked(command, place, *words):
            with node(place) as (_, address):
                subprocess.run([BENCHMARK, command, address, began, *map(str, words), str(PIECES)], check=True)

        asked("bring", made.place, 1, LOOKED_AT)
        made.ask("CREATE TABLE whole AS SELECT number FROM hub_book")
        asked("bring", made.place, LOOKED_AT + 1, LOOKED_AT)
        made.ask_at(made.place.replace("dbname=hub", "dbname=postgres"), "CREATE DATABASE alone TEMPLATE hub")
        start = time.perf_counter()
        fill(made, count)
        size = made.ask("SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname ~ '^hub_item_[0-9]+$'")
        print(f"{count:,} books, written within {time.perf_counter() - start:.0f} s: {int(size) / 1e9:.1f} GB, "
              f"{int(size) / (count + 2 * LOOKED_AT) / PIECES:.0f} bytes a piece on the disk")
        print(f"first sync of {PIECES} pieces, least / half / 99 % / longest")
        for turn in range(6):
            if turn % 2 == 0:
                made.forget()
            print(f" {'once more' if turn % 2 else 'nothing in memory'}, load of the machine {os.getloadavg()[0]:.1f}")
            for name, place, numbers in [
                    ("no other books", alone, (1, 2 * LOOKED_AT)), ("pieces together", made.place, (1, LOOKED_AT)),
                    ("pieces between others'", made.place, (LOOKED_AT + 1, LOOKED_AT))]:
                print(f"  {name}: ", end="", flush=True)
                asked("sync", place, *numbers)


ALL = {"appends": appends, "load": load, "streams": streams, "start": start, "books": books}

if __name__ == "__main__":
    for word in sys.argv[1:] or ALL:
        name, *value = word.split("=")
        ALL[name](*value)
