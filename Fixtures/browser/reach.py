"""The page of many simulated people in a browser: curves, and a table."""

import json

import lanes
from browser import Failure

ROWS = """
[...document.querySelectorAll("tbody tr")].map(row => ({
  id: row.dataset.tip, cells: [...row.cells].map(cell => cell.textContent),
}))
"""

# Pairs of texts of the picture that overlap, and texts that leave it.
MISPLACED = """
(() => {
  const frame = document.querySelector("main svg").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("main svg text")].map(t => t.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
  const inside = box => box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  return boxes.filter((a, i) => !inside(a) || boxes.slice(i + 1).some(b => !apart(a, b))).length;
})()
"""


def make(tipctl, folder, root):
    """Writes the page of some people, and returns its path with the JSON of the run."""
    path = lanes.scenario(folder, root)
    page = folder / "reach.html"
    page.write_text(tipctl("simulate", path, "--people", "60", "--format", "html"))
    run = tipctl("simulate", path, "--people", "60", "--format", "json")
    return page, json.loads(run)


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
    page.expect(MISPLACED, 0, "The texts that overlap or leave the picture")
    page.expect("window.attacked === undefined", True, "No script of a tip ran")
    page.expect('document.querySelectorAll("img").length', 0, "No markup of a tip")
