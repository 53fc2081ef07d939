#!/usr/bin/env python3
"""Runs "tipctl init" on five packages, twice each, and the tests and CI files that it has written.

    python3 Fixtures/init.py TIPCTL SCRATCH [PACKAGE...]

The packages have the tips of Fixtures/downstream. All are built in the folder SCRATCH, one after
another, so that this package is compiled once. A package that names this one by its address is
resolved only.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
BIRDS = ROOT / "Fixtures/downstream/Sources/Backyard"
SWIFT = os.environ.get("SWIFT", "swift")
HEAD = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Backyard",
  platforms: [.iOS(.v18), .macOS(.v15)],
"""
TAIL = """  swiftLanguageModes: [.v5]
)
"""
OLD_TEST = """import XCTest

@testable import Backyard

final class OldCase: XCTestCase {
  func testOld() { XCTAssertEqual(1 + 1, 2) }
}
"""


def without_tests():
    """The manifest of Fixtures/downstream without what is for TipControl and its tests."""
    targets = '  products: [.library(name: "Backyard", targets: ["Backyard"])],\n'
    targets += '  targets: [.target(name: "Backyard")],\n'
    return HEAD + targets + TAIL, {"Backyard": ["*"]}, {}


def one_target():
    """One tip, and settings of the target."""
    targets = '  targets: [\n    .target(name: "Backyard", swiftSettings: [.swiftLanguageMode(.v5)])\n  ]\n)\n'
    return HEAD + targets, {"Backyard": ["FeederTip"]}, {}


def three_targets():
    """Two targets with tips, one without, and another package."""
    targets = '  dependencies: [.package(path: "Seeds")],\n  targets: [\n'
    targets += '    .target(name: "Feeders", dependencies: ["Plain", "Seeds"]),\n'
    targets += '    .target(name: "Favorites"),\n    .target(name: "Plain"),\n  ],\n'
    files = {
        "Sources/Plain/Plain.swift": "public let plain = 1\n",
        "Seeds/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
        'let package = Package(\n  name: "Seeds", products: [.library(name: "Seeds", targets: ["Seeds"])],\n'
        '  targets: [.target(name: "Seeds")])\n',
        "Seeds/Sources/Seeds/Seeds.swift": "public let seeds = 1\n",
    }
    return HEAD + targets + TAIL, {"Feeders": ["FeederTip"], "Favorites": ["FavoriteBackyardTip"]}, files


def with_tests():
    targets = '  targets: [\n    .target(name: "Backyard"),\n'
    targets += '    .testTarget(name: "BackyardTests", dependencies: ["Backyard"]),\n  ],\n'
    return HEAD + targets + TAIL, {"Backyard": ["*"]}, {"Tests/BackyardTests/OldCase.swift": OLD_TEST}


def loop():
    head = HEAD.replace("let package", 'let names = ["Feeders", "Favorites"]\nlet package')
    targets = "  targets: names.map { .target(name: $0) },\n"
    return head + targets + TAIL, {"Feeders": ["FeederTip"], "Favorites": ["FavoriteBackyardTip"]}, {}


def run(words, cwd, codes=(0,)):
    print("$", " ".join(map(str, words)), flush=True)
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True)
    if done.returncode not in codes:
        sys.exit(f"{done.stdout}{done.stderr}\nThis ended with {done.returncode}, not {codes}.")
    return done.stdout


def contents(folder):
    """The files of a package with their texts, without those of builds and version control."""
    files = [p for p in sorted(folder.rglob("*")) if p.is_file()]
    hidden = {".git", ".build", ".swiftpm", "__Snapshots__"}
    return {p.relative_to(folder): p.read_text() for p in files if not hidden & set(p.parts)}


def make(folder, package):
    manifest, targets, files = package()
    (folder / "Package.swift").write_text(manifest)
    for target, names in targets.items():
        (folder / "Sources" / target).mkdir(parents=True)
        for source in [f for name in names for f in BIRDS.glob(f"{name}.swift")]:
            shutil.copy(source, folder / "Sources" / target)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    run(["git", "init", "--quiet"], folder)
    run(["git", "add", "."], folder)
    identity = ["-c", "user.name=Birds", "-c", "user.email=birds@localhost"]
    run(["git", *identity, "commit", "--quiet", "-m", "Before"], folder)


def lines_of(server, folder):
    """The lines of a CI file, without the one that installs Debian's packages."""
    if server == "github":
        workflow = yaml.safe_load((folder / ".github/workflows/tips.yml").read_text())
        lines = [step["run"] for step in workflow["jobs"]["tips"]["steps"] if "run" in step]
    else:
        lines = yaml.safe_load((folder / ".gitlab-ci.yml").read_text())["tips"]["script"]
    found = [line for line in lines if not line.startswith("apt-get")]
    if len(found) != len(lines) - 1:
        sys.exit(f"The file for {server} does not install what the tests need.")
    return found


def check_address(tipctl):
    """Names this package by an address, of which Git reads the last commit."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "Backyard"
        folder.mkdir()
        make(folder, three_targets)
        address = Path(name).resolve() / "TipControl.git"
        run(["git", "clone", "--quiet", "--bare", ROOT, address], folder)
        run(["git", "branch", "--force", "main", "HEAD"], address)
        run([tipctl, "init", "--url", f"file://{address}", "--yes"], folder)
        # It looks up the products too.
        run([*SWIFT.split(), "package", "show-dependencies"], folder)
        pin = json.loads((folder / "Package.resolved").read_text())["pins"][0]
        if (pin["location"], pin["state"]["branch"]) != (str(address), "main"):
            sys.exit(f"The package does not depend on the address: {pin}")


def check(package, tipctl, scratch, server):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "Backyard"
        folder.mkdir()
        make(folder, package)
        before = contents(folder)
        init = [tipctl, "init", "--path", ROOT, "--ci", server]
        run(init, folder, codes=(77,))
        run([*init, "--dry-run"], folder)
        if contents(folder) != before:
            sys.exit("The package has changed before it was confirmed.")
        output = run([*init, "--yes"], folder)
        after = contents(folder)
        product = "TipKitStandIn" if package is three_targets else "TipKitCompatibility"
        if f'"{product}"' not in after[Path("Package.swift")]:
            sys.exit(f"The manifest lacks {product}.")
        # The first line runs the tests, which leave what the second one reads.
        for line in lines_of(server, folder) * 2:
            words = line.split()
            if words[0] == "swift":
                words[:2] = [*SWIFT.split(), words[1], "--scratch-path", scratch]
            print(run(words, folder)[-600:])
        if "has its tests" not in run([*init, "--yes"], folder) or contents(folder) != after:
            sys.exit("The second run has changed something.")
        # The lines that come next, with the tool that is built already.
        for words in ["import", "--yes", ".build/tips.json"], ["lock"], ["lint"]:
            run([tipctl, "--datastore", ".build/tips/", *words], folder)
        undo = output.split("Take it back with:\n")[1].split("Next")[0]
        for line in undo.splitlines():
            run(["sh", "-c", line], folder)
        (folder / "tips.lock.json").unlink()
        if contents(folder) != before:
            sys.exit("The commands that take the changes back have left something.")


def main():
    tipctl, scratch, *names = sys.argv[1:]
    packages = without_tests, one_target, three_targets, with_tests, loop
    for package in packages:
        if names and package.__name__ not in names:
            continue
        print(f"init: {package.__name__}", flush=True)
        server = "gitlab" if package is one_target else "github"
        check(package, Path(tipctl).resolve(), Path(scratch).resolve(), server)
    if not names:
        check_address(Path(tipctl).resolve())


if __name__ == "__main__":
    main()
