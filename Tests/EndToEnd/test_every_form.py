"""Every form on every screen, found by following the links from the first page on, keeps what is filled
in: with the page script and without, answered by the server and, offline, by the service worker."""
import base64
import re
import urllib.parse

import every_kind
from app import App
from crawl import Crawl, Server
from device import Device
from filling import Filling
from hand import Hand

LAUNCHES = True

# Forms that aren't tried, each with its reason.
LEFT_ALONE = {
    "/settings/books": "makes and deletes other books and nothing of this one; test_books.py tries it",
    "/settings/devices": "changes who is let in and nothing of the book; test_locks.py tries it",
    "/settings/sharing": "needs a hub, and makes a book of its own; test_sharing.py tries it",
    "/join": "leads into another book, by an invitation; test_sharing.py tries it",
    "/settings/sync": "takes this device out of step with its server; test_offline.py tries it",
    "/grades/*/weights/work": "a choice, a new name and a button each outdo the others there; test_grade_groups.py tries them one by one",
    "/settings/trackers": "hides the screens that other forms are on; test_settings.py tries it",
    "/reset": "moves everything to the trash, and with it what other forms are about; test_offline.py tries it",
}
# Fields that stand for something else: what the book must have instead.
STANDS_FOR = {("/projects/new", "starter"): "quality"}
# Fields that are gone by what the form does, by its address and button.
GONE = {
    ("/priorities/batch", ""): {"take": "says of each line whether it is added; LeavingOutTests try it"},
    ("/priorities/batch", "1"): {"level": "a list that is kept puts nothing on what is to get; PastedRecipeTests try it"},
    ("/priorities/several", ""): {"take": "says of which the rest is"},
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
    ("post", "/priorities/shop/done"): "it has nothing to fill in; that a store learns from a trip is tried in AisleTests",
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
                for button in form.buttons or [None] * (not form.waits):
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
            if not self.stands(key, each.split(" = ")[0], answer.text, after)
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

    def stands(self, key, name, shown, after):
        """Whether the field may be missing: what it stands for is there, or it is gone for a reason."""
        if any(name in gone and button in ("", key[-1]) for (action, button), gone in GONE.items() if action == key[1]):
            return True
        if words := STANDS_FOR.get((key[1], name)):
            return after.count(f'"kind":"{words}"') > self.base.count(f'"kind":"{words}"')
        return ANSWERED.get(key[1], "\0") in shown

    def put_back(self, filling, answer, after):
        """Every action that changed the book is taken back by its own Undo, without a trace."""
        if after == self.base:
            if filling.method == "post" and filling.changed and not filling.form.multipart:
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


class Broken(Server):
    """The app with one form that a mistake was made in, on the page that shows it."""

    def __init__(self, origin, address, mistake):
        super().__init__(origin)
        self.address, self.mistake = address, mistake

    def ask(self, path, body=None, kind=None):
        status, url, text, kind = super().ask(path, body, kind)
        if body is None and path == self.address:
            changed = re.sub(*self.mistake, text, count=1)
            assert changed != text, self.mistake
            text = changed
        return status, url, text, kind


# Mistakes that nobody thought of when the forms were tried.
MISTAKES = {
    "a field has another name": (r'name="details"', 'name="detail"'),
    "another field of the same name follows": (r'(name="details".*?)</form>', r'\1<input type="hidden" name="details" value="old"></form>'),
    "the form leads elsewhere": (r'action="/priorities/new"', 'action="/settings"'),
    "the choices say nothing": (r'name="level"', 'name="levels"'),
}


def _tell(problems):
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:30])


def _forgive(device):
    """That a form was given back, or what an undo took back is gone, is no fault of the page."""
    device.faults[:] = [fault for fault in device.faults if "Failed to load resource" not in fault]


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
    """With the page script, and a second tap right after the first."""
    app = _filled()
    server = Trial(Server(app.address))
    server.screens(Crawl(server.way).pages)
    device = Device(chromium, app.address, service_workers="block")
    hand = Hand(device, server, server.stands)
    hand.fill_all()
    _forgive(device)
    _tell(hand.problems)


def every_form_keeps_what_is_filled_in_offline(chromium):
    app = _filled()
    device = Device(chromium, app.address)
    device.settle("/")
    app.halt()
    worker = Trial(Worker(device))
    worker.screens(Crawl(worker.way).pages)
    _tell(worker.problems)
    _forgive(device)


def a_form_with_a_mistake_is_caught(chromium):
    """What the other tests find: each form as it is passes, and with any mistake it doesn't."""
    app, address = _filled(), "/priorities/new"
    whole = Trial(Server(app.address))
    whole.screens([whole.way.get(address).page])
    _tell(whole.problems)
    for name, (pattern, instead) in MISTAKES.items():
        broken = Trial(Broken(app.address, address, ("(?s)" + pattern, instead)))
        broken.screens([broken.way.get(address).page])
        assert broken.problems, f"nobody notices that {name}"
        app.tally("undo") if broken.book() != whole.base else None


# Forms that may be sent as they are: a decision without a reason, rows that are only added or removed, and
# a preview of lines that shows itself while one types.
MAY_BE_EMPTY = {("/projects/*/decide", ""), ("/pulls/*/hook", "rows"), ("/pulls/hook/*", "rows"), ("/priorities/batch", "look")}


def _empty(form, button):
    """What is sent when nothing was typed, chosen or picked."""
    kept = ("hidden", "select")
    pairs = [(control["name"], control["value"] if control["type"] in kept else "") for control in form.controls
             if control["name"] and control["type"] not in ("submit", "button", "checkbox", "radio")]
    return pairs + ([(button["name"], button["value"])] if button and button["name"] else [])


def what_asks_for_text_or_a_file_says_beside_the_field_that_nothing_was_given(_):
    app = App(sample=False)
    every_kind.fill(app)
    server, tried, problems = Server(app.address), set(), []
    for page in Crawl(server).pages:
        for form in page.forms:
            asking = [field["name"] for field in form.fields if field["type"] in ("textarea", "file")]
            for button in form.buttons if asking else []:
                key, name = form.key(button), button["name"]
                if key in tried or key[0] != "post" or (key[1], name) in MAY_BE_EMPTY or key[1] in LEFT_ALONE:
                    continue
                tried.add(key)
                answer = server.post(button["attributes"].get("formaction") or form.action, urllib.parse.urlencode(_empty(form, button)).encode())
                if answer.status != 422 or not answer.page.wrong() or not answer.sentence:
                    problems.append(f"{page.address}: {key[1]} {name} answers {answer.status} with “{answer.sentence}” beside {answer.page and answer.page.wrong()}")
    assert tried and not problems, "\n    ".join(problems)


def tests():
    return [
        a_form_with_a_mistake_is_caught,
        every_form_keeps_what_is_filled_in, every_form_keeps_what_is_filled_in_by_hand,
        every_form_keeps_what_is_filled_in_offline,
        what_asks_for_text_or_a_file_says_beside_the_field_that_nothing_was_given,
    ]
