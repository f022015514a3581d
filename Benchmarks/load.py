#!/usr/bin/env python3
"""What a server bears, over the loopback interface: the longest other answer while 60,000 records are imported in a
browser's way, memory and an honest reader's times beside 1,500 exports that nobody reads, and what a body of the
limit takes. Every loop has an end.

    Benchmarks/load.py [path of tally]
"""
import http.client
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

TALLY = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/tally")
UNREAD = 1_500
BOUNDARY = "tally-load"


class Server:
    """`tally serve` on a free port."""

    def __init__(self, data):
        self.process = subprocess.Popen(
            [TALLY, "--data", data, "serve", "--quiet", "--port", "0"], stdout=subprocess.PIPE, text=True)
        address = urllib.parse.urlsplit(self.process.stdout.readline().strip())
        self.host = address.netloc
        self.place = ("127.0.0.1", address.port)

    def client(self):
        return Client(self.host)

    def memory(self, name="VmRSS"):
        """In MiB; VmHWM is the most there was."""
        with open(f"/proc/{self.process.pid}/status") as file:
            line = next(line for line in file if line.startswith(name))
        return int(line.split()[1]) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Client:
    def __init__(self, host):
        self.connection = http.client.HTTPConnection(host, timeout=120)

    def ask(self, path):
        """How many milliseconds an answer takes."""
        began = time.perf_counter()
        self.connection.request("GET", path)
        answer = self.connection.getresponse()
        answer.read()
        assert answer.status == 200, (path, answer.status)
        return (time.perf_counter() - began) * 1000

    def upload(self, file):
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="book.json"\r\n\r\n'
        body = head.encode() + file + f"\r\n--{BOUNDARY}--\r\n".encode()
        self.connection.request(
            "POST", "/import", body, {"Content-Type": f"multipart/form-data; boundary={BOUNDARY}"})
        answer = self.connection.getresponse()
        answer.read()
        return answer.status


def book(count, start="e"):
    records = [
        {"kind": "essential", "id": f"{start}{number}", "name": f"Essential {start} {number:06}", "level": "low"}
        for number in range(count)
    ]
    return json.dumps({"tallybook": 1, "records": records}).encode()


def imported(folder, count):
    """A directory of a book with so many records."""
    data, file = os.path.join(folder, "data"), os.path.join(folder, "first.json")
    with open(file, "wb") as out:
        out.write(book(count))
    subprocess.run([TALLY, "--data", data, "import", file], check=True, capture_output=True)
    return data


def row(what, value, note=""):
    print(f"{what:66} {value:>12}   {note}", flush=True)


def while_importing(data):
    """The longest answers to others, before and while a large import runs."""
    server = Server(data)
    paths = ["/priorities", "/healthz", "/settings", "/priorities"]
    clients = [server.client() for _ in paths]
    for client, path in zip(clients, paths, strict=True):
        client.ask(path)
    quiet = [client.ask(path) for _ in range(50) for client, path in zip(clients, paths, strict=True)]
    before = server.memory()
    statuses = []
    importing = threading.Thread(target=lambda: statuses.append(server.client().upload(book(60_000, "n"))))
    importing.start()
    times, turn, began = [], 0, time.perf_counter()
    while importing.is_alive() and time.perf_counter() - began < 120:
        times.append(clients[turn % 4].ask(paths[turn % 4]))
        turn += 1
    importing.join(120)
    assert statuses == [303], statuses
    row("other answers while nothing else runs, longest", f"{max(quiet):.1f} ms")
    row("other answers while 60,000 records are imported, longest", f"{max(times):.1f} ms", "budget 50 ms")
    row("  median of", f"{statistics.median(times):.1f} ms", f"{len(times)} answers in {time.perf_counter() - began:.1f} s")
    row("memory: before / most during the import", f"{before:.0f} / {server.memory('VmHWM'):.0f} MiB")
    server.stop()


def with_unread(data):
    """Memory and an honest reader's times beside answers that nobody reads."""
    server = Server(data)
    reader = server.client()
    reader.ask("/priorities")
    before = server.memory()
    lazy = []
    for _ in range(UNREAD):
        each = socket.socket()
        each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        each.connect(server.place)
        each.sendall(f"GET /export.json HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
        lazy.append(each)
    times = []
    for _ in range(200):
        times.append(reader.ask("/priorities"))
        time.sleep(0.02)
    row(f"memory: before / beside {UNREAD:,} unread exports", f"{before:.0f} / {server.memory('VmHWM'):.0f} MiB", "budget 100 MiB")
    row("an honest reader meanwhile, longest", f"{max(times):.1f} ms", f"budget 100 ms; median {statistics.median(times):.1f} ms")
    for each in lazy:
        each.close()
    server.stop()


def with_large_bodies(data):
    """What the largest bodies take that are let in."""
    for what, file in [("a table of 16 MiB", b"name\n" + b"x" * 30 + b"\n"), ("a book of 16 MiB", b" " * 100)]:
        server = Server(data)
        server.client().ask("/priorities")
        before = server.memory()
        status = server.client().upload((file * (16 << 20))[: 16 << 20])
        row(f"memory: before / after {what} that is refused ({status})", f"{before:.0f} / {server.memory('VmHWM'):.0f} MiB")
        server.stop()


def main():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8_192), most))
    with tempfile.TemporaryDirectory() as folder:
        data = imported(folder, 2_000)
        with_unread(data)
        with_large_bodies(data)
        while_importing(data)


main()
