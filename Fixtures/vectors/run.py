#!/usr/bin/env python3
"""Runs the conformance vectors with tipctl: an example of a runner in another language.

    python3 Fixtures/vectors/run.py [--tipctl PROGRAM] [--part I/N] [FILE…]

Each vector has a datastore of its own. Its state is imported, each step is a command, and
`tipctl list --format json` answers. The result is a JSON object: how many vectors passed, the
failures, and the ids of the vectors that no command can run. The exit code is 1 when one failed.

Displays have no command. A step that begins or ends one exports the state, changes the record and
imports it again, so this runner also shows the facts that a display writes. Such a change does not
leave out the facts that a merged device has reset, as an app does: a vector that begins a display
after such a merge would fail here.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime, timedelta, timezone
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
# A display is abandoned when its owner's process has ended, and the first process never ends.
OWNER = "1:app"


def main(arguments):
    tipctl = "tipctl"
    if arguments[:1] == ["--tipctl"]:
        tipctl, arguments = arguments[1], arguments[2:]
    part, parts = 1, 1
    if arguments[:1] == ["--part"]:
        text, arguments = "".join(arguments[1:2]), arguments[2:]
        numbers = [int(word) for word in text.split("/") if word.isdecimal()]
        if text != "/".join(map(str, numbers)) or len(numbers) != 2 or not (
                1 <= numbers[0] <= numbers[1]):
            sys.exit(f'Invalid part "{text}". Write one such as 1/4.')
        part, parts = numbers
    if shutil.which(tipctl) is None:
        sys.exit(f'There is no program "{tipctl}". Name it with --tipctl PROGRAM.')
    files = [Path(name) for name in arguments] or [
        path for path in sorted(FOLDER.glob("*.json")) if not path.name.endswith(".schema.json")]
    vectors = []
    for file in files:
        contents = json.loads(file.read_text(encoding="utf-8"))
        vectors += [{"now": contents["now"], **vector} for vector in contents["vectors"]]
    vectors = vectors[part - 1::parts]
    # The work is in the processes, which also wait for the disk.
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda vector: Run(vector, tipctl).result(), vectors))
    failures = [failure for result in results if result for failure in result]
    without_commands = [v["id"] for v, r in zip(vectors, results) if r is None]
    failed = {failure["id"] for failure in failures}
    print(json.dumps({
        "passed": len(vectors) - len(failed) - len(without_commands), "failed": len(failed),
        "failures": failures, "withoutCommands": without_commands}, indent=2, sort_keys=True))
    return 1 if failures else 0


class Refusal(Exception):
    """A command that did not end with 0."""


class Run:
    """A vector that runs in a folder of its own."""

    def __init__(self, vector, tipctl):
        self.vector, self.tipctl = vector, tipctl
        self.number = 0
        self.variables = {"TIPCTL_CLOCK": vector["now"]}
        self.forced_displays = set()
        # Nothing has happened since the last expectation was compared.
        self.last_answers = {}

    def result(self):
        """Returns the failures of the first step that has any; None when no command can run it."""
        steps = self.vector.get("steps", [])
        # A shell gives an app neither launch arguments nor code.
        if any(step.get("controls", {}).get("source") in ("argument", "api") for step in steps):
            return None
        self.folder = tempfile.mkdtemp(prefix="vector.")
        try:
            self.replace(self.vector["state"])
            failures = self.differences(self.vector.get("expect", {}))
            for self.number, step in enumerate(steps, start=1):
                if failures:
                    break
                [action] = set(step) - {"expect"}
                getattr(self, action)(step[action])
                failures = self.differences(step["expect"])
            return failures
        except Refusal as refusal:
            return [self.failure("tipctl", "command", "done", str(refusal))]
        finally:
            shutil.rmtree(self.folder)

    # --- Commands

    def command(self, *words, text=None, datastore="own"):
        """Runs tipctl and returns its standard output."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("TIPCTL_")}
        environment.update(self.variables)
        # The path of a folder ends in a slash.
        environment["TIPCTL_DATASTORE"] = f"{self.folder}/{datastore}/"
        run = subprocess.run(
            [self.tipctl, "--quiet", *words], input=text, env=environment, capture_output=True,
            encoding="utf-8")
        if run.returncode != 0:
            raise Refusal(f"{' '.join(words)}: {run.stderr}")
        return run.stdout

    def ask(self, *words):
        return json.loads(self.command(*words, "--format", "json"))

    def replace(self, state, datastore="own"):
        self.command("import", "-", "--yes", text=json.dumps(state), datastore=datastore)

    def answers(self, tips):
        """Returns what tipctl says about tips, by id."""
        return {tip["id"]: tip for tip in self.ask("list", *tips)["tips"]}

    # --- Steps

    def clock(self, step):
        self.variables["TIPCTL_CLOCK"] = step

    def donate(self, step):
        words = ["--force", "--count", str(step.get("count", 1))]
        words += ["--at", step["date"]] if "date" in step else []
        words += ["--info", json.dumps(step["info"])] if "info" in step else []
        self.command("donate", *words, "--", step["event"])

    def set(self, step):
        self.command("set", "--force", "--", step["parameter"], json.dumps(step["value"]))

    def unset(self, step):
        self.command("unset", step["parameter"])

    def invalidate(self, step):
        self.command("invalidate", step["tip"], "--reason", step["reason"])

    def force(self, step):
        command = {"shown": "show", "hidden": "hide", "auto": "auto"}[step["state"]]
        everything = [] if command == "auto" else ["--all"]
        self.command(command, *step.get("tips", everything))

    def frequency(self, step):
        self.command("frequency", "--clear" if step is None else step)

    def reset(self, step):
        words = [word for name, value in step.items() for word in (f"--{name}", value)]
        self.command("reset", "--yes", *words)

    def merge(self, step):
        device = "device-" + step["device"]
        self.replace(step["state"], device)
        self.command("merge", f"{self.folder}/{device}/")

    def controls(self, step):
        self.variables = {"TIPCTL_CLOCK": self.variables["TIPCTL_CLOCK"]}
        for name, value in step["values"].items():
            words = "".join("_" + letter if letter.isupper() else letter for letter in name)
            self.variables["TIPCTL" + words.upper()] = value

    # --- Displays

    def begin(self, step):
        name = step.get("display", "display")
        tip = step["tip"]
        override = (self.last_answers.get(tip) or self.answers([tip])[tip])["override"]
        if override and override["state"] == "shown":
            # A forced display does not count.
            self.forced_displays.add((step["tip"], name))
            return
        now = self.variables["TIPCTL_CLOCK"]
        with self.changed(step["tip"]) as (record, state):
            active = record.setdefault("activeDisplays", [])
            if name not in [display["id"] for display in active]:
                self.note_dismissal(record, state, now)
                active.append({"id": name, "began": now, "owner": OWNER})
                record["displayCount"] = record.get("displayCount", 0) + 1
                record.setdefault("firstDisplayed", now)
                record["lastDisplayed"] = now

    def end(self, step):
        name = step.get("display", "display")
        if (step["tip"], name) in self.forced_displays:
            self.forced_displays.remove((step["tip"], name))
            return
        now = instant(self.variables["TIPCTL_CLOCK"])
        with self.changed(step["tip"]) as (record, state):
            active = record.get("activeDisplays", [])
            ended = next((display for display in active if display["id"] == name), None)
            if ended:
                active.remove(ended)
            if ended is None or step.get("abandoned"):
                # The length of an abandoned display is not known.
                return
            began, first = instant(ended["began"]), instant(record["firstDisplayed"])
            is_first = first == appeared(ended)
            if state.get("displayFrequencyFrom") == "dismissal" and is_first:
                record.setdefault("firstDismissed", text(max(now, first)))
            length = max(timedelta(0), now - began) / timedelta(seconds=1)
            record["displayedSeconds"] = round(record.get("displayedSeconds", 0) + length, 3)

    @staticmethod
    def note_dismissal(record, state, now):
        """Ends a first display of the same instant, unless it is on screen."""
        first = record.get("firstDisplayed")
        if state.get("displayFrequencyFrom") != "dismissal" or first is None:
            return
        on_screen = [appeared(display) for display in record["activeDisplays"]]
        if instant(first) == instant(now) and instant(first) not in on_screen:
            record.setdefault("firstDismissed", first)

    @contextmanager
    def changed(self, tip):
        """Exports the state, and imports it with the changed record of a tip."""
        state = json.loads(self.command("export"))
        tips = state.setdefault("tips", [])
        entry = next((entry for entry in tips if entry["id"] == tip), None)
        if entry is None:
            entry = {"id": tip}
            tips.append(entry)
        yield entry.setdefault("record", {}), state
        self.command("import", "-", "--yes", text=json.dumps(state))

    # --- What is expected

    def differences(self, expected):
        """Returns what differs from an expectation; a member that it leaves out is none."""
        failures = []

        def compare(subject, member, wanted, found):
            if wanted != found:
                failures.append(self.failure(subject, member, wanted, found))

        tips = expected.get("tips", {})
        self.last_answers = answers = self.answers(tips) if tips else {}
        for tip, wanted in sorted(tips.items()):
            answer = answers[tip]
            compare(
                tip, "status", status(wanted["status"], wanted.get("reason")),
                status(answer["status"], answer["invalidationReason"]))
            compare(tip, "gate", wanted.get("gate") or "none", answer["decidedBy"] or "none")
            change = wanted.get("next")
            compare(
                tip, "next", text(instant(change)) if change else "none",
                answer["nextChange"] or "none")
            compare(tip, "displays", str(wanted.get("displays", 0)), str(answer["displays"]))
        if "donations" in expected:
            found = {event["id"]: event["donations"] for event in self.ask("events")["events"]}
            for event, wanted in sorted(expected["donations"].items()):
                compare(event, "donations", str(wanted), str(found.get(event, 0)))
        return failures

    def failure(self, subject, member, expected, found):
        return {
            "id": self.vector["id"], "step": self.number, "subject": subject, "member": member,
            "expected": expected, "found": found}


def status(name, reason):
    """Returns the text of a status, with the reason of an invalidation."""
    return f"{name}({reason})" if reason else name


def instant(text):
    """Returns the date of an ISO 8601 text."""
    return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)


def appeared(display):
    """Returns when a display began, whatever was reset since then."""
    return instant(display.get("appeared", display["began"]))


def text(date):
    """Returns a date as tipctl prints it."""
    milliseconds = (date - EPOCH) // timedelta(milliseconds=1)
    return date.strftime("%Y-%m-%dT%H:%M:%S.") + f"{milliseconds % 1000:03d}Z"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
