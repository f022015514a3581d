"""What this device keeps, with two workers on it, or when the browser takes it away."""
from app import App, own, until
from device import Device

LAUNCHES = True
MUTE = "() => { BroadcastChannel.prototype.postMessage = () => {}; }"
ADD_MANY = """async ([name, count]) => {
    for (let number = 0; number < count; number += 1) {
        const body = new URLSearchParams({name: `${name}-${number}`, level: "high"});
        const answer = await fetch("/priorities/new", {method: "POST", body, redirect: "manual"});
        if (answer.type !== "opaqueredirect") return answer.status;
    }
    return 200;
}"""
DELETE = """() => new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase("tallybook");
    request.onsuccess = resolve;
    request.onerror = reject;
})"""
CLEAR = """async () => {
    const request = indexedDB.open("tallybook");
    const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const running = database.transaction("pieces", "readwrite");
    running.objectStore("pieces").clear();
    await new Promise((resolve) => { running.oncomplete = resolve; });
    database.close();
}"""
HEAR = """() => {
    globalThis.heard = [];
    new BroadcastChannel("pieces").onmessage = ({ data }) => heard.push(data);
}"""
# The next two writes are kept, and reported as lost.
LIE = """() => {
    const begin = IDBDatabase.prototype.transaction;
    let lies = 2;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
        const running = begin.call(this, stores, mode, options);
        if (mode === "readwrite" && lies-- > 0) {
            Object.defineProperty(running, "oncomplete", {set() {
                running.addEventListener("complete", () => running.onabort());
            }});
        }
        return running;
    };
}"""
WATCH = """() => {
    const begin = IDBDatabase.prototype.transaction;
    globalThis.durabilities = [];
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
        const running = begin.call(this, stores, mode, options);
        if (mode === "readwrite") durabilities.push(running.durability);
        return running;
    };
}"""


def _home(chromium):
    app = App(sample=False)
    phone = Device(chromium, app.address)
    phone.settle()
    return app, phone


def _second(phone):
    """A page that another worker answers, which keeps its pieces in the same place."""
    phone.page.evaluate("""async () => {
        const made = await navigator.serviceWorker.register("/worker.js?second", {scope: "/grades"});
        const worker = made.installing ?? made.waiting ?? made.active;
        while (worker.state !== "activated") await new Promise((then) => setTimeout(then, 20));
    }""")
    page = phone.context.new_page()
    page.goto(phone.address + "/grades")
    until(page, "navigator.serviceWorker.controller?.scriptURL.endsWith('?second') === true")
    return page


def _text(page, path="/export.json"):
    return page.evaluate("async (path) => (await fetch(path)).text()", path)


def _mute(phone):
    for worker in phone.context.service_workers:
        worker.evaluate(MUTE)


def _reopened(app, phone):
    """What a new life of the app shows, without a server."""
    phone.stop_workers()
    phone.reopen()
    phone.show()
    text = phone.text("/export.json")
    phone.faults.clear()
    return text


def who_is_overtaken_writes_on_top_of_what_the_other_kept(chromium):
    app, phone = _home(chromium)
    other = _second(phone)
    app.halt()
    assert "Saffron" not in _text(other)
    _mute(phone)
    assert phone.page.evaluate(ADD_MANY, ["Saffron", 1]) == 200
    assert other.evaluate(ADD_MANY, ["Thyme", 1]) == 200
    assert phone.page.evaluate(ADD_MANY, ["Mint", 1]) == 200
    text = _reopened(app, phone)
    assert all(name in text for name in ("Saffron-0", "Thyme-0", "Mint-0")), text


def what_one_worker_kept_late_is_not_tidied_away_by_the_other(chromium):
    app, phone = _home(chromium)
    other = _second(phone)
    app.halt()
    _text(phone.page)
    _mute(phone)
    assert other.evaluate(ADD_MANY, ["Thyme", 210]) == 200
    assert phone.page.evaluate(ADD_MANY, ["Saffron", 1]) == 200
    assert other.evaluate(ADD_MANY, ["Mint", 210]) == 200
    text = _reopened(app, phone)
    assert all(name in text for name in ("Saffron-0", "Thyme-209", "Mint-209"))


def what_one_worker_writes_the_other_hears_of(chromium):
    app, phone = _home(chromium)
    other = _second(phone)
    app.halt()
    assert "Saffron" not in _text(other)
    other.evaluate(HEAR)
    last = phone.pieces()[-1]
    assert phone.page.evaluate(ADD_MANY, ["Saffron", 1]) == 200
    until(other, "heard.length > 0")
    assert max(other.evaluate("heard")) > last
    for _ in range(100):
        if "Saffron-0" in _text(other):
            break
        other.wait_for_timeout(20)
    assert "Saffron-0" in _text(other)
    phone.faults.clear()


def what_waits_outlives_a_deleted_database(chromium):
    app, phone = _home(chromium)
    app.halt()
    assert phone.add("Saffron") == 200
    phone.page.evaluate(DELETE)
    assert phone.add("Thyme") == 200
    text = _reopened(app, phone)
    assert "Saffron" in text and "Thyme" in text


def what_waits_outlives_emptied_pieces(chromium):
    app, phone = _home(chromium)
    app.halt()
    assert phone.add("Saffron") == 200
    phone.page.evaluate(CLEAR)
    assert phone.add("Thyme") == 200
    text = _reopened(app, phone)
    assert "Saffron" in text and "Thyme" in text


def what_waits_is_written_again_at_once_when_the_database_is_deleted(chromium):
    app, phone = _home(chromium)
    app.halt()
    assert phone.add("Saffron") == 200
    phone.page.evaluate(DELETE)
    phone.text("/priorities")
    assert "Saffron" in _reopened(app, phone)


def what_was_said_not_to_be_saved_is_not_there_later(chromium):
    app, phone = _home(chromium)
    app.halt()
    phone.context.service_workers[0].evaluate(LIE)
    assert phone.add("Saffron") == 503
    assert "Saffron" not in phone.text("/export.json")
    assert phone.add("Thyme") == 200
    text = _reopened(app, phone)
    assert "Thyme" in text and "Saffron" not in text


def every_write_is_durable_before_it_is_acknowledged(chromium):
    _, phone = _home(chromium)
    worker = phone.context.service_workers[0]
    worker.evaluate(WATCH)
    assert phone.add("Saffron") == 200
    found = worker.evaluate("() => durabilities")
    assert found and set(found) == {"strict"}, found


def tests():
    return own(globals())
