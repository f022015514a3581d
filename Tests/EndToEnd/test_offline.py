"""The app with its server gone and back: every screen and write offline, in step again afterwards."""
import json
import os
import re
import signal
import tempfile
import time
import urllib.request

from app import App, own, row, toast
from device import Device
from trackside import check_twelve_hooks, enter_twelve_hooks

LAUNCHES = True


def _home(chromium, devices=1):
    """A served book with sample data, and devices that have all of it."""
    app = App()
    household = [Device(chromium, app.address) for _ in range(devices)]
    for device in household:
        device.settle()
    return (app, *household)


def _empty_home(chromium):
    """A served book with nothing in it, and a device that knows it."""
    app = App(sample=False)
    device = Device(chromium, app.address)
    device.settle()
    return app, device


def _essential(device, name):
    book = json.loads(device.text("/export.json"))
    return next(r for r in book["records"] if r["kind"] == "essential" and r["name"] == name)


def _change(device, name, **fields):
    """Changes an essential by the form that the app shows for it."""
    record = _essential(device, name)
    device.show(f"/priorities/{record['id']}/edit")
    for field, value in fields.items():
        control = device.page.locator(f"dialog [name={field}]")
        if control.first.get_attribute("type") == "radio":
            device.page.locator(f"dialog label:has([name={field}][value={value}])").click()
        else:
            control.first.fill(value)
    device.page.locator("dialog button[type=submit]:not(.toast-action)").click()
    device.page.wait_for_selector("dialog", state="detached")


def _digest(text):
    return re.search(r"[0-9a-f]{32}", text).group()


def _in_step(app, *devices, within=20):
    """Waits until all have the same digest as the server's book."""
    end = time.time() + within
    while True:
        found = [_digest(app.tally("check"))] + [_digest(d.text("/settings/check")) for d in devices]
        if len(set(found)) == 1:
            return
        assert time.time() < end, found
        time.sleep(0.1)


def a_pull_with_twelve_hooks_is_entered_beside_the_track_without_a_network(chromium):
    app, phone = _empty_home(chromium)
    app.halt()
    phone.show("/pulls")
    enter_twelve_hooks(phone.page)
    for path in ("/pulls/standings", "/pulls/bests", "/pulls/forecast"):
        phone.show(path)
    phone.reopen()
    phone.show("/pulls")
    phone.page.locator(".row .name", has_text="Cow Town").wait_for()
    app.resume()
    phone.show("/pulls")
    _in_step(app, phone)
    check_twelve_hooks(json.loads(app.tally("list", "hook", "--all", "--json")))


def the_app_opens_and_works_with_the_server_gone(chromium):
    app, phone = _home(chromium)
    app.halt()
    assert phone.add("Saffron") == 200
    phone.reopen()
    for path in ("/", "/priorities/shop", "/projects", "/pulls", "/grades", "/search?q=saf", "/settings"):
        phone.show(path)
    phone.show("/priorities")
    phone.page.locator(".row .name", has_text="Saffron").wait_for()
    phone.page.locator(".row", has=phone.page.locator(".name", has_text="Milk")).locator(".tick").tap()
    phone.page.locator(".toast p", has_text="Got Milk").wait_for()
    phone.page.locator(".status:visible", has_text="waiting").wait_for()
    app.resume()
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    _in_step(app, phone)
    assert "Saffron" in app.tally("list", "essential")


def what_two_devices_change_offline_meets_field_by_field(chromium):
    app, phone, laptop = _home(chromium, devices=2)
    app.halt()
    _change(phone, "Milk", details="2 l, the blue one")
    _change(laptop, "Milk", level="critical")  # another field of the same record
    _change(phone, "Bread", details="rye")
    _change(laptop, "Bread", details="wheat")  # the same field, later
    assert phone.add("From the phone") == 200
    assert laptop.add("From the laptop") == 200
    app.resume()
    for device in (phone, laptop):
        device.show("/priorities")
    _in_step(app, phone, laptop)
    for device in (phone, laptop):
        milk = _essential(device, "Milk")
        assert (milk["details"], milk["level"]) == ("2 l, the blue one", "critical"), milk
        assert _essential(device, "Bread")["details"] == "wheat"
        device.page.locator(".row .name", has_text="From the phone").wait_for()
        device.page.locator(".row .name", has_text="From the laptop").wait_for()


def _cell(device, project, item, quality, value):
    """Types into one cell of a matrix, and waits until it is saved."""
    device.show(f"/projects/{project}/matrix")
    device.page.get_by_label(f"{item}, {quality}").fill(str(value))
    device.page.keyboard.press("Enter")
    device.page.locator(".toast p", has_text=f"{item}: {quality} {value}").wait_for()


def different_cells_of_one_matrix_scored_offline_on_two_devices_both_survive(chromium):
    app = App(sample=False)
    app.tally("add", "project", "title=Cars")
    project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    for title in ("Sedan", "Van"):
        app.tally("add", "item", "project=Cars", f"title={title}")
    for title in ("Ease", "Fuel"):
        app.tally("add", "quality", "project=Cars", f"title={title}")
    phone, laptop = (Device(chromium, app.address) for _ in range(2))
    for device in (phone, laptop):
        device.settle("/projects")
    app.halt()
    _cell(phone, project, "Sedan", "Ease", 3)
    _cell(phone, project, "Van", "Fuel", 1)
    time.sleep(0.05)
    _cell(laptop, project, "Sedan", "Fuel", 4)
    _cell(laptop, project, "Van", "Fuel", 2)  # the same cell, later
    app.resume()
    for device in (phone, laptop):
        device.show("/projects")
    _in_step(app, phone, laptop)
    for device in (phone, laptop):
        device.show(f"/projects/{project}/matrix")
        cells = [device.page.get_by_label(f"{item}, {quality}").input_value()
                 for item in ("Sedan", "Van") for quality in ("Ease", "Fuel")]
        assert cells == ["3", "4", "", "2"], cells
        totals = device.page.locator(".matrix tbody td.number").all_inner_texts()
        assert totals == ["7", "1st", "2", "2nd"], totals


def what_others_change_shows_within_two_seconds(chromium):
    app, phone, laptop = _home(chromium, devices=2)
    phone.page.wait_for_timeout(300)
    assert laptop.add("Cinnamon") == 200
    phone.page.locator(".row .name", has_text="Cinnamon").wait_for(timeout=2000)
    app.tally("add", "essential", "name=Nutmeg", "level=high")
    for device in (phone, laptop):
        device.page.locator(".row .name", has_text="Nutmeg").wait_for(timeout=2000)
    _in_step(app, phone, laptop)


def a_server_that_hangs_never_blocks_a_screen(chromium):
    app, phone = _home(chromium)
    os.kill(app.process.pid, signal.SIGSTOP)
    try:
        begin = time.time()
        assert phone.add("Thyme") == 200
        phone.show("/priorities")
        phone.page.locator(".row .name", has_text="Thyme").wait_for()
        phone.show("/projects")
        assert time.time() - begin < 5
    finally:
        os.kill(app.process.pid, signal.SIGCONT)
    _in_step(app, phone)


def several_quick_ticks_are_taken_back_at_once_and_got_again(chromium):
    app, phone = _home(chromium)
    phone.show("/priorities")
    for name, words in (("Milk", "Got Milk"), ("Fruit", "Got Fruit, 2 in all")):
        row(phone.page, name).locator(".tick").tap()
        toast(phone.page, words)
    row(phone.page, "Milk").wait_for(state="detached")
    phone.page.locator(".toast-action", has_text="Undo all 2").tap()
    toast(phone.page, "Undone: Got Milk, 2 in all")
    row(phone.page, "Fruit").wait_for()
    phone.page.locator(".toast-action", has_text="Redo all 2").tap()
    toast(phone.page, "Redone: Got Fruit, 2 in all")
    row(phone.page, "Milk").wait_for(state="detached")
    # Pressed again meanwhile, a row takes back its own tick and no other.
    row(phone.page, "Bread").locator(".tick").tap()
    toast(phone.page, "Got Bread")
    row(phone.page, "Bread").locator(".tick").tap()
    toast(phone.page, "Undone: Got Bread")


def a_damaged_copy_is_put_aside_and_the_server_gives_its_book_again(chromium):
    app, phone = _home(chromium)
    app.halt()
    assert phone.add("Saffron") == 200
    phone.page.evaluate("""async () => {
        const request = indexedDB.open("tallybook");
        const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const pieces = database.transaction("pieces", "readwrite").objectStore("pieces");
        const cursor = pieces.openCursor();
        await new Promise((resolve) => { cursor.onsuccess = () => {
            const bytes = new Uint8Array(cursor.result.value);
            bytes[0] = 250;
            cursor.result.update(bytes.buffer).onsuccess = resolve;
        }; });
        database.close();
    }""")
    phone.stop_workers()
    app.resume()
    phone.page.goto(app.address + "/priorities")
    phone.page.get_by_role("heading", name="Let’s get going again").wait_for()
    phone.page.get_by_role("button", name="Put it aside and begin anew").click()
    phone.page.wait_for_url(app.address + "/")
    phone.settle()
    row(phone.page, "Milk").wait_for()
    assert "Saffron" not in phone.text("/priorities")
    # Nothing is gone: what was written here is in the file that the page gives.
    phone.page.goto(app.address + "/recover.html")
    phone.page.get_by_role("button", name="Download what is kept here").click()
    with phone.page.expect_download() as download:
        phone.page.get_by_role("link", name="tallybook-aside").click()
    with tempfile.TemporaryDirectory() as folder:
        kept = f"{folder}/{download.value.suggested_filename}"
        download.value.save_as(kept)
        app.tally("salvage", kept)
    assert "Saffron" in app.tally("list", "essential", "--all")
    phone.faults.clear()  # 503


def offline_by_choice_nothing_is_exchanged(chromium):
    app, phone = _home(chromium)
    phone.show("/settings")
    phone.page.get_by_role("button", name="Work offline").click()
    phone.page.get_by_role("button", name="Go online").wait_for()
    assert phone.add("Secret") == 200
    app.tally("add", "essential", "name=Nutmeg", "level=high")
    phone.show("/priorities")
    phone.page.wait_for_timeout(700)
    assert "Secret" not in app.tally("list", "essential")
    assert phone.page.locator(".row .name", has_text="Nutmeg").count() == 0
    phone.show("/settings")
    phone.page.get_by_role("button", name="Go online").click()
    _in_step(app, phone)


def a_browser_killed_amid_writes_loses_none_that_was_acknowledged(chromium):
    app, phone = _home(chromium)
    heard = []
    phone.page.expose_function("heard", lambda name: heard.append(name))
    phone.page.evaluate("""() => { (async () => {
        for (let number = 0; number < 200; number += 1) {
            const name = `Thing ${number}`;
            const body = new URLSearchParams({name, both: "1", level: "high"});
            const answer = await fetch("/priorities/new", {method: "POST", body});
            if (answer.status === 200) await window.heard(name);
        }
    })(); }""")
    while len(heard) < 60:
        phone.page.wait_for_timeout(10)
    phone.kill()
    phone.start()
    phone.show("/priorities")
    _in_step(app, phone)
    names = [r["name"] for r in json.loads(app.tally("list", "essential", "--json"))]
    assert not set(heard) - set(names), set(heard) - set(names)


def _other_book(app):
    """Another book at the same address, as when a demo is served there."""
    app.halt()
    first, app.folder = app.folder, tempfile.TemporaryDirectory()
    app.resume()
    app.post("/priorities/new", name="Theirs", level="high")
    return first


def another_book_at_the_address_is_told_and_kept_apart(chromium):
    app, phone = _home(chromium)
    first = _other_book(app)
    phone.show("/priorities")
    phone.page.locator(".status:visible", has_text="Not in step").wait_for()
    assert phone.add("Ours") == 200
    phone.page.wait_for_timeout(500)
    assert "Milk" in phone.text("/priorities") and "Theirs" not in phone.text("/priorities")
    assert json.loads(app.tally("list", "essential", "--all", "--json"))[0]["name"] == "Theirs"
    phone.show("/settings")
    phone.page.get_by_text("There is another book at this address").wait_for()
    phone.page.get_by_role("button", name="Open the server’s book").click()
    _in_step(app, phone)
    phone.settle()
    phone.page.locator(".row .name", has_text="Theirs").wait_for()
    assert "Milk" not in phone.text("/priorities")
    first.cleanup()


def two_books_are_put_together_when_asked(chromium):
    app, phone = _home(chromium)
    first = _other_book(app)
    phone.show("/settings")
    phone.page.get_by_role("button", name="Put both together").click()
    _in_step(app, phone)
    assert {"Theirs", "Milk"} <= set(re.findall("Theirs|Milk", app.tally("list", "essential", "--all")))
    first.cleanup()


def a_server_that_lost_its_book_gets_it_back_when_asked(chromium):
    app, phone = _home(chromium)
    app.halt()
    first, app.folder = app.folder, tempfile.TemporaryDirectory()
    app.resume()
    phone.show("/settings")
    phone.page.get_by_text("There is another book at this address").wait_for()
    assert "Milk" not in app.tally("list", "essential", "--all")
    phone.page.get_by_role("button", name="Put both together").click()
    _in_step(app, phone)
    assert "Milk" in app.tally("list", "essential", "--all")
    first.cleanup()


def a_worker_stopped_amid_a_sync_goes_on_later(chromium):
    app, phone = _home(chromium)
    app.halt()
    for number in range(40):
        assert phone.add(f"Thing {number}") == 200
    app.resume()
    for _ in range(3):
        phone.page.evaluate("dispatchEvent(new Event('online'))")
        phone.stop_workers()
    phone.show("/priorities")
    _in_step(app, phone)


def a_calendar_is_made_where_others_can_subscribe_to_it(chromium):
    app, phone = _home(chromium)
    phone.show("/projects/calendar")
    phone.page.locator("main form button").click()
    address = phone.page.locator("main a[href$='.ics']").get_attribute("href")
    with urllib.request.urlopen(app.address + address) as answer:
        assert answer.read().startswith(b"BEGIN:VCALENDAR")
    shown = phone.page.locator("main a[href$='.ics']")
    assert shown.inner_text() == app.address + address, shown.inner_text()
    phone.page.get_by_role("button", name="Renew the address").click()
    phone.page.locator(f"main a[href$='.ics']:not([href='{address}'])").wait_for()
    renewed = shown.get_attribute("href")
    assert shown.inner_text() == app.address + renewed, shown.inner_text()
    with urllib.request.urlopen(app.address + renewed) as answer:
        assert answer.read().startswith(b"BEGIN:VCALENDAR")
    app.halt()
    phone.show("/projects")
    phone.page.locator("[popovertarget=tools]:visible").click()
    phone.page.locator(".menu:popover-open a[href='/projects/calendar']").click()
    phone.page.get_by_text("The address is with the server").wait_for()
    assert not shown.count() and not phone.page.locator("main form").count()
    phone.show("/projects/calendar")
    phone.page.get_by_text("The address is with the server").wait_for()
    phone.page.goto(app.address + renewed)
    phone.page.get_by_role("heading", name="No connection").wait_for()
    phone.show("/projects")
    phone.faults.clear()  # 504


def tests():
    return own(globals())
