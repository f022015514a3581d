"""A proxy on localhost, where browsers let service workers live, that says so in each request it passes on."""
import socket
import threading
import urllib.parse


class Proxy:
    def __init__(self, address, visitor="203.0.113.7"):
        parts = urllib.parse.urlsplit(address)
        self.server = (parts.hostname, parts.port)
        self.fields = f"X-Forwarded-For: {visitor}\r\nConnection: close\r\n".encode()
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
                server.sendall(line + b"\r\n" + b"".join(field + b"\r\n" for field in kept) + self.fields + b"\r\n" + body)
                threading.Thread(target=self.pipe, args=(client, server), daemon=True).start()
                self.pipe(server, client)
        except OSError:
            pass

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
