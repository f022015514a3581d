"""Files of notes offline: kept on the device with what names them, and carried between devices."""
import base64
import hashlib
import json
import os
import pathlib
import sqlite3
import tempfile
import time

from app import App, own, until
from device import Device
from test_grades import PICTURE

LAUNCHES = True
KEPT = """async () => {
    const request = indexedDB.open("tallybook");
    const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const keys = database.transaction("files").objectStore("files").getAllKeys();
    await new Promise((resolve) => { keys.onsuccess = resolve; });
    database.close();
    return keys.result;
}"""
BYTES = """async (path) => {
    const answer = await fetch(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return {status: answer.status, headers: Object.fromEntries(answer.headers), bytes: btoa(text)};
}"""
# As the version before files were kept here left it.
GO_BACK = """async () => {
    const opened = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    let database = await opened(indexedDB.open("tallybook"));
    const all = (name) => database.transaction(name).objectStore(name).getAll();
    const [pieces] = [await opened(all("pieces"))];
    database.close();
    await opened(indexedDB.deleteDatabase("tallybook"));
    const request = indexedDB.open("tallybook", 1);
    request.onupgradeneeded = () => {
        const store = request.result.createObjectStore("pieces");
        pieces.forEach((piece, index) => store.add(piece, index + 1));
        request.result.createObjectStore("facts").put(true, "whole");
    };
    database = await opened(request);
    database.close();
}"""


def _file(name, content):
    path = pathlib.Path(tempfile.mkdtemp()) / name
    path.write_bytes(content)
    return str(path)


def _home(chromium, devices=1):
    app = App(sample=False)
    household = [Device(chromium, app.address) for _ in range(devices)]
    for device in household:
        device.settle("/grades/notes")
    return (app, *household)


def _attach(device, name, content, title="Whiteboard"):
    """Adds a note with a file by the app's own form."""
    device.show("/grades/add/note")
    sheet = device.page.locator("dialog.sheet")
    sheet.get_by_label("Title").fill(title)
    sheet.get_by_label("Files").set_input_files([_file(name, content)])
    sheet.get_by_role("button", name="Save").click()


def _attached(device, name, content):
    _attach(device, name, content)
    device.page.locator(".toast").wait_for()


def _sees_picture(device):
    device.show("/grades/notes")
    device.page.wait_for_selector(".file img")
    until(device.page, "document.querySelector('.file img')?.naturalWidth === 1")


def _served(device, name):
    """The answer to the link of a file, in the page."""
    record = next(r for r in _records(device) if r["kind"] == "attachment" and r["name"] == name)
    answer = device.page.evaluate(BYTES, f"/grades/files/{record['id']}")
    return answer["status"], base64.b64decode(answer["bytes"]), answer["headers"]


def _records(device):
    return json.loads(device.text("/export.json"))["records"]


USED = "async () => (await navigator.storage.estimate()).usage"


def _limit_room(device, more):
    """Room for so many bytes more. The browser asks for what is left when it starts, then rarely."""
    room = {} if more is None else {"quotaSize": device.page.evaluate(USED) + more}
    device.reopen()
    session = device.context.new_cdp_session(device.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": device.address, **room})
    device.show("/grades/notes")


def _wait(condition, *more):
    end = time.time() + 60
    while not condition(*more):
        assert time.time() < end, "it never came to be"
        time.sleep(0.1)


def _has(app, name, content):
    """Whether the server's book has the file."""
    path = pathlib.Path(app.folder.name) / "shown"
    try:
        app.tally("show", "attachment", name, "-o", str(path))
    except AssertionError:
        return False
    return path.read_bytes() == content


def a_photo_added_offline_outlives_the_browser_and_travels(chromium):
    app, phone, laptop = _home(chromium, 2)
    app.halt()
    _attached(phone, "board.png", PICTURE)
    phone.reopen()
    _sees_picture(phone)
    app.resume()
    phone.show("/grades/notes")
    _wait(_has, app, "board.png", PICTURE)
    laptop.show("/grades/notes")
    hash = hashlib.sha256(PICTURE).hexdigest()
    _wait(lambda: laptop.page.evaluate(KEPT) == [hash])
    app.halt()
    laptop.reopen()
    _sees_picture(laptop)
    status, content, headers = _served(laptop, "board.png")
    assert (status, content) == (200, PICTURE)
    assert headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-type"] == "image/png"
    assert headers["content-disposition"].startswith("inline;")


def a_large_file_goes_both_ways(chromium):
    app, phone = _home(chromium)
    up, down = os.urandom(20 << 20), os.urandom(20 << 20)
    _attached(phone, "up.bin", up)
    _wait(_has, app, "up.bin", up)
    app.tally("add", "attachment", "note=Whiteboard", "file=" + _file("down.bin", down))
    _wait(lambda: hashlib.sha256(down).hexdigest() in phone.page.evaluate(KEPT))
    app.halt()
    phone.stop_workers()
    assert _served(phone, "down.bin")[:2] == (200, down)
    assert _served(phone, "up.bin")[:2] == (200, up)


def without_room_nothing_is_kept_by_half(chromium):
    app, phone = _home(chromium)
    app.halt()
    _limit_room(phone, 100_000)
    _attach(phone, "film.bin", os.urandom(5 << 20))
    phone.page.locator(".notice", has_text="disk is full").wait_for()
    assert phone.page.locator("dialog [name=name]").input_value() == "Whiteboard"
    phone.reopen()
    phone.show("/grades/notes")
    assert _records(phone) == []
    assert phone.page.evaluate(KEPT) == []
    phone.faults.clear()


def a_device_without_room_for_records_says_so_until_it_has(chromium):
    app, phone = _home(chromium)
    _limit_room(phone, -1_000_000)
    app.tally("add", "note", "name=Lecture")
    _wait(lambda: "could not be saved here" in phone.text("/settings"))
    phone.show("/grades/notes")
    phone.page.locator(".status:visible", has_text="Not in step").wait_for()
    assert _records(phone) == []
    _limit_room(phone, None)
    _wait(lambda: [r["name"] for r in _records(phone)] == ["Lecture"])
    _wait(lambda: "could not be saved here" not in phone.text("/settings"))


def a_device_without_room_for_a_file_says_so_and_has_the_rest(chromium):
    app, phone = _home(chromium)
    _limit_room(phone, 1_000_000)
    app.tally("add", "note", "name=Lecture")
    content = os.urandom(5 << 20)
    app.tally("add", "attachment", "note=Lecture", "file=" + _file("film.bin", content))
    _wait(lambda: "has no room for all files" in phone.text("/settings"))
    assert [r["name"] for r in _records(phone)] == ["Lecture", "film.bin"]
    assert "Files to exchange" in phone.text("/settings")
    assert _served(phone, "film.bin")[:2] == (200, content), "shown from the server all the same"
    assert phone.page.evaluate(KEPT) == []
    app.halt()
    assert _served(phone, "film.bin")[0] == 504
    phone.faults.clear()


def bytes_that_are_not_those_of_the_name_are_never_kept(chromium):
    app, phone = _home(chromium)
    phone.page.goto("about:blank")
    app.tally("add", "note", "name=Lecture")
    app.tally("add", "attachment", "note=Lecture", "file=" + _file("plan.txt", b"right"))
    book = next(pathlib.Path(app.folder.name).glob("*.sqlite"))
    with sqlite3.connect(book) as database:
        database.execute("UPDATE blob SET bytes = ?", (b"wrong",))
    phone.show("/grades/notes")
    _wait(lambda: "Files to exchange" in phone.text("/settings"))
    assert _served(phone, "plan.txt")[0] == 404
    assert phone.page.evaluate(KEPT) == []
    phone.faults.clear()


def what_an_earlier_version_kept_stays_when_files_join_it(chromium):
    app, phone = _home(chromium)
    assert phone.add("Milk") == 200
    phone.page.goto(phone.address + "/assets/none")
    phone.stop_workers()
    phone.page.evaluate(GO_BACK)
    app.halt()
    phone.reopen()
    phone.show("/priorities")
    assert [r["name"] for r in _records(phone)] == ["Milk"]
    _attached(phone, "board.png", PICTURE)
    _sees_picture(phone)
    phone.faults.clear()


def tests():
    return own(globals())
