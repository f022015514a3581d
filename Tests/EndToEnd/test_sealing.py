"""What the core asks for when it seals, answered by the worker's script: in each engine the same as by nettle."""
import contextlib
import http.server
import pathlib
import threading

from app import own
from engines import Firefox, WebKit

LAUNCHES = True
ROOT = pathlib.Path(__file__).resolve().parents[2]

LINES = """
    const { Sealing } = await import("/sealing.js");
    const lines = (await (await fetch("/sealing.txt")).text()).trim().split("\\n");
    const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const seedOf = (beginning) => bytes(lines.find((line) => line.startsWith(beginning)).split(" ").at(-1));
    const [anna, bruno] = [seedOf("anna signs with "), seedOf("bruno agrees with ")];
    const engine = new Sealing();
    const told = (answer) => answer === null ? "unable" : answer === true ? "yes" : answer === false ? "no" : hex(answer);
    const wrong = [];
    let count = 0;
    for (const line of lines.filter((line) => line.startsWith("do "))) {
        const [, kind, ...words] = line.split(" ");
        const said = Object.fromEntries(words.filter((word) => word.includes("=")).map((word) => word.split("=")));
        const seed = (own) => words.includes("own") ? own : bytes(said.seed ?? "");
        const isAgreement = "with" in said;
        const asked = {
            kind, count: Number(words[0]), content: bytes(said.content ?? said.sealed ?? said.message ?? ""),
            head: bytes(said.head ?? ""), key: bytes(said.key ?? ""), signature: bytes(said.signature ?? ""),
            secret: seed(anna),
            derivation: {
                isAgreement, secret: isAgreement ? seed(bruno) : bytes(said.secret ?? ""), key: bytes(said.with ?? ""),
                salt: bytes(said.salt ?? ""), info: bytes(said.info ?? ""),
            },
        };
        if (!isAgreement && kind !== "derive" && kind !== "seal" && kind !== "open") delete asked.derivation;
        const answer = told(await engine.do(asked));
        count += 1;
        if (kind === "random" ? answer.length !== said.answer.length : answer !== said.answer) wrong.push([line, answer]);
        const broken = (part) => part.map((byte, place) => place === 0 ? byte ^ 1 : byte);
        if (kind === "verify" && told(await engine.do({ ...asked, content: broken(asked.content) })) !== "no") wrong.push("verifies");
        if (kind === "open" && told(await engine.do({ ...asked, content: broken(asked.content) })) !== "no") wrong.push("opens");
    }
    return { count, wrong };
"""

KEPT = """
    const { ownKeys } = await import("/own.js");
    const { Sealing } = await import("/sealing.js");
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const engine = new Sealing(() => ownKeys(given[0]));
    const [content, secret, key] = [new Uint8Array(100), new Uint8Array(), await engine.do({ kind: "publicKey", secret: new Uint8Array() })];
    const signature = await engine.do({ kind: "sign", content, secret });
    const own = await engine.do({ kind: "agreementKey", secret });
    const seed = Uint8Array.from({ length: 32 }, () => 7);
    const other = await engine.do({ kind: "agreementKey", secret: seed });
    const agree = (secret, key) => engine.do({
        kind: "derive", count: 32, derivation: { isAgreement: true, secret, key, salt: new Uint8Array(), info: new Uint8Array() } });
    const keys = await ownKeys(given[0]);
    return {
        signs: await engine.do({ kind: "verify", signature, content, key }),
        agrees: hex(await agree(secret, other)) === hex(await agree(seed, own)),
        keeps: !keys.signing.extractable && !keys.agreement.extractable && !keys.wrapping.extractable,
        zeros: await agree(secret, new Uint8Array(32)),
        keys: hex(key) + hex(own),
    };
"""
RIGHT = {"signs": True, "agrees": True, "keeps": True, "zeros": False}


class _Scripts(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.rpartition("/")[2]
        kind = "text/javascript" if name.endswith(".js") else "text/plain" if name else "text/html"
        file = ROOT / ("Shell/worker" if name.endswith(".js") else "Tests/Fixtures") / name
        self.send_response(200 if file.exists() else 404)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(file.read_bytes() if file.is_file() else b"<title>Sealing</title>")

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def _scripts():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Scripts)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class _Chromium:
    """Speaks as the other engines do."""

    def __init__(self, chromium):
        self.browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self.page = self.browser.new_page()

    def go(self, address):
        self.page.goto(address)

    def run(self, body, *arguments):
        return self.page.evaluate(f"async (given) => {{ {body} }}", list(arguments))

    def reopen(self):
        pass

    def quit(self):
        self.browser.close()


def _answers_alike(browser):
    try:
        with _scripts() as address:
            browser.go(address)
            found = browser.run(LINES)
            assert found["wrong"] == [] and found["count"] > 15, found
            made = browser.run(KEPT, "club")
            keys = made.pop("keys")
            assert made == RIGHT, made
            browser.reopen()
            browser.go(address)
            again = browser.run(KEPT, "club")
            assert again.pop("keys") == keys and again == RIGHT, again
            assert browser.run(KEPT, "household")["keys"] != keys
    finally:
        browser.quit()


def chromium_seals_as_nettle_does(chromium):
    _answers_alike(_Chromium(chromium))


def firefox_seals_as_nettle_does(_):
    _answers_alike(Firefox())


def webkit_seals_as_nettle_does(_):
    _answers_alike(WebKit())


def tests():
    return own(globals())
