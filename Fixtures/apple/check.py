#!/usr/bin/env python3
"""Compiles the sources for Apple's systems, on Linux.

    python3 Fixtures/apple/check.py FOLDER

In a copy below FOLDER, conditions on the system take Apple's side, and stand-ins declare the names
that glibc lacks. The article "On a Mac" says what this shows.
"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
CONDITIONS = {
    "canImport(Darwin)": "true", "canImport(FoundationEssentials)": "false",
    "canImport(FoundationNetworking)": "false", "os(Linux)": "false"}
CONDITION = re.compile(r"^\s*#(?:if|elseif)\b.*", re.MULTILINE)
# Apple's own modules take the place of these; on a Mac, the manifest has no targets for them.
APPLES = [
    "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit", "UIKit",
    "UniformTypeIdentifiers", "os"]
STAND_INS = {"Darwin": "import TipSystem\n", "XCTest": "import XCTest\n"}
WITHOUT_TESTS = """
package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }
"""


def turned(line):
    for condition, value in CONDITIONS.items():
        line = line.replace(condition, value)
    return line


def copies():
    """Yields the paths and texts of the copy, and whether a condition was turned."""
    for path in [ROOT / "Package.swift", *sorted((ROOT / "Sources").rglob("*"))]:
        part = path.relative_to(ROOT)
        if path.is_dir() or (part.parts[1:2] == ("TipKit",) and part.parts[2] in APPLES):
            continue
        text = path.read_text()
        if path.suffix != ".swift":
            yield part, text, False
            continue
        new = CONDITION.sub(lambda match: turned(match[0]), text)
        c_names = re.sub(r"(?<![.\w])stat\((?=[^)])", "statOfPath(", new)
        if "TipTesting" in part.parts:
            # Methods of an extension of XCTestCase could not be overridden.
            c_names = c_names.replace("public import XCTest\n", "import XCTest\n")
            c_names = re.sub(r"\bXCTestCase\b", "AppleTestCase", c_names)
        yield part, c_names.replace("import Darwin", "import Glibc"), new != text
        for name, wanted in STAND_INS.items():
            if wanted in text:
                module = pathlib.Path(*part.parts[:3])
                yield module / f"{name}StandIn.swift", (HERE / f"{name}.swift").read_text(), False


def main():
    folder = pathlib.Path(sys.argv[1])
    package = folder / "package"
    kept, count = {}, 0
    for part, text, is_turned in copies():
        kept[package / part] = text
        count += is_turned
    kept[package / "Package.swift"] += WITHOUT_TESTS
    for path in package.rglob("*"):
        if path.is_file() and path not in kept:
            path.unlink()
    for path, text in kept.items():
        # A file that stays the same is not compiled again.
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    code = subprocess.run(
        [*os.environ.get("SWIFT", "swift").split(), "build", "--package-path", package,
         "--scratch-path", folder / "build", "--quiet", "-Xswiftc", "-warnings-as-errors"]).returncode
    if code:
        sys.exit(code)
    print(f"{count} files with conditions compile for Apple's side, with the rest of Sources.")


main()
