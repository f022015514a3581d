"""What merging leaves for a person to decide: every choice there is does what it says, shows, and is taken back."""
import json
import re
import sqlite3
import time

from app import App, own, show, toast, until


class _Two:
    """Two books that did what doesn't fit together while they were apart; the page shows the first."""

    def __init__(self):
        self.app, self.other = App(sample=False), App(sample=False)
        for title in ("Garden", "House"):
            self.app.tally("add", "project", f"title={title}")
        self.app.tally("add", "essential", "name=Bread", "details=white")
        self.app.tally("add", "course", "name=Optics")
        self.app.tally("add", "timeSlot", "course=Optics", "start=08:00", "end=11:00", "days=mon")
        self.exchange()
        self.app.tally("delete", "project", "Garden")
        self.other.tally("add", "item", "project=Garden", "title=Hedge")
        for app, color in ((self.app, "brown"), (self.other, "grey")):
            app.tally("set", "essential", "Bread", f"details={color}")
            app.tally("add", "essential", "name=Milk", f"details={color} top")
        for app, times in ((self.app, "start=10:30"), (self.other, "end=10:00")):
            app.tally("set", "timeSlot", app.list("timeSlot")[0]["id"], times)
        self.exchange()

    def exchange(self):
        for _ in range(2):
            self.other.tally("sync", self.app.address)


def _list(app, kind, *more):
    return json.loads(app.tally("list", kind, "--all", "--json", *more))


App.list = _list


def _cards(page):
    """What the cards say, but for the time of day: what an undo writes is written when it is pressed."""
    return [re.sub(r"(?<=20\d\d), \d\d:\d\d", "", text) for text in page.locator("main .card").all_inner_texts()]


def _choices():
    """The card, the button, and what holds in the book afterwards."""
    yield "Garden", "Restore “Garden”", lambda app: "Garden" in [each["title"] for each in app.list("project")]
    yield "Garden", "Delete it too", lambda app: app.list("item") == []
    yield "Garden", "Move", lambda app: app.house in app.tally("show", "item", "Hedge", "--json")
    yield "Milk", "Make one of both", lambda app: [each["name"] for each in app.list("essential")].count("Milk") == 1
    yield "Milk", "Keep both", lambda app: [each["name"] for each in app.list("essential")].count("Milk") == 2
    for color in ("brown", "grey"):
        yield "Bread", color, lambda app, color=color: f'"{color}"' in app.tally("show", "essential", "Bread", "--json")
    yield "Time slot", "Delete", lambda app: app.list("timeSlot") == []


def _press(page, card, label):
    if card == "Bread":
        version = page.locator("main .versions > div", has=page.locator(".prose", has_text=label))
        return version.get_by_role("button", name="Keep this one").click()
    found = page.locator("main .card", has_text=card)
    found.get_by_role("button", name=label, exact=True).click()


def every_choice_about_what_needs_a_look_is_kept_and_taken_back(page):
    app = _Two().app
    app.house = app.list("project")[0]["id"]
    show(page, app, "/settings/look")
    before = _cards(page)
    assert len(before) == 4, before
    for card, label, holds in _choices():
        _press(page, card, label)
        until(page, "document.querySelectorAll('main .card').length === 3")
        assert len(_cards(page)) == 3 and holds(app), (card, label, _cards(page))
        page.locator(".toast form[action='/undo'] button").click()
        toast(page, "Undone")
        assert _cards(page) == before, (card, label, _cards(page))


def what_needs_no_look_any_more_is_gone_from_the_settings(page):
    app = _Two().app
    show(page, app, "/settings")
    page.get_by_role("link", name="4 need a look").click()
    page.locator("main .card").first.wait_for()
    for left in (3, 2, 1, 0):
        button = "Keep both" if left == 3 else "Keep this one" if left == 2 else "Delete" if left == 1 else "Delete it too"
        page.get_by_role("button", name=button, exact=True).first.click()
        until(page, f"document.querySelectorAll('main .card').length === {left}")
    page.get_by_text("All is well").wait_for()
    show(page, app, "/settings")
    assert page.locator("#look").count() == 0


def _write_in_2099(app, name, fields):
    """Lets the log say of an essential what a phone of an older version brought, whose clock said 2099."""
    found = next(each["id"] for each in app.list("essential") if each["name"] == name)
    stamp = f"{4_083_955_200_000 << 16:016x}-{77:016x}"
    book = sqlite3.connect(app.folder.name + "/book.sqlite")
    with book:
        book.execute(
            'INSERT INTO "change" ("stamp", "kind", "record", "fields") VALUES (?, ?, ?, ?)',
            (stamp, "essential", found, json.dumps(fields, separators=(",", ":"))))
        book.execute("DELETE FROM \"setting\" WHERE \"name\" = 'digest'")
    book.close()


def _names(*apps):
    return [sorted(each["name"] for each in app.list("essential")) for app in apps]


def _years(app, field):
    return {each[field][:4] for each in app.list("essential")}


def what_a_device_wrote_in_2099_is_named_waits_and_is_taken_in_by_the_button(page):
    app, other = App(sample=False), App(sample=False)
    app.tally("add", "essential", "name=Milk")
    other.tally("sync", app.address)
    _write_in_2099(app, "Milk", {"name": "Oat milk"})
    other.tally("add", "essential", "name=Bread")
    other.tally("sync", app.address)
    assert _names(app, other) == [["Bread", "Milk"]] * 2, "all else is in step"
    show(page, app, "/settings")
    page.get_by_role("link", name="1 needs a look").click()
    card = page.locator("main .card")
    card.get_by_text("2099").wait_for()
    assert "Oat milk" in card.inner_text(), card.inner_text()
    card.get_by_role("button", name="Take in as of now").click()
    page.get_by_text("All is well").wait_for()
    for _ in range(100):
        if _names(app) == [["Bread", "Oat milk"]]:
            break
        time.sleep(0.1)
    other.tally("sync", app.address)
    assert _names(app, other) == [["Bread", "Oat milk"]] * 2
    other.tally("set", "essential", "Oat milk", "name=Soy")
    other.tally("add", "essential", "name=Salt")
    other.tally("sync", app.address)
    assert _names(app, other) == [["Bread", "Salt", "Soy"]] * 2, "a later edit wins"
    for book in (app, other):
        assert _years(book, "createdAt") == _years(book, "modifiedAt") == {time.strftime("%Y", time.gmtime())}
    assert "findings" not in app.tally("check") + other.tally("check")


def tests():
    return own(globals())
