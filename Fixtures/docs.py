#!/usr/bin/env python3
"""Builds the documentation of every product into one site, and fails on any warning.

    python3 Fixtures/docs.py FOLDER

The site is FOLDER/site, next to its intermediate files. `SWIFT` and `DOCC` select other tools.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SWIFT = os.environ.get("SWIFT", "swift")

# Libraries in the order of their dependencies: a re-exported symbol belongs to the first library
# that has it. Tools, substitutes for frameworks and the guide have articles only.
LIBRARIES = [
    "TipEngine", "TipHelp", "TipGuidance", "TipSnapshot", "TipTesting", "TipReview", "TipCLI"
]
CATALOGS = [
    "Core/TipEngine/TipEngine.docc",
    "Core/TipHelp/TipHelp.docc",
    "Review/TipGuidance/TipGuidance.docc",
    "Testing/TipSnapshot/TipSnapshot.docc",
    "Testing/TipTesting/TipTesting.docc",
    "Testing/TipReview/TipReview.docc",
    "Tool/TipCLI/TipCLI.docc",
    "TipControl.docc",
    "TipKit/TipTipKit/TipKitStandIn.docc",
    "TipKit/TipUIKit/UIKitStandIn.docc",
    "TipKit/TipKit/TipKitCompatibility.docc",
    "TipKit/UIKit/UIKitCompatibility.docc",
    "TipKit/os/SystemCompatibility.docc",
    "Tool/tipctl/tipctl.docc",
    "Demo/BackyardBirds/BackyardBirds.docc",
]


def find_docc():
    """Finds docc: from DOCC, from Xcode, or beside the compiler."""
    if "DOCC" in os.environ:
        return os.environ["DOCC"]
    if sys.platform == "darwin":
        return subprocess.check_output(["xcrun", "--find", "docc"], text=True).strip()
    swift = shutil.which(SWIFT)
    docc = Path(os.path.realpath(swift)).parent / "docc" if swift else None
    if docc is None or not docc.exists():
        sys.exit("docc is not beside the compiler. Select one with DOCC=/path/to/docc.")
    return str(docc)


# Articles link to each other as on a web page of the repository: [words](Page.md#a-section), or a
# definition, [D1]: Page.md#a-section.
LINK = re.compile(r"(\]\(|^\[\w+\]: )([^()\s#:]*\.md)?(#[^()\s]+)?(?=\)|$)", re.MULTILINE)


def anchor(heading):
    """Returns the anchor of a heading on a web page of the repository."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def docc_link(page, path, fragment):
    """Returns the path and the section of DocC that a link of a page leads to."""
    target = (page.parent / path).resolve() if path else page
    if not target.exists() or target.parent.suffix != ".docc":
        sys.exit(f"{page}: \"{path}\" is not an article.")
    link = f"/{target.parent.stem}"
    if target.stem != target.parent.stem:
        link += f"/{target.stem}"
    if not fragment:
        return link, ""
    headings = re.findall(r"^#+ (.*)$", target.read_text(), re.MULTILINE)
    for heading in headings:
        if anchor(heading) == fragment[1:]:
            return link, "#" + re.sub(r"['’]", "", heading).replace(" ", "-")
    sys.exit(f"{page}: \"{path or ''}{fragment}\" is not a section.")


def copy_with_links_of_docc(catalog, folder):
    """Copies a catalog, whose links between articles become links of DocC, and returns the copy."""
    copy = folder / catalog.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(catalog, copy)
    for page in catalog.glob("*.md"):

        def replacement(match):
            if not match[2] and not match[3]:
                return match[0]
            path, section = docc_link(page, match[2], match[3])
            # DocC crashes when a definition has its scheme.
            if match[1] == "](":
                return f"{match[1]}doc:{path}{section}"
            return f"{match[1]}/documentation{path.lower()}{section}"

        (copy / page.name).write_text(LINK.sub(replacement, page.read_text()))
    return copy


def emit_symbol_graphs(folder):
    """Builds all products, with the symbol graph of each module."""
    graphs = folder / "graphs"
    options = ["-emit-symbol-graph", "-emit-symbol-graph-dir", str(graphs)]
    options += ["-Xfrontend", "-symbol-graph-skip-synthesized-members"]
    command = [SWIFT, "build", "--quiet", "--scratch-path", str(folder), "--disable-index-store"]
    subprocess.run(command + [w for o in options for w in ("-Xswiftc", o)], check=True)
    return graphs


def copy_own_symbols(module, graphs, seen, target):
    """Copies a module's graphs without the re-exported symbols of modules before it.

    An earlier type remains if the module adds members to it, with only these members. Its text
    goes, because it may have links to the other members.
    """
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for file in sorted([graphs / f"{module}.symbols.json", *graphs.glob(f"{module}@*.json")]):
        graph = json.loads(file.read_text())
        names = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
        parents = {
            relation["target"]
            for relation in graph["relationships"]
            if relation["kind"] == "memberOf" and relation["source"] not in seen
        }
        others = names & seen - parents
        graph["symbols"] = [s for s in graph["symbols"] if s["identifier"]["precise"] not in others]
        graph["relationships"] = [r for r in graph["relationships"] if r["source"] not in others]
        for symbol in graph["symbols"]:
            if symbol["identifier"]["precise"] in seen:
                symbol.pop("docComment", None)
        seen |= names
        if graph["symbols"]:
            (target / file.name).write_text(json.dumps(graph))


def convert(docc, catalog, symbols, archive, others, checks):
    """Creates the archive of one catalog with links to others; checks fail on any warning."""
    name = archive.stem
    shutil.rmtree(archive, ignore_errors=True)
    command = [docc, "convert", str(catalog), "--output-path", str(archive)]
    command += ["--fallback-display-name", name, "--fallback-bundle-identifier", name]
    command += ["--enable-experimental-external-link-support"]
    command += ["--warnings-as-errors"] if checks else ["--diagnostic-level", "error"]
    if symbols.exists():
        command += ["--additional-symbol-graph-dir", str(symbols)]
    for other in others:
        command += ["--dependency", str(other)]
    # In the first pass, link targets do not exist yet.
    output = None if checks else subprocess.DEVNULL
    if subprocess.run(command, stdout=output, stderr=output).returncode != 0 and checks:
        sys.exit(f"docc failed for {catalog.name}: fix the problems above, and try again.")


def main(folder):
    root = Path(__file__).resolve().parent.parent
    os.chdir(root)
    docc = find_docc()
    catalogs = [root / "Sources" / path for path in CATALOGS]
    graphs, seen = emit_symbol_graphs(folder), set()
    for catalog in catalogs:
        if catalog.stem in LIBRARIES:
            copy_own_symbols(catalog.stem, graphs, seen, folder / "symbols" / catalog.stem)
    (folder / "links").mkdir(exist_ok=True)
    # Two passes: the first creates the link targets, the second checks the links.
    linked = [folder / "links" / f"{catalog.stem}.doccarchive" for catalog in catalogs]
    archives = [folder / f"{catalog.stem}.doccarchive" for catalog in catalogs]
    copies = [copy_with_links_of_docc(catalog, folder / "catalogs") for catalog in catalogs]
    for checks, results in [(False, linked), (True, archives)]:
        for catalog, archive in zip(copies, results):
            others = [other for other in linked if checks and other.stem != archive.stem]
            convert(docc, catalog, folder / "symbols" / catalog.stem, archive, others, checks)
    merge(docc, archives, folder / "site")


def merge(docc, archives, site):
    """Merges the archives into one site, which opens with the guide."""
    shutil.rmtree(site, ignore_errors=True)
    names = ["--synthesized-landing-page-name", "TipControl"]
    subprocess.run([docc, "merge", *map(str, archives), "-o", str(site), *names], check=True)
    page = '<meta http-equiv="refresh" content="0; url=documentation/tipcontrol/">'
    (site / "index.html").write_text(f"<!DOCTYPE html><title>TipControl</title>{page}\n")
    print(f"Wrote {site}. To read it: python3 -m http.server --directory {site}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(Path(sys.argv[1]).resolve())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"{failure.cmd[0]} {failure.cmd[1]} failed with {failure.returncode}.")
