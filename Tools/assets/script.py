"""A script: the modules of a folder of Shell/ as one, without comments and indentation."""
import pathlib
import re
import sys


def bundle(entry: pathlib.Path) -> bytes:
    """One module from an entry and all it imports, in dependency order; the imports are dropped.

    The modules keep to simple forms: `import { a, b } from "./c.js";` on lines of their own,
    `export` only before a declaration, one name for one thing, no template over several lines.
    """
    done: list[str] = []
    text = collect(entry, done)
    refuse_same_names(entry, text)
    return minified(text).encode()


def refuse_same_names(entry: pathlib.Path, js: str) -> None:
    """Modules that become one share one scope."""
    declared = r"^(?:async )?(?:function|class|const|let) (\w+)"
    names = re.findall(declared, js, re.M)
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        sys.exit(f"{entry.parent} declares twice: {', '.join(sorted(twice))}")


def collect(path: pathlib.Path, done: list[str]) -> str:
    path = path.resolve()
    if path.name in done:
        return ""
    done.append(path.name)
    source = path.read_text()
    imports = r'^import \{[^}]*\} from "(\.[^"]+)";\n'
    before = "".join(collect(path.parent / name, done) for name in re.findall(imports, source, re.M))
    source = re.sub(imports, "", source, flags=re.M)
    return before + re.sub(r"^export ", "", source, flags=re.M)


def minified(js: str) -> str:
    js = re.sub(r"^\s*/\*\*?.*?\*/\s*$", "", js, flags=re.M | re.S)
    lines = (line.strip() for line in js.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"
