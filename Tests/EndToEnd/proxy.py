"""Proxies on localhost, where browsers let service workers live: one that says so in each request it passes on, and
one that plays a bad network."""
import socket
import threading
import time
import urllib.parse


class Proxy:
    fields = b"X-Forwarded-For: 203.0.113.7\r\n"

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        self.server = (parts.hostname, parts.port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.carry, args=(client,), daemon=True).start()

    def carry(self, client):
        """One request and its answer, however long that goes on."""
        try:
            with client, socket.create_connection(self.server) as server:
                head = b""
                while b"\r\n\r\n" not in head:
                    piece = client.recv(65536)
                    if not piece:
                        return
                    head += piece
                line, rest = head.split(b"\r\n", 1)
                fields, body = rest.split(b"\r\n\r\n", 1)
                kept = [field for field in fields.split(b"\r\n") if not field.lower().startswith(b"connection:")]
                server.sendall(line + b"\r\n" + b"".join(field + b"\r\n" for field in kept) + self.fields
                               + b"Connection: close\r\n\r\n" + body)
                threading.Thread(target=self.pipe, args=(client, server), daemon=True).start()
                self.bring(server, client, line.decode())
        except OSError:
            pass

    def bring(self, server, client, line):
        """Brings the answer to the request that began with `line`."""
        self.pipe(server, client)

    @staticmethod
    def pipe(source, sink):
        try:
            while piece := source.recv(65536):
                sink.sendall(piece)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def close(self):
        self.listener.close()


class BadNetwork(Proxy):
    """One that lies, swallows, holds back and crawls. Rules are beginnings of requests, as in `POST /sync`: `held` has
    until when, `swallows` from which length of the body."""
    fields = b""

    def __init__(self, address):
        self.lies, self.crawls, self.held, self.swallows = (), (), {}, {}
        self.seen, self.swallowed = [], []
        super().__init__(address)

    def carry(self, client):
        line, length = looked_at(client)
        self.seen.append(line)
        if line.startswith(tuple(self.lies)):
            return _answer(client, "<!doctype html><title>Hotel</title><p>Welcome! Log in to go on.</p>")
        if any(line.startswith(rule) and length > most for rule, most in self.swallows.items()):
            return self.swallowed.append(client)  # which stays open, and nothing ever comes
        for rule, freed in self.held.items():
            if line.startswith(rule):
                freed.wait(30)
        return super().carry(client)

    def bring(self, server, client, line):
        if not line.startswith(tuple(self.crawls)):
            return super().bring(server, client, line)
        while piece := server.recv(2000):
            client.sendall(piece)
            time.sleep(0.1)
        client.shutdown(socket.SHUT_WR)


def looked_at(client):
    """The first line of a request that is left where it is, and the length of its body."""
    head = b""
    while b"\r\n\r\n" not in head:
        before, head = head, client.recv(65536, socket.MSG_PEEK)
        if head == before:
            time.sleep(0.005)
            if not head:
                return "", 0
    fields = [line.decode("latin-1") for line in head.split(b"\r\n\r\n")[0].split(b"\r\n")]
    lengths = [int(field.split(":")[1]) for field in fields if field.lower().startswith("content-length:")]
    return fields[0], lengths[0] if lengths else 0


def _answer(client, page):
    with client:
        client.recv(65536)
        body = page.encode()
        client.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: "
                       + str(len(body)).encode() + b"\r\n\r\n" + body)
        client.shutdown(socket.SHUT_WR)
