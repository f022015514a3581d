"""Files of notes in books that several people keep: sealed in one browser, carried by a hub that can read none, opened in another."""
import base64
import json
import os
import pathlib
import sqlite3
import subprocess
import tempfile

from app import own, tally_path, until
from test_files import BYTES, _file, _wait
from test_grades import PICTURE
from test_sharing import _invite, _two

LAUNCHES = True
PLANTED = b"a word that nobody else may read"


def _attached(device, base, name, content, title="Whiteboard"):
    """Adds a note with a file by the app's own form."""
    device.show(base + "/grades/add/note")
    sheet = device.page.locator("dialog.sheet")
    sheet.get_by_label("Title").fill(title)
    sheet.get_by_label("Files").set_input_files([_file(name, content)])
    sheet.get_by_role("button", name="Save").click()
    device.page.locator(".toast").wait_for()


def _records(device, base):
    return json.loads(device.text(base + "/export.json"))["records"]


def _attachment(device, base, name):
    """The identifier of the record that names a file; nothing where there is none yet."""
    named = [r["id"] for r in _records(device, base) if r["kind"] == "attachment" and r["name"] == name]
    return named[0] if named else None


def _served(device, base, name):
    """The answer to the link of a file, in the page; nothing where no record names it yet."""
    found = _attachment(device, base, name)
    if not found:
        return None, b""
    answer = device.page.evaluate(BYTES, f"{base}/grades/files/{found}")
    return answer["status"], base64.b64decode(answer["bytes"])


def _gets(device, base, name, content):
    device.show(base + "/grades/notes")
    _wait(lambda: _served(device, base, name) == (200, content))
    device.faults.clear()  # 404 until it was there


def _at_hub(app):
    with sqlite3.connect(pathlib.Path(app.folder.name) / "hub.db") as database:
        return database.execute("SELECT count(*) FROM file").fetchone()[0]


def _spoil(app):
    """Changes a byte of each file at the hub."""
    with sqlite3.connect(pathlib.Path(app.folder.name) / "hub.db") as database:
        for name, kept in database.execute("SELECT name, bytes FROM file").fetchall():
            changed = kept[:100] + bytes([kept[100] ^ 1]) + kept[101:]
            database.execute("UPDATE file SET bytes = ? WHERE name = ?", (changed, name))


def a_photo_of_one_is_seen_by_the_other_and_stays_without_the_hub(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    _attached(anna, base, "board.png", PICTURE, "Whiteboard of " + PLANTED.decode())
    _attached(anna, base, PLANTED.decode() + ".txt", PLANTED * 9, "Words")
    _wait(lambda: _at_hub(app) == 2)
    bruno.show(theirs + "/grades/notes")
    bruno.page.wait_for_selector(".file img", timeout=20_000)
    until(bruno.page, "document.querySelector('.file img')?.naturalWidth === 1")
    _gets(bruno, theirs, "board.png", PICTURE)
    _gets(bruno, theirs, PLANTED.decode() + ".txt", PLANTED * 9)
    app.halt()
    bruno.reopen()
    bruno.show(theirs + "/grades/notes")
    assert _served(bruno, theirs, "board.png") == (200, PICTURE)
    everything = b"".join(file.read_bytes() for file in pathlib.Path(app.folder.name).glob("hub.db*"))
    assert len(everything) > len(PICTURE)
    assert PLANTED not in everything and b"board.png" not in everything and PICTURE not in everything
    bruno.faults.clear()
    anna.faults.clear()


def a_file_attached_without_the_hub_follows_when_it_is_there_again(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    app.halt()
    _attached(anna, base, "plan.txt", b"right")
    anna.reopen()
    app.resume()
    anna.show(base + "/grades/notes")
    _gets(bruno, theirs, "plan.txt", b"right")
    anna.faults.clear()


def a_large_file_comes_whole(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    content = os.urandom(20 << 20)
    _attached(anna, base, "film.bin", content)
    _gets(bruno, theirs, "film.bin", content)


def a_file_that_the_hub_has_changed_is_shown_to_nobody_and_the_page_says_so(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    bruno.page.goto("about:blank")
    _attached(anna, base, "plan.txt", b"right" * 99)
    _wait(lambda: _at_hub(app) == 1)
    # The other hears of it by a piece that follows.
    _wait(lambda: "Files to exchange" not in anna.text(base + "/settings"))
    _spoil(app)
    bruno.show(theirs + "/grades/notes")
    _wait(lambda: "Files to exchange" in bruno.text(theirs + "/settings"))
    assert _served(bruno, theirs, "plan.txt")[0] == 404
    bruno.page.goto(bruno.address + f"{theirs}/grades/files/{_attachment(bruno, theirs, 'plan.txt')}")
    bruno.page.get_by_text("This file has not arrived on this device yet").wait_for()
    bruno.faults.clear()


def without_the_hub_a_file_that_is_not_here_yet_gets_a_sentence(chromium):
    app, anna, base, bruno, theirs = _two(chromium)
    _attached(anna, base, "plan.txt", b"right")
    _wait(lambda: _at_hub(app) == 1)
    _wait(lambda: "Files to exchange" not in anna.text(base + "/settings"))
    _spoil(app)
    bruno.show(theirs + "/grades/notes")
    # It has the record, and rests after the file in vain.
    _wait(lambda: "Files to exchange" in bruno.text(theirs + "/settings"))
    app.halt()
    assert _served(bruno, theirs, "plan.txt")[0] == 504
    path = f"{theirs}/grades/files/{_attachment(bruno, theirs, 'plan.txt')}"
    bruno.page.goto(bruno.address + path)
    bruno.page.get_by_text("No connection. Try again.").first.wait_for()
    for device in (anna, bruno):
        device.page.goto("about:blank")
        device.faults.clear()  # 504


def a_command_line_and_a_browser_have_each_others_files(chromium):
    app, anna, base, _, _ = _two(chromium)
    _attached(anna, base, "board.png", PICTURE)
    link = _invite(anna)
    with tempfile.TemporaryDirectory() as folder:
        shown = pathlib.Path(folder) / "shown"

        def tally(*arguments, may_fail=False):
            command = [tally_path(), arguments[0], "--data", folder, *arguments[1:]]
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            assert may_fail or done.returncode == 0, (arguments, done.stderr)
            return done.stdout + done.stderr

        def has(name, content):
            tally("sync", "--book", "Household")
            tally("show", "--book", "Household", "attachment", name, "-o", str(shown), may_fail=True)
            return shown.exists() and shown.read_bytes() == content

        tally("book", "join", link, "--as", "Clara")
        _wait(has, "board.png", PICTURE)
        tally("add", "--book", "Household", "attachment", "note=Whiteboard", "file=" + _file("clara.txt", PLANTED))
        assert "files: sent 1, received 0" in tally("sync", "--book", "Household")
        _gets(anna, base, "clara.txt", PLANTED)


def tests():
    return own(globals())
