"""Books that several people keep, each in a browser of their own, over the hub of a server that can read none of it."""
import pathlib
import re
import socket
import subprocess
import tempfile
import urllib.parse

from app import App, own, tally_path
from device import Device
from proxy import Proxy

LAUNCHES = True
BASE = re.compile(r"/books/~[a-z0-9]+")


def _base(device):
    return BASE.search(device.page.url).group()


def _found(device, name="Household", me="Anna", everything=False):
    """Makes a shared book; gives what its addresses begin with."""
    device.page.goto(device.address + "/settings/sharing")
    device.page.get_by_label("What the book is called").first.fill(name)
    device.page.get_by_label("Your name").first.fill(me)
    if everything:
        device.page.get_by_role("radio", name="All of this book").check(force=True)
    device.page.get_by_role("button", name="Make the book").click()
    device.page.wait_for_url("**/books/~*/settings/sharing")
    device.page.get_by_text("You · Reads, writes and invites").wait_for()
    return _base(device)


def _invite(device, role="Reads and writes", uses="1"):
    device.page.goto(device.address + _base(device) + "/settings/sharing")
    device.page.get_by_label("What they may do").select_option(label=role)
    device.page.get_by_label("For how many devices").select_option(uses)
    device.page.get_by_role("button", name="Make a link").click()
    link = device.page.locator("#invitation").inner_text().strip()
    assert re.fullmatch(re.escape(device.address) + "/join#[0-9a-z]{32}", link), link
    assert device.page.get_by_text(re.compile(f"{role} · For ")).is_visible()
    device.page.get_by_role("link", name="Done").click()
    device.page.get_by_role("heading", name="Members").wait_for()
    return link


def _join(device, link, me="Bruno"):
    device.page.goto(link)
    device.page.get_by_role("heading", name="Anna invites you to “Household”").wait_for()
    device.page.get_by_label("Your name").fill(me)
    device.page.get_by_role("button", name="Join").click()
    device.page.wait_for_url("**/books/~*/")
    return _base(device)


def _sees(device, base, name):
    device.show(base + "/priorities")
    device.page.get_by_role("link", name=name, exact=True).first.wait_for()


def _two(chromium, role="Reads and writes"):
    app = App(sample=False)
    anna, bruno = Device(chromium, app.address), Device(chromium, app.address)
    anna.settle()
    base = _found(anna)
    return app, anna, base, bruno, _join(bruno, _invite(anna, role))


def _go(device, what):
    """Answers the question that is asked before somebody goes."""
    device.page.get_by_role("link", name=what).click()
    device.page.get_by_role("dialog").get_by_role("button", name=what).click()


def what_was_typed_to_come_in_waits_in_no_other_form(chromium):
    *_, bruno, _ = _two(chromium)
    bruno.page.goto(bruno.address + "/join")
    bruno.page.get_by_role("heading", name="Bring a book back").wait_for()
    bruno.page.wait_for_timeout(300)
    assert not bruno.page.get_by_text("Your unsaved changes").is_visible()
    assert bruno.page.locator("#recover-me").input_value() == ""


def two_people_keep_a_book_and_see_what_each_other_ticks(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    _sees(bruno, theirs, "Milk")
    assert anna.add("Saffron", at=base) == 200
    # Nobody touches this page meanwhile.
    bruno.page.get_by_role("link", name="Saffron", exact=True).first.wait_for()
    assert bruno.page.locator(".in-book").inner_text() == "Household", "phones say which book it is"
    bruno.page.get_by_role("button", name="Got it: Milk").first.click()
    anna.page.get_by_role("link", name="Milk", exact=True).first.wait_for(state="detached")
    assert "Milk" not in app.tally("list", "essential", "--all"), "the server's own book has none of it"


def each_sees_who_did_what_and_what_is_new(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    anna.page.get_by_text("Bruno: Milk added").wait_for()
    anna.show(base + "/")
    anna.page.get_by_role("link", name="Bruno: Milk added").click()
    anna.page.get_by_role("heading", name="What’s new").wait_for()
    anna.page.get_by_role("link", name="Milk added").click()
    anna.page.get_by_role("heading", name="Milk").first.wait_for()
    path = urllib.parse.urlsplit(anna.page.url).path
    anna.show(base + "/history/essential/" + path.rsplit("/", 1)[1])
    anna.page.get_by_text("Bruno · ").wait_for()
    bruno.show(theirs + "/history/essential/" + path.rsplit("/", 1)[1])
    bruno.page.get_by_text("You · ").wait_for()
    anna.show(base + "/")
    assert anna.page.get_by_text("Bruno: ").count() == 0, "what was looked at is no news"


def what_one_says_of_a_record_the_other_reads(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    _sees(bruno, theirs, "Milk")
    bruno.page.get_by_role("link", name="Milk", exact=True).first.click()
    bruno.page.get_by_text("Write a comment").first.click()
    bruno.page.get_by_role("textbox", name="Write a comment").fill("The one without cream")
    bruno.page.get_by_role("button", name="Send").click()
    bruno.page.get_by_text("The one without cream").first.wait_for()
    # Nobody touches this page meanwhile.
    anna.page.get_by_label("1 new comment").first.wait_for()
    anna.page.get_by_role("link", name="Milk", exact=True).first.click()
    anna.page.locator("#comments").get_by_text("The one without cream").wait_for()
    anna.page.locator("#comments").get_by_text("Bruno", exact=True).wait_for()
    anna.show(base + "/priorities")
    anna.page.get_by_role("link", name="Milk", exact=True).first.wait_for()
    assert anna.page.get_by_label("1 new comment").count() == 0


def whoever_may_only_look_is_offered_nothing_else(chromium):
    _, anna, base, bruno, theirs = _two(chromium, "Only reads")
    assert anna.add("Milk", at=base) == 200
    _sees(bruno, theirs, "Milk")
    assert bruno.page.get_by_role("button", name="Got it: Milk").count() == 0
    assert bruno.add("Saffron", at=theirs) == 403
    bruno.faults.clear()  # 403
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    bruno.page.get_by_text("You · Only reads").wait_for()
    assert bruno.page.get_by_role("button", name="Make a link").count() == 0
    _promote(anna, base, "Let write")
    bruno.page.get_by_text("You · Reads and writes").wait_for()
    assert bruno.add("Saffron", at=theirs) == 200
    _sees(anna, base, "Saffron")


def _promote(anna, base, button):
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.get_by_role("button", name=button).click()
    anna.page.get_by_role("button", name="Only let read").wait_for()


def whoever_is_removed_keeps_what_was_there_and_gets_nothing_more(chromium):
    _, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Milk", at=base) == 200
    _sees(bruno, theirs, "Milk")
    anna.page.goto(anna.address + base + "/settings/sharing")
    _go(anna, "Remove")
    anna.page.get_by_role("link", name="Remove").wait_for(state="detached")
    assert anna.add("Saffron", at=base) == 200
    bruno.show(theirs + "/settings")
    bruno.page.locator("#sync").get_by_text("This device isn’t in the book, or not any more").wait_for()
    bruno.show(theirs + "/priorities")
    assert bruno.page.get_by_role("link", name="Milk", exact=True).count() >= 1
    assert bruno.page.get_by_role("link", name="Saffron", exact=True).count() == 0
    bruno.faults.clear()  # 401 of the hub


def whoever_was_removed_may_keep_the_book_as_their_own(chromium):
    _, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Milk", at=base) == 200
    _sees(bruno, theirs, "Milk")
    anna.page.goto(anna.address + base + "/settings/sharing")
    _go(anna, "Remove")
    anna.page.get_by_role("link", name="Remove").wait_for(state="detached")
    bruno.show(theirs + "/settings")
    bruno.page.locator("#sync").get_by_text("This device isn’t in the book, or not any more").wait_for()
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    bruno.page.get_by_role("button", name="Keep it as my own").click()
    bruno.page.get_by_text("You have left this book.").wait_for()
    bruno.show(theirs + "/settings")
    assert bruno.page.get_by_text("This device isn’t in the book").count() == 0
    assert bruno.add("Saffron", at=theirs) == 200
    _sees(bruno, theirs, "Milk")
    bruno.faults.clear()  # 401 of the hub


def after_a_hub_was_put_back_the_way_to_go_on_shows_by_itself(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Milk", at=base) == 200
    _sees(bruno, theirs, "Milk")
    folder = pathlib.Path(app.folder.name)
    app.halt()
    earlier = {file: file.read_bytes() for file in folder.glob("hub.db*")}
    app.resume()
    assert anna.add("Oats", at=base) == 200
    _sees(bruno, theirs, "Oats")
    anna.show(base + "/settings/sharing")
    app.halt()
    for file in folder.glob("hub.db*"):
        file.unlink()
    for file, content in earlier.items():
        file.write_bytes(content)
    app.resume()
    # Nobody touches this page meanwhile.
    go_on = anna.page.get_by_role("button", name="Go on")
    go_on.wait_for(timeout=20_000)
    assert not anna.page.get_by_text("Synced just now").is_visible()
    go_on.click()
    go_on.wait_for(state="detached")
    assert bruno.add("Pears", at=theirs) == 200
    bruno.show(theirs + "/settings/sharing")
    bruno.page.get_by_role("button", name="Go on").or_(bruno.page.get_by_text("Synced just now")).first.wait_for()
    if bruno.page.get_by_role("button", name="Go on").is_visible():
        bruno.page.get_by_role("button", name="Go on").click()
    for device, at in ((anna, base), (bruno, theirs)):
        for name in ("Milk", "Oats", "Pears"):
            _sees(device, at, name)


def a_search_finds_what_other_books_have(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Oat milk", at=base) == 200
    anna.show("/search?q=milk")
    anna.page.get_by_role("heading", name="In “Household”").wait_for()
    found = anna.page.get_by_role("link", name="Oat milk")
    found.click()
    anna.page.wait_for_url(f"**{base}/priorities/**")
    anna.show("/search?q=nothing+like+it")
    anna.page.get_by_text("In “Household”").wait_for(state="hidden")


def the_first_screen_has_a_line_for_each_other_book_with_news(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    anna.show("/")
    anna.page.wait_for_timeout(600)
    assert not anna.page.get_by_role("link", name="Household").is_visible()
    assert bruno.add("Oat milk", at=theirs) == 200
    _sees(anna, base, "Oat milk")
    anna.show("/")
    line = anna.page.locator(".row", has=anna.page.get_by_role("link", name="Household"))
    line.wait_for()
    assert "Bruno" in line.inner_text() and "Oat milk" in line.inner_text(), line.inner_text()
    line.get_by_role("link").click()
    anna.page.wait_for_url(f"**{base}/news?**")
    anna.page.get_by_role("heading", name="What’s new").wait_for()
    anna.show("/")
    anna.page.wait_for_timeout(600)
    assert not line.is_visible()


def the_page_of_members_says_of_which_book(chromium):
    _, anna, base, _, _ = _two(chromium)
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.locator("main header, main .large-title").get_by_text("Household").first.wait_for()


def a_shared_book_is_called_otherwise_on_one_device(chromium):
    _, anna, base, bruno, theirs = _two(chromium)
    page = anna.page
    page.goto(anna.address + base + "/settings/sharing")
    page.locator("#rename-name").fill("  ")
    page.locator("#rename-form").get_by_role("button", name="Save").click()
    page.get_by_text("Write a name here.").wait_for()
    anna.faults.clear()  # 422
    page.locator("#rename-name").fill("Us at home")
    page.locator("#rename-form").get_by_role("button", name="Save").click()
    page.locator("main header, main .large-title").get_by_text("Us at home").first.wait_for()
    anna.stop_workers()
    page.goto(anna.address + base + "/settings/sharing")
    page.locator("main header, main .large-title").get_by_text("Us at home").first.wait_for()
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    bruno.page.locator("main header, main .large-title").get_by_text("Household").first.wait_for()


def an_invitation_lets_in_as_many_as_it_says_and_none_once_taken_back(chromium):
    app, anna, base, _, _ = _two(chromium)
    anna.page.goto(anna.address + base + "/settings/sharing")
    link = _invite(anna)
    clara, dora = Device(chromium, app.address), Device(chromium, app.address)
    _join(clara, link, "Clara")
    dora.page.goto(link)
    dora.page.get_by_text("The link or the sheet leads to no book").wait_for()
    other = _invite(anna, uses="5")
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.get_by_role("button", name="Take back").wait_for(state="detached")
    dora.page.goto("about:blank")
    dora.page.goto(other)
    dora.page.get_by_text("The link or the sheet leads to no book").wait_for()
    dora.page.get_by_label("The invitation that you were sent").fill(other[:-2])
    dora.page.get_by_role("button", name="Look what it is").click()
    dora.page.get_by_text("The invitation isn’t whole").wait_for()
    dora.faults.clear()  # 401 of the hub, and 422


def an_invitation_of_another_hub_says_whose_it_is(chromium):
    app, anna, base, _, _ = _two(chromium)
    link = _invite(anna)
    other = App(sample=False)
    clara = Device(chromium, other.address)
    clara.settle()
    clara.page.goto(other.address + "/settings/books")
    clara.page.get_by_role("link", name="The invitation that you were sent").click()
    clara.page.get_by_label("The invitation that you were sent").fill("Look: " + link)
    clara.page.get_by_role("button", name="Look what it is").click()
    clara.page.get_by_text(f"This belongs to {app.address}").wait_for()
    # What is there over plain http no link leads to (SharingScreenTests has one over https).
    assert clara.page.get_by_role("link", name="Open it at").count() == 0
    clara.faults.clear()  # 422


def an_invitation_of_this_hub_is_opened_in_place(chromium):
    app, anna, base, _, _ = _two(chromium)
    link = _invite(anna)
    clara = Device(chromium, app.address)
    clara.settle()
    clara.page.goto(app.address + "/settings/books")
    clara.page.get_by_role("link", name="The invitation that you were sent").click()
    clara.page.get_by_label("The invitation that you were sent").fill(link)
    clara.page.get_by_role("button", name="Look what it is").click()
    clara.page.get_by_role("heading", name="Anna invites you to “Household”").wait_for()


def _sheet(device, base):
    """Makes a recovery sheet; gives its lines."""
    device.page.goto(device.address + base + "/settings/sharing")
    device.page.get_by_role("button", name="Make a sheet").click()
    device.page.locator("#sheet-words").wait_for()
    words = device.page.locator("#sheet-words code").all_inner_texts()
    assert len(words) == 4 and len(" ".join(words[1:]).split()) == 9, words
    assert device.page.locator("svg[aria-label='What stands on the recovery sheet']").count() == 1
    return words


def _bring_back(device, words):
    device.page.get_by_label("What stands on the recovery sheet").fill("\n".join(words))
    device.page.locator("#recover-name").fill("Household")
    device.page.locator("#recover-me").fill("Anna")
    device.page.get_by_role("button", name="Bring it back").click()
    device.page.wait_for_url("**/books/~*/**")


def a_sheet_brings_a_book_back_when_no_device_is_left(chromium):
    app = App(sample=False)
    anna = Device(chromium, app.address)
    anna.settle()
    base = _found(anna)
    assert anna.add("Milk", at=base) == 200
    words = _sheet(anna, base)
    anna.close()
    again = Device(chromium, app.address)
    again.settle()
    again.page.goto(app.address + "/settings/sharing")
    _bring_back(again, words)
    _sees(again, _base(again), "Milk")


def what_is_written_while_the_hub_is_away_comes_when_it_is_back(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    app.halt()
    assert bruno.add("Milk", at=theirs) == 200
    bruno.show(theirs + "/priorities")
    bruno.page.locator("main").get_by_text("Offline").wait_for()
    app.resume()
    _sees(anna, base, "Milk")


def a_book_begins_with_all_of_another_and_is_shared_with_a_command_line(chromium):
    app = App(sample=False)
    app.tally("add", "essential", "name=Milk", "level=high")
    anna = Device(chromium, app.address)
    anna.settle()
    base = _found(anna, everything=True)
    _sees(anna, base, "Milk")
    link = _invite(anna)
    with tempfile.TemporaryDirectory() as folder:
        def tally(*arguments):
            command = [tally_path(), arguments[0], "--data", folder, *arguments[1:]]
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            return done.stdout
        tally("book", "join", link, "--as", "Clara")
        assert "Milk" in tally("list", "--book", "Household", "essential", "--all")
        tally("add", "--book", "Household", "essential", "name=Saffron", "level=high")
        tally("sync", "--book", "Household")
        _sees(anna, base, "Saffron")
        assert "Anna" in tally("book", "members", "--book", "Household")
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.locator("#members").get_by_text("Clara").wait_for()
    anna.page.get_by_role("link", name="Leave, and delete it here").click()
    anna.page.get_by_role("dialog").get_by_text("You are the only owner").wait_for()
    anna.page.get_by_role("button", name="Leave, and delete it here").click()
    anna.page.wait_for_url(lambda url: "~" not in url)
    anna.faults.clear()  # 422 of the hub


def the_only_owner_makes_another_and_leaves(chromium):
    _, anna, base, bruno, theirs = _two(chromium)
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.get_by_role("button", name="Make an owner").click()
    anna.page.locator("#members").get_by_text("Reads, writes and invites").nth(1).wait_for()
    _go(anna, "Leave, and keep a copy here")
    anna.page.get_by_role("heading", name="Shared books").wait_for()
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    bruno.page.get_by_text("You · Reads, writes and invites").wait_for()


def whoever_was_removed_and_is_invited_again_has_one_book_with_what_waited(chromium):
    _, anna, base, bruno, theirs = _two(chromium)
    anna.page.goto(anna.address + base + "/settings/sharing")
    _go(anna, "Remove")
    anna.page.get_by_role("link", name="Remove").wait_for(state="detached")
    assert bruno.add("Milk", at=theirs) == 200
    bruno.show(theirs + "/settings")
    bruno.page.locator("#sync").get_by_text("This device isn’t in the book, or not any more").wait_for()
    bruno.show(theirs + "/priorities")
    bruno.page.locator(".status:visible", has_text="Not in this book any more").first.wait_for()
    bruno.show(theirs + "/settings/sharing")
    bruno.page.get_by_text("This device isn’t in the book, or not any more").wait_for()
    bruno.page.get_by_role("button", name="Keep it as my own").wait_for()
    assert bruno.page.get_by_text("You · ").count() == 0
    link = _invite(anna)
    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="Anna invites you to “Household”").wait_for()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Join").click()
    bruno.page.wait_for_url(f"**{theirs}/")
    _sees(anna, base, "Milk")
    bruno.page.goto(bruno.address + "/settings/sharing")
    assert bruno.page.locator("#shared-books .row").count() == 1
    bruno.faults.clear()  # 401 of the hub


def what_is_refused_leads_to_no_book_that_isnt_there(chromium):
    app = App(sample=False)
    anna = Device(chromium, app.address)
    anna.settle()
    anna.page.goto(app.address + "/settings/sharing")
    anna.page.get_by_label("What stands on the recovery sheet").fill("http://localhost nine words")
    anna.page.locator("#recover-me").fill("Anna")
    anna.page.get_by_role("button", name="Bring it back").click()
    anna.page.locator(".wrong, [role=alert], .notice").first.wait_for()
    assert anna.page.locator("[href*='~'], [action*='~']").count() == 0, anna.page.content()
    anna.faults.clear()


def whoever_leaves_keeps_a_copy_or_none(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Milk", at=base) == 200
    _sees(bruno, theirs, "Milk")
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    _go(bruno, "Leave, and keep a copy here")
    bruno.page.get_by_role("heading", name="Shared books").wait_for()
    bruno.page.get_by_text("You have left this book.").wait_for()
    assert bruno.page.get_by_role("button", name="Keep it as my own").count() == 0, "it is that already"
    bruno.page.goto(bruno.address + "/settings/sharing")
    bruno.page.locator("#shared-books .row", has_text="Household (own copy)").wait_for()
    _sees(bruno, theirs, "Milk")
    bruno.page.goto(bruno.address + theirs + "/settings/sharing")
    _go(bruno, "Delete it here")
    bruno.page.wait_for_url(lambda url: "~" not in url)
    clara = Device(chromium, app.address)
    hers = _join(clara, _invite(anna), "Clara")
    clara.page.goto(clara.address + hers + "/settings/sharing")
    _go(clara, "Leave, and delete it here")
    clara.page.wait_for_url(lambda url: "~" not in url)
    assert clara.page.evaluate("async () => (await indexedDB.databases()).every(({name}) => !name.includes('~'))")


def _let_in(app, device):
    """Has a server that is asked by a stranger know a device from now on."""
    device.page.goto(device.address + urllib.parse.urlsplit(app.tally("device", "add").split()[0]).path)
    device.page.get_by_label("What this device is called").fill("Laptop")
    device.page.get_by_role("button", name="Let this device in").click()


def whoever_is_invited_need_not_be_let_in_to_the_server(chromium):
    app = App(sample=False)
    server = Proxy(app.address)
    anna, bruno = Device(chromium, server.address), Device(chromium, server.address)
    _let_in(app, anna)
    anna.settle()
    base = _found(anna)
    theirs = _join(bruno, _invite(anna))
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    bruno.page.goto(server.address + "/")
    bruno.page.wait_for_url("**" + theirs + "/")
    bruno.page.goto(server.address + theirs + "/settings/sharing")
    bruno.page.get_by_text("You · Reads and writes").wait_for()
    # As the app on a home screen starts, while the server is away.
    app.halt()
    bruno.page.goto(server.address + "/")
    bruno.page.wait_for_url("**" + theirs + "/")
    bruno.faults.clear()  # 401 of the server
    server.close()


def whoever_is_not_let_in_brings_a_book_back_by_its_sheet(chromium):
    app = App(sample=False)
    server = Proxy(app.address)
    anna, again = Device(chromium, server.address), Device(chromium, server.address)
    _let_in(app, anna)
    anna.settle()
    base = _found(anna)
    assert anna.add("Milk", at=base) == 200
    words = _sheet(anna, base)
    again.page.goto(server.address + "/")
    again.page.get_by_role("link", name="Into a shared book").click()
    _bring_back(again, words)
    _sees(again, _base(again), "Milk")
    again.faults.clear()  # 401 of the server
    server.close()


class _Deaf(Proxy):
    """Carries requests to a hub, and loses the answer to the third after `loses` was set."""

    fields = b""
    loses = False
    count = 0

    def bring(self, server, client, line):
        if self.loses and line.startswith("POST /hub/v1"):
            self.count += 1
            if self.count == 3:
                while server.recv(65536):
                    pass
                return client.shutdown(socket.SHUT_RDWR)
        super().bring(server, client, line)


def whoever_hears_no_answer_tries_again_and_is_in_once(chromium):
    _hearing_nothing(chromium, uses="1")


def what_is_refused_in_between_takes_away_nothing_by_which_one_is_known(chromium):
    _hearing_nothing(chromium, uses="2")


def _hearing_nothing(chromium, uses):
    app = App(sample=False)
    server = _Deaf(app.address)
    anna, bruno = Device(chromium, server.address), Device(chromium, server.address)
    anna.settle()
    base = _found(anna)
    link = _invite(anna, uses=uses)
    bruno.page.goto(link)
    bruno.page.get_by_role("heading", name="Anna invites you to “Household”").wait_for()
    # She looks nothing up meanwhile.
    anna.page.goto("about:blank")
    server.loses = True
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Join").click()
    bruno.page.get_by_text("No answer came.").wait_for()
    if uses != "1":
        # An invitation that is used up shows that he is in, whatever he is called.
        bruno.page.get_by_label("Your name").fill(" ")
        bruno.page.get_by_role("button", name="Join").click()
        bruno.page.locator("[aria-invalid=true]").wait_for()
    bruno.page.goto("about:blank")
    theirs = _join_again(bruno, link)
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    anna.page.goto(anna.address + base + "/settings/sharing")
    anna.page.locator("#members").get_by_text("Bruno").wait_for()
    assert anna.page.locator("#members .row").count() == 2
    bruno.faults.clear()  # the answer that was lost, and 401 of the hub
    server.close()


def _join_again(device, link):
    """The link leads to nothing any more, and this device is in by it."""
    device.page.goto(link)
    device.page.wait_for_url("**/books/~*/")
    return _base(device)


def _record(device, base, name, kind="priorities"):
    """The address of a record within its book, by its link in the list."""
    device.show(f"{base}/{kind}")
    link = device.page.get_by_role("link", name=name, exact=True).first.get_attribute("href")
    return urllib.parse.urlsplit(link).path.removeprefix(base)


def _move(device, base, record, to):
    """Moves an essential from its menu."""
    device.show(base + record)
    device.page.locator("[popovertarget=item-tools]").click()
    device.page.get_by_role("link", name="Move to another book…").click()
    device.page.get_by_label("Book", exact=True).select_option(label=to)
    device.page.get_by_role("button", name="Move", exact=True).click()


def _lacks(device, base, name):
    device.show(base + "/priorities")
    device.page.get_by_role("link", name=name, exact=True).first.wait_for(state="detached")


def what_is_moved_into_a_shared_book_is_seen_by_the_others_and_comes_back_by_undo_in_either(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert anna.add("Milk") == 200
    for undo in ("button", "key there"):
        record = _record(anna, "", "Milk")
        _move(anna, "", record, "Household")
        anna.page.get_by_text("“Milk” is in “Household” now.").wait_for()
        _sees(bruno, theirs, "Milk")
        if undo == "button":
            anna.page.get_by_role("button", name="Undo").first.click()
            anna.page.get_by_text("It is back here, and no longer in “Household”.").wait_for()
        else:
            _sees(anna, base, "Milk")
            anna.page.keyboard.press("Control+z")
            anna.page.get_by_role("link", name="Milk", exact=True).first.wait_for(state="detached")
        _sees(anna, "", "Milk")
        _lacks(anna, base, "Milk")
        _lacks(bruno, theirs, "Milk")
    bruno.reopen()
    _lacks(bruno, theirs, "Milk")
    anna.faults.clear()  # 404


def what_is_in_a_shared_book_is_moved_to_ones_own_without_a_connection(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    assert bruno.add("Milk", at=theirs) == 200
    _sees(anna, base, "Milk")
    record = _record(anna, base, "Milk")
    app.halt()
    _move(anna, base, record, "My book")
    anna.page.get_by_role("button", name="Undo").first.wait_for()
    anna.reopen()
    _sees(anna, "", "Milk")
    _lacks(anna, base, "Milk")
    app.resume()
    _lacks(bruno, theirs, "Milk")
    anna.show("/priorities")
    for _ in range(50):
        if "Milk" in app.tally("list", "essential", "--all"):
            break
        anna.page.wait_for_timeout(100)
    assert "Milk" in app.tally("list", "essential", "--all")
    anna.faults.clear()


def whoever_may_only_read_moves_nothing_into_the_book(chromium):
    _, _, _, bruno, theirs = _two(chromium, "Only reads")
    bruno.settle()
    assert bruno.add("Milk") == 200
    record = _record(bruno, "", "Milk")
    _move(bruno, "", record, "Household")
    bruno.page.get_by_text("You may only read “Household”").wait_for()
    _sees(bruno, "", "Milk")
    _lacks(bruno, theirs, "Milk")


def tests():
    return own(globals())
