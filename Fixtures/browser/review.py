"""The page of a review in a browser: before, after and difference, and lines to copy."""

import json

from browser import Failure

READ = """
[...document.querySelectorAll("article")].map(item => ({
  path: item.dataset.path,
  captions: [...item.querySelectorAll("figcaption")].map(c => c.textContent.split(":")[0]),
  pictures: [...item.querySelectorAll("img")].map(i => i.complete && i.naturalWidth > 0),
  subject: item.querySelector(".subject").textContent,
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
    (tests / "new.10.pending.svg").write_text(svg)
    (tests / "new.9.pending.svg").write_text(svg)
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
        is_picture = expected["reference"].endswith(".svg")
        sides = ["Before", "After"] if expected["kind"] == "changed" else ["New"]
        if is_picture and expected["kind"] == "changed":
            sides += ["Before and after", "Difference"]
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
    if [item["subject"][:7] for item in shown] != ["Save a ", "Save to", "Save to", "Save to"]:
        raise Failure(f"The subjects are {[item['subject'] for item in shown]}")
    copies(page, shown)
    moves(page, shown)
    page.expect("window.attacked === undefined", True, "No script of a snapshot ran")
    page.expect('document.querySelectorAll("script").length', 1, "The page has its own script only")


def copies(page, shown):
    """Copies the line that accepts all, and one of a snapshot."""
    # What the page writes to the clipboard; a test must not touch that of the machine.
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.evaluate('document.querySelector("header .copy").click()')
    names = [item["accept"].removeprefix("tipctl snapshots accept ") for item in shown]
    page.expect("window.copied", "tipctl snapshots accept " + " ".join(names), "The line for all")
    page.evaluate('document.querySelectorAll("article .copy")[1].click()')
    page.expect("window.copied", shown[0]["reject"], "The line that rejects the first snapshot")
    page.expect('document.querySelectorAll("article .copy")[1].textContent', "Copied")


def moves(page, shown):
    """Goes to the next and the previous snapshot, and moves the line between two pictures."""
    path = "document.activeElement.dataset.path"
    page.evaluate("document.activeElement.blur()")
    page.press("j", 2)
    page.expect(path, shown[1]["path"], "The key j goes on")
    page.press("k")
    page.expect(path, shown[0]["path"], "The key k goes back")
    page.evaluate('document.querySelector(".both input").focus()')
    after = 'getComputedStyle(document.querySelector(".both img + img")).clipPath'
    page.press("ArrowRight", 10)
    page.expect(after, "inset(0px 0px 0px 60%)", "The line between before and after")
    page.press("End")
    page.expect(after, "inset(0px 0px 0px 100%)", "Before alone")
