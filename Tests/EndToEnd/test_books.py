"""Several books on a server: made, switched, kept apart, deleted and restored, with and without a script."""
import json
import time
import urllib.request

from app import App, own, row
from device import Device

LAUNCHES = True


def _page(chromium, script=True):
    browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(java_script_enabled=script, service_workers="block", locale="en-US")
    context.set_default_timeout(8000)
    return browser, context.new_page()


def _add(page, name):
    page.get_by_label("New book").fill(name)
    page.get_by_role("button", name="Add book").click()


def books_are_made_switched_deleted_and_restored(chromium):
    for script in (True, False):
        app = App()
        browser, page = _page(chromium, script)
        page.goto(app.address + "/")
        assert page.locator("#switch-books").count() == 0
        page.goto(app.address + "/settings/books")
        _add(page, "Club")
        page.wait_for_url(app.address + "/books/club/")
        page.goto(app.address + "/books/club/priorities/new")
        page.get_by_label("Name").first.fill("Chalk")
        page.get_by_role("button", name="Save").first.click()
        page.wait_for_url("**/books/club/priorities**")
        page.goto(app.address + "/books/club/search?q=Chalk")
        page.get_by_text("Chalk").first.wait_for()
        page.goto(app.address + "/search?q=Chalk")
        assert page.locator("main > * [id^=kind-]").get_by_role("link", name="Chalk").count() == 0
        page.goto(app.address + "/books/club/")
        page.locator("main [popovertarget=switch-books]").click()
        page.locator("#switch-books a", has_text="My book").click()
        page.wait_for_url(app.address + "/")
        page.goto(app.address + "/books/club/settings/books/club")
        page.get_by_role("button", name="Delete this book").click()
        page.wait_for_url(app.address + "/settings/books?removed=club")
        assert page.goto(app.address + "/books/club/").status == 404
        page.get_by_role("link", name="Home").first.click()
        page.wait_for_url(app.address + "/")
        page.goto(app.address + "/settings/books")
        page.get_by_role("button", name="Restore").click()
        page.wait_for_url(app.address + "/settings/books")
        assert page.goto(app.address + "/books/club/").status == 200
        browser.close()


def a_page_of_a_book_takes_in_what_is_written_to_it_elsewhere(chromium):
    app = App()
    app.tally("book", "new", "Club")
    browser, page = _page(chromium)
    with page.expect_response(app.address + "/books/club/events"):
        page.goto(app.address + "/books/club/search?q=Chalk")
    app.tally("add", "--book", "Club", "essential", "name=Chalk", "level=high")
    page.get_by_role("link", name="Chalk").wait_for()
    browser.close()


def keys_and_undo_stay_in_the_book(chromium):
    app = App()
    app.tally("book", "new", "Club")
    app.tally("add", "--book", "Club", "essential", "name=Chalk", "level=high")
    browser, page = _page(chromium)
    page.goto(app.address + "/books/club/settings")
    page.wait_for_selector("html.js", state="attached")
    page.keyboard.press("/")
    page.wait_for_url(app.address + "/books/club/search")
    page.goto(app.address + "/books/club/settings")
    page.wait_for_selector("html.js", state="attached")
    page.keyboard.press("?")
    page.wait_for_url(app.address + "/books/club/settings/keys")
    page.keyboard.press("Control+z")
    page.locator("#toasts", has_text="Chalk").wait_for()
    assert page.url.startswith(app.address + "/books/club/settings/keys"), page.url
    assert "Chalk" not in app.tally("list", "--book", "Club", "essential", "--all")
    browser.close()


def _id(app, *where):
    return json.loads(app.tally("list", *where, "--all", "--json"))[0]["id"]


def a_record_is_moved_from_its_menu_and_comes_back_by_undo(chromium):
    for script in (True, False):
        app = App(sample=False)
        app.tally("book", "new", "Club")
        app.tally("add", "essential", "name=Chalk", "level=high")
        record = _id(app, "essential")
        browser, page = _page(chromium, script)
        page.goto(f"{app.address}/priorities/{record}")
        page.locator("[popovertarget=item-tools]").click()
        page.get_by_role("link", name="Move to another book…").click()
        page.get_by_role("button", name="Move", exact=True).click()
        page.get_by_text("“Chalk” is in “Club” now.").wait_for()
        page.get_by_role("link", name="Open Club").click()
        page.wait_for_url(f"{app.address}/books/club/priorities/{record}")
        page.get_by_role("heading", name="Chalk").wait_for()
        page.go_back()
        page.get_by_role("button", name="Undo").first.click()
        page.get_by_text("It is back here, and no longer in “Club”.").wait_for()
        page.goto(f"{app.address}/priorities/{record}")
        page.get_by_role("heading", name="Chalk").wait_for()
        browser.close()


def a_device_with_its_own_copy_moves_records_by_its_server(chromium):
    app = App(sample=False)
    app.tally("book", "new", "Club")
    app.tally("add", "essential", "name=Chalk", "level=high")
    record = _id(app, "essential")
    phone = Device(chromium, app.address)
    phone.settle()
    for undo in ("key", "button"):
        phone.show(f"/priorities/{record}")
        phone.page.locator("[popovertarget=item-tools]").click()
        phone.page.get_by_role("link", name="Move to another book…").click()
        phone.page.get_by_role("button", name="Move", exact=True).click()
        phone.page.get_by_text("“Chalk” is in “Club” now.").wait_for()
        if undo == "key":
            phone.page.keyboard.press("Control+z")
        else:
            phone.show("/priorities")
            phone.page.get_by_role("link", name="Chalk", exact=True).wait_for(state="detached")
            phone.page.goto(f"{app.address}/move/essential/{record}?to=club")
            phone.page.get_by_role("button", name="Undo").first.click()
        phone.page.get_by_text("It is back here, and no longer in “Club”.").wait_for()
        phone.show("/priorities")
        phone.page.get_by_role("link", name="Chalk", exact=True).wait_for()
    phone.faults.clear()  # 404


def a_book_that_was_never_opened_says_that_there_is_no_connection(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    app.halt()
    phone.page.goto(app.address + "/books/club/priorities")
    phone.page.get_by_role("heading", name="No connection").wait_for()
    phone.page.goto(app.address + "/settings/books")
    phone.page.get_by_text("The home server keeps its books.").wait_for()
    phone.show("/priorities")
    phone.page.locator("main .row").first.wait_for()
    assert _databases(phone) == ["tallybook"]
    app.resume()
    phone.show("/books/club/priorities")
    phone.page.get_by_role("link", name="Chalk", exact=True).wait_for()
    phone.faults.clear()  # 504


def a_book_that_was_opened_goes_on_without_the_server_and_brings_it_what_was_written(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    app.halt()
    phone.show("/books/club/priorities")
    phone.page.get_by_role("link", name="Chalk", exact=True).wait_for()
    assert phone.add("Rope", at="/books/club") == 200
    phone.show("/books/club/priorities")
    phone.page.get_by_role("link", name="Rope", exact=True).click()
    phone.page.get_by_role("heading", name="Rope").wait_for()
    assert "/books/club/priorities/" in phone.page.url, phone.page.url
    phone.show("/priorities")
    assert phone.page.get_by_role("link", name="Rope", exact=True).count() == 0
    app.resume()
    phone.show("/books/club/priorities")
    _until(lambda: "Rope" in app.tally("list", "--book", "Club", "essential", "--all"))
    assert "Rope" not in app.tally("list", "essential", "--all")
    phone.faults.clear()  # 504


def what_waits_in_one_book_goes_out_while_another_is_looked_at(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    app.halt()
    assert phone.add("Rope", at="/books/club") == 200
    phone.reopen()
    app.resume()
    phone.show("/priorities")
    _until(lambda: "Rope" in app.tally("list", "--book", "Club", "essential", "--all"))
    phone.faults.clear()  # 504


def a_device_changes_between_its_books_without_the_server(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    app.halt()
    phone.show("/priorities")
    phone.page.goto(app.address + "/")
    phone.page.locator("main [popovertarget=switch-books]").click()
    phone.page.locator("#switch-books a", has_text="Club").click()
    phone.page.wait_for_url(app.address + "/books/club/")
    phone.page.goto(app.address + "/books/club/search?q=Chalk")
    phone.page.get_by_role("link", name="Chalk").first.wait_for()
    phone.page.goto(app.address + "/books/club/")
    phone.page.locator("main [popovertarget=switch-books]").click()
    phone.page.locator("#switch-books a", has_text="My book").click()
    phone.page.wait_for_url(app.address + "/")
    app.resume()
    phone.faults.clear()  # 504


def an_address_of_no_book_leaves_nothing_on_the_device(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    assert phone.page.goto(app.address + "/books/nobody/priorities").status == 404
    phone.page.wait_for_selector("html.js", state="attached")
    _until(lambda: _databases(phone) == ["tallybook"])
    phone.page.wait_for_timeout(500)
    assert _databases(phone) == ["tallybook"], _databases(phone)
    phone.faults.clear()  # 404


def a_book_that_the_server_has_no_more_stays_on_the_device_with_what_waits(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    app.tally("book", "delete", "Club")
    assert phone.add("Rope", at="/books/club") == 200
    phone.show("/books/club/priorities")
    phone.page.get_by_role("link", name="Rope", exact=True).wait_for()
    _until(lambda: "Not in step · 1 change waiting" in phone.text("/books/club/priorities"))
    phone.page.goto(app.address + "/books/club/settings")
    phone.page.get_by_text("The server said: “Club” is in the trash, where it can be restored.").wait_for()
    app.tally("book", "restore", "Club")
    phone.show("/books/club/priorities")
    _until(lambda: "Rope" in app.tally("list", "--book", "Club", "essential", "--all"))
    phone.faults.clear()  # 404


def what_was_put_aside_of_a_book_stays_when_the_server_has_it_no_more(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    app.tally("book", "delete", "Club")
    assert phone.add("Rope", at="/books/club") == 200
    # As from the recovery page of that book's address.
    phone.page.goto(app.address + "/recover.html")
    phone.page.evaluate("history.replaceState(null, '', '/books/club/priorities')")
    phone.stop_workers()
    phone.page.get_by_role("button", name="Put it aside and begin anew").click()
    phone.page.wait_for_url(app.address + "/")
    phone.settle()
    assert phone.page.goto(app.address + "/books/club/priorities").status == 404
    phone.page.wait_for_timeout(1500)
    assert _databases(phone) == ["tallybook", "tallybook club"], _databases(phone)
    phone.page.goto(app.address + "/recover.html")
    phone.page.get_by_role("button", name="Download what is kept here").click()
    phone.page.get_by_role("link", name="tallybook-club-aside").wait_for()
    phone.show("/priorities")
    row(phone.page, "Milk").wait_for()
    phone.faults.clear()  # 404


def a_page_of_a_copy_takes_in_what_is_written_to_its_book_elsewhere(chromium):
    app = _club()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.settle("/books/club/priorities")
    phone.page.wait_for_timeout(500)
    app.tally("add", "--book", "Club", "essential", "name=Rope", "level=high")
    phone.page.get_by_role("link", name="Rope", exact=True).wait_for()


def _club():
    app = App()
    app.tally("book", "new", "Club")
    app.tally("add", "--book", "Club", "essential", "name=Chalk", "level=high")
    return app


def _databases(phone):
    return sorted(phone.page.evaluate("async () => (await indexedDB.databases()).map(({name}) => name)"))


def _until(condition):
    for _ in range(80):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("it never came to that")


def a_calendar_of_a_book_is_at_an_address_of_that_book(chromium):
    app = App()
    app.tally("book", "new", "Club")
    browser, page = _page(chromium)
    page.goto(app.address + "/books/club/projects/calendar")
    page.locator("main form button").click()
    shown = page.locator("main a[href$='.ics']")
    shown.wait_for()
    address = shown.get_attribute("href")
    assert address.startswith("/books/club/projects/calendar/"), address
    assert shown.inner_text() == app.address + address, shown.inner_text()
    with urllib.request.urlopen(app.address + address) as answer:
        assert answer.read().startswith(b"BEGIN:VCALENDAR")
    browser.close()


def tests():
    return own(globals())
