"""A script: the modules of a folder of Shell/ as one, minified by esbuild."""
import pathlib
import subprocess


def bundle(entry: pathlib.Path) -> bytes:
    """One module from an entry and all it imports. Syntax stays as new as it was written."""
    command = [
        "esbuild", str(entry), "--bundle", "--minify", "--format=esm", "--target=esnext", "--charset=utf8",
        "--log-level=warning"]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
