"""The copy of the tree in which faults are planted. The tree itself is never changed."""
import shutil
import subprocess

from .catalogue import knowing, switched

PLANTED = "Sources/Kernel/Planted.swift"
# What is built of other things and needed to build the rest.
MADE = ["tallybook.wasm", "tallybook.wasm.br", "late.wasm", "late.wasm.br"]
FUNCTION = """\
import Glibc

/// The number of the fault that the environment asks for; 0 for none.
private let asked: Int = {
    guard let text = getenv("TALLY_FAULT") else { return 0 }
    return Int(atoi(text))
}()

package func planted(_ fault: Int) -> Bool { fault == asked }
"""


class Copy:
    """A copy with every Swift fault of those given compiled in; scripts are changed one at a time."""

    def __init__(self, root, path, faults):
        self.root, self.path = root, path
        self.faults = {}
        for fault in faults:
            if not fault.is_script:
                self.faults.setdefault(fault.file, []).append(fault)
        self.refresh()

    def refresh(self):
        """Brings the copy up to date; what is the same keeps its time, so that little is built anew."""
        names = listed(self.root)
        for name in names:
            self.write(name, self.content(name))
        self.write(PLANTED, FUNCTION.encode())
        for folder in ["Sources", "Tests", "Shell"]:
            for file in (self.path / folder).rglob("*"):
                name = str(file.relative_to(self.path))
                if file.is_file() and name not in names and name != PLANTED and not name.endswith("generated.c"):
                    file.unlink()
        for name in MADE:
            if (self.root / "Build" / name).exists():
                self.write(f"Build/{name}", (self.root / "Build" / name).read_bytes())
        if not (self.path / ".venv").exists() and (self.root / ".venv").exists():
            (self.path / ".venv").symlink_to(self.root / ".venv")

    def content(self, name):
        if name not in self.faults:
            return (self.root / name).read_bytes()
        return knowing(switched((self.root / name).read_text(), self.faults[name]), name).encode()

    def write(self, name, content):
        file = self.path / name
        if file.exists() and file.read_bytes() == content:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        source = self.root / name
        if source.exists():
            shutil.copymode(source, file)

    def plant(self, fault):
        """Writes a fault into a script."""
        self.write(fault.file, (self.root / fault.file).read_text().replace(fault.find, fault.put).encode())

    def heal(self, fault):
        self.write(fault.file, self.content(fault.file))


def listed(root):
    """The files of the tree that git knows or would take in."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    answer = subprocess.run(command, cwd=root, capture_output=True, check=True)
    names = {name for name in answer.stdout.decode().split("\0") if name}
    return {name for name in names if (root / name).is_file() and not (root / name).is_symlink()}
