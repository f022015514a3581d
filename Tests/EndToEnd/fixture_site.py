"""A small site in the markup of the components, to try the page script against: a list, a sheet, a
form, a search, a second page, and events."""
import html
import json
import pathlib
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, parse_qsl, urlsplit

SITE = pathlib.Path(__file__).resolve().parents[2] / "Build/site"
NAMES = json.loads((SITE / "assets.json").read_text())
TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


class Site:
    """The state, which tests change directly to play another tab or device."""

    def __init__(self):
        self.reset()
        handler = type("Bound", (Handler,), {"site": self})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.handle_error = lambda *_: None
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def reset(self):
        self.items = {f"i{n}": [f"Item {n:02}", "high"] for n in range(40)}
        self.posts = []
        self.listeners = []
        self.delay = threading.Event()
        self.delay.set()
        self.slow = "/"
        self.style = NAMES["style"]
        self.size = "1"

    def changed(self):
        for listener in self.listeners:
            listener.put("change")


class Handler(BaseHTTPRequestHandler):
    site: Site
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        url = urlsplit(self.path)
        query = dict(parse_qsl(url.query))
        if url.path == "/events":
            return self.events()
        if url.path.startswith("/assets/"):
            path = SITE / url.path.lstrip("/")
            return self.answer(path.read_bytes(), 200, TYPES.get(path.suffix[1:], "text/plain"))
        pages = {"/": self.home, "/other": self.other, "/new": self.new, "/edit": self.edit}
        page = pages.get(url.path)
        self.answer(page(query) if page else self.frame("Missing", "<h1>Missing</h1>"), 200 if page else 404)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        form = {name: values[-1] for name, values in parse_qs(body, keep_blank_values=True).items()}
        self.site.posts.append((self.path, form))
        if self.path.startswith(self.site.slow):
            self.site.delay.wait(5)
        if self.path == "/note" and form["note"] == "too much":
            return self.answer(self.frame("Full", '<div class="empty"><h1>The disk is full</h1><p>Nothing was saved.</p></div>'), 507)
        if self.path == "/new" and not form["name"]:
            return self.answer(self.new({}, error="A name is needed.", **form), 422)
        if self.path == "/new":
            self.site.items["new"] = [form["name"], "high"]
        if self.path.startswith("/level/"):
            self.site.items[self.path[7:]][1] = form["level"]
        self.send_response(303)
        self.send_header("Location", form.get("return", "/") + "?done=1")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def answer(self, body, status=200, kind="text/html; charset=utf-8"):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'")
        self.end_headers()
        self.wfile.write(body)

    def events(self):
        mine = queue.Queue()
        self.site.listeners.append(mine)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while True:
                self.wfile.write(f"event: {mine.get()}\ndata: 1\n\n".encode())
                self.wfile.flush()
        except OSError:
            self.site.listeners.remove(mine)

    def frame(self, title, content, toast="", sheet=""):
        return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="{self.site.style}"><script type="module" src="{NAMES["script"]}"></script></head>
<body class="tint-priorities" data-listen data-not-saved="Offline, not saved." data-unreachable="Offline."
 data-drafts="Shown.
Typed before:
Kept.
Keep typing
Discard
Waiting (#):">
<nav class="tabs"><ul><li><a href="/">Home</a></li><li><a href="/other">Other</a></li></ul></nav>
<main id="main" tabindex="-1">{content}</main>{sheet}{shared_by_rows()}
<div id="toasts" class="toasts" role="status">{toast}</div></body></html>"""

    def home(self, query, sheet=""):
        wanted = query.get("q", "").lower()
        rows = {"high": "", "low": ""}
        for key, (name, level) in self.site.items.items():
            if wanted in name.lower():
                rows[level] += row(key, name, level)
        groups = "".join(
            f'<section class="group"><header class="group-head"><h2>{level}</h2></header>'
            f'<ul class="rows">{content}</ul></section>' for level, content in rows.items() if content
        )
        return self.frame("Home", f"""<div class="column"><h1>Home</h1><a id="open" href="/new">New</a>
<form class="search" data-live action="/"><input type="search" id="search" name="q" value="{html.escape(query.get("q", ""))}" aria-label="Find"></form>
<form method="post" action="/note"><textarea name="note" id="note" aria-label="Note">
</textarea><button id="send">Send</button></form>{groups}</div>""", TOAST if "done" in query else "", sheet)

    def other(self, query):
        lines = "".join(f"<p>Line {n}</p>" for n in range(100))
        return self.frame("Other", f'<div class="column"><h1>Other</h1><a href="/new">New</a><form method="post" action="/note"><input name="note" id="note" aria-label="Note"></form>{lines}</div>', TOAST if "done" in query else "")

    def sizes(self):
        return "".join(
            f'<input type="radio" name="size" id="size-{n}" value="{n}" aria-label="{n}"{" checked" * (n == self.site.size)}>'
            for n in "123")

    def edit(self, query):
        return self.new(query, name=self.site.items["i0"][0])

    def new(self, query, error="", name="", more="", **_):
        wrong = f'aria-invalid="true" aria-describedby="e"><p class="error" id="e">{error}</p>' if error else ">"
        return self.home({}, f"""<dialog class="sheet" id="sheet" open aria-labelledby="t"><h2 id="t" tabindex="-1">New</h2>
<a href="/" data-close-sheet>Close</a><form method="post" action="/new">
<input name="name" id="name" aria-label="Name" value="{html.escape(name)}" {wrong}
<input name="more" id="more" aria-label="More" value="{html.escape(more)}">
{self.sizes()}<button id="save">Save</button></form></dialog>""")


PLACEHOLDER = "7f3a91c4-5e2b-7d60-b1e7-04d963fa2c58"
TOAST = """<div class="toast"><p>Done</p><form class="post" method="post" action="/undo">
<input type="hidden" name="return" value="/"><button>Undo</button></form>
<a href="/" data-dismiss aria-label="Dismiss">x</a></div>"""


def row(key, name, level):
    other = "low" if level == "high" else "high"
    return f"""<li class="row" id="{key}"><div class="swipe" data-menu="{level}"><div class="cell">
<button class="tick" form="f0" aria-pressed="false" aria-label="Tick {html.escape(name)}" name="level" value="{other}" formaction="/level/{key}"></button>
<div class="words"><a class="name" href="/other">{html.escape(name)}</a></div>
<a class="more" href="/?actions={key}" aria-label="More"></a></div></div></li>"""


def shared_by_rows():
    """What the rows' buttons post with, and their menus."""
    menus = "".join(menu(level, other) for level, other in (("high", "low"), ("low", "high")))
    return f'{menus}<form method="post" id="f0"><input type="hidden" name="return" value="/"></form>'


def menu(level, other):
    button = f'form="f0" name="level" value="{other}" formaction="/level/{PLACEHOLDER}"'
    return f"""<template id="m-{level}"><div class="swipe-actions">
<button tabindex="-1" {button}><i class="mark {level}"></i>{other}</button></div>
<div class="menu" popover role="group" aria-label="\ufffc"><button class="menu-item" {button}>\ufffc: {other}</button></div></template>"""
