#!/usr/bin/env python3
"""Opens the pages that tipctl writes in a headless Chromium, and checks them.

    python3 Fixtures/browser/run.py TIPCTL                 checks all pages
    python3 Fixtures/browser/run.py TIPCTL --only gallery
    python3 Fixtures/browser/run.py TIPCTL --screenshots /tmp/pictures

TIPCTL is the path of the tool, such as "$(swift build --show-bin-path)/tipctl".

A page is a module with two functions: `make(tipctl, folder, root)` writes it and returns its path
with the data of the same run; `check(page, data)` throws `Failure` at a mistake. Every page is
opened at the width of a phone and of a desk, in light and in dark; in each, the console must be
empty, no network asked, nothing wider than the window, and no text over another or outside of its
box.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# A run leaves no compiled files beside the sources.
sys.dont_write_bytecode = True

import gallery
import lanes
import reach
import report
import review
from browser import Browser, Failure

ROOT = Path(__file__).resolve().parents[2]
PAGES = {
    "gallery": gallery, "review": review, "lanes": lanes, "reach": reach, "report": report,
}
SIZES = {"phone": (400, 860), "desktop": (1280, 900)}


def runner(program):
    """Returns a function that runs tipctl and returns its output."""
    def run(*words, codes=(0,), environment=None):
        # The shell's own datastore and controls have no say here.
        own = {key: value for key, value in os.environ.items() if not key.startswith("TIPCTL_")}
        command = [str(program), *map(str, words)]
        done = subprocess.run(command, env=own | (environment or {}), capture_output=True,
                              text=True, timeout=120)
        if done.returncode not in codes:
            raise Failure(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr}")
        return done.stdout
    return run


def check(name, module, tipctl, screenshots, browser):
    with tempfile.TemporaryDirectory(prefix="tipcontrol-page-") as folder:
        path, data = module.make(tipctl, Path(folder), ROOT)
        for size, (width, height) in SIZES.items():
            for scheme in ["light", "dark"]:
                page = browser.open(path.as_uri(), width, height, dark=scheme == "dark")
                page.expect_fit()
                page.expect_apart()
                if screenshots:
                    page.screenshot(screenshots / f"{name}-{size}-{scheme}.png")
                module.check(page, data)
                page.expect_fit()
                page.expect_apart()
                page.expect_quiet()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tipctl", type=Path, help="the program")
    parser.add_argument("--only", choices=PAGES, help="check one page")
    parser.add_argument("--screenshots", type=Path, help="write pictures to this folder")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    tipctl = runner(options.tipctl.resolve())
    failures = 0
    for name, module in PAGES.items():
        if options.only in (None, name):
            try:
                with Browser() as browser:
                    check(name, module, tipctl, options.screenshots, browser)
                print(f"{name}: passed")
            except Failure as failure:
                failures += 1
                print(f"{name}: {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
