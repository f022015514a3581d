#!/usr/bin/env python3
"""What the hub bears, on a PostgreSQL cluster of its own that writes as durably as ever.

    Benchmarks/hub.py [appends]
"""
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BENCHMARK = os.path.join(HERE, ".build/release/HubBenchmark")
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


ALL = {"appends": appends}

if __name__ == "__main__":
    for name in sys.argv[1:] or ALL:
        ALL[name]()
