#!/usr/bin/env python3
"""Lists what the compiler type-checked slowly, the slowest first, and fails over the limit.

    python3 Fixtures/slow.py < LOG

LOG is the output of a build by `make slow-expressions`, whose options make the compiler warn. It
measures wall time, which a busy machine lengthens, so the limit is far above that of the warnings.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WARNING = re.compile(r"^(/.*:\d+:\d+): warning: (.*) took (\d+)ms to type-check")
LIMIT = 1500
# Its long chains are what the file tests, so they only are listed.
CHAINS = "Tests/TipKit/SwiftUITests/Views/ChainTests.swift:"


def slow_places(lines):
    """Returns the greatest time of each place and what is there, the slowest first.

    A file is checked in several processes, and what a macro made has no place in a file.
    """
    times = {}
    for line in lines:
        if found := WARNING.match(line):
            place, subject, time = found[1].removeprefix(f"{ROOT}/"), found[2], int(found[3])
            times[place, subject] = max(time, times.get((place, subject), 0))
    return sorted(times.items(), key=lambda item: (-item[1], item[0]))


def main():
    places = slow_places(sys.stdin)
    for (place, subject), time in places:
        print(f"{time:6} ms  {place}  {subject}")
    slow = [place for (place, _), time in places
            if time > LIMIT and not place.startswith(CHAINS)]
    if slow:
        sys.exit(f"Split these expressions, or write their types: {', '.join(slow)}.")


if __name__ == "__main__":
    main()
