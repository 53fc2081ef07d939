#!/usr/bin/env python3
"""Runs the hooks for pre-commit and the composite action, on copies of Fixtures/downstream.

    python3 Fixtures/steps.py TIPCTL

Each entry and each run line runs twice: on the package, where it succeeds, and on a package with
something to find, where it ends with 1. A hook gets the files that its pattern selects.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
HOOKS = ROOT / ".pre-commit-hooks.yaml"
ACTION = ROOT / ".github/actions/tipctl/action.yml"
SNAPSHOTS = "Tests/BackyardTests/__Snapshots__"
DEFINITIONS = f"{SNAPSHOTS}/AllTipsTests/allTips.definitions.json"


def copy(folder, finds):
    """Copies the package without what was built; with something to find for each check."""
    files = subprocess.check_output(
        ["git", "ls-files", "-z", "--", "Fixtures/downstream"], cwd=ROOT, text=True)
    for name in files.rstrip("\0").split("\0"):
        target = folder / Path(name).relative_to("Fixtures/downstream")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    if not finds:
        return
    definitions = folder / DEFINITIONS
    text = definitions.read_text()
    # Another title breaks a guideline, and another id is not in the lock.
    text = text.replace('"Save to Favorites"', '"You can save <this> | here."')
    text = text.replace('"FeederTip"', '"Feeder2Tip"')
    definitions.write_text(text)
    (folder / SNAPSHOTS / "AllTipsTests/allTips.definitions.pending.json").write_text("{}\n")


def run(name, line, folder, expected, **variables):
    """Runs a line as the shell of an action does, and ends this script at another exit code."""
    print(f"$ {line}", flush=True)
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", line]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True)
    if done.returncode != expected:
        print(done.stdout + done.stderr)
        sys.exit(f"{name} ended with {done.returncode} instead of {expected}.")


def run_hooks(folder, expected):
    """Runs the entry of each hook, with its arguments and the files that it asks for."""
    names = [str(path.relative_to(folder)) for path in sorted(folder.rglob("*")) if path.is_file()]
    run("The test", f"tipctl --datastore .build/tips/ import --yes {DEFINITIONS}", folder, 0)
    for hook in yaml.safe_load(HOOKS.read_text()):
        words = hook.get("args", [])
        if hook.get("pass_filenames", True):
            files = [name for name in names if re.search(hook["files"], name)]
            if not files:
                sys.exit(f"{hook['id']} selects no file.")
            words = words + files
        run(hook["id"], f"{hook['entry']} {shlex.join(words)}", folder, expected)


def filled(text, action, **given):
    """Returns a text with the values of its inputs, all of which the action has to declare."""
    values = {name: value.get("default") for name, value in action["inputs"].items()}
    values.update(given)
    return re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda found: values[found[1]], text)


def run_action(folder, expected):
    """Runs the steps of the action, which write a summary and a log of SARIF."""
    action = yaml.safe_load(ACTION.read_text())
    with tempfile.TemporaryDirectory() as temporary:
        summary = Path(temporary) / "summary.md"
        steps = [step for step in action["runs"]["steps"] if "run" in step]
        for step in steps:
            variables = {
                name: filled(value, action, definitions=DEFINITIONS)
                for name, value in step["env"].items()}
            run(step["name"], step["run"], folder, expected, RUNNER_TEMP=temporary,
                GITHUB_STEP_SUMMARY=str(summary), **variables)
        lines = summary.read_text().splitlines()
    headings = [line for line in lines if line.startswith("### tipctl ")]
    rows = [line for line in lines if line.startswith(("| problem |", "| warning |"))]
    results = json.loads((folder / "tips.sarif").read_text())["runs"][0]["results"]
    finds = expected != 0
    if len(headings) != 3 or bool(rows) != finds or bool(results) != finds:
        sys.exit("The summary or the log of the action differs:\n" + "\n".join(lines))


def main():
    tipctl = Path(sys.argv[1]).resolve()
    os.environ["PATH"] = f"{tipctl.parent}:{os.environ['PATH']}"
    for finds in [False, True]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            copy(folder, finds)
            run_hooks(folder, int(finds))
            run_action(folder, int(finds))


if __name__ == "__main__":
    main()
