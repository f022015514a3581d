"""The faults of Tests/Faults, and how each is written into a file."""
import dataclasses
import pathlib
import re
import tomllib
import zlib

KINDS = {"expression", "condition", "statements", "text"}
TESTS = {"swift", "browser", "module"}


class CatalogueError(Exception):
    pass


@dataclasses.dataclass(frozen=True)
class Fault:
    """One change of the product that some test must notice."""

    area: str
    name: str
    # The file, from the root; what stands there once, and what a mistake would have written.
    file: str
    find: str
    put: str
    # `swift: FILTER`, `browser: MODULE OR WORDS` or `module:`.
    tests: str
    kind: str = "expression"

    @property
    def number(self):
        """By which it is switched on: the same whatever other faults there are."""
        return zlib.crc32(f"{self.area}: {self.name}".encode()) & 0x7FFF_FFFF

    @property
    def is_script(self):
        return not self.file.endswith(".swift")

    @property
    def asked(self):
        kind, _, which = self.tests.partition(":")
        return kind, which.strip()

    def is_meant(self, words):
        return not words or any(word in f"{self.area}: {self.name}" for word in words)


def catalogue(root):
    """Every fault, in the order of the files.

    - Raises a CatalogueError that names all that can't be planted.
    """
    faults, wrong = [], []
    for home in sorted((root / "Tests/Faults").glob("*.toml")):
        for table in tomllib.loads(home.read_text())["fault"]:
            fault = Fault(area=home.stem, **table)
            wrong += flaws(fault, faults, root)
            faults.append(fault)
    for file in sorted({fault.file for fault in faults if (root / fault.file).exists()}):
        text = (root / file).read_text()
        wrong += overlaps([fault for fault in faults if fault.file == file and not fault.is_script], text)
    if wrong:
        raise CatalogueError("\n".join(wrong))
    return faults


def flaws(fault, others, root):
    here = f"Tests/Faults/{fault.area}.toml: “{fault.name}”"
    if fault.kind not in KINDS:
        yield f"{here}: kind is one of {', '.join(sorted(KINDS))}, not {fault.kind}"
    if fault.asked[0] not in TESTS:
        yield f"{here}: tests begins with swift:, browser: or module:, and is {fault.tests}"
    if any((other.area, other.name) == (fault.area, fault.name) for other in others):
        yield f"{here} is there twice"
    path = root / fault.file
    times = path.read_text().count(fault.find) if path.exists() else 0
    if times != 1:
        yield f"{here}: {fault.file} has what is to be found {times} times"


def overlaps(faults, text):
    spans = sorted(((text.find(fault.find), fault) for fault in faults if fault.find in text), key=lambda span: span[0])
    for (start, first), (next_start, second) in zip(spans, spans[1:], strict=False):
        is_same = (first.find, first.kind) == (second.find, second.kind)
        if start + len(first.find) > next_start and not is_same:
            yield f"{first.file}: “{first.name}” and “{second.name}” overlap"


def switched(text, faults):
    """A Swift file with all its faults in it, of which the environment chooses one when the program runs."""
    places = {}
    for fault in faults:
        places.setdefault((text.find(fault.find), fault.find), []).append(fault)
    for (start, find), here in sorted(places.items(), reverse=True):
        text = text[:start] + choice(here, find) + text[start + len(find):]
    return text


def choice(faults, find):
    """What stands in one place: each fault's, or else what is right."""
    kind = faults[0].kind
    if kind == "statements":
        first = "".join(f"if planted({fault.number}) {{ {fault.put.strip()} }} else " for fault in faults)
        end = find[len(find.rstrip()):]
        return find[:-len(find.lstrip())] + first + f"{{ {find.strip()} }}" + end
    if kind == "text":
        return f'\\({"".join(asked(fault, quoted(fault.put)) for fault in faults)}{quoted(find)})'
    # Conditions that stand in a row become one.
    joined = (lambda text: text.replace(", ", " && ")) if kind == "condition" else str
    return f"({''.join(asked(fault, f'({joined(fault.put)})') for fault in faults)}({joined(find)}))"


def asked(fault, put):
    return f"planted({fault.number}) ? {put} : "


def quoted(text):
    return f'"{text}"'


def knowing(text, path):
    """A file that imports the function that says which fault is planted."""
    in_kernel = pathlib.PurePath(path).is_relative_to("Sources/Kernel")
    if in_kernel or re.search(r"^((package|public|internal) )?import Kernel$", text, re.M):
        return text
    return "import Kernel\n" + text
