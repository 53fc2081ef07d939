"""Checks that the folders of a module do not use each other more than they did.

Usage: python3 Fixtures/folders.py [MODULE ...]

A folder uses another one when it names a type that a file there declares at its top level. Of two
folders that use each other, neither can be read alone. It counts these pairs, and fails when a
module has more than the table allows. A lower count may become the new most. With the paths of
modules, it prints each pair with the names that cause it.
"""

import os
import re
import sys
from itertools import combinations

from mutants import masked

# The most pairs of each module.
MOST = {"Sources/Core/TipModel": 3}

TYPE = r"(?:struct|enum|class|protocol|typealias|actor) +(\w+)"
# A private type has no users in other folders.
SHARED = re.compile(rf"^(?!(?:file)?private)(?:@\w+(?:\(.*?\))? +|[a-z]+ +)*{TYPE}", re.M)
DECLARED = re.compile(rf"\b{TYPE}")
# A member such as the second word of `Tips.Status` is not a name.
NAME = re.compile(r"(?<![.\w])[A-Z]\w*")


def sources(module):
    """The name of the folder and the code of each file in a folder of the module."""
    for root, _, entries in os.walk(module):
        for entry in entries:
            if root != module and entry.endswith(".swift"):
                with open(os.path.join(root, entry), encoding="utf-8") as file:
                    folder = os.path.relpath(root, module).split(os.sep)[0]
                    yield folder, masked(file.read())


def uses(module):
    """The names that a folder uses of another one, by the names of the two folders."""
    files = list(sources(module))
    homes = {name: folder for folder, code in files for name in SHARED.findall(code)}
    found = {}
    for folder, code in files:
        for name in set(NAME.findall(code)) - set(DECLARED.findall(code)):
            if homes.get(name, folder) != folder:
                found.setdefault((folder, homes[name]), set()).add(name)
    return found


def pairs(module):
    """The pairs of folders that use each other, with the names that each uses of the other."""
    found = uses(module)
    folders = sorted({folder for folder, _ in found})
    for one, other in combinations(folders, 2):
        if (one, other) in found and (other, one) in found:
            yield one, other, found[one, other], found[other, one]


def print_pairs(module):
    mutual = list(pairs(module))
    print(f"Pairs of folders in {module} that use each other: {len(mutual)}")
    for one, other, of_other, of_one in mutual:
        print(f"{one} uses {other}: {', '.join(sorted(of_other))}")
        print(f"{other} uses {one}: {', '.join(sorted(of_one))}")


def main(modules):
    for module in modules:
        print_pairs(module)
    if modules:
        return
    for module, most in MOST.items():
        count = len(list(pairs(module)))
        if count > most:
            sys.exit(
                f"{count} pairs of folders in {module} use each other, at most {most} may. "
                f'Run "python3 Fixtures/folders.py {module}" for the names.')


if __name__ == "__main__":
    main(sys.argv[1:])
