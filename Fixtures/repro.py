#!/usr/bin/env python3
"""Writes tests of random states with "tipctl repro", and runs them in one package.

    python3 Fixtures/repro.py TIPCTL BACKYARDBIRDS

The states are those of the demo after random commands. A test of what holds has to pass; one with
an expectation that does not hold has to fail at the line of this expectation, and nowhere else. The
tests are built in Fixtures/names, with the build of `make test-downstream`.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "Fixtures/names/Tests/ReproTests"
BUILD = ROOT / "Fixtures/downstream/.build"
TIPS = ["FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip", "SeasonalVisitorTip"]
STATES = 50


def commands(draw):
    """Returns random command lines of tipctl."""
    tip = draw.choice(TIPS)
    return [
        ["donate", "didViewBackyard", "--info", '{"backyardID": "north"}', "--count", str(draw.randint(1, 4))],
        ["donate", "didSearchBird", "--info", json.dumps({"species": draw.choice(["cardinal", "wren"])})],
        ["set", "BackyardBirds.isSignedIn", draw.choice(["true", "false"])],
        ["invalidate", tip],
        ["show", tip],
        ["hide", tip],
        ["auto"],
        ["clock", f"+{draw.randint(1, 200)}h"],
        ["frequency", draw.choice(["immediate", "daily", "weekly"])],
        ["reset", "--tip", tip, "--yes"],
    ]


class State:
    """A datastore after random commands and visits, and the test that is printed for it."""

    def __init__(self, number, folder, tipctl, app):
        self.name = f"Repro{number:02}"
        self.draw = random.Random(number)
        self.tools = {"tipctl": tipctl, "app": app}
        self.environment = os.environ | {"TIPCTL_DATASTORE": f"{folder}/{number}/"}

    def run(self, tool, *words):
        """Runs a tool, and returns its exit code and its output."""
        result = subprocess.run(
            [self.tools[tool], *words], env=self.environment, text=True,
            stdin=subprocess.DEVNULL, capture_output=True)
        # An event is unknown until the app has used it; the command then changes nothing.
        if result.returncode not in (0, 1, 65):
            sys.exit(f"{words} ended with {result.returncode}: {result.stderr}")
        return result.returncode, result.stdout

    def write(self):
        """Writes the test, and returns the line that has to fail; None when all has to hold."""
        self.run("app", "tips")
        for _ in range(self.draw.randint(2, 12)):
            self.run("tipctl", *self.draw.choice(commands(self.draw)))
            if self.draw.random() < 0.4:
                self.run("app", *self.draw.choice([["view", "north"], ["view", "pond"], ["feed", "south"]]))
        file = TESTS / f"{self.name}.swift"
        words = ["repro", *TIPS, "--import", "BackyardCopy", "-o", str(file)]
        if self.name == "Repro00":
            words += ["--framework", "xctest"]
        if self.draw.random() < 0.5:
            self.run("tipctl", *words)
            return None
        tip = self.draw.choice(TIPS)
        status = json.loads(self.run("tipctl", "status", tip, "--format", "json")[1])["tips"][0]["status"]["status"]
        self.run("tipctl", *words, "--expect", f"{tip} {'pending' if status == 'available' else 'available'}")
        lines = file.read_text().split("\n")
        return next(i for i, line in enumerate(lines, 1) if f"expectStatus({tip}()," in line)


def main(tipctl, app):
    shutil.rmtree(TESTS, ignore_errors=True)
    TESTS.mkdir(parents=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            states = [State(number, folder, tipctl, app) for number in range(STATES)]
            wanted = {state.name: state.write() for state in states}
        result = subprocess.run(
            ["swift", "test", "--package-path", ROOT / "Fixtures/names", "--scratch-path", BUILD,
             "--filter", "ReproTests"],
            env=os.environ | {"TIP_REPRO": "1"}, text=True, capture_output=True)
        output = result.stdout + result.stderr
    finally:
        shutil.rmtree(TESTS)
    found = set(re.findall(r"(Repro\d\d)\.swift:(\d+):\d*:? (?!warning)", output))
    failures = {(name, str(line)) for name, line in wanted.items() if line}
    ran = len(re.findall(r"[✔✘] Test state\(\) (?:passed|failed)|Test Case '.*testState' (?:passed|failed)", output))
    if found != failures or ran != STATES:
        print(output[-6000:])
        sys.exit(f"{ran} of {STATES} tests ran; they differ at {sorted(found ^ failures)}.")
    print(f"{STATES} printed tests: {STATES - len(failures)} hold, {len(failures)} fail where they should.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
