"""The app behind networks that lie, crawl, swallow and hold back."""
import gzip
import hashlib
import pathlib
import random
import re
import socket
import threading
import urllib.request

from app import App, own, until
from device import WHOLE, Device
from proxy import BadNetwork, looked_at
from test_offline import _in_step

LAUNCHES = True
# Of each file that the app keeps, whether it is a hotel's page.
STRANGE = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const text = await (await cache.match(request, {ignoreVary: true})).text();
            found[new URL(request.url).pathname] = text.includes("Log in to go on");
        }
    }
    return found;
}"""
SPOIL = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const request of await cache.keys()) {
        if (/\\.(wasm|css)$/.test(request.url)) await cache.put(request, new Response("Log in to go on"));
    }
}"""
# The worker's patience is a twentieth, so that a test needs none.
HASTEN = """() => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (work, wait) => later(work, wait / 20);
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = (wait) => timeout.call(AbortSignal, wait / 20);
}"""


def _phone(chromium, sample=True):
    app = App(sample)
    road = BadNetwork(app.address)
    return app, road, Device(chromium, road.address)


class _Scales(BadNetwork):
    """One that weighs the core on its way, and has an earlier one of its own."""

    def __init__(self, address, earlier):
        self.earlier, self.weights, self.how = earlier, [], []
        super().__init__(address)

    def carry(self, client):
        line, _ = looked_at(client)
        if not line.startswith("GET /assets/tallybook.0000000000.wasm"):
            return super().carry(client)
        with client:
            client.recv(65536)
            client.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/wasm\r\nCache-Control: max-age=31536000\r\n"
                           b'Use-As-Dictionary: match="/assets/tallybook.*.wasm"\r\nConnection: close\r\n'
                           b"Content-Length: " + str(len(self.earlier)).encode() + b"\r\n\r\n" + self.earlier)
            client.shutdown(socket.SHUT_WR)

    def bring(self, server, client, line):
        if not line.startswith("GET /assets/tallybook."):
            return super().bring(server, client, line)
        answer = b""
        while piece := server.recv(65536):
            answer += piece
        head, body = answer.split(b"\r\n\r\n", 1)
        self.weights.append(len(body))
        self.how += re.findall(rb"(?im)^content-encoding: (\S+)", head)
        client.sendall(answer)
        client.shutdown(socket.SHUT_WR)


def an_update_costs_what_is_different(chromium):
    app = App()
    with urllib.request.urlopen(app.address + "/worker.js") as answer:
        path = re.search(r"/assets/tallybook\.\w+\.wasm", answer.read().decode()).group()
    with urllib.request.urlopen(app.address + path) as answer:
        core = answer.read()
    # A word of another length, some way into it.
    earlier = core[: len(core) // 2] + b"another" + core[len(core) // 2 + 3 :]
    served = pathlib.Path(app.folder.name) / "served"
    served.mkdir(exist_ok=True)
    digest = hashlib.sha256(earlier).hexdigest()
    (served / f"{digest}-tallybook.wasm.gz").write_bytes(gzip.compress(earlier))
    road = _Scales(app.address, earlier)
    road.lies = ("GET /hotel",)
    phone = Device(chromium, road.address)
    phone.page.goto(road.address + "/hotel")
    phone.page.evaluate("async () => (await fetch('/assets/tallybook.0000000000.wasm')).arrayBuffer()")
    phone.settle()
    assert road.how == [b"dcz"] and road.weights[0] < 2_000, (road.how, road.weights)
    both = ["-late.wasm.gz", "-tallybook.wasm.gz", "-tallybook.wasm.gz"]
    _wait(phone, lambda: sorted(path.name[64:] for path in served.iterdir()) == both)
    app.halt()
    phone.stop_workers()
    phone.show()
    phone.page.locator(".row .name", has_text="Milk").wait_for()
    phone.faults.clear()  # the hotel has no icon


def _wait(phone, condition):
    for _ in range(200):
        if condition():
            return
        phone.page.wait_for_timeout(50)
    raise AssertionError("it never came to that")


def _worker(phone, script):
    return phone.context.service_workers[0].evaluate(script)


def _noise(number):
    """A text that can't be packed."""
    dice = random.Random(number)
    return "".join(dice.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(900))


def a_login_page_never_becomes_a_file_of_the_app(chromium):
    _, road, phone = _phone(chromium)
    road.lies = ("GET /assets/tallybook.", "GET /recover.html")
    phone.show()
    _wait(phone, lambda: sum(line.startswith("GET /assets/tallybook.") for line in road.seen) >= 2)
    phone.page.wait_for_timeout(300)
    assert not any(phone.page.evaluate(STRANGE).values())
    road.lies = ()
    phone.settle()
    found = phone.page.evaluate(STRANGE)
    assert found and not any(found.values()), found
    phone.faults.clear()


def what_is_needed_now_and_then_is_there_without_a_network(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    phone.stop_workers()
    phone.show("/settings")
    assert phone.page.get_by_role("heading", name="Settings").first.is_visible()
    phone.stop_workers()
    phone.show("/pulls/notes")
    phone.page.locator("textarea[name=notes]").fill("Red Rock 2026-06-20\n1. Sam Weber, Big Red 305.5 ft")
    phone.page.locator("main button[type=submit]").first.click()
    phone.page.get_by_text("Sam Weber").first.wait_for()


def without_its_late_part_the_app_goes_on_with_every_day(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    phone.page.evaluate("""async () => {
        const cache = await caches.open((await caches.keys())[0]);
        for (const request of await cache.keys()) if (request.url.includes("/late.")) await cache.put(request, new Response("?"));
    }""")
    phone.stop_workers()
    phone.show("/priorities")
    assert phone.add("Lemons") == 200
    assert phone.page.evaluate("async () => (await fetch('/settings')).status") >= 500
    phone.show("/priorities")
    phone.page.get_by_text("Lemons").first.wait_for()
    app.resume()
    phone.show("/settings")
    assert phone.page.get_by_role("heading", name="Settings").first.is_visible()
    phone.faults.clear()


def what_is_sent_is_told_while_somebody_types(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    assert phone.add("Saffron") == 200
    phone.show("/priorities/new")
    phone.page.locator("dialog [name=name]").press_sequentially("Zor")
    status = phone.page.locator("main .status")
    assert "1 change" in status.inner_text()
    app.resume()
    status.wait_for(state="detached", timeout=60_000)
    assert phone.page.locator("dialog [name=name]").input_value() == "Zor"


def _spoil_words(phone, *languages):
    phone.page.evaluate("""async (languages) => {
        const cache = await caches.open((await caches.keys())[0]);
        const isOne = ({ url }) => languages.some((language) => url.includes(`/assets/${language}.`));
        for (const request of await cache.keys()) if (isOne(request)) await cache.put(request, new Response("?"));
    }""", list(languages))


def _post(phone, path, **fields):
    script = "async ([path, fields]) => (await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })).status"
    return phone.page.evaluate(script, [path, fields])


def only_the_words_of_the_language_that_shows_are_read(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    _spoil_words(phone, "de", "it")
    phone.stop_workers()
    phone.show("/priorities")
    assert phone.add("Lemons") == 200
    phone.show("/priorities")
    phone.page.get_by_role("heading", name="Priorities").first.wait_for()


def another_language_is_there_without_a_server(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    assert _post(phone, "/settings", language="de", theme="system") == 200
    phone.show("/priorities")
    assert phone.page.locator("html").get_attribute("lang") == "de"
    phone.stop_workers()
    phone.show("/settings")
    phone.page.get_by_role("heading", name="Einstellungen").first.wait_for()


def words_that_were_spoilt_are_fetched_anew(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    _spoil_words(phone, "en")
    phone.stop_workers()
    phone.show("/priorities")
    phone.page.get_by_role("heading", name="Priorities").first.wait_for()
    app.halt()
    _spoil_words(phone, "en")
    phone.stop_workers()
    assert phone.page.evaluate("async () => (await fetch('/priorities')).status") >= 500
    app.resume()
    phone.show("/priorities")
    phone.page.get_by_role("heading", name="Priorities").first.wait_for()
    phone.faults.clear()


def answers_of_the_device_are_nothing_but_what_they_say(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    app.halt()
    for path in ("/priorities", "/export.json", "/nowhere"):
        found = phone.page.evaluate(
            "async (path) => Object.fromEntries((await fetch(path)).headers)", path)
        wanted = {
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "referrer-policy": "same-origin",
        }
        assert found.items() >= wanted.items(), (path, found)
    phone.faults.clear()


def a_file_that_was_spoilt_heals_by_itself(chromium):
    _, _, phone = _phone(chromium)
    phone.settle()
    phone.page.evaluate(SPOIL)
    phone.stop_workers()
    phone.show()
    phone.page.locator(".row .name", has_text="Milk").wait_for()
    _wait(phone, lambda: not any(phone.page.evaluate(STRANGE).values()))
    phone.faults.clear()


def an_answer_that_crawls_is_waited_for(chromium):
    app, road, phone = _phone(chromium)
    phone.settle()
    _worker(phone, HASTEN)
    road.crawls = ("POST /sync/v1 ",)
    phone.page.goto("about:blank")
    for number in range(40):
        app.post("/priorities/new", name=f"Thing {number}", both="1", details=_noise(number), level="high")
    phone.show("/priorities")
    _in_step(app, phone)


def what_a_network_swallows_is_sent_in_smaller_pieces(chromium):
    app, road, phone = _phone(chromium)
    phone.settle()
    road.swallows = {"POST /sync/v1 ": 12_000}
    _worker(phone, HASTEN)
    app.halt()
    for number in range(40):
        assert phone.add(f"Thing {number}", details=_noise(number)) == 200
    app.resume()
    for _ in range(40):
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        phone.page.wait_for_timeout(500)
        if "Thing 39" in app.tally("list", "essential"):
            break
    _in_step(app, phone)
    assert road.swallowed


def a_browser_that_takes_itself_to_be_offline_is_in_step_all_the_same(chromium):
    app, _, phone = _phone(chromium)
    phone.settle()
    _worker(phone, "() => Object.defineProperty(navigator, 'onLine', {get: () => false})")
    assert phone.add("Saffron") == 200
    _in_step(app, phone)


def the_first_sync_opens_no_book_while_a_post_is_on_its_way(chromium):
    _, road, phone = _phone(chromium)
    sync, post = threading.Event(), threading.Event()
    road.held = {"POST /sync/v1 ": sync, "POST /priorities/new": post}
    phone.show()
    until(phone.page, "navigator.serviceWorker.controller !== null")
    phone.page.evaluate("""() => {
        window.outcomes = [];
        navigator.serviceWorker.addEventListener("message", ({data}) => outcomes.push(data.outcome));
        const body = new URLSearchParams({name: "Saffron", level: "high"});
        fetch("/priorities/new", {method: "POST", body});
    }""")
    _wait(phone, lambda: any(line.startswith("POST /priorities/new") for line in road.seen))
    sync.set()
    until(phone.page, "outcomes.includes('reached')")
    assert phone.page.evaluate(WHOLE, "tallybook") is False
    post.set()
    phone.settle()
    phone.page.locator(".row .name", has_text="Saffron").wait_for()


def tests():
    return own(globals())
