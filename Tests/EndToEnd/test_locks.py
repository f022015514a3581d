"""Coming in by an address, seeing and removing devices, and what a device does that isn't let in any more."""
import json

from app import App, own, until
from device import Device
from proxy import Proxy

LAUNCHES = True
# A proxy passed it on: such a request is a stranger's, although it comes over loopback.
STRANGE = {"X-Forwarded-For": "203.0.113.7"}


def _invitation(app, *more):
    return app.tally("device", "add", *more).split()[0]


def _stranger(chromium, script=True):
    browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(
        extra_http_headers=STRANGE, java_script_enabled=script, service_workers="block", locale="en-US")
    context.set_default_timeout(8000)
    return browser, context.new_page()


def _come_in(page, app, name, *more):
    page.goto(_invitation(app, *more))
    page.get_by_label("What this device is called").fill(name)
    page.get_by_role("button", name="Let this device in").click()


def a_browser_comes_in_by_an_address_with_and_without_a_script(chromium):
    app = App()
    for script in (True, False):
        browser, page = _stranger(chromium, script)
        answer = page.goto(app.address + "/priorities")
        assert answer.status == 401
        page.get_by_role("heading", name="This is somebody’s Tallybook").wait_for()
        _come_in(page, app, f"Phone {script}")
        page.wait_for_url(app.address + "/")
        assert page.goto(app.address + "/priorities").status == 200
        page.get_by_text("Milk").first.wait_for()
        browser.close()
    assert [device["name"] for device in json.loads(app.tally("device", "list", "--json"))] == [
        "Phone True", "Phone False"]


def a_pasted_address_leads_to_where_one_wanted_to_go(chromium):
    app = App()
    browser, page = _stranger(chromium)
    page.goto(app.address + "/pulls")
    page.get_by_label("The address you were given").fill(_invitation(app))
    page.get_by_label("What this device is called").fill("Phone")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url(app.address + "/pulls")
    browser.close()


def devices_are_added_renamed_removed_and_brought_back(chromium):
    for script in (True, False):
        app = App()
        browser, page = _stranger(chromium, script)
        _come_in(page, app, "Phone")
        page.goto(app.address + "/settings/devices")
        row = page.locator("#devices .row", has_text="Phone")
        assert "This one" in row.inner_text()
        page.get_by_role("button", name="Add a device").click()
        page.locator("svg.qr").wait_for()
        address = page.locator("main code").inner_text()
        other, second = _stranger(chromium, script)
        second.goto(address)
        second.get_by_label("What this device is called").fill("Tablet")
        second.get_by_role("button", name="Let this device in").click()
        second.wait_for_url(app.address + "/")
        if script:
            # An address that was used is not shown again.
            page.reload()
            page.get_by_role("link", name="Tablet").wait_for()
            assert page.locator("svg.qr").count() == 0
        else:
            page.get_by_role("link", name="Done").click()
        page.get_by_role("link", name="Tablet").click()
        page.get_by_label("Name").fill("Kitchen")
        page.get_by_role("button", name="Rename").click()
        page.get_by_role("link", name="Kitchen").click()
        page.get_by_role("button", name="Remove “Kitchen”").click()
        page.get_by_text("“Kitchen” is shut out.").wait_for()
        assert second.goto(app.address + "/").status == 401
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("link", name="Kitchen").wait_for()
        assert second.goto(app.address + "/").status == 200
        other.close()
        browser.close()
        app.stop()


def a_device_that_is_shut_out_keeps_what_it_writes_and_sends_it_when_it_is_let_in_again(chromium):
    app = App()
    server = Proxy(app.address)
    try:
        phone = Device(chromium, server.address)
        _enter(phone, app, server, "Phone")
        phone.settle()
        app.tally("device", "remove", "Phone")
        assert phone.add("Quinoa") == 200
        phone.show("/priorities")
        until(phone.page, "document.body.innerText.includes('Not let in · 1 change waiting')")
        assert phone.page.get_by_text("Quinoa").count() > 0
        assert "somebody’s Tallybook" not in phone.page.content()
        assert "Quinoa" not in app.tally("list", "essential", "--plain")
        phone.page.goto(server.address + "/settings/devices")
        phone.page.get_by_text("Devices are managed on the home server.").wait_for()
        phone.page.goto(server.address + "/settings")
        phone.page.get_by_role("link", name="Be let in again").click()
        phone.page.get_by_label("The address you were given").fill(_invitation(app))
        phone.page.get_by_label("What this device is called").fill("Phone again")
        phone.page.get_by_role("button", name="Come in").click()
        phone.page.wait_for_url(server.address + "/settings")
        for _ in range(100):
            if "Quinoa" in app.tally("list", "essential", "--plain"):
                break
            phone.page.wait_for_timeout(100)
        assert "Quinoa" in app.tally("list", "essential", "--plain")
        phone.faults[:] = [fault for fault in phone.faults if "401" not in fault]
    finally:
        server.close()


def a_device_that_may_only_read_is_offered_nothing_and_keeps_nothing_that_never_goes_out(chromium):
    app = App()
    server = Proxy(app.address)
    try:
        phone = Device(chromium, server.address)
        _enter(phone, app, server, "Sitter", "--read-only")
        phone.settle()
        before = app.tally("export")
        for is_online in (True, False):
            if not is_online:
                app.halt()
            phone.show("/priorities")
            until(phone.page, "document.querySelector('.status')?.innerText.includes('Only looking')")
            assert phone.page.locator(".tick, main [formaction], a[href$='/new']").count() == 0
            assert phone.add("Quinoa") == 403
            refused = phone.page.evaluate("""async () => (await fetch("/priorities/new", {
                method: "POST", body: new URLSearchParams({name: "Quinoa", level: "high"}), headers: {Accept: "text/html"},
            })).text()""")
            assert "This device may only look" in refused
            assert "Quinoa" not in phone.text("/priorities")
        app.resume()
        # What others write arrives, and the screens follow what it may.
        app.tally("add", "essential", "name=Rice", "level=high")
        phone.show("/priorities")
        until(phone.page, "document.body.innerText.includes('Rice')")
        assert "Quinoa" not in app.tally("export")
        app.tally("device", "set", "Sitter", "--write")
        until(phone.page, "document.querySelector('.tick') !== null")
        assert phone.add("Quinoa") == 200
        for _ in range(100):
            if "Quinoa" in app.tally("list", "essential", "--plain"):
                break
            phone.page.wait_for_timeout(100)
        assert "Quinoa" in app.tally("list", "essential", "--plain")
        app.tally("device", "set", "Sitter", "--read-only")
        until(phone.page, "document.querySelector('.tick') === null && document.body.innerText.includes('Only looking')")
        assert before != app.tally("export")
        phone.faults[:] = [fault for fault in phone.faults if "403" not in fault]
    finally:
        server.close()


def what_a_device_may_counts_for_all_its_books_and_what_waits_in_one_goes_out_once_it_may(chromium):
    app = App()
    app.tally("book", "new", "Club")
    server = Proxy(app.address)
    try:
        phone = Device(chromium, server.address)
        _enter(phone, app, server, "Sitter")
        phone.settle()
        phone.settle("/books/club/priorities")
        app.halt()
        assert phone.add("Rope", at="/books/club") == 200
        phone.close()
        app.tally("device", "set", "Sitter", "--read-only")
        app.resume()
        phone.start()
        # The first book alone is looked at, and the other knows as well.
        phone.show("/priorities")
        until(phone.page, "document.querySelector('.status')?.innerText.includes('Only looking')")
        for _ in range(100):
            if phone.add("Chalk", at="/books/club") == 403:
                break
            phone.page.wait_for_timeout(100)
        assert phone.add("Chalk", at="/books/club") == 403
        assert "Rope" not in app.tally("list", "--book", "Club", "essential", "--all")
        phone.close()
        app.tally("device", "set", "Sitter", "--write")
        phone.start()
        phone.show("/priorities")
        for _ in range(100):
            if "Rope" in app.tally("list", "--book", "Club", "essential", "--all"):
                break
            phone.page.wait_for_timeout(100)
        assert "Rope" in app.tally("list", "--book", "Club", "essential", "--all")
        phone.faults[:] = [fault for fault in phone.faults if "403" not in fault]
    finally:
        server.close()


def without_a_script_a_device_that_may_only_read_gets_a_page_with_the_way_back(chromium):
    app = App()
    browser, page = _stranger(chromium, script=False)
    _come_in(page, app, "Sitter", "--read-only")
    page.goto(app.address + "/priorities")
    assert page.locator(".tick").count() == 0
    # A form that was there before the right was taken.
    app.tally("device", "set", "Sitter", "--write")
    page.goto(app.address + "/priorities")
    app.tally("device", "set", "Sitter", "--read-only")
    page.locator(".tick").first.click()
    page.get_by_role("heading", name="This device may only look").wait_for()
    page.get_by_role("link", name="Back").click()
    page.wait_for_url(app.address + "/priorities")
    browser.close()


def the_page_of_an_invitation_says_who_came_in(chromium):
    app = App()
    for owner in (Device(chromium, app.address), Device(chromium, app.address, service_workers="block")):
        if owner.service_workers == "allow":
            owner.settle()
        owner.show("/settings/devices")
        owner.page.get_by_role("button", name="Add a device").click()
        owner.page.locator("svg.qr").wait_for()
        browser, page = _stranger(chromium, script=False)
        page.goto(owner.page.locator("main code").inner_text())
        page.get_by_label("What this device is called").fill("Jana’s phone")
        page.get_by_role("button", name="Let this device in").click()
        page.wait_for_url(app.address + "/")
        owner.page.get_by_text("“Jana’s phone” came in.").wait_for()
        assert owner.page.locator("svg.qr").count() == 0
        browser.close()


def _enter(phone, app, server, name, *more):
    phone.page.goto(server.address + "/enter/" + _invitation(app, *more).rsplit("/", 1)[1])
    phone.page.get_by_label("What this device is called").fill(name)
    phone.page.get_by_role("button", name="Let this device in").click()
    phone.page.wait_for_url(server.address + "/")


FOREIGN = """<!doctype html><title>Elsewhere</title><form method="post" action="{address}{path}"{more}>
<input name="name" value="Planted"><input name="title" value="Planted"></form><script>setTimeout(() => document.forms[0].submit(), 100)</script>"""


def _answering(body, policy):
    return lambda route: route.fulfill(body=body, content_type="text/html", headers={"Referrer-Policy": policy})


def a_page_of_another_site_writes_nothing_through_the_worker(chromium):
    """The worker answers forms without the server, so it has to look where they come from, too."""
    app = App()
    device = Device(chromium, app.address)
    device.settle()
    before = app.tally("export")
    for number, (path, more) in enumerate([
        ("/priorities/new", ""), ("/projects/new", ' enctype="multipart/form-data"'), ("/reset", ""), ("/trash/empty", ""),
    ]):
        page = FOREIGN.format(address=app.address, path=path, more=more)
        for policy in ("no-referrer", "unsafe-url"):
            url = f"http://elsewhere.test/{number}-{policy}"
            device.context.route(url, _answering(page, policy))
            with device.page.expect_response(lambda answer: answer.url.startswith(app.address)) as answer:
                device.page.goto(url)
            device.page.wait_for_url(app.address + path)
            assert answer.value.status == 403, (path, policy, answer.value.status)
    assert all("403 (Forbidden)" in fault for fault in device.faults), device.faults
    device.faults.clear()
    # What the worker kept would have reached the server by now.
    device.page.goto(app.address + "/priorities")
    device.settle()
    assert app.tally("export") == before


def tests():
    return own(globals())
