#!/usr/bin/env python3
"""What the hub bears, on a PostgreSQL cluster of its own that writes as durably as ever.

    Benchmarks/hub.py [appends] [load] [streams] [start] [books]
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


@contextlib.contextmanager
def cluster():
    """A connection string for a database of a cluster that is there meanwhile."""
    # On a disk, where a sync costs what it costs.
    folder = tempfile.mkdtemp(prefix="hub-", dir="/var/tmp")
    shutil.chown(folder, "postgres") if os.getuid() == 0 else None
    owner = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []

    def run(program, *words):
        subprocess.run(
            [*owner, os.path.join(PROGRAMS, program), *words], check=True, stdout=subprocess.DEVNULL, cwd="/")

    data = os.path.join(folder, "data")
    run("initdb", "-D", data, "-A", "trust", "-U", "hub", "-E", "UTF8", "--locale=C")
    settings = "-c max_connections=200 -c shared_buffers=512MB -c max_wal_size=4GB -c checkpoint_timeout=1h"
    run("pg_ctl", "-D", data, "-w", "-l", os.path.join(folder, "log"), "-o", f"-k {folder} -h '' {settings}", "start")
    try:
        run("createdb", "-h", folder, "-U", "hub", "hub")
        yield f"host={folder} user=hub dbname=hub"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


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
    most = min(10_000, (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - 256) // 4)
    with cluster() as database, node(database, "--connections", str(4 * most)) as (process, address):
        subprocess.run([BENCHMARK, "streams", address, str(process.pid), str(most)], check=True)


def start():
    with cluster() as database:
        times = []
        for _ in range(8):
            began = time.perf_counter()
            with node(database):
                times.append((time.perf_counter() - began) * 1000)
        print(f"start to ready: {min(times[1:]):.1f} ms, the first on an empty cluster {times[0]:.0f} ms")


def books(count=5_000):
    """First sync and room on the disk with many books of 200 pieces, beside none."""
    with cluster() as database, node(database) as (_, address):
        def first():
            print("  first sync of 200 pieces: ", end="", flush=True)
            subprocess.run([BENCHMARK, "sync", address], check=True)

        def asked(sql):
            done = subprocess.run(
                [os.path.join(PROGRAMS, "psql"), "-qXtAc", sql, database], check=True, capture_output=True, text=True)
            return done.stdout.strip()

        print("no other books")
        first()
        asked(
            f"""
            INSERT INTO hub_book SELECT substring(sha256(n::text::bytea) FROM 1 FOR 16), 200, sha256('x'), 60000, 60000
            FROM generate_series(1, {count}) AS n;
            INSERT INTO hub_item SELECT substring(sha256(n::text::bytea) FROM 1 FOR 16), m, CASE m WHEN 1 THEN 1 ELSE 0 END,
                decode(repeat(md5(n::text || m::text), 19), 'hex'), sha256((n::text || m::text)::bytea)
            FROM generate_series(1, {count}) AS n, generate_series(1, 200) AS m;
            """)
        asked("CHECKPOINT")
        size = asked("SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname ~ '^hub_item_[0-9]+$'")
        print(f"{count} books of 200 pieces of 304 bytes: {int(size) / count / 200:.0f} bytes a piece on the disk")
        first()


ALL = {"appends": appends, "load": load, "streams": streams, "start": start, "books": books}

if __name__ == "__main__":
    for name in sys.argv[1:] or ALL:
        ALL[name]()
