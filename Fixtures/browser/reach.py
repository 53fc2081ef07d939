"""The page of many simulated people in a browser: curves, and a table."""

import json

import lanes
from browser import Failure

ROWS = """
[...document.querySelectorAll("tbody tr")].map(row => ({
  id: row.dataset.tip, cells: [...row.cells].map(cell => cell.textContent),
}))
"""


def make(tipctl, folder, root):
    """Writes the page of some people, and returns its path with the JSON of the run."""
    path = lanes.scenario(folder, root)
    page = folder / "reach.html"
    page.write_text(tipctl("simulate", path, "--people", "60", "--format", "html"))
    run = tipctl("simulate", path, "--people", "60", "--format", "json")
    return page, json.loads(run) | {"picture": lanes.picture(tipctl, folder, path, "--people", "60")}


def check(page, data):
    """Compares the table and the curves with the JSON."""
    rows = page.evaluate(ROWS)
    if [row["id"] for row in rows] != [tip["id"] for tip in data["tips"]]:
        raise Failure("The page has other tips than the JSON.")
    for row, tip in zip(rows, data["tips"]):
        reached = [f"{100 * tip['reached'][day] / data['people']:.1f}%" for day in ["1", "7", "30"]]
        if row["cells"][:4] != [tip["id"], *reached]:
            raise Failure(f"{tip['id']}: the row is {row['cells']}")
    curves = 'document.querySelectorAll("path.curve title").length'
    page.expect(curves, len(data["tips"]), "The curves")
    lanes.check_picture(page, data)
    page.expect("window.attacked === undefined", True, "No script of a tip ran")
    page.expect('document.querySelectorAll("img").length', 0, "No markup of a tip")
