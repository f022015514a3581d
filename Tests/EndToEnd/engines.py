"""Firefox and WebKitGTK, each through the remote control that it has built in, in a few lines."""
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


class Firefox:
    """Debian's Firefox, spoken to by Marionette: messages of JSON with their length in front."""

    name = "Firefox"

    def __init__(self):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="tally-firefox-"))
        prefs = {"marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "app.update.enabled": False,
                 "datareporting.policy.dataSubmissionEnabled": False, "intl.accept_languages": "en"}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in prefs.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        self.start()

    def start(self):
        port = self.profile / "MarionetteActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--profile", str(self.profile)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _eventually(port.exists)
        self.socket = _eventually(lambda: socket.create_connection(("127.0.0.1", int(port.read_text()))))
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self.read()  # its greeting
        self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})
        self.ask("WebDriver:SetTimeouts", {"script": 20_000, "pageLoad": 20_000})

    def read(self):
        length = b""
        while not length.endswith(b":"):
            piece = self.stream.read(1)
            if not piece:
                raise ConnectionError("Firefox hung up")
            length += piece
        return json.loads(self.stream.read(int(length[:-1])))

    def ask(self, command, parameters=None):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters or {}]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result

    def go(self, address):
        self.ask("WebDriver:Navigate", {"url": address})

    def run(self, body, *arguments):
        """What an asynchronous function with this body gives."""
        return self.ask("WebDriver:ExecuteAsyncScript", {"script": _awaited(body), "args": list(arguments)})["value"]

    def reopen(self):
        self.stop()
        self.start()

    def stop(self):
        try:
            self.ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        except (OSError, ConnectionError, RuntimeError):
            pass
        self.socket.close()
        self.process.wait(20)

    def quit(self):
        self.stop()
        shutil.rmtree(self.profile, ignore_errors=True)


class WebKit:
    """WebKitGTK, spoken to by WebDriver over HTTP. What it keeps ends with it."""

    name = "WebKitGTK"

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}/session"
        environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            ["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        browser = _installed("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib/*/webkit2gtk-4.0/MiniBrowser")
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = _eventually(lambda: self.ask("POST", "", wanted))
        self.base += "/" + session["sessionId"]
        self.ask("POST", "/timeouts", {"script": 20_000, "pageLoad": 20_000})

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.base + path, json.dumps(body).encode() if body is not None else None,
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=40) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:300]}") from None

    def go(self, address):
        self.ask("POST", "/url", {"url": address})

    def run(self, body, *arguments):
        return self.ask("POST", "/execute/async", {"script": _awaited(body), "args": list(arguments)})

    def reopen(self):
        """It can't be opened again with what it kept; a fresh page must do."""
        self.go("about:blank")

    def quit(self):
        try:
            self.ask("DELETE", "")
        except (OSError, RuntimeError):
            pass
        os.killpg(self.process.pid, 15)
        self.process.wait(20)


def _awaited(body):
    return f"""const done = arguments[arguments.length - 1];
        (async (...given) => {{ {body} }})(...arguments).then(done, (error) => done("failed: " + error));"""


def _eventually(work):
    for _ in range(150):
        try:
            if result := work():
                return result
        except (OSError, RuntimeError):
            pass
        time.sleep(0.1)
    raise TimeoutError("the browser did not start")


def _installed(*patterns):
    for pattern in patterns:
        if found := sorted(pathlib.Path("/").glob(pattern.lstrip("/"))):
            return str(found[0])
    raise FileNotFoundError(patterns[0])
