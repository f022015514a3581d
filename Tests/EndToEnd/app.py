"""The app itself for one test: `tally serve` on a fresh book, and the command line beside it."""
import atexit
import os
import pathlib
import re
import subprocess
import tempfile
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
running = []


def tally_path(name="tally"):
    """The command as last built, optimised or not; TALLY names another."""
    if name == "tally" and "TALLY" in os.environ:
        return os.environ["TALLY"]
    built = [path for path in (ROOT / ".build").glob(f"*/{name}") if path.parent.name in ("debug", "release")]
    if not built:
        raise SystemExit(f"There is no {name} to test: run `swift build` first.")
    return str(max(built, key=lambda path: path.stat().st_mtime))


class App:
    def __init__(self, sample=True, program="tally"):
        self.program = tally_path(program)
        self.folder = tempfile.TemporaryDirectory()
        self.serve(0)
        running.append(self)
        if sample:
            self.post("/sample", tracker="/priorities")

    def serve(self, port, *more):
        command = [self.program, "serve", "--quiet", "--port", str(port), "--data", self.folder.name, *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://[^\s/]+", line)
        assert found, f"tally serve said {line!r}"
        self.address = found.group()

    def halt(self):
        """Ends the server; its book stays."""
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def resume(self):
        """Starts it again at the same address."""
        self.serve(self.address.rsplit(":", 1)[1])

    def post(self, path, **form):
        body = urllib.parse.urlencode(form).encode()
        with urllib.request.urlopen(self.address + path, body, timeout=20) as answer:
            return answer.read().decode()

    def tally(self, *arguments):
        """Runs a command on the same book, beside the server."""
        command = [self.program, arguments[0], "--data", self.folder.name, *arguments[1:]]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def stop(self):
        if self in running:
            running.remove(self)
            if self.process.poll() is None:
                self.halt()
            self.folder.cleanup()


def stop_all():
    for app in list(running):
        app.stop()


atexit.register(stop_all)


def opened(page, path="/priorities", sample=True):
    """A fresh app with the page at one of its screens, the page script running."""
    app = App(sample)
    show(page, app, path)
    return app


def show(page, app, path):
    page.goto(app.address + path)
    until(page, "document.documentElement.classList.contains('js')")


def until(page, condition):
    """Waits for a condition; Playwright's own way evaluates strings, which the pages' policy forbids."""
    for _ in range(100):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(condition)


def row(page, name):
    """The row of that name, once the page has come to rest: Playwright won't tap while a transition covers it."""
    until(page, "!document.documentElement.matches(':active-view-transition')")
    return page.locator(".row", has=page.locator(".name", has_text=re.compile(f"^{re.escape(name)}$"))).first


def held(row):
    """Opens a row's menu as a finger that stays does: by the event that a long press and the other button give."""
    row.locator(".name").click(button="right")


def names(page, within="main"):
    """The names of the rows that show."""
    return [name for name in page.locator(f"{within} .row:visible .name").all_inner_texts()]


def toast(page, words):
    page.locator(".toast p", has_text=words).wait_for()


def settled(page):
    """Lets what was pressed have its effect where nothing else tells."""
    page.wait_for_load_state("networkidle")


def own(module):
    """The tests that a module itself defines: its functions whose names don't begin with `_`."""
    return [
        value for name, value in module.items()
        if callable(value) and getattr(value, "__module__", "") == module["__name__"]
        and not name.startswith("_") and name != "tests"
    ]
