#!/usr/bin/python3
"""Makes Debian packages of a built command, and installs, upgrades and removes them below a folder.

run.py [TALLY]: by default the command that the tests were built with.

What wants a systemd or a container engine is tried where there is one. Elsewhere a line names what is not here, and
how much it is.
"""
import pathlib
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TALLY = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / ".build/debug/tally").resolve()


def run(*words, **more):
    """The output of a command, which must succeed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)
    if done.returncode:
        raise AssertionError(f"{words}: {done.stdout}{done.stderr}")
    return done.stdout


def succeeds(*words):
    """Whether a command is here and does what it is told."""
    try:
        return subprocess.run([str(word) for word in words], capture_output=True, timeout=60).returncode == 0
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return False


def engine():
    """What runs containers on this machine, if anything does."""
    return next((name for name in ["podman", "docker"] if succeeds(name, "info")), None)


# What couldn't be tried, since this machine hasn't got what it takes.
missing = []


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="tally-package-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        # Without what debuggers read, which takes long to pack.
        cls.tally = cls.folder / "stripped"
        run("strip", "-o", cls.tally, TALLY)
        cls.first = cls.package("0.1.0")
        cls.second = cls.package("0.1.1")

    @classmethod
    def package(cls, version):
        made = run(ROOT / "Tools/package", cls.tally, version, cls.folder / version)
        return (ROOT / made.strip()).resolve()

    def dpkg(self, root, *words):
        run("dpkg", f"--root={root}", "--force-depends", "--force-not-root", "--log=/dev/null", *words)

    def new_root(self):
        root = pathlib.Path(tempfile.mkdtemp(prefix="root-", dir=self.folder))
        for name in ["var/lib/dpkg/updates", "var/lib/dpkg/info", "var/lib/dpkg/triggers"]:
            (root / name).mkdir(parents=True)
        (root / "var/lib/dpkg/status").touch()
        return root

    def test_the_package_says_what_it_is_and_runs_nothing_of_its_own_as_root(self):
        info = run("dpkg-deb", "--info", self.first)
        self.assertIn("Package: tallybook\n", info)
        self.assertIn("Version: 0.1.0\n", info)
        self.assertIn("libmicrohttpd12", info)
        self.assertNotRegex(info, "(pre|post)(inst|rm)")

    def test_every_file_is_roots_and_nobody_elses_to_write(self):
        lines = [line.split() for line in run("dpkg-deb", "--contents", self.first).splitlines()]
        self.assertEqual({line[1] for line in lines}, {"root/root"})
        self.assertEqual({line[0] for line in lines}, {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x"})
        paths = {line[5] for line in lines}
        for path in ["bin/tally", "lib/systemd/user/tallybook.service", "share/man/man1/tally.1.gz",
                     "share/doc/tallybook/copyright", "share/bash-completion/completions/tally"]:
            self.assertIn("./usr/" + path, paths)

    def test_the_same_command_gives_the_same_bytes(self):
        again = run(ROOT / "Tools/package", self.tally, "0.1.0", self.folder / "again").strip()
        self.assertEqual((ROOT / again).read_bytes(), self.first.read_bytes())

    def test_it_installs_upgrades_and_goes_and_the_book_stays(self):
        root = self.new_root()
        book = root / "home/someone/.local/share/tallybook/book.sqlite"
        book.parent.mkdir(parents=True)
        book.write_bytes(b"the book")
        self.dpkg(root, "--install", self.first)
        self.assertTrue(os.access(root / "usr/bin/tally", os.X_OK))
        self.dpkg(root, "--install", self.second)
        status = run("dpkg-query", f"--admindir={root}/var/lib/dpkg", "-W", "-f", "${Version}", "tallybook")
        self.assertEqual(status, "0.1.1")
        self.dpkg(root, "--remove", "tallybook")
        self.dpkg(root, "--purge", "tallybook")
        self.assertFalse((root / "usr/bin/tally").exists())
        self.assertEqual(book.read_bytes(), b"the book")

    def test_the_unit_is_right_and_shut_in(self):
        root = self.new_root()
        self.dpkg(root, "--install", self.first)
        text = (root / "usr/lib/systemd/user/tallybook.service").read_text()
        self.assertIn("WantedBy=default.target", text)
        # systemd looks whether the programs are there, so it is told where they are.
        unit = self.folder / "tallybook.service"
        unit.write_text(text.replace("=/usr/", f"={root}/usr/"))
        said = subprocess.run(
            ["systemd-analyze", "verify", "--user", "--man=no", unit],
            capture_output=True, text=True, env={**os.environ, "XDG_RUNTIME_DIR": str(root)})
        self.assertEqual((said.returncode, said.stderr), (0, ""))
        run("systemd-analyze", "security", "--offline=yes", "--threshold=60", unit)

    def test_a_users_systemd_starts_it_and_stops_it(self):
        if not succeeds("systemctl", "--user", "list-units"):
            return missing.append("a systemd of the user's own, to start the unit")
        root = self.new_root()
        self.dpkg(root, "--install", self.first)
        name = f"tallybook-test-{os.getpid()}.service"
        text = (root / "usr/lib/systemd/user/tallybook.service").read_text()
        data = self.folder / "served"
        # The user's own book stays out of it.
        text = text.replace("=/usr/", f"={root}/usr/").replace(
            "$TALLY_SERVE", f"--port 0 --data {data}").replace("[Service]", f"[Service]\nEnvironment=XDG_DATA_HOME={data}")
        unit = self.folder / name
        unit.write_text(text)
        run("systemctl", "--user", "--runtime", "link", unit)
        try:
            run("systemctl", "--user", "start", name)
            self.assertEqual(run("systemctl", "--user", "is-active", name).strip(), "active")
            run("systemctl", "--user", "stop", name)
            self.assertTrue(succeeds("systemctl", "--user", "show", "--property=Result", name))
            self.assertIn("Result=success", run("systemctl", "--user", "show", name))
            self.assertTrue((data / "devices.db").exists())
        finally:
            succeeds("systemctl", "--user", "stop", name)
            succeeds("systemctl", "--user", "--runtime", "disable", name)

    def test_a_container_is_made_and_says_its_version(self):
        engine_here = engine()
        if not engine_here:
            return missing.append("podman or docker, to make the container")
        image = f"tallybook-test-{os.getpid()}"
        context = self.folder / "container"
        context.mkdir()
        shutil.copy(self.first, context)
        run(engine_here, "build", "-t", image, "-f", ROOT / "Packaging/Containerfile", context)
        try:
            said = run(engine_here, "run", "--rm", "--entrypoint", "tally", image, "--version")
            self.assertRegex(said, r"^tally \d")
        finally:
            succeeds(engine_here, "rmi", image)

    def test_a_new_version_copies_the_book_before_it_serves_it(self):
        home = self.folder / "home"
        data = home / ".local/share/tallybook"
        fake = self.folder / "tally"
        script = ROOT / "Packaging/backup-before-upgrade"
        env = {"HOME": str(home), "PATH": "/usr/bin:/bin", "TALLY": str(fake)}

        def start(version):
            fake.write_text(
                f'#!/bin/sh\n[ "$1" = --version ] && echo "tally {version}" && exit\nexec {TALLY} "$@"\n')
            fake.chmod(0o755)
            run(script, env=env)

        start("0.1.0")
        self.assertFalse(data.exists())
        run(TALLY, "add", "essential", "name=Milk", env=env)
        start("0.1.0")
        start("0.1.0")
        self.assertTrue((data / "book.before-0.1.0").exists())
        run(TALLY, "add", "essential", "name=Bread", env=env)
        start("0.1.1")
        copy = data / "book.before-0.1.1"
        self.assertEqual(stat.S_IMODE(copy.stat().st_mode), 0o600)
        (self.folder / "copies").mkdir()
        shutil.copy(copy, self.folder / "copies/book.sqlite")
        listed = run(TALLY, "--data", self.folder / "copies", "list", "essential", "--all", "--plain", env=env)
        self.assertEqual(len(listed.splitlines()), 2)
        (data / "book.sqlite").write_bytes(b"no book at all")
        with self.assertRaises(AssertionError):
            start("0.1.2")

    def test_the_container_is_made_of_debian_and_the_package_alone(self):
        lines = (ROOT / "Packaging/Containerfile").read_text().splitlines()
        froms = [line for line in lines if line.startswith("FROM ")]
        self.assertEqual(froms, ["FROM docker.io/library/debian:12-slim"])
        self.assertFalse([line for line in lines if "http" in line and "://" in line])


if __name__ == "__main__":
    result = unittest.TextTestRunner(verbosity=2).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(PackageTests))
    failed = len(result.failures) + len(result.errors)
    for each in missing:
        print(f"not here: {each}")
    print(f"{len(missing)} of {result.testsRun} not here")
    print(f"{result.testsRun - failed - len(missing)} passed, {failed} failed")
    sys.exit(failed > 0)
