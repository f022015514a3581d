"""Notifications: switched on in a browser whose push service is the tests' own, sent by the server, opened and shown.

What the server seals and signs the browser's own WebCrypto opens and checks. Chromium without a window has no push
service, so that what a page asks of it is played.
"""
import base64
import json
import os
import time
import urllib.parse

from app import App, own, until
from device import Device
from proxy import Proxy
from push_service import PushService
from test_sharing import _found, _go, _invite, _join

LAUNCHES = True

# A browser's side of RFC 8030 and 8291, with keys that outlive the page.
BROWSER = """(address) => {
    const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const subscriptionOf = ({ endpoint, p256dh, auth, key }) => ({
        endpoint, options: { applicationServerKey: new Uint8Array(key).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => { localStorage.removeItem("push"); return true; },
    });
    PushManager.prototype.getSubscription = async () => {
        const kept = localStorage.getItem("push");
        return kept && subscriptionOf(JSON.parse(kept));
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly) throw new Error("not visible");
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const kept = {
            endpoint: `${address}/push/${crypto.randomUUID()}`, key: [...applicationServerKey],
            p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
            secret: await crypto.subtle.exportKey("jwk", pair.privateKey),
        };
        localStorage.setItem("push", JSON.stringify(kept));
        return subscriptionOf(kept);
    };
}"""

# Opens a message and checks who sent it; gives the claims and what it says.
OPENED = """async ([body, authorization]) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const { subtle } = crypto;
    const { p256dh, auth, secret, key } = JSON.parse(localStorage.getItem("push"));
    const [, token, k] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization);
    if (String(bytes(k)) !== String(key)) throw new Error("another key than the one that was subscribed with");
    const [head, claims, signature] = token.split(".");
    const signer = await subtle.importKey("raw", bytes(k), { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
    const isSigned = await subtle.verify({ name: "ECDSA", hash: "SHA-256" }, signer, bytes(signature), new TextEncoder().encode(`${head}.${claims}`));
    if (!isSigned || JSON.parse(atob(head)).alg !== "ES256") throw new Error("not signed");
    const sealed = bytes(body);
    const [salt, size, point] = [sealed.slice(0, 16), sealed[20], sealed.slice(21, 21 + sealed[20])];
    const mine = await subtle.importKey("jwk", secret, { name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
    const theirs = await subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
    const shared = await subtle.deriveBits({ name: "ECDH", public: theirs }, mine, 256);
    const derive = async (from, salt, info, length) => new Uint8Array(await subtle.deriveBits(
        { name: "HKDF", hash: "SHA-256", salt, info }, await subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]), 8 * length));
    const words = (text) => new TextEncoder().encode(text);
    const info = new Uint8Array([...words("WebPush: info\\0"), ...bytes(p256dh), ...point]);
    const common = await derive(shared, bytes(auth), info, 32);
    const contentKey = await subtle.importKey("raw", await derive(common, salt, words("Content-Encoding: aes128gcm\\0"), 16), "AES-GCM", false, ["decrypt"]);
    const iv = await derive(common, salt, words("Content-Encoding: nonce\\0"), 12);
    const open = new Uint8Array(await subtle.decrypt({ name: "AES-GCM", iv }, contentKey, sealed.slice(21 + size)));
    const end = open.findLastIndex((byte) => byte !== 0);
    if (open[end] !== 2) throw new Error("no end");
    return { claims: JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))), note: JSON.parse(new TextDecoder().decode(open.slice(0, end))), now: Date.now() / 1000 };
}"""

# What nobody sends who means well, each of which gives a notification of nothing that leads to the first page.
ODD = [
    "[]", "5", "null", '{"title":null}', '{"title":""}', *(json.dumps({"title": "Odd", "body": "odd", "url": url}) for url in (
        "/.//evil.example/", "/b/../..//evil.example/", "//evil.example/", "/\\evil.example/", "https://evil.example/", "https://",
        "javascript:alert(1)", "blob:ORIGIN/x")),
]

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""


class _Notifier(App):
    def serve(self, port, *more):
        os.environ["TALLY_PUSH_TEST"] = "1"
        super().serve(port, "--push", "mailto:test@example.org", *more)


def _phone(chromium, app, service, name="Phone", server=None):
    """A device that was let in, and has the book."""
    server = server or Proxy(app.address)
    phone = Device(chromium, server.address)
    phone.server = server
    phone.context.grant_permissions(["notifications"], origin=server.address)
    phone.context.add_init_script(f"({BROWSER})({json.dumps(service.address)})")
    phone.page.goto(server.address + "/enter/" + app.tally("device", "add").split()[0].rsplit("/", 1)[1])
    phone.page.get_by_label("What this device is called").fill(name)
    phone.page.get_by_role("button", name="Let this device in").click()
    phone.page.wait_for_url(server.address + "/")
    phone.settle()
    return phone


def _switch(phone, label, on=True):
    phone.show("/settings")
    phone.page.get_by_role("link", name="Notifications").click()
    switch = phone.page.get_by_role("switch", name=label)
    switch.wait_for()
    assert switch.is_checked() != on
    with phone.page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.click()
    until(phone.page, f"document.querySelector('#notify [role=switch]:is({':checked' if on else ':not(:checked)'})') !== null")


def _notified(app):
    return [device["name"] for device in json.loads(app.tally("device", "list", "--json")) if device["notifications"]]


def _opened(phone, sent):
    body = base64.urlsafe_b64encode(sent["body"]).decode().rstrip("=")
    return phone.page.evaluate(OPENED, [body, sent["fields"]["Authorization"]])


def a_device_hears_what_others_add_until_it_wants_no_more(chromium):
    app, service = _Notifier(), PushService()
    phone = _phone(chromium, app, service)
    try:
        assert _notified(app) == []
        _switch(phone, "This book")
        assert _notified(app) == ["Phone"]
        # What this device adds itself it isn't told.
        assert phone.add("Rye") == 200
        for _ in range(100):
            if "Rye" in app.tally("list", "essential", "--plain"):
                break
            phone.page.wait_for_timeout(100)
        assert service.hears_nothing(4)
        app.tally("add", "essential", "name=Quinoa")
        sent = service.next()
        opened = _opened(phone, sent)
        assert opened["note"]["title"] == "Tallybook" and opened["note"]["body"] == "Added: Quinoa", opened
        assert opened["note"]["url"].startswith("/priorities/"), opened
        claims = opened["claims"]
        assert claims["aud"] == service.address and claims["sub"] == "mailto:test@example.org", claims
        assert 0 < claims["exp"] - opened["now"] <= 86_400, claims
        fields = sent["fields"]
        assert fields["Content-Encoding"] == "aes128gcm" and fields["TTL"] == "86400" and fields["Urgency"] == "normal"
        assert len(fields["Topic"]) <= 32 and len(sent["body"]) <= 4_096
        assert b"Quinoa" not in sent["body"]
        _shown(phone, opened["note"])
        _renewed(phone, app)
        # While the server stood still.
        app.halt()
        app.tally("add", "essential", "name=Oats")
        app.tally("add", "essential", "name=Barley")
        app.resume()
        again = _opened(phone, service.next())["note"]
        assert again["body"] == "Added: Oats and 1 more" and again["tag"] == opened["note"]["tag"], again
        assert service.hears_nothing(3)
        _switch(phone, "This book", on=False)
        assert _notified(app) == []
        app.tally("add", "essential", "name=Millet")
        assert service.hears_nothing(4)
    finally:
        phone.server.close()
        service.close()


def _push(phone):
    """By what the browser is made to take a message: a session, and where its worker is registered."""
    session = phone.context.new_cdp_session(phone.page)
    registrations = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(50):
        if registrations:
            break
        phone.page.wait_for_timeout(100)
    return session, {"origin": phone.address, "registrationId": registrations[0]["registrationId"]}


def _deliver(phone, session, place, data, bodies):
    """Has the worker hear a message. The browser drops what comes too soon after it was asked to listen, so a message
    may come twice."""
    for _ in range(6):
        session.send("ServiceWorker.deliverPushMessage", {**place, "data": data})
        shown = _bodies(phone, bodies)
        if shown == bodies:
            break
    assert shown == bodies, shown


def _deliver_odd(phone, session, place, data):
    known = len(phone.page.evaluate(SHOWN))
    for attempt in range(60):
        if attempt % 10 == 0:
            session.send("ServiceWorker.deliverPushMessage", {**place, "data": data})
        shown = phone.page.evaluate(SHOWN)
        if len(shown) > known:
            break
        phone.page.wait_for_timeout(100)
    assert len(shown) > known, data
    plain = [each for each in shown if not each["body"]]
    assert len(plain) == len(shown) - 1, (data, shown)
    assert all(each["title"] == "Tallybook" and each["url"] == "/" for each in plain), (data, plain)


def _bodies(phone, wanted):
    """What the notifications say, each once, once that is what is wanted."""
    for _ in range(25):
        shown = sorted({each["body"] for each in phone.page.evaluate(SHOWN)})
        if shown == wanted:
            break
        phone.page.wait_for_timeout(100)
    return shown


def _shown(phone, note):
    """The worker shows a message, of which a second takes the first one's place, and leads to what it speaks of."""
    session, place = _push(phone)
    two = {**note, "body": "Added: Two"}
    for data, bodies in (
            (json.dumps(note), [note["body"]]), (json.dumps(two), [two["body"]]), ("no message at all", ["", two["body"]])):
        _deliver(phone, session, place, data, bodies)
    for data in ODD:
        _deliver_odd(phone, session, place, data.replace("ORIGIN", phone.address))
    opened = phone.context.service_workers[0].evaluate("""async () => {
        let opened = null;
        clients.matchAll = async () => [];
        clients.openWindow = async (url) => { opened = url; };
        const [notification] = (await registration.getNotifications()).filter(({ body }) => body);
        self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        await new Promise((done) => setTimeout(done, 200));
        delete clients.matchAll;
        delete clients.openWindow;
        return opened;
    }""")
    assert opened == note["url"], opened
    assert _bodies(phone, [""]) == [""]
    session.detach()


def _renewed(phone, app):
    """What the browser subscribes anew, the server is told."""
    renewed = phone.page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem("push"));
        const endpoint = `${kept.endpoint}-anew`;
        localStorage.setItem("push", JSON.stringify({ ...kept, endpoint }));
        return { endpoint, keys: { p256dh: kept.p256dh, auth: kept.auth } };
    }""")
    phone.context.service_workers[0].evaluate("""async (renewed) => {
        const event = new ExtendableEvent("pushsubscriptionchange");
        event.newSubscription = { toJSON: () => renewed };
        self.dispatchEvent(event);
        await new Promise((done) => setTimeout(done, 500));
    }""", renewed)
    with open(os.path.join(app.folder.name, "push.db"), "rb") as file:
        assert renewed["endpoint"].encode() in file.read()


def a_browser_that_is_gone_and_a_device_that_is_removed_hear_nothing_more(chromium):
    app, service = _Notifier(), PushService()
    phone = _phone(chromium, app, service)
    try:
        _switch(phone, "This book")
        service.answers = [(503, {"Retry-After": "1"}), (410, {})]
        app.tally("add", "essential", "name=Quinoa")
        assert service.next()["status"] == 503
        assert service.next(45)["status"] == 410
        for _ in range(50):
            if not _notified(app):
                break
            phone.page.wait_for_timeout(100)
        assert _notified(app) == []
        app.tally("add", "essential", "name=Oats")
        assert service.hears_nothing(4)
        # It is switched off, and can be switched on again.
        _switch(phone, "This book")
        assert _notified(app) == ["Phone"]
        app.tally("device", "remove", "Phone")
        app.tally("add", "essential", "name=Millet")
        assert service.hears_nothing(4)
    finally:
        phone.server.close()
        service.close()


def a_service_that_never_answers_holds_up_nobody_and_no_end(chromium):
    app, silent, service = _Notifier(), PushService(), PushService()
    phone = _phone(chromium, app, silent)
    tablet = _phone(chromium, app, service, "Tablet", phone.server)
    try:
        silent.answers = [(None, {})] * 9
        _switch(phone, "Reminders")
        _switch(phone, "This book")
        _switch(tablet, "This book")
        app.tally("add", "essential", "name=Quinoa")
        assert silent.next()["status"] is None
        assert _opened(tablet, service.next(8))["note"]["body"] == "Added: Quinoa"
        app.tally("add", "essential", "name=Oats")
        assert _opened(tablet, service.next(8))["note"]["body"] == "Added: Oats"
        begun = time.monotonic()
        app.halt()
        assert time.monotonic() - begun < 3, time.monotonic() - begun
    finally:
        phone.server.close()
        silent.close()
        service.close()


def of_a_sealed_book_the_hub_says_that_something_is_new_and_the_device_what(chromium):
    app, service = _Notifier(sample=False), PushService()
    bruno = _phone(chromium, app, service)
    anna = _phone(chromium, app, service, "Tablet", bruno.server)
    try:
        _found(anna)
        theirs = _join(bruno, _invite(anna))
        base = urllib.parse.urlsplit(anna.page.url).path.split("/settings")[0]
        _switch(bruno, "Household")
        _switch(anna, "Household")
        assert bruno.add("Rye", at=theirs) == 200
        sent = service.next()
        assert service.hears_nothing(3)
        assert _opened(anna, sent)["note"]["body"] == "There is something new in a shared book."
        bruno.page.wait_for_timeout(500)
        assert anna.add("Milk", at=base) == 200
        note = _opened(bruno, service.next(45))["note"]
        assert "Milk" not in json.dumps(note) and "Household" not in json.dumps(note), note
        session, place = _push(bruno)
        _deliver(bruno, session, place, json.dumps(note), ["Anna: Milk added"])
        shown = bruno.page.evaluate(SHOWN)
        assert [(each["title"], each["body"]) for each in shown] == [("Household", "Anna: Milk added")], shown
        assert shown[0]["url"] == theirs + "/news"
        # Whoever left is told nothing more, once the worker has said so.
        bruno.page.goto(bruno.address + theirs + "/settings/sharing")
        _go(bruno, "Leave, and keep a copy here")
        bruno.page.get_by_role("heading", name="Shared books").wait_for()
        assert sorted(_notified(app)) == ["Phone", "Tablet"]
        for attempt in range(100):
            if attempt % 20 == 0:
                session.send("ServiceWorker.deliverPushMessage", {**place, "data": json.dumps(note)})
            if len(_notified(app)) == 1:
                break
            bruno.page.wait_for_timeout(100)
        assert _notified(app) == ["Tablet"], _notified(app)
    finally:
        bruno.server.close()
        service.close()


def where_nothing_can_be_sent_the_screen_says_why(chromium):
    app = App()
    phone = Device(chromium, app.address)
    phone.show("/settings/notifications")
    phone.page.get_by_text("This server sends no notifications.").wait_for()
    assert phone.page.locator("#notify-able").count() == 0
    app.halt()
    app = _Notifier()
    phone.address = app.address
    phone.context.add_init_script("delete window.PushManager")
    phone.show("/settings/notifications")
    phone.page.get_by_text("This browser can’t be notified here.").wait_for()
    assert not phone.page.locator("#notify-able").is_visible()


def tests():
    return own(globals())
