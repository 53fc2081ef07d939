#!/usr/bin/env python3
"""Runs the recipes for CI servers, as users copy them, on the package in Fixtures/downstream.

    python3 Fixtures/recipe.py

The lines come from the article. Lines that install packages need a network, and are left out; what
several recipes share runs once. The build is that of `make test-downstream`.
"""

import subprocess
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources/TipControl.docc/ContinuousIntegration.md"
PACKAGE = ROOT / "Fixtures/downstream"


def recipes():
    """Returns the YAML blocks of the article, parsed."""
    blocks = ARTICLE.read_text().split("```yaml\n")[1:]
    return [yaml.safe_load(block.split("```")[0]) for block in blocks]


def lines(recipe):
    """Returns the shell lines of a workflow of GitHub or a pipeline of GitLab, in order."""
    found = []
    for job in recipe.get("jobs", recipe).values():
        steps = [step["run"] for step in job.get("steps", []) if "run" in step]
        found += steps + job.get("script", [])
    return found


def main():
    # Each recipe has its test run, lint and lock; another key would make a recipe run nothing.
    scripts = [lines(recipe) for recipe in recipes()]
    if len(scripts) < 2 or min(map(len, scripts)) < 4:
        sys.exit(f"{ARTICLE.name} has a recipe without lines to run.")
    done = set()
    for line in [line for script in scripts for line in script]:
        if line in done or "apt-get" in line:
            continue
        done.add(line)
        print(f"$ {line}", flush=True)
        code = subprocess.run(["bash", "-e", "-c", line], cwd=PACKAGE).returncode
        if code:
            sys.exit(f"The line ended with {code}: repair it in {ARTICLE.name}.")


if __name__ == "__main__":
    main()
