#!/usr/bin/env python3
"""Counts how many vectors fail in deliberately broken engines.

    python3 Fixtures/vectors/mutations.py          builds each broken engine and prints the counts
    python3 Fixtures/vectors/mutations.py --check  only checks that the places to change exist

A mutation changes a few places of the sources, which are restored afterwards. At least ten vectors
have to fail in each: otherwise they would not notice such a mistake, and the exit code is 1. The
tests name the vectors that fail, so each engine is built with all tests, in some minutes.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SWIFT = os.environ.get("SWIFT", "swift")
WINDOW = "let oldest = scope.now.adding(milliseconds: -range.milliseconds)"
MUTATIONS = {
    "windows leave out their oldest instant": [
        ("Rules/RuleEvaluator.swift", WINDOW, WINDOW[:-1] + " + 1)"),
        ("Rules/RuleHorizon.swift", WINDOW, WINDOW[:-1] + " + 1)"),
    ],
    "the frequency counts from the newest display": [
        ("Facts/FrequencyStarts.swift", r"earliest(\.firstDisplayed, where: counts)",
         r"earliest(\.lastDisplayed, where: counts)"),
    ],
    "showing all tips comes before hiding one": [
        ("Controls/Controls.swift", "  case hideByName\n", ""),
        ("Controls/Controls.swift", "  case showAll\n", "  case showAll\n  case hideByName\n"),
    ],
    "tipctl comes before the environment": [
        ("Controls/ControlSource.swift",
         "  /// A variable of the process's environment.\n  case environment\n", ""),
        ("Controls/ControlSource.swift", "  case stored\n",
         "  case stored\n  /// A variable of the process's environment.\n  case environment\n"),
    ],
    "the last of several displays does not run to its end": [
        ("Eligibility/TipLimits.swift", "record.displayCount >= maxCount && !isOnScreen",
         "record.displayCount >= maxCount"),
    ],
    "a later reason replaces the first one": [
        ("Facts/FactsApply.swift", "record.invalidation ?? Invalidation(reason: derived ?? reason,",
         "Invalidation(reason: reason,"),
    ],
    "a merge takes the larger count of two devices": [
        ("Facts/FactsRecords.swift", "displayCount.addingSaturating(share.displayCount)",
         "max(displayCount, share.displayCount)"),
    ],
    "a group does not keep the tip on screen": [
        ("Tips/GroupSelection.swift", "if let shown, members",
         "if let shown, false, members"),
    ],
    "a turn of the time is foreseen one millisecond late": [
        ("Rules/RuleEvaluator+Time.swift",
         "horizon.note(scope.now.adding(milliseconds: turn), scope.now)",
         "horizon.note(scope.now.adding(milliseconds: turn + 1), scope.now)"),
    ],
}


def path(name):
    return ROOT / "Sources" / "Core" / "TipModel" / name


def misplaced():
    """Yields the places that do not stand once in their file."""
    for mutation, changes in MUTATIONS.items():
        for name, old, _ in changes:
            if path(name).read_text().count(old) != 1:
                yield f"{mutation}: {name} does not have this once: {old}"


def failures(changes):
    """Builds the tests with changes, and returns the number of vectors that fail."""
    originals = {name: path(name).read_text() for name, _, _ in changes}
    try:
        for name, old, new in changes:
            path(name).write_text(path(name).read_text().replace(old, new))
        package = ["--package-path", str(ROOT)]
        subprocess.run(
            [SWIFT, "build", *package, "--build-tests"], check=True, capture_output=True)
        run = subprocess.run(
            [SWIFT, "test", *package, "--skip-build", "--filter", "ConformanceVectorTests"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        return len(set(re.findall(r"The vector (\S+) fails", run.stdout)))
    finally:
        for name, text in originals.items():
            path(name).write_text(text)


def main():
    problems = list(misplaced())
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems or "--check" in sys.argv[1:]:
        return 1 if problems else 0
    counts = {}
    for mutation, changes in MUTATIONS.items():
        counts[mutation] = failures(changes)
        print(f"{mutation}: {counts[mutation]} vectors fail", flush=True)
    return 0 if all(count >= 10 for count in counts.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
