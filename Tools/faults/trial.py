"""Runs tests with a fault planted, and tells what came of it."""
import dataclasses
import os
import re
import signal
import subprocess
import time

# Nothing that is built takes longer, in seconds; the first build of all is the longest.
PATIENCE = 3600
# No browser test of a fault takes longer, in seconds.
LONGEST = 240
FAILED = re.compile(r"^✘ (?:Test (?!run )(.+?) (?:recorded an issue|with \d+ test cases? failed|failed after)|(.+))", re.M)


class TrialError(Exception):
    pass


@dataclasses.dataclass
class Result:
    is_noticed: bool
    # By which test, or in which other way.
    words: str
    seconds: float


class Trials:
    def __init__(self, copy):
        self.copy = copy
        self.logs = copy.path / "Build/faults"
        self.logs.mkdir(parents=True, exist_ok=True)
        # How many seconds the same tests take without a fault.
        self.usual = {}

    def run(self, faults):
        """Each fault with its result: Swift faults first, all of one build, and then scripts."""
        swift = [fault for fault in faults if not fault.is_script]
        if swift:
            self.build(["swift", "build", "--build-tests"], "build")
        for fault in swift:
            yield fault, self.tried(fault)
        scripts = [fault for fault in faults if fault.is_script]
        self.try_healthy(scripts)
        for fault in scripts:
            yield fault, self.tried_script(fault)

    def tried(self, fault):
        """Runs the tests of a fault that is compiled in."""
        limit = max(30, 4 * self.healthy(fault))
        began = time.monotonic()
        code, said = self.test(fault, limit, f"{fault.number:08x}")
        seconds = time.monotonic() - began
        if code == 0:
            return Result(False, "nothing", seconds)
        return Result(True, "a hang" if code is None else noticing(said), seconds)

    def try_healthy(self, scripts):
        """Runs all browser tests of these faults at once, without any: one start of a browser instead of one a fault.
        Those of a test that failed, as on a busy machine, are tried by themselves later."""
        if scripts:
            self.assets()
        browser = [fault for fault in scripts if fault.asked[0] == "browser"]
        words = sorted({word for fault in browser for word in fault.asked[1].split("|")})
        if len(words) < 2:
            return
        together = dataclasses.replace(browser[0], tests="browser: " + "|".join(words))
        began = time.monotonic()
        said = self.test(together, PATIENCE, "none", is_planted=False)[1]
        seconds = min(LONGEST, time.monotonic() - began) / 4
        failed = [found[2] or "" for found in FAILED.finditer(said)]
        for fault in browser:
            if not any(has_failed(word, failed) for word in fault.asked[1].split("|")):
                self.usual[fault.tests] = seconds

    def tried_script(self, fault):
        self.healthy(fault)
        self.copy.plant(fault)
        try:
            self.assets()
            return self.tried(fault)
        finally:
            self.copy.heal(fault)

    def healthy(self, fault):
        """How long the tests take without the fault, which they must pass."""
        if fault.tests not in self.usual:
            began = time.monotonic()
            code, said = self.test(fault, PATIENCE, "none", is_planted=False)
            if code != 0 or not re.search(r"\b[1-9]\d* (tests?|passed)\b", said):
                raise TrialError(f"“{fault.tests}” doesn't pass without a fault:\n{said[-3000:]}")
            self.usual[fault.tests] = time.monotonic() - began
        return self.usual[fault.tests]

    def test(self, fault, limit, log, is_planted=True):
        number = fault.number if is_planted and not fault.is_script else 0
        # The first failure is enough; a browser would outlive its test.
        until = FAILED if is_planted and fault.asked[0] == "swift" else None
        return self.said(command(fault), limit, log, until, TALLY_FAULT=str(number))

    def assets(self):
        self.build(["Tools/build-assets"], "assets")
        self.build(["swift", "build", "--product", "tally"], "tally")

    def build(self, words, log):
        code, said = self.said(words, PATIENCE, log)
        if code != 0:
            raise TrialError(f"{' '.join(words)} fails:\n{said[-6000:]}")

    def said(self, words, limit, log, until=None, **variables):
        """Runs a command: its exit code, none if it took too long, and all it wrote. It is ended as soon as it wrote `until`."""
        file = self.logs / f"{log}.log"
        with open(file, "wb") as output:
            process = subprocess.Popen(
                words, cwd=self.copy.path, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                env={**os.environ, **variables}, start_new_session=True)
            try:
                code = process.wait(limit) if until is None else waited(process, limit, file, until)
            except subprocess.TimeoutExpired:
                code = None
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return code, file.read_text(errors="replace")


def waited(process, limit, file, until):
    """The exit code; 1 for a process that was ended because it had written `until`."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        try:
            return process.wait(0.3)
        except subprocess.TimeoutExpired:
            if until.search(file.read_text(errors="replace")):
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return 1
    raise subprocess.TimeoutExpired(process.args, limit)


def has_failed(word, failed):
    """Whether one of the tests that failed may be one of those that a word names: a module's aren't known by name."""
    return any(word in name for name in failed) or bool(failed) and word.startswith("test_")


def command(fault):
    kind, which = fault.asked
    match kind:
        case "swift":
            return [".build/debug/TallybookPackageTests.xctest", "--testing-library", "swift-testing", "--filter", which]
        case "browser":
            return [".venv/bin/python", "-B", "Tests/EndToEnd/run.py", *which.split("|")]
        case _:
            return ["node", "Tests/Wasm/run.mjs"]


def noticing(said):
    """The first test that failed."""
    found = FAILED.search(said)
    return (found[1] or found[2]).strip("`\"()") if found else "a crash"
