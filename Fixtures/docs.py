#!/usr/bin/env python3
"""Builds the documentation of every product into one site, and fails on any warning.

    python3 Fixtures/docs.py FOLDER

The site is FOLDER/site; what it is made of lies beside it. `SWIFT` and `DOCC` name other tools.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

SWIFT = os.environ.get("SWIFT", "swift")

# The catalogs in the order of their links: each may link to symbols and articles of those before.
# A library's symbols go with it; tools and stand-ins for other frameworks have articles only.
LIBRARIES = {"TipEngine", "TipSnapshot", "TipTesting", "TipCLI"}
CATALOGS = [
    "TipEngine/TipEngine.docc",
    "TipSnapshot/TipSnapshot.docc",
    "TipTesting/TipTesting.docc",
    "TipCLI/TipCLI.docc",
    "TipKit/TipKitCompatibility.docc",
    "tipctl/tipctl.docc",
    "BackyardBirds/BackyardBirds.docc",
    "TipControl.docc",
]


def find_docc():
    """Finds docc: as named, as Xcode has it, or beside the compiler."""
    if "DOCC" in os.environ:
        return os.environ["DOCC"]
    if sys.platform == "darwin":
        return subprocess.check_output(["xcrun", "--find", "docc"], text=True).strip()
    swift = shutil.which(SWIFT)
    docc = Path(os.path.realpath(swift)).parent / "docc" if swift else None
    if docc is None or not docc.exists():
        sys.exit("There is no docc beside the compiler. Name one with DOCC=/path/to/docc.")
    return str(docc)


def emit_symbol_graphs(folder):
    """Builds all products; the compiler writes down the public symbols of each module."""
    graphs = folder / "graphs"
    options = ["-emit-symbol-graph", "-emit-symbol-graph-dir", str(graphs)]
    options += ["-emit-extension-block-symbols", "-suppress-warnings"]
    options += ["-Xfrontend", "-symbol-graph-skip-synthesized-members"]
    command = [SWIFT, "build", "--quiet", "--scratch-path", str(folder), "--disable-index-store"]
    subprocess.run(command + [w for o in options for w in ("-Xswiftc", o)], check=True)
    return graphs


def copy_own_symbols(module, graphs, seen, target):
    """Copies a module's graphs without what modules before it have: it re-exports their symbols."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for file in sorted([graphs / f"{module}.symbols.json", *graphs.glob(f"{module}@*.json")]):
        graph = json.loads(file.read_text())
        names = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
        others = names & seen
        graph["symbols"] = [s for s in graph["symbols"] if s["identifier"]["precise"] not in others]
        graph["relationships"] = [r for r in graph["relationships"] if r["source"] not in others]
        seen |= names
        if graph["symbols"]:
            (target / file.name).write_text(json.dumps(graph))


def convert(docc, catalog, symbols, archive, dependencies):
    """Makes the archive of one catalog; returns whether there was nothing to warn of."""
    name = archive.stem
    shutil.rmtree(archive, ignore_errors=True)
    command = [docc, "convert", str(catalog), "--output-path", str(archive)]
    command += ["--fallback-display-name", name, "--fallback-bundle-identifier", name]
    command += ["--warnings-as-errors", "--enable-experimental-external-link-support"]
    if symbols:
        command += ["--additional-symbol-graph-dir", str(symbols)]
    for dependency in dependencies:
        command += ["--dependency", str(dependency)]
    return subprocess.run(command).returncode == 0


def main(folder):
    root = Path(__file__).resolve().parent.parent
    os.chdir(root)
    docc = find_docc()
    graphs = emit_symbol_graphs(folder)
    archives, seen, failed = [], set(), []
    for path in CATALOGS:
        catalog = root / "Sources" / path
        symbols = None
        if catalog.stem in LIBRARIES:
            symbols = folder / "symbols" / catalog.stem
            copy_own_symbols(catalog.stem, graphs, seen, symbols)
        archive = folder / f"{catalog.stem}.doccarchive"
        if convert(docc, catalog, symbols, archive, archives):
            archives.append(archive)
        else:
            failed.append(f"{catalog.relative_to(root)}")
    if failed:
        sys.exit(f"Mend what docc says above about {', '.join(failed)}, and try again.")
    site = folder / "site"
    shutil.rmtree(site, ignore_errors=True)
    names = ["--synthesized-landing-page-name", "TipControl"]
    subprocess.run([docc, "merge", *map(str, archives), "-o", str(site), *names], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(Path(sys.argv[1]).resolve())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"{failure.cmd[0]} {failure.cmd[1]} failed with {failure.returncode}.")
