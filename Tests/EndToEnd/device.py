"""A browser of one's own, with a profile that outlives it: a phone that can be closed, killed and
opened again."""
import os
import shutil
import signal
import tempfile

WHOLE = """async (name) => {
    if (!navigator.serviceWorker.controller) return false;
    const request = indexedDB.open(name);
    const database = await new Promise((resolve) => {
        request.onupgradeneeded = () => request.transaction.abort();
        request.onerror = () => resolve(null);
        request.onsuccess = () => resolve(request.result);
    });
    if (!database) return false;
    const get = database.transaction("facts").objectStore("facts").get("whole");
    const whole = await new Promise((resolve) => { get.onsuccess = () => resolve(get.result); });
    database.close();
    return whole === true;
}"""
PIECES = """async () => {
    const request = indexedDB.open("tallybook");
    const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const keys = database.transaction("pieces").objectStore("pieces").getAllKeys();
    await new Promise((resolve) => { keys.onsuccess = resolve; });
    database.close();
    return keys.result;
}"""
devices = []


class Device:
    def __init__(self, chromium, address, service_workers="allow"):
        self.chromium, self.address, self.service_workers = chromium, address, service_workers
        self.profile = tempfile.mkdtemp(prefix="tally-device-")
        self.faults = []
        devices.append(self)
        self.start()

    def start(self):
        self.context = self.chromium.launch_persistent_context(
            self.profile, executable_path="/usr/bin/chromium", args=["--no-sandbox"],
            viewport={"width": 390, "height": 844}, has_touch=True, locale="en-US", service_workers=self.service_workers)
        self.context.set_default_timeout(8000)
        self.context.on("console", self.heard)
        self.context.on("weberror", lambda error: self.faults.append(str(error.error)))
        self.page = self.context.pages[0]

    def heard(self, message):
        """Keeps errors. That the server can't be reached, or is just ending, is no fault of the app's."""
        url = message.location.get("url", "")
        if message.type == "error" and "net::ERR" not in message.text and not url.endswith("/events"):
            self.faults.append(f"{message.text} {url}")

    def close(self):
        self.context.close()

    def kill(self):
        """Ends the browser's every process at once, as a dying battery does."""
        for name in os.listdir("/proc"):
            if name.isdigit() and self.profile.encode() in _command(name):
                try:
                    os.kill(int(name), signal.SIGKILL)
                except ProcessLookupError:
                    pass
        try:
            self.context.close()
        except Exception:
            pass

    def reopen(self):
        self.close()
        self.start()

    def show(self, path="/priorities"):
        self.page.goto(self.address + path)
        self.page.wait_for_selector("html.js")

    def settle(self, path="/priorities"):
        """Opens the app and waits until this device has the whole book of the path and answers by itself."""
        self.show(path)
        key = path.split("/")[2] if path.startswith("/books/") else ""
        for _ in range(100):
            if self.page.evaluate(WHOLE, f"tallybook {key}".strip()):
                break
            self.page.wait_for_timeout(100)
        else:
            raise AssertionError("the device never got the whole book")
        self.show(path)

    def add(self, name, level="high", at="", **more):
        """Adds an essential to the book at a base by the app's own form, without its page and with the name as it is; gives the answer's status."""
        return self.page.evaluate(
            """async ([base, fields]) => (await fetch(`${base}/priorities/new`, {
                method: "POST", body: new URLSearchParams(fields), headers: {Accept: "text/html"},
            })).status""", [at, {"name": name, "both": "1", "level": level, **more}])

    def text(self, path):
        return self.page.evaluate("async (path) => (await fetch(path)).text()", path)

    def stop_workers(self):
        session = self.context.new_cdp_session(self.page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
        session.detach()

    def pieces(self):
        return self.page.evaluate(PIECES)


def _command(process):
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return file.read()
    except OSError:
        return b""


def stop_devices():
    faults = []
    for device in devices:
        try:
            device.close()
        except Exception:
            pass
        shutil.rmtree(device.profile, ignore_errors=True)
        faults += device.faults
    devices.clear()
    return faults
