"""Build/site: the files under names with the hash of their content, and their compressed twins."""
import gzip
import hashlib
import json
import pathlib
import shutil
import subprocess
from dataclasses import dataclass
from functools import cached_property

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".words": "application/octet-stream",
    ".json": "application/json",
    ".html": "text/html; charset=utf-8",
}


@dataclass
class Asset:
    name: str
    path: str
    content: bytes
    """Whether the address changes with the content."""
    hashed: bool = True
    """The Content-Security-Policy under which a script or page runs."""
    policy: str = ""

    @property
    def type(self) -> str:
        return TYPES[pathlib.PurePath(self.path).suffix or ".html"]

    @cached_property
    def brotli(self) -> bytes:
        command = ["brotli", "--quality=11", "--stdout", "-"]
        return self.shorter(subprocess.run(command, input=self.content, stdout=subprocess.PIPE, check=True).stdout)

    @cached_property
    def gzip(self) -> bytes:
        return self.shorter(gzip.compress(self.content, 9, mtime=0))

    def shorter(self, compressed: bytes) -> bytes:
        """The compressed form, or nothing if it saves next to nothing, as with pictures."""
        return compressed if len(compressed) < 0.8 * len(self.content) else b""


class Site:
    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.assets: list[Asset] = []

    def add(self, name: str, file: str, content: bytes) -> None:
        stem, suffix = file.rsplit(".", 1)
        mark = hashlib.sha256(content).hexdigest()[:10]
        self.assets.append(Asset(name, f"/assets/{stem}.{mark}.{suffix}", content))

    def add_plain(self, name: str, path: str, content: bytes, policy: str = "") -> None:
        """A file whose address stays, so that browsers ask for it again each time."""
        self.assets.append(Asset(name, path, content, hashed=False, policy=policy))

    @property
    def names(self) -> dict[str, str]:
        return {asset.name: asset.path for asset in self.assets}

    def write(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        for asset in self.assets:
            path = self.folder / asset.path.lstrip("/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(asset.content)
            for suffix, bytes_ in ((".br", asset.brotli), (".gz", asset.gzip)):
                if bytes_:
                    path.with_name(path.name + suffix).write_bytes(bytes_)
        names = json.dumps(self.names, indent=2) + "\n"
        (self.folder.parent / "site" / "assets.json").write_text(names)


def manifest(shell: pathlib.Path, names: dict[str, str]) -> bytes:
    """Shell/manifest.json with the hashed names in place of `{name}`."""
    text = (shell / "manifest.json").read_text()
    for name, path in names.items():
        text = text.replace("{" + name + "}", path)
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")).encode()
