#!/usr/bin/env python3
"""Writes the public API of each product as text, one file for each, or compares it with these files.

    python3 Fixtures/api.py record    writes Tests/API/PRODUCT.txt
    python3 Fixtures/api.py check     exits with 1 and prints the difference when one is out of date

The compiler's symbol graphs are the source. `SWIFT` names the tool to use.
"""

import difflib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

SWIFT = os.environ.get("SWIFT", "swift")
ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests" / "API"
# Each product with its modules; a module that another product has too is named, not repeated.
PRODUCTS = {
    "TipEngine": ["TipEngine"],
    "TipHelp": ["TipHelp"],
    "TipGuidance": ["TipGuidance"],
    "TipSnapshot": ["TipSnapshot"],
    "TipTesting": ["TipTesting"],
    "TipReview": ["TipReview"],
    "TipCLI": ["TipCLI"],
    "TipKitStandIn": [
        "TipCoreGraphics", "TipDeveloperToolsSupport", "TipOSLog", "TipSwiftUI", "TipTipKit",
        "TipUniformTypeIdentifiers", "Tipos"],
    "UIKitStandIn": ["TipUIKit"],
    "TipKitCompatibility": ["DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit"],
    "SystemCompatibility": ["CoreGraphics", "UniformTypeIdentifiers", "os"],
    "UIKitCompatibility": ["UIKit"],
}
EXPORT = re.compile(r"^ *@_exported public import (?:\w+ )?(\w+)(?:\.(\w+))?$", re.MULTILINE)
ALIAS = re.compile(r"public typealias \w+ = (Tip[A-Z]\w+)\.(\w+)$", re.MULTILINE)


def symbol_graphs():
    """Builds the package and returns the folder of the symbol graphs."""
    command = [SWIFT, "package", "--package-path", str(ROOT), "dump-symbol-graph"]
    run = subprocess.run(command + ["--skip-synthesized-members"], capture_output=True, text=True)
    folder = re.search(r"^Files written to (.+)$", run.stdout + run.stderr, re.MULTILINE)
    # The exit code does not count: the command fails for tests that have not been built.
    if folder is None or "Build complete!" not in run.stdout + run.stderr:
        sys.exit(run.stdout + run.stderr)
    return Path(folder[1])


def symbols(graphs, module):
    """Yields the path and the declaration of each public symbol of a module, its extensions of
    other modules' types included."""
    if not (graphs / f"{module}.symbols.json").exists():
        sys.exit(f"There is no symbol graph of {module} in {graphs}.")
    for file in sorted([graphs / f"{module}.symbols.json", *graphs.glob(f"{module}@*.json")]):
        for symbol in json.loads(file.read_text())["symbols"]:
            fragments = symbol.get("declarationFragments", [])
            text = " ".join("".join(part["spelling"] for part in fragments).split())
            yield symbol["pathComponents"], text


def folder(module):
    """Returns the folder of a module, which is in one of the rooms."""
    return next(ROOT.glob(f"Sources/*/{module}"))


def exports(module):
    """Returns the modules and the single names that a module exports."""
    file = folder(module) / "Exports.swift"
    return EXPORT.findall(file.read_text()) if file.exists() else []


def aliases(module):
    """Returns the types of other modules that a module has under a name of its own."""
    files = sorted(folder(module).rglob("*.swift"))
    return [alias for file in files for alias in ALIAS.findall(file.read_text())]


def members(graphs, module, name):
    """Returns the symbols of a top-level name of a module."""
    found = symbols(graphs, module)
    return {f"{'.'.join(path)}: {text}" for path, text in found if path[0] == name}


def api(graphs, modules):
    """Returns the text of a product: its top-level names, then every symbol."""
    names, lines, wholes = set(), set(), set()
    for module in modules:
        for path, text in symbols(graphs, module):
            if path[0][0].isalpha() and len(path) == 1:
                names.add(path[0].split("(")[0])
            lines.add(f"{'.'.join(path)}: {text}")
        for other, name in exports(module):
            if not name and other == "TipContent" and module == "TipEngine":
                for path, text in symbols(graphs, other):
                    if len(path) == 1:
                        names.add(path[0])
                    lines.add(f"{'.'.join(path)}: {text}")
            elif not name:
                wholes.add(other)
            else:
                names.add(name)
                lines |= members(graphs, other, name)
        for other, name in aliases(module):
            lines |= members(graphs, other, name)
    text = [f"Exported modules: {', '.join(sorted(wholes)) or 'none'}", ""]
    text += [f"Top-level names: {len(names)}", *sorted(names), "", "Symbols:", *sorted(lines)]
    return "\n".join(text) + "\n"


def main():
    if len(sys.argv) != 2 or sys.argv[1] not in ("record", "check"):
        sys.exit(__doc__)
    graphs = symbol_graphs()
    outdated = False
    FOLDER.mkdir(exist_ok=True)
    for product, modules in PRODUCTS.items():
        file, text = FOLDER / f"{product}.txt", api(graphs, modules)
        old = file.read_text() if file.exists() else ""
        if sys.argv[1] == "record":
            file.write_text(text)
        elif old != text:
            outdated = True
            before, after = old.splitlines(True), text.splitlines(True)
            name = str(file.relative_to(ROOT))
            sys.stdout.writelines(difflib.unified_diff(before, after, name, "now", n=0))
    if outdated:
        sys.exit("The public API differs from Tests/API. Run \"make api\" to record it.")


main()
