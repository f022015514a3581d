"""The app behind networks that lie, crawl, swallow and hold back."""
import random
import threading

from app import App, own, until
from device import WHOLE, Device
from proxy import BadNetwork
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
        app.post("/priorities/new", name=f"Thing {number}", details=_noise(number), level="high")
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
    assert phone.page.evaluate(WHOLE) is False
    post.set()
    phone.settle()
    phone.page.locator(".row .name", has_text="Saffron").wait_for()


def tests():
    return own(globals())
