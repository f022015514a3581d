"""The app as plain files on any web server: it runs wholly in the browser, and survives what happens
to browsers."""
import base64
import hashlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

from app import App, own, tally_path, until
from device import Device
from static_site import StaticSite
from test_grades import PICTURE

# Run with the browser's launcher instead of a page.
LAUNCHES = True


class _Exported:
    """A site that `tally export-site` wrote, being served."""

    def __init__(self, *options):
        self.holder = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.holder.name) / "site"
        subprocess.run([tally_path(), "-q", "export-site", str(self.folder), *options], check=True, umask=0)
        self.site = StaticSite(self.folder)
        self.address = self.site.address

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.site.stop()
        self.holder.cleanup()

    def renew(self):
        """Makes this a site of the next version: other styles, another worker."""
        worker = self.folder / "worker.js"
        old = re.search(r"/assets/app\.\w+\.css", worker.read_text()).group()
        style = self.folder / old.lstrip("/")
        new = "/assets/app.0123456789.css"
        (self.folder / new.lstrip("/")).write_text(style.read_text() + "body{--next:1}")
        style.unlink()
        for file in ("worker.js", "index.html", "404.html", "recover.html"):
            path = self.folder / file
            path.write_text(path.read_text().replace(old, new))
        for path in (new, "/recover.html"):
            mark = hashlib.sha256((self.folder / path.lstrip("/")).read_bytes()).hexdigest()[:16]
            text, count = re.subn(re.escape(path) + r'(\\":\\")[0-9a-f]+', path + r"\g<1>" + mark, worker.read_text())
            assert count == 1, path
            worker.write_text(text)
        version = json.loads((self.folder / "version.json").read_text())["version"]
        for file in ("worker.js", "version.json"):
            path = self.folder / file
            path.write_text(path.read_text().replace(version, "next"))
            # A web server tells versions apart by seconds, and this may be the same one.
            os.utime(path, (time.time() + 60, time.time() + 60))


def _opened(chromium, exported, path="/priorities"):
    device = Device(chromium, exported.address)
    device.page.goto(exported.address + path)
    device.page.wait_for_selector("html.js")
    device.faults.clear()  # a first visit to a deep address is answered with 404.html
    return device


def an_address_within_opens_at_the_first_visit(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported, "/priorities/new")
        device.page.fill("dialog [name=name]", "Oat drink")
        device.page.locator("dialog button[type=submit]:not(.toast-action)").click()
        device.page.locator(".toast p", has_text="Oat drink added").wait_for()
        exported.site.stop()
        device.reopen()
        device.show("/priorities")
        assert device.page.locator(".row .name").all_inner_texts() == ["Oat drink"]


def the_book_goes_out_and_in_as_a_file(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        for name in ("Milk", "Bread"):
            assert device.add(name) == 200
        device.show("/settings")
        with device.page.expect_download() as download:
            device.page.locator("a[href='/export.json']").click()
        file = exported.folder.parent / "book.json"
        download.value.save_as(file)
        assert [r["name"] for r in json.loads(file.read_text())["records"]] == ["Milk", "Bread"]
        other = _opened(chromium, exported, "/import")
        other.page.set_input_files("input[type=file]", file)
        other.page.get_by_role("button", name="Import", exact=True).click()
        other.page.locator(".toast").wait_for()
        assert device.text("/export.json") == other.text("/export.json")


def files_go_out_and_in_with_the_book(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported, "/grades/add/note")
        sheet = device.page.locator("dialog.sheet")
        sheet.get_by_label("Title").fill("Whiteboard")
        picture = exported.folder.parent / "board.png"
        # Longer than what becomes base 64 at a time; what follows a picture's end is no part of what shows.
        content = PICTURE + bytes(range(256)) * 300
        picture.write_bytes(content)
        sheet.get_by_label("Files").set_input_files(picture)
        sheet.get_by_role("button", name="Save").click()
        device.page.locator(".toast").wait_for()
        book = device.text("/export.json")
        kept = json.loads(book)["files"]
        assert [base64.b64decode(file["base64"]) for file in kept] == [content]
        file = exported.folder.parent / "book.json"
        file.write_text(book)
        other = _opened(chromium, exported, "/import")
        other.page.set_input_files("input[type=file]", file)
        other.page.get_by_role("button", name="Import", exact=True).click()
        other.page.locator(".toast").wait_for()
        exported.site.stop()
        other.reopen()
        other.show("/grades/notes")
        until(other.page, "document.querySelector('.file img')?.naturalWidth === 1")
        assert other.text("/export.json") == book


def many_writes_become_one_piece_and_nothing_is_lost(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        for number in range(210):
            assert device.add(f"Thing {number}") == 200
        until(device.page, "navigator.serviceWorker.controller !== null")
        assert len(device.pieces()) < 50, device.pieces()
        before = device.text("/export.json")
        device.reopen()
        device.show("/priorities")
        assert device.text("/export.json") == before
        assert before.count('"essential"') == 210


def a_worker_that_is_stopped_again_and_again_loses_no_acknowledged_write(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        acknowledged = []
        for number in range(60):
            if number % 5 == 4:
                device.page.evaluate("""(name) => { fetch("/priorities/new", {
                    method: "POST", body: new URLSearchParams({name, level: "high"})}).catch(() => {}) }""",
                    f"Unheard {number}")
                device.stop_workers()
            if device.add(f"Thing {number}") == 200:
                acknowledged.append(f"Thing {number}")
        book = device.text("/export.json")
        names = [record["name"] for record in json.loads(book)["records"]]
        assert len(acknowledged) > 50
        assert not set(acknowledged) - set(names), set(acknowledged) - set(names)
        assert len(names) == len(set(names)), "nothing is there twice"


def a_browser_that_is_killed_amid_200_writes_loses_no_acknowledged_one(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        heard = []
        device.page.expose_function("heard", lambda name: heard.append(name))
        device.page.evaluate("""() => { (async () => {
            for (let number = 0; number < 200; number += 1) {
                const name = `Thing ${number}`;
                const body = new URLSearchParams({name, level: "high"});
                const answer = await fetch("/priorities/new", {method: "POST", body});
                if (answer.status === 200) await window.heard(name);
            }
        })(); }""")
        while len(heard) < 60:
            device.page.wait_for_timeout(10)
        device.kill()
        assert len(heard) < 200
        device.start()
        device.show("/priorities")
        names = [record["name"] for record in json.loads(device.text("/export.json"))["records"]]
        assert not set(heard) - set(names), set(heard) - set(names)


def a_full_disk_is_told_and_what_was_typed_stays(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        assert device.add("Milk") == 200
        device.reopen()  # the browser asks for the room that is left when it starts, then rarely
        session = device.context.new_cdp_session(device.page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": exported.address, "quotaSize": 1000})
        device.show("/priorities/new")
        device.page.fill("dialog [name=name]", "Unfinished sentence")
        device.page.locator("dialog button[type=submit]:not(.toast-action)").click()
        device.page.locator(".notice", has_text="disk is full").wait_for()
        assert device.page.input_value("dialog [name=name]") == "Unfinished sentence"
        assert "Unfinished sentence" not in device.text("/export.json"), "what was not kept never was"
        device.reopen()
        device.show("/priorities/new")
        device.page.fill("dialog [name=name]", "Unfinished sentence")
        device.page.locator("dialog button[type=submit]:not(.toast-action)").click()
        device.page.locator(".toast p", has_text="Unfinished sentence added").wait_for()
        device.faults.clear()  # the refusal itself


def a_new_version_is_offered_and_never_mixes_with_the_old(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        assert device.add("Milk") == 200
        exported.renew()
        device.show("/priorities")
        offer = device.page.locator(".notice", has_text="A new version is ready.")
        offer.wait_for()
        look = "getComputedStyle(document.body).getPropertyValue('--next')"
        assert device.page.evaluate(look) == ""
        device.show("/priorities")  # until it is accepted, all stays as it is
        assert device.page.evaluate(look) == ""
        device.page.evaluate("window.mark = 1")
        offer.wait_for()
        with device.page.expect_navigation():
            offer.locator("button").click()
        device.page.wait_for_selector("html.js")
        assert device.page.evaluate("window.mark === undefined")
        assert device.page.evaluate(look) == "1"
        assert device.page.locator(".row .name").all_inner_texts() == ["Milk"]
        assert device.page.evaluate("caches.keys()") == ["tallybook-next"]


def an_app_that_cannot_start_leads_to_recovery_and_keeps_the_book(chromium):
    with _Exported() as exported:
        device = _opened(chromium, exported)
        assert device.add("Milk") == 200
        device.page.evaluate("""async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const module = (await cache.keys()).find((request) => /tallybook\.\w+\.wasm$/.test(request.url));
            await cache.put(module, new Response("no module", {headers: {"Content-Type": "application/wasm"}}));
        }""")
        # It would heal itself if the server had the right one.
        whole = {path: path.read_bytes() for path in exported.folder.glob("assets/tallybook.*.wasm*")}
        for path in whole:
            path.write_bytes(b"no module")
        device.stop_workers()
        device.page.goto(exported.address + "/priorities")
        device.page.get_by_role("heading", name="Let’s get going again").wait_for()
        with device.page.expect_download() as download:
            device.page.get_by_role("button", name="Download what is kept here").click()
        with tempfile.TemporaryDirectory() as folder:
            kept = f"{folder}/{download.value.suggested_filename}"
            download.value.save_as(kept)
            subprocess.run([tally_path(), "-q", "--data", folder, "sync", kept], check=True)
            listed = subprocess.check_output([tally_path(), "--data", folder, "list", "essential"], text=True)
            assert "Milk" in listed
        for path, content in whole.items():
            path.write_bytes(content)
        device.page.get_by_role("button", name="Fetch the app anew").click()
        device.page.wait_for_selector("html.js")
        device.show("/priorities")
        assert device.page.locator(".row .name").all_inner_texts() == ["Milk"]
        device.faults.clear()  # 503


def a_book_is_shared_by_a_site_over_a_hub_elsewhere(chromium):
    hub = App(sample=False)
    token = subprocess.check_output(
        [tally_path(), "--data", hub.folder.name, "device", "add", "--token", "--name", "Site"], text=True).split()[-1]
    with _Exported("--hub", hub.address) as exported:
        anna = _opened(chromium, exported, "/settings/sharing")
        page = anna.page
        page.get_by_label("What the book is called").first.fill("Household")
        page.get_by_label("Your name").first.fill("Anna")
        page.get_by_role("button", name="Make the book").click()
        page.get_by_text("begins no books for strangers").wait_for()
        page.get_by_label("Token of the hub").fill(token)
        page.get_by_role("button", name="Make the book").click()
        page.wait_for_url("**/books/~*/settings/sharing")
        base = re.search(r"/books/~[a-z0-9]+", page.url).group()
        assert anna.add("Milk", at=base) == 200
        page.get_by_role("button", name="Make a link").click()
        link = page.locator("#invitation").inner_text().strip()
        assert re.fullmatch(re.escape(exported.address) + "/join#[0-9a-z]{32}", link), link
        bruno = Device(chromium, exported.address)
        bruno.page.goto(link)
        bruno.page.get_by_role("heading", name="Anna invites you to “Household”").wait_for()
        bruno.page.get_by_label("Your name").fill("Bruno")
        bruno.page.get_by_role("button", name="Join").click()
        bruno.page.wait_for_url("**/books/~*/")
        theirs = re.search(r"/books/~[a-z0-9]+", bruno.page.url).group()
        bruno.show(theirs + "/priorities")
        bruno.page.get_by_role("link", name="Milk", exact=True).first.wait_for()
        # Offline it goes on, and what was written arrives later.
        hub.halt()
        assert bruno.add("Bread", at=theirs) == 200
        hub.resume()
        bruno.show(theirs + "/priorities")
        anna.show(base + "/priorities")
        anna.page.get_by_role("link", name="Bread", exact=True).first.wait_for()
        # From the book to one's own and back, by taps.
        bruno.show(theirs + "/")
        bruno.page.get_by_role("button", name="Household").first.click()
        bruno.page.get_by_role("link", name="My book").click()
        bruno.page.wait_for_url(exported.address + "/")
        # What is of no book here says so, and how one comes in.
        bruno.page.goto(exported.address + "/books/~nobody2nobody2no/")
        bruno.page.get_by_text("An invitation brings you into the book").wait_for()
        bruno.page.get_by_role("link", name="Come in").click()
        bruno.page.get_by_role("heading", name="Bring a book back").wait_for()
        posted = bruno.page.evaluate("""() => fetch("/books/~nobody2nobody2no/priorities/new", {
            method: "POST", body: new URLSearchParams({name: "Lost", level: "high"})}).then(() => "kept", () => "not kept")""")
        assert posted == "not kept"
        anna.faults.clear()  # the hub's 401, and 422
        bruno.faults.clear()


def an_invitation_without_scripts_says_what_can_be_done(chromium):
    app = App(sample=False)
    with _Exported() as exported:
        browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        plain = browser.new_context(java_script_enabled=False).new_page()
        asked = []
        plain.on("request", lambda request: asked.append(request.url))
        secret = "0123456789abcdefghjkmnpqrstvwxyz"
        for address in (exported.address, app.address):
            plain.goto(f"{address}/join#{secret}")
            shown = plain.locator("body").inner_text()
            for words in ("tally book join", "Browser, der es tut", "tra virgolette"):
                assert words in shown, shown
            assert "Getting ready" not in shown
        assert not any(secret in url.split("#")[0] for url in asked), asked
        browser.close()


def only_its_owner_can_write_into_a_site(_):
    with _Exported() as exported:
        for path in [exported.folder, *exported.folder.rglob("*")]:
            assert path.stat().st_mode & 0o022 == 0, path


def tests():
    return own(globals())
