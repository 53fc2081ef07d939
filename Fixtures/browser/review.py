"""The page of a review in a browser: before, after and difference, and the commands."""

import json

from browser import Failure

READ = """
[...document.querySelectorAll("article")].map(item => ({
  path: item.dataset.path,
  captions: [...item.querySelectorAll("figcaption")].map(c => c.textContent.split(":")[0]),
  pictures: [...item.querySelectorAll("img")].map(i => i.complete && i.naturalWidth > 0),
  accept: item.querySelector(".accept").textContent,
  reject: item.querySelector(".reject").textContent,
  added: [...item.querySelectorAll(".added")].map(line => line.textContent.trim()),
}))
"""


def make(tipctl, folder, root):
    """Writes snapshots that wait and their page, and returns its path with the JSON of the run."""
    state = root / "Fixtures/backyard-birds.json"
    tipctl("--datastore", folder / "yard", "import", state)
    tests = folder / "__Snapshots__" / "BackyardTests"
    tests.mkdir(parents=True)

    def card(*options):
        return tipctl("--datastore", folder / "yard", "card", "FavoriteBackyardTip", *options)

    (tests / "draws.light.svg").write_text(card("--format", "svg"))
    (tests / "draws.light.pending.svg").write_text(
        card("--format", "svg").replace("Save to Favorites", "Save a Backyard"))
    (tests / "says.FeedBirdsTip-dark.txt").write_text(card())
    (tests / "says.FeedBirdsTip-dark.pending.txt").write_text(
        card().replace("Favorites", "</pre><script>window.attacked = 1</script>"))
    svg = card("--format", "svg").replace("</svg>", "<script>window.attacked = 1</script></svg>")
    (tests / "new.1.pending.svg").write_text(svg)
    page = folder / "review.html"
    run = tipctl("snapshots", "review", "--html", "--output", page, "--format", "json", folder,
                 codes=[1])
    return page, json.loads(run)


def check(page, data):
    """Compares the page with the snapshots that wait."""
    shown = page.evaluate(READ)
    if [item["path"] for item in shown] != [item["reference"] for item in data["pending"]]:
        raise Failure("The page has other snapshots than the JSON.")
    for item, expected in zip(shown, data["pending"]):
        sides = ["Before", "After"]
        is_picture = expected["reference"].endswith(".svg")
        if is_picture and expected["kind"] == "changed":
            sides.append("Difference")
        if item["captions"] != sides:
            raise Failure(f"{item['path']}: expected {sides}, found {item['captions']}")
        if not all(item["pictures"]) or bool(item["pictures"]) != is_picture:
            raise Failure(f"{item['path']}: a picture is not drawn: {item['pictures']}")
        for verb in ["accept", "reject"]:
            if item[verb] != f"tipctl snapshots {verb} '{expected['pending']}'":
                raise Failure(f"{item['path']}: the command is {item[verb]}")
    lines = [line for item in shown for line in item["added"]]
    if not any("Save a Backyard" in line for line in lines):
        raise Failure("The difference does not have the new words.")
    page.expect("window.attacked === undefined", True, "No script of a snapshot ran")
    page.expect('document.querySelectorAll("script").length', 0, "The page has no script")
