#!/usr/bin/env python3
"""Runs the plugins of Fixtures/plugin in a package that depends on it, without a network.

    python3 Fixtures/plugin/run.py TIPCTL

The bundle is that of "make dist" with the given tipctl. SWIFT is the command of the toolchain.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SWIFT = os.environ.get("SWIFT", "swift")
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Yard", dependencies: [.package(path: "../plugin")])
"""
CONTENT = """{"tips": [{"id": "A", "title": "Save to Favorites", "symbol": "star",
  "message": "Tap the symbol to keep it."}]}
"""
# A call that hangs fails the run, in seconds.
LIMIT = 600
WRITES = "--allow-writing-to-package-directory"
# The arguments of "swift package", its exit code, the tool's own, and a text of the output.
CALLS = [
    ("tipctl --version", 0, None, "tipctl "),
    ("tipctl lint Help.json", 0, None, "star.fill"),
    ("tipctl lint --strict Help.json", 1, 1, "star.fill"),
    ("tipctl frobnicate", 1, 64, "frobnicate"),
    ("tipctl import Bad.json", 1, 65, "Bad.json"),
    ("tipctl lint Missing.json", 1, 66, "Missing.json"),
    ("tipctl --datastore yard/ reset", 1, 77, "--yes"),
    ("tipctl-write lint --fix Help.json", 1, None, WRITES),
    (f"{WRITES} tipctl-write lint --fix Help.json", 0, None, "1 repair"),
    ("tipctl lint --strict Help.json", 0, None, "Nothing found"),
]


def make_bundle(folder, tipctl):
    """Makes the bundle of a program, and returns its path."""
    make = ["make", "-s", "-f", str(ROOT / "Makefile"), f"TIPCTL_BINARY={tipctl}"]
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    for words in [["dist-files", "ARCHIVE_LEVEL=1"], ["dist-bundle"]]:
        subprocess.run(make + words, cwd=folder, env=environment, check=True)
    return folder / ".build-dist/tipctl.artifactbundle.zip"


def call(yard, words, expected, own, text):
    """Runs a plugin, and ends this script when it does not end or print as expected."""
    print(f"$ swift package {words}", flush=True)
    done = subprocess.run(
        [*SWIFT.split(), "package", *words.split()], cwd=yard, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=LIMIT)
    output = done.stdout + done.stderr
    named = re.search(r"Plugin ended with exit code (\d+)", output)
    found = int(named[1]) if named else None
    if done.returncode != expected or found != own or text not in output:
        print(output)
        sys.exit(f"It ended with {done.returncode} and {found}, not {expected} and {own}.")


def main():
    tipctl = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "Fixtures/plugin", folder / "plugin", symlinks=True)
        shutil.copy(make_bundle(folder, tipctl), folder / "plugin")
        yard = folder / "yard"
        yard.mkdir()
        (yard / "Package.swift").write_text(MANIFEST)
        (yard / "Help.json").write_text(CONTENT)
        (yard / "Bad.json").write_text("{")
        state = ROOT / "Fixtures/backyard-birds.json"
        subprocess.run(
            [tipctl, "--quiet", "--datastore", "yard/", "import", "--yes", state], cwd=yard,
            check=True, stdout=subprocess.DEVNULL)
        for words, expected, own, text in CALLS:
            call(yard, words, expected, own, text)


if __name__ == "__main__":
    main()
