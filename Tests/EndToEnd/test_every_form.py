"""Every form on every screen, found by following the links from the first page on, keeps what is filled
in: with the page script and without, answered by the server and, offline, by the service worker."""
import base64
import os
import re
import urllib.parse

import every_kind
from app import App
from crawl import Crawl, Page, Server
from device import Device
from filling import Filling

LAUNCHES = True

# Forms that aren't tried, each with its reason.
LEFT_ALONE = {
    "/settings/sync": "takes this device out of step with its server; test_offline.py tries it",
    "/grades/*/weights/work": "a choice, a new name and a button each outdo the others there; test_grade_groups.py tries them one by one",
    "/reset": "moves everything to the trash, and with it what other forms are about; test_offline.py tries it",
}
# Fields that stand for something else: what the book must have instead.
STANDS_FOR = {("/projects/new", "starter"): "quality"}
# Fields that are gone by what the form does, by its address and button.
GONE = {
    ("/pulls/notes", ""): {"kind": "says how a line is read, and isn't asked once it is read so", "word": "the same"},
    ("/pulls/notes", "1"): dict.fromkeys(
        ("puller", "tractor", "result", "tirePressure", "place", "class"),
        "of a line that is filled in as something else than a hook nothing of a hook is kept"),
    ("/pulls/*/hook", "remove-*"): {"customName": "the row that is removed", "customValue": "the same"},
    ("/pulls/hook/*", "remove-*"): {"customName": "the row that is removed", "customValue": "the same"},
}
# Forms whose answer shows what was filled in under other names, or leads on to a page that shows it.
ANSWERED = {"/pulls/notes": "Zinnia", "/grades/import": "Quiz", "/projects/*/import": "Zinnia"}
# Buttons that change nothing in the book or on their page in this state.
NO_EFFECT = {
    ("post", "/grades/*/scores"): "nothing is guessed on this page; typed guesses are kept on the sheet of scores",
    ("get", "/grades/*/what-if"): "a course without open work has nothing to guess",
}


class Trial:
    """Tries forms over one way to the app; remembers what was filled in where, for the page script."""

    def __init__(self, way):
        self.way, self.problems, self.tried, self.fillings, self.idle = way, [], set(), [], {}
        self.base = self.book()

    def book(self):
        return self.way.get("/export.json").text

    def screens(self, pages):
        queue = list(pages)
        while queue:
            page = queue.pop(0)
            for form in page.forms:
                for button in form.buttons or [None]:
                    queue += self.form(page, form, button)
        self.problems += [f"{key}: nothing comes of it" for key in self.idle if key not in self.tried and key[:2] not in NO_EFFECT]

    def form(self, page, form, button):
        """Fills in one form in one way, if none of its kind was; gives the pages that it leads on to."""
        key = form.key(button)
        if key in self.tried or key[1] in LEFT_ALONE or button and button["attributes"].get("aria-pressed") == "true":
            return []
        filling, answer = self.accepted(page, form, button)
        if answer.status != 200 and answer.page and not answer.page.errors and button and button["name"]:
            # A button that changes the form itself gives it back as it was filled in.
            answer.status = 200
        if answer.status != 200:
            self.problems.append(f"{key} on {page.address}: can't be filled in, {answer.status}: {filling.changed} {answer.sentence}")
            self.tried.add(key)
            return []
        return self.judge(filling, answer)

    def accepted(self, page, form, button):
        """Tries other values for what is refused, until nothing is."""
        attempt = {}
        for _ in range(7):
            filling = Filling(page, form, button, attempt)
            answer = self.way.send(filling)
            wrong = answer.page.wrong() if answer.page else []
            if not form.fields or not wrong and (answer.status != 422 or not answer.sentence):
                break
            for name in wrong or {c["name"] for c in form.fields}:
                attempt[name] = attempt.get(name, 0) + 1
        return filling, answer

    def judge(self, filling, answer):
        key, after = filling.key, self.book()
        again = self.way.get(filling.page.address) if not filling.page.via else None
        pages = [answer.page, again.page if again else None]
        unkept = [
            each for each in filling.unkept(pages, self.base, after)
            if not self.stands(key, each.split(" = ")[0], answer, after)
        ]
        if unkept:
            self.problems.append(f"{key} on {filling.page.address}: not kept: {unkept}")
        is_idle = not filling.changed and after == self.base and not filling.files
        if is_idle and again and again.main == filling.page.main:
            self.idle[key] = filling
            return []
        self.tried.add(key)
        self.fillings.append(filling)
        self.put_back(filling, answer, after)
        if answer.page:
            answer.page.via = filling
        return [answer.page] if answer.page and "done=" not in answer.page.address else []

    def stands(self, key, name, answer, after):
        """Whether the field may be missing: what it stands for is there, or it is gone for a reason."""
        if any(name in gone and button in ("", key[-1]) for (action, button), gone in GONE.items() if action == key[1]):
            return True
        if words := STANDS_FOR.get((key[1], name)):
            return after.count(f'"kind":"{words}"') > self.base.count(f'"kind":"{words}"')
        return ANSWERED.get(key[1], "\0") in answer.text

    def put_back(self, filling, answer, after):
        """Every action that changed the book is taken back by its own Undo, without a trace."""
        if after == self.base:
            if filling.form.method == "post" and filling.changed and not filling.form.multipart:
                self.way.post(filling.action, filling.original())
            return
        stamp = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(answer.url).query)).get("done")
        if stamp:
            self.way.post("/undo", urllib.parse.urlencode({"stamp": stamp, "return": "/"}).encode())
        if not stamp or self.book() != self.base:
            self.problems.append(f"{filling.key} on {filling.page.address}: {'Undo leaves something' if stamp else 'has no Undo'}")
            self.base = self.book()


class Worker(Server):
    """The app as a device's service worker answers it, offline."""

    ASK = """async ([path, body, type]) => {
        const bytes = body === null ? undefined : Uint8Array.from(atob(body), (c) => c.charCodeAt(0));
        const answer = await fetch(path, body === null ? {} : {method: "POST", body: bytes, headers: {"Content-Type": type}});
        return [answer.status, answer.url, await answer.text(), (answer.headers.get("Content-Type") ?? "").split(";")[0]];
    }"""

    def __init__(self, device):
        super().__init__(device.address)
        self.device = device

    def ask(self, path, body=None, kind=None):
        return self.device.page.evaluate(self.ASK, [path, body and base64.b64encode(body).decode(), kind])


FILL = """async ([action, nth, changed, files, button]) => {
    const own = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name);
    const elements = (form) => [...own(HTMLFormElement, "elements").get.call(form)];
    const form = [...document.querySelectorAll("form")].filter((form) => form.getAttribute("action") === action)[nth];
    if (!form) return "the form isn't there";
    for (const [name, place, choice, value] of changed) {
        const fields = elements(form).filter((field) => field.name === name && field.type !== "hidden");
        const field = fields.filter((field) => field.type === "radio" ? field.value === value
            : choice === null || field.value === choice)[place];
        if (!field) return "no field " + name;
        field.focus();
        if (field.type === "radio" || field.type === "checkbox") { if (field.checked !== (value === true || field.type === "radio")) field.click(); continue; }
        field.value = value;
        field.dispatchEvent(new Event("input", {bubbles: true}));
        field.dispatchEvent(new Event("change", {bubbles: true}));
    }
    for (const [name, filename, words] of files) {
        const given = new DataTransfer();
        given.items.add(new File([words], filename));
        elements(form).find((field) => field.name === name).files = given.files;
    }
    const [name, value, formaction] = button ?? [];
    const pressed = elements(form).find((field) => button && field.type === "submit" && field.name === name
        && field.value === value && (field.getAttribute("formaction") ?? "") === formaction);
    // A fast second tap is part of every trial.
    if (pressed) { pressed.click(); if (document.contains(pressed)) pressed.click(); }
    else if (document.contains(form)) HTMLFormElement.prototype.requestSubmit.call(form);
    return "";
}"""
STATE = """async (path) => {
    const text = async (path) => (await fetch(path)).text();
    return [await text("/export.json"), path === null ? "" : await text(path), document.documentElement.outerHTML, location.pathname + location.search];
}"""


class Hand:
    """Fills in the same forms in the page itself, with the page script, and takes it back by the toast."""

    def __init__(self, page, address, trial):
        self.page, self.address, self.trial = page, address, trial
        self.problems = []

    def fill_all(self):
        seen = set()
        for filling in self.trial.fillings:
            key = filling.form.key()
            if key in seen and filling.changed or filling.form.attributes.get("data-native") is not None:
                continue
            seen.add(key)
            self.fill(filling)

    def fill(self, filling):
        if filling.page.via:
            self.open(filling.page.via)
            self.until(lambda: self.press(filling) == "")
        else:
            self.page.goto(self.address + filling.page.address)
            self.page.wait_for_selector("html.js", state="attached")
            if said := self.press(filling):
                return self.problems.append(f"{filling.key} on {filling.page.address}: {said}")
        self.check(filling)

    def open(self, filling):
        self.page.goto(self.address + filling.page.address)
        self.page.wait_for_selector("html.js", state="attached")
        self.press(filling)

    def press(self, filling):
        button = filling.button
        return self.page.evaluate(FILL, [
            filling.form.action, filling.nth, filling.filled(),
            [[name, filename, content.decode()] for name, (filename, content) in filling.files.items()],
            button and [button["name"], button["value"], button["attributes"].get("formaction", "")]])

    def until(self, condition):
        for _ in range(60):
            if condition():
                return True
            self.page.wait_for_timeout(25)
        return False

    def check(self, filling):
        self.wrong = ["nothing came of it"]
        if not self.until(lambda: self.is_kept(filling)):
            self.problems.append(f"{filling.key} on {filling.page.address}: {self.wrong}")
        if self.after != self.trial.base and not self.until(self.undo):
            self.problems.append(f"{filling.key} on {filling.page.address}: the toast's Undo doesn't take it back")
        elif self.after == self.trial.base and filling.form.method == "post" and filling.changed and not filling.form.multipart:
            self.trial.way.post(filling.action, filling.original())

    def is_kept(self, filling):
        address = None if filling.page.via else filling.page.address
        self.after, again, shown, url = self.page.evaluate(STATE, address)
        pages = [Page(url, shown), Page(url, again)] if address else [Page(url, shown)]
        if not filling.changed:
            return self.after != self.trial.base or Page(url, shown).main != filling.page.main
        key = filling.key
        if filling.form.method == "get" and address and url == address:
            return False
        self.wrong = [
            each for each in filling.unkept(pages if filling.form.method == "post" else pages[:1], self.trial.base, self.after)
            if not ANSWERED.get(key[1], "\\0") in shown and (key[1], each.split(" = ")[0]) not in STANDS_FOR]
        return not self.wrong

    def undo(self):
        self.page.evaluate("document.querySelector('#toasts form[action=\"/undo\"] button')?.click()")
        self.page.wait_for_timeout(25)
        return self.page.evaluate(STATE, None)[0] == self.trial.base


def _tell(problems):
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:30])


def _filled():
    app = App(sample=False)
    made = every_kind.fill(app)
    kinds = set(re.findall(r'href="/export/(\w+)', Server(app.address).get("/settings/tables").text))
    assert made == kinds, f"every_kind.py has no record of {kinds - made}"
    return app


def every_form_keeps_what_is_filled_in(chromium):
    app = _filled()
    server = Trial(Server(app.address))
    server.screens(Crawl(server.way).pages)
    _tell(server.problems)


def every_form_keeps_what_is_filled_in_by_hand(chromium):
    """With the page script; takes minutes, so it runs when FORMS_BY_HAND is set."""
    app = _filled()
    device = Device(chromium, app.address)
    server = Trial(Server(app.address))
    server.screens(Crawl(server.way).pages)
    hand = Hand(device.context.new_page(), app.address, server)
    hand.fill_all()
    _tell(hand.problems)


def every_form_keeps_what_is_filled_in_offline(chromium):
    app = _filled()
    device = Device(chromium, app.address)
    device.settle("/")
    app.halt()
    worker = Trial(Worker(device))
    worker.screens(Crawl(worker.way).pages)
    _tell(worker.problems)
    # That a form was refused, or what an undo took back is gone, is no fault of the page.
    device.faults[:] = [fault for fault in device.faults if "Failed to load resource" not in fault]


def tests():
    tests = [every_form_keeps_what_is_filled_in, every_form_keeps_what_is_filled_in_offline]
    return tests + [every_form_keeps_what_is_filled_in_by_hand] * ("FORMS_BY_HAND" in os.environ)
