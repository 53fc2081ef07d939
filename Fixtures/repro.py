#!/usr/bin/env python3
"""Writes tests of random states with "tipctl repro", and runs them in one package.

    python3 Fixtures/repro.py TIPCTL BACKYARDBIRDS

The states are those of two apps after random commands: the demo, and BirdHabits of Fixtures/names,
whose rules hold at the start, and whose events and parameters have limits, and values of all kinds
and at their edges. Its texts, its ids and the names of the written files are hostile. A test of
what holds has to pass; one with an expectation that does not hold has to fail at the line of this
expectation, and nowhere else. The tests are built in Fixtures/names, with the build of
`make test-downstream`; a file has the tests of many states, because each file takes time to build.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Fixtures/names"
TESTS = PACKAGE / "Tests/ReproTests"
BUILD = ROOT / "Fixtures/downstream/.build"
# The states of the demo and of BirdHabits, and how many a file has.
STATES, HABITS, IN_A_FILE = 50, 250, 20

MARK = "\u0301"
PIECES = [
    '"', '"""', "\\", "\\#", "\\##(", '"""#', '"##', "\\(exit(1))", f"\\#{MARK}(exit(1))",
    f'"""{MARK}#', f'"{MARK}""', "\n", "\r", "\r\n", "\t", "\0", "\x1b[31m", "\u2028", "\u202e",
    "\u200d", "\ufeff", "*/", "/*", "//", "}", "#if", "`", "${x}", "%@", "wren", "é", "e" + MARK,
    "🐦", "👩‍👩‍👧", "日本", "\U0010ffff", " ", "<#arguments#>", "\\u{0}", "null",
]
# Keywords, names of the library and of the apps, and what is no identifier.
NAMES = [
    "class", "import", "self", "Self", "Any", "Type", "Protocol", "init", "struct", "var", "_", "__",
    "Suite", "Test", "Testing", "TipTesting", "XCTest", "XCTestCase", "TipTest", "TipFixture", "Tip",
    "Tips", "Tests", "Repro", "ReproTests", "BirdHabits", "BackyardCopy", "String", "Int", "Swift",
    "FeedBirdsTip", "FilterSpeciesTip", "UnseenTip", "ConstantTip", "HostileTip", "HabitTests",
    "1", "-", "a b", "a.b", "..a", "'", "$x", "`class`", "(", "🐦", "é", "e" + MARK, MARK, "日本",
    "ß", "ŉ", "ﬁ", "ǆ", "٣", "·", "\u200d", "a\nb", "a\"b", "a\\b", "true", "nil", "async", "actor",
]


def text(draw):
    """Returns a hostile text."""
    return "".join(draw.choice(PIECES) for _ in range(draw.randint(0, 5)))


def whole(draw):
    """Returns a whole number, often at an edge."""
    edges = [0, 1, -1, 2**53 - 1, 2**53, 2**53 + 1, 2**63 - 1, -2**63, 2**31, -2**31]
    return draw.choice(edges)


def number(draw):
    """Returns the text of a number in JSON, often at an edge."""
    return draw.choice([
        "0", "-0.0", "0.1", "1e300", "1.7976931348623157e308", "-1.7976931348623157e308", "5e-324",
        "9007199254740993", "9223372036854775808", "1e301", "3"])


class Demo:
    """The demo app."""

    module = "BackyardCopy"
    tips = ["FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip", "SeasonalVisitorTip"]
    types = tips

    @staticmethod
    def start(state):
        state.run("app", "tips")

    @staticmethod
    def visit(state):
        visits = [["view", "north"], ["view", "pond"], ["feed", "south"]]
        state.run("app", *state.draw.choice(visits))

    @staticmethod
    def changes(draw):
        north = json.dumps({"backyardID": "north"})
        species = json.dumps({"species": draw.choice(["cardinal", "wren"])})
        return [
            ["donate", "didViewBackyard", "--info", north, "--count", str(draw.randint(1, 4))],
            ["donate", "didSearchBird", "--info", species],
            ["set", "BackyardBirds.isSignedIn", draw.choice(["true", "false"])],
        ]


class Habits:
    """BirdHabits: rules that hold at the start, limits, values of all kinds."""

    module = "BirdHabits"
    source = (PACKAGE / "Sources/BirdHabits/HabitTips.swift").read_text()
    types = re.findall(r"struct (\w+): Tip", source)
    ids = {"ConstantTip": "constant", "HostileTip": f'tip """#\\#{MARK}(exit(1))\n*/ }}'}
    tips = list(map(ids.get, types, types))

    @staticmethod
    def start(state):
        state.run("app")

    @classmethod
    def visit(cls, state):
        state.run("app", *state.draw.sample(cls.types, 3))

    @staticmethod
    def changes(draw):
        def quoted(value):
            return json.dumps(value, ensure_ascii=draw.random() < 0.5)

        sight = {"text": draw.choice(["wren", text(draw)])}
        if draw.random() < 0.5:
            sight |= {"count": whole(draw), "isRare": draw.random() < 0.5}
        info = quoted(sight)
        if draw.random() < 0.3:
            info = info[:-1] + f', "amount": {number(draw)}' + "}"
        event = draw.choice(["limited", "recent", f'sighted """#\\#{MARK}(exit(1))\n'])
        ages = ["2026-11-21T09:00:00Z", "2099-01-01T00:00:00Z", "1970-01-01T00:00:00.001Z"]
        favorites = [draw.choice(["wren", text(draw)]) for _ in range(draw.randint(0, 3))]
        amounts = {text(draw): whole(draw) for _ in range(draw.randint(0, 3))}
        labels = quoted([text(draw)])
        large = draw.choice([0, 2**53 + 1, 2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1])
        values = {
            "hasSeen": draw.choice(["true", "false"]), "visits": str(whole(draw)),
            "large": str(large), "rain": draw.choice([number(draw), "inf", "-inf", "nan"]),
            "note": text(draw), "nickname": draw.choice(["null", '"wren"', quoted(text(draw))]),
            "planted": draw.choice(ages), "favorites": quoted(favorites), "amounts": quoted(amounts),
            "feeder": f'{{"level": {number(draw)}, "labels": {labels}}}',
        }
        # A text with a null character cannot be an argument.
        values = {name: value for name, value in values.items() if "\0" not in value}
        sets = [["set", "--", f"Habits.{name}", value] for name, value in values.items()]
        donations = [
            ["donate", "--info", info, "--count", str(draw.randint(1, 4)), "--", event],
            ["donate", "--info", info, "--at", draw.choice(ages), "--", event],
            ["donate", "--info", info, "--", event],
            ["donate", "never"],
        ]
        return draw.sample(sets, 4) + (donations if "\0" not in info else [])


def commands(draw, app):
    """Returns random command lines of tipctl."""
    tip = draw.choice(app.tips)
    return app.changes(draw) + [
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

    def __init__(self, number, app, folder, tipctl, program):
        self.number, self.app = number, app
        self.draw = random.Random(number)
        self.tools = {"tipctl": tipctl, "app": program}
        self.folder = Path(folder) / str(number)
        self.environment = os.environ | {"TIPCTL_DATASTORE": f"{self.folder}/"}
        self.refused = 0

    def run(self, tool, *words):
        """Runs a tool, and returns its output."""
        result = subprocess.run(
            [self.tools[tool], *words], env=self.environment, text=True,
            stdin=subprocess.DEVNULL, capture_output=True)
        # An event is unknown until the app has used it, and a value may not fit; the command then
        # changes nothing.
        if result.returncode not in (0, 1, 65):
            sys.exit(f"{words} ended with {result.returncode}: {result.stderr}")
        self.refused += result.returncode == 65
        return result.stdout

    @property
    def name(self):
        """The name of the file, without its number for the first states."""
        if self.app is Demo:
            return f"Repro{self.number:03}"
        index = self.number - STATES
        if index < len(NAMES):
            return NAMES[index]
        hostile = text(self.draw).replace("/", "").replace("\0", "")
        return f"{hostile}{self.number}"

    def write(self):
        """Sets the text of the test, and the line that has to fail; 0 when all has to hold."""
        self.app.start(self)
        for _ in range(self.draw.randint(2, 12)):
            self.run("tipctl", *self.draw.choice(commands(self.draw, self.app)))
            if self.draw.random() < 0.4:
                self.app.visit(self)
        file = self.folder / f"{self.name}.swift"
        words = ["repro", *self.app.tips, "--import", self.app.module, "-o", str(file)]
        if self.number % 20 == 0:
            words += ["--framework", "xctest"]
        tip = None
        if self.draw.random() < 0.5:
            # The id in an expectation ends at a space.
            tip = self.draw.choice([name for name in self.app.types if name in self.app.tips])
            answer = json.loads(self.run("tipctl", "list", tip, "--format", "json"))
            holds = answer["tips"][0]["status"]
            other = "pending" if holds == "available" else "available"
            words += ["--expect", f"{tip} {other}"]
        self.run("tipctl", *words)
        self.text = file.read_bytes().decode()
        lines = self.text.split("\n")
        self.line = 0
        if tip:
            self.line = next(
                i for i, line in enumerate(lines, 1) if f"expectStatus({tip}()," in line)
        return self


def files(states):
    """Returns the text of each file of tests, and the places that have to fail."""
    texts, places, suites = {}, set(), set()
    for state in states:
        # Two names can lead to one identifier: a person would choose another one.
        suite = re.search(r"^(?:struct|final class) (\S+?)[ :]", state.text, re.M)[1]
        if suite in suites:
            start = rf"^(struct|final class) {re.escape(suite)}"
            renamed = rf"\1 {suite}{state.number}"
            state.text = re.sub(start, renamed, state.text, flags=re.M)
        suites.add(suite)
        name = f"Repro{state.number // IN_A_FILE:02}"
        before = texts.get(name, "")
        if state.line:
            places.add((name, str(before.count("\n") + state.line)))
        texts[name] = before + state.text
    return texts, places


def swift(*words):
    """Runs SwiftPM in the package with the tests, and returns its output."""
    words = ["swift", *words, "--package-path", PACKAGE, "--scratch-path", BUILD]
    result = subprocess.run(
        words, env=os.environ | {"TIP_REPRO": "1"}, text=True, capture_output=True)
    return result.stdout + result.stderr


def main(tipctl, demo):
    shutil.rmtree(TESTS, ignore_errors=True)
    TESTS.mkdir(parents=True)
    try:
        (TESTS / "Repro00.swift").write_text("")
        built = swift("build", "--product", "BirdHabits")
        program = swift("build", "--show-bin-path").strip().split("\n")[-1] + "/BirdHabits"
        if not Path(program).exists():
            sys.exit(built[-6000:])
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(4) as pool:
            states = [State(n, Demo, folder, tipctl, demo) for n in range(STATES)]
            states += [
                State(STATES + n, Habits, folder, tipctl, program) for n in range(HABITS)]
            states = list(pool.map(State.write, states))
        texts, wanted = files(states)
        for name, contents in texts.items():
            (TESTS / f"{name}.swift").write_bytes(contents.encode())
        output = swift("test", "--filter", "ReproTests")
    finally:
        shutil.rmtree(TESTS)
    found = set(re.findall(r"(Repro\d\d)\.swift:(\d+):\d*:? (?!warning)", output))
    ran = len(re.findall(
        r"[✔✘] Test state\(\) (?:passed|failed)|Test Case '.*testState' (?:passed|failed)", output))
    if found != wanted or ran != len(states):
        for name, line in sorted(found ^ wanted):
            print(f"{name}:{line}: {texts[name].split(chr(10))[int(line) - 1]}")
            print("\n".join(re.findall(rf".*{name}\.swift:{line}:.*", output)))
        if ran != len(states):
            print(output[-6000:])
        sys.exit(f"{ran} of {len(states)} tests ran; they differ at {sorted(found ^ wanted)}.")
    refused = sum(state.refused for state in states)
    print(
        f"{len(states)} printed tests: {len(states) - len(wanted)} hold, {len(wanted)} fail where "
        f"they should. {refused} values were refused.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
