"""The page of a datastore's history in a browser."""

import json

import lanes


def make(tipctl, folder, root):
    """Writes the page of a datastore, and returns its path with the JSON of the run."""
    yard = folder / "yard"
    clock = {"TIPCTL_CLOCK": "2026-11-25T09:00:00Z"}
    tipctl("--datastore", yard, "import", root / "Fixtures/backyard-birds.json")
    tipctl("--datastore", yard, "invalidate", "SeasonalVisitorTip", environment=clock)
    page = folder / "report.html"
    page.write_text(tipctl("--datastore", yard, "report", "--format", "html", environment=clock))
    run = tipctl("--datastore", yard, "report", "--format", "json", environment=clock)
    return page, json.loads(run)


check = lanes.check
