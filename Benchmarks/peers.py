#!/usr/bin/env python3
"""A node of the hub beside other servers that keep what devices bring, in one run: Kinto on the same PostgreSQL, and
PocketBase on its SQLite. Both come from PyPI, pinned in peers.txt, into a folder of their own (Build/peers).

    swift build -c release --product tally-hub && swift build -c release --product HubBenchmark && Benchmarks/peers.py

Each gets pieces of the size of a sealed one, each device over a connection of its own into a book of its own; in all
three whoever writes is known. The hub verifies two signatures of a piece besides, of which its devices make both.
"""
import base64
import contextlib
import http.client
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time

import hub

PEERS = os.path.join(hub.HERE, "Build/peers")
WANTED = os.path.join(hub.HERE, "Benchmarks/peers.txt")
DEVICES = 256
CHANGES = 100_000



def install():
    have = os.path.join(PEERS, "requirements.txt")
    wanted = open(WANTED).read()
    if os.path.exists(have) and open(have).read() == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
    subprocess.run(
        [os.path.join(PEERS, "bin/pip"), "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", WANTED],
        check=True)
    with open(have, "w") as file:
        file.write(wanted)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Peer:
    """A server that was started: where it answers, and how it is asked."""

    fields = {}

    def __init__(self, words, ready, **options):
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [word.replace("{port}", str(self.port)) for word in words], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, **options)
        for _ in range(300):
            with contextlib.suppress(OSError):
                http.client.HTTPConnection("127.0.0.1", self.port).request("GET", ready)
                return
            time.sleep(0.2)
        sys.exit(f"{words[0]} doesn't answer")

    def ask(self, method, path, body=None, expected=(200, 201)):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(
            method, path, json.dumps(body) if body is not None else None,
            {"Content-Type": "application/json", **self.fields})
        answer = connection.getresponse()
        text = answer.read()
        if answer.status not in expected:
            sys.exit(f"{path}: {answer.status} {text[:300]}")
        return json.loads(text)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def load(self, folder, path, body):
        """Has devices post, and gives what was measured, as it is printed."""
        template = os.path.join(folder, "request.txt")
        head = [f"POST {path} HTTP/1.1", f"Host: {self.address}", "Content-Type: application/json"]
        with open(template, "w") as file:
            file.write("\n".join(head + [f"{name}: {value}" for name, value in self.fields.items()]) + "\n\n" + body)
        return subprocess.run(
            [hub.BENCHMARK, "post", self.address, "5", template], check=True, stdout=subprocess.PIPE, text=True).stdout


class Kinto(Peer):
    name = "Kinto on PostgreSQL (two processes of gunicorn, eight threads each)"
    fields = {"Authorization": "Basic " + base64.b64encode(b"hub:hub").decode()}
    template = "/v1/buckets/hub/collections/c{device}/records", '{"data": {"bytes": "{piece}"}}'

    def __init__(self, made, folder):
        self.made = made
        made.run("createdb", "-h", made.folder, "-U", "hub", "kinto")
        self.place = made.place.replace("dbname=hub", "dbname=kinto")
        settings = os.path.join(folder, "kinto.ini")
        url = f"postgresql://hub@/kinto?host={made.folder}"
        backends = "\n".join(
            f"kinto.{what}_backend = kinto.core.{what}.postgresql\nkinto.{what}_url = {url}\nkinto.{what}_pool_size = 10"
            for what in ["storage", "permission", "cache"])
        with open(settings, "w") as file:
            file.write(
                f"""
[app:main]
use = egg:kinto
{backends}
kinto.userid_hmac_secret = hub
multiauth.policies = basicauth
multiauth.policy.basicauth.use = kinto.core.authentication.BasicAuthAuthenticationPolicy
kinto.bucket_create_principals = system.Authenticated
kinto.paginate_by = 10000

[server:main]
use = egg:waitress#main
""")
        programs = os.path.join(PEERS, "bin")
        subprocess.run(
            [os.path.join(programs, "kinto"), "migrate", "--ini", settings], check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        super().__init__(
            [os.path.join(programs, "gunicorn"), "--paste", settings, "--bind", "127.0.0.1:{port}", "--workers", "2",
             "--worker-class", "gthread", "--threads", "8", "--keep-alive", "60"], "/v1/__heartbeat__")
        self.ask("PUT", "/v1/buckets/hub", {})
        for device in range(DEVICES):
            self.ask("PUT", f"/v1/buckets/hub/collections/c{device}", {})

    def size(self):
        return int(self.made.ask_at(
            self.place, "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relname IN "
            "('objects', 'access_control_entries', 'timestamps', 'user_principals')"))

    def fill(self):
        """A collection of 100,000 records with their permissions, made of one that it wrote itself."""
        self.ask("PUT", "/v1/buckets/hub/collections/all", {})
        self.ask("POST", "/v1/buckets/hub/collections/all/records", {"data": {"bytes": "A" * 400}})
        self.made.ask_at(
            self.place,
            f"""
            ALTER TABLE objects DISABLE TRIGGER USER;
            INSERT INTO objects (id, parent_id, resource_name, last_modified, data, deleted)
                SELECT gen_random_uuid()::text, parent_id, resource_name, last_modified + n * interval '1 millisecond',
                    data, deleted
                FROM objects, generate_series(1, {CHANGES - 1}) AS n
                WHERE parent_id = '/buckets/hub/collections/all' AND resource_name = 'record';
            ALTER TABLE objects ENABLE TRIGGER USER;
            INSERT INTO access_control_entries (object_id, permission, principal)
                SELECT parent_id || '/records/' || id, permission, principal
                FROM objects, access_control_entries AS one
                WHERE parent_id = '/buckets/hub/collections/all' AND resource_name = 'record'
                    AND object_id LIKE '/buckets/hub/collections/all/records/%'
                ON CONFLICT DO NOTHING;
            ANALYZE objects;
            """)

    def fetch(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        path, count, size = "/v1/buckets/hub/collections/all/records?_limit=10000", 0, 0
        while path:
            connection.request("GET", path, headers=self.fields)
            answer = connection.getresponse()
            body = answer.read()
            count, size = count + len(json.loads(body)["data"]), size + len(body)
            path = answer.headers["Next-Page"]
            path = "/v1" + path.split("/v1", 1)[1] if path else None
        return count, size


class PocketBase(Peer):
    name = "PocketBase (SQLite, which it doesn't have synced at each write)"
    template = "/api/collections/piece/records", '{"book": "c{device}", "bytes": "{piece}"}'

    def __init__(self, _, folder):
        self.program = os.path.join(PEERS, "bin/pocketbase")
        self.folder = os.path.join(folder, "pocketbase")
        owner = ("a@example.org", "long enough to be one")
        subprocess.run(
            [self.program, "superuser", "upsert", *owner, "--dir", self.folder], check=True, stdout=subprocess.DEVNULL)
        self.serve()
        self.sign_in("_superusers", *owner)
        self.ask("POST", "/api/collections/users/records", {
            "email": "b@example.org", "password": owner[1], "passwordConfirm": owner[1]})
        self.ask("POST", "/api/collections", {
            "name": "piece", "type": "base", "listRule": "@request.auth.id != ''",
            "createRule": "@request.auth.id != ''",
            "fields": [{"name": "book", "type": "text"}, {"name": "bytes", "type": "text"}],
            "indexes": ["CREATE INDEX piece_book ON piece (book)"]})
        self.fields = {}
        self.sign_in("users", "b@example.org", owner[1])

    def serve(self):
        super().__init__(
            [self.program, "serve", "--http", "127.0.0.1:{port}", "--dir", self.folder], "/api/health")

    def sign_in(self, collection, name, password):
        token = self.ask("POST", f"/api/collections/{collection}/auth-with-password",
                         {"identity": name, "password": password})["token"]
        self.fields = {"Authorization": token}

    def rows(self, sql):
        with contextlib.closing(sqlite3.connect(os.path.join(self.folder, "data.db"), timeout=60)) as base, base:
            return base.execute(sql).fetchall()

    def size(self):
        self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return os.path.getsize(os.path.join(self.folder, "data.db"))

    def fill(self):
        self.rows(
            f"""
            WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {CHANGES})
            INSERT INTO piece (id, book, bytes) SELECT 'all' || printf('%012d', n), 'all', '{'A' * 400}' FROM n
            """)

    def fetch(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        page, count, size = 1, 0, 0
        while True:
            connection.request(
                "GET", f"/api/collections/piece/records?perPage=1000&skipTotal=1&sort=@rowid&page={page}"
                "&filter=(book='all')".replace("'", "%27"), headers=self.fields)
            body = connection.getresponse().read()
            items = json.loads(body)["items"]
            count, size, page = count + len(items), size + len(body), page + 1
            if len(items) < 1000:
                return count, size


def told(words):
    for line in words.strip().splitlines():
        print("    " + line, flush=True)


def of_hub(database, rounds):
    tables = "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class WHERE relname ~ '^hub_item_[0-9]+$'"
    with hub.node(database.place) as (_, address):
        yield
        for _ in range(rounds):
            print("  a node of the hub")
            told(subprocess.run(
                [hub.BENCHMARK, "load", address, "5"], check=True, stdout=subprocess.PIPE, text=True).stdout)
            yield
        before = int(database.ask(tables))
        began = str(int(time.time() * 1_000))
        book = [address, began, "400000", "1", str(CHANGES)]
        subprocess.run([hub.BENCHMARK, "bring", *book], check=True)
        print(f"  a node of the hub: {(int(database.ask(tables)) - before) / CHANGES:.0f} bytes a piece on the disk")
        yield
        for _ in range(rounds):
            print(f"  a node of the hub, first sync of {CHANGES:,}: ", end="", flush=True)
            subprocess.run([hub.BENCHMARK, "sync", *book], check=True)
            yield


def of_peer(kind, database, folder, rounds):
    peer = kind(database, folder)
    try:
        yield
        for _ in range(rounds):
            print("  " + kind.name)
            told(peer.load(folder, *kind.template))
            yield
        before = peer.size()
        peer.fill()
        print(f"  {kind.name}: {(peer.size() - before) / CHANGES:.0f} bytes a piece on the disk")
        yield
        for _ in range(rounds):
            start = time.perf_counter()
            count, size = peer.fetch()
            took = time.perf_counter() - start
            print(f"  {kind.name}, first sync of {count:,}: {took * 1000:.0f} ms, {size:,} bytes", flush=True)
            yield
    finally:
        peer.stop()


def main(rounds=3):
    install()
    with hub.having() as database:
        all_of = [
            of_hub(database, rounds), of_peer(Kinto, database, database.folder, rounds),
            of_peer(PocketBase, database, database.folder, rounds)]
        for _ in range(2 * rounds + 2):
            print(f"load of the machine {os.getloadavg()[0]:.1f}")
            for one in all_of:
                next(one)
        for one in all_of:
            one.close()


if __name__ == "__main__":
    main()
