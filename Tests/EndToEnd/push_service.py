"""A push service of the tests' own: it keeps what it is sent, and answers as it is told."""
import http.server
import queue
import threading


class PushService:
    def __init__(self):
        self.sent = queue.Queue()
        # What it answers next, each a status and header fields; 201 when nothing is left, and nothing where there is none.
        self.answers = []
        self.closing = threading.Event()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status, fields = service.answers.pop(0) if service.answers else (201, {})
                service.sent.put({"path": self.path, "fields": dict(self.headers), "body": body, "status": status})
                if status is None:
                    return service.closing.wait()
                self.send_response(status)
                for name, value in {"Content-Length": "0", **fields}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self, seconds=15):
        return self.sent.get(timeout=seconds)

    def hears_nothing(self, seconds):
        try:
            return self.sent.get(timeout=seconds) is None
        except queue.Empty:
            return True

    def close(self):
        self.closing.set()
        self.server.shutdown()
        self.server.server_close()
