#!/usr/bin/env python3
"""Builds a package with the stand-ins beside two libraries that ask for Apple's modules.

    python3 Fixtures/neighbours/run.py FOLDER

Plumage imports each module of Apple's that it finds, Roost also uses names that no stand-in has. A
copy below FOLDER is built in the orders in which a stand-in could disturb them. The article "Beside
other packages" says what comes out. `SWIFT` names the tool to use.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SWIFT = os.environ.get("SWIFT", "swift").split()
LIBRARIES = ["Plumage", "Roost"]


class Copy:
    """A copy of the package, with its build in one way and by one build system."""

    def __init__(self, folder, way, system):
        self.folder, self.way, self.system = folder, way, system
        self.name = f"{way}, {system}"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns(".build", "run.py"))
        # With aliases, SwiftPM looks for the folder's name and not for the package's.
        (folder / "TipControl").symlink_to(ROOT)
        self.manifest = folder / "Package.swift"
        self.manifest.write_text(self.manifest.read_text().replace('"../.."', '"TipControl"'))

    def swift(self, *words):
        """Runs a command of the package manager, and returns its exit code and its output."""
        command = [*SWIFT, *words, "--package-path", self.folder, "--build-system", self.system]
        run = subprocess.run(
            command, env=os.environ | {"TIP_WAY": self.way}, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return run.returncode, run.stdout

    def expect(self, order, *words, fails=False):
        """Runs a command that has to succeed, or to fail because another package finds a module."""
        code, output = self.swift(*words)
        if code < 0 and self.system == "swiftbuild":
            # The preview itself crashes at times, while it plans a build.
            print(f"{self.name}: {order}: ended by signal {-code}, once more", flush=True)
            code, output = self.swift(*words)
        found = code != 0 and "missing required module" in output if fails else code == 0
        if not found:
            print(output[-6000:])
            sys.exit(f"{self.name}: \"{order}\" ended with {code}.")
        print(f"{self.name}: {order}: {'fails, as the article says' if fails else 'ok'}", flush=True)

    def change(self, library):
        """Changes a line in each file of a library."""
        for file in sorted((self.folder / "Libraries" / library / "Sources").rglob("*.swift")):
            file.write_text(file.read_text() + "// Changed.\n")

    def tests(self, order):
        self.expect(f"clean, {order}", "test")
        for library in LIBRARIES:
            self.change(library)
            self.expect(f"a line of {library} changed, {order}", "test")


def joined(folder, system):
    """Adds the stand-ins to a package that is built already."""
    copy = Copy(folder, "stand-in", system)
    whole = copy.manifest.read_text()
    alone = whole.replace('    .package(name: "TipControl", path: "TipControl"),\n', "")
    start, end = alone.index('    .target(\n      name: "Backyard"'), alone.index("  ]\n)")
    copy.manifest.write_text(alone[:start] + alone[end:])
    copy.expect("without the stand-ins", "build")
    copy.manifest.write_text(whole)
    copy.expect("the stand-ins join a build", "build")
    for library in LIBRARIES:
        copy.change(library)
        copy.expect(f"a line of {library} changed, joined", "build")


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    systems = ["native"]
    # The preview is in Swift 6.3; before it, the option has other values.
    if "swiftbuild" in subprocess.run([*SWIFT, "build", "--help"], text=True, capture_output=True).stdout:
        systems.append("swiftbuild")
    for system in systems:
        Copy(folder / f"clean-{system}", "stand-in", system).tests("stand-in")
        joined(folder / f"joined-{system}", system)
    Copy(folder / "aliases", "module-aliases", "native").tests("aliases of SwiftPM")
    own = Copy(folder / "compatibility", "compatibility", "native")
    own.expect("clean", "build", "--target", "Backyard")
    for library in LIBRARIES:
        own.change(library)
        own.expect(f"a line of {library} changed", "build", "--target", library, fails=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve())
