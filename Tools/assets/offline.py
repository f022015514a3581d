"""What makes the app work without a server: the core, the service worker, and pages to begin and to
recover with."""
import hashlib
import json
import pathlib

from . import embed, script

WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def add(site, shell: pathlib.Path, module: bytes, late: bytes, words: list[pathlib.Path]) -> None:
    site.add("module", "tallybook.wasm", module)
    site.add("late", "late.wasm", late)
    for path in words:
        site.add(path.name, path.name, path.read_bytes())
    site.add("recover-script", "recover.js", script.bundle(shell / "pages/recover.js"))
    site.add("start-script", "start.js", script.bundle(shell / "pages/start.js"))
    site.add_plain("notify-script", "/assets/notify.js", script.bundle(shell / "pages/notify.js"))
    pages = {name: page(shell, name, site.names) for name in ("recover", "start")}
    # What the worker holds its files against: it takes none for another.
    files = {asset.path: mark(asset.content) for asset in site.assets} | {"/recover.html": mark(pages["recover"])}
    worker = script.bundle(shell / "worker/worker.js").decode()
    version = fingerprint(worker, files, *pages.values())
    facts = {
        "version": version, "server": True, "hub": "", "module": site.names["module"],
        "late": site.names["late"], "words": [site.names[path.name] for path in words], "files": files,
        "names": [site.names.get(field, "/worker.js") for field in embed.FIELDS],
    }
    if worker.count('"{site}"') != 1:
        raise ValueError("the worker doesn't name its place for what it is told of the site once")
    worker = worker.replace("{site}", json.dumps(facts, separators=(",", ":")).replace('"', '\\"'))
    site.add_plain("worker", "/worker.js", worker.encode(), WORKER_POLICY)
    site.add_plain("version", "/version.json", json.dumps({"version": version}).encode())
    site.add_plain("recover", "/recover.html", pages["recover"], PAGE_POLICY)
    site.add_plain("start", "/index.html", pages["start"], PAGE_POLICY)
    # Whoever is invited opens it as the first page of all.
    site.add_plain("join", "/join", pages["start"], PAGE_POLICY)


def page(shell: pathlib.Path, name: str, names: dict[str, str]) -> bytes:
    """A page that needs no core, with the hashed names in place of `{name}`."""
    text = (shell / f"pages/{name}.html").read_text()
    for key, path in names.items():
        text = text.replace("{" + key + "}", path)
    return text.encode()


def mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def fingerprint(*parts) -> str:
    return hashlib.sha256(json.dumps([str(part) for part in parts]).encode()).hexdigest()[:10]
