"""The pages of lanes in a browser: a simulated person, and a datastore's history."""

import json

from browser import Failure

READ = """
[...document.querySelectorAll("section.lane")].map(lane => ({
  id: lane.dataset.tip,
  displays: Number(lane.dataset.displays),
  states: [...lane.querySelectorAll("rect")].map(rect => rect.getAttribute("class")),
  words: [...lane.querySelectorAll("rect")].map(rect => rect.getAttribute("aria-label")),
}))
"""
DETAIL = 'document.getElementById("detail").textContent'


def scenario(folder, root):
    """Copies the scenario of Backyard Birds with a tip whose texts are markup."""
    state = json.loads((root / "Fixtures/backyard-birds.json").read_text())
    attack = "<img src=x onerror='window.attacked = 1'>"
    state["tips"].append({"id": attack, "title": attack})
    (folder / "backyard-birds.json").write_text(json.dumps(state))
    text = (root / "Fixtures/backyard-birds.scenario").read_text()
    place = "tip " + json.dumps(attack)
    path = folder / "birds.scenario"
    path.write_text(text.replace("screen home for 5m", f"screen home for 5m\n  {place}"))
    return path


def make(tipctl, folder, root):
    """Writes the page of a simulated person, and returns its path with the JSON of the run."""
    path = scenario(folder, root)
    page = folder / "lanes.html"
    page.write_text(tipctl("simulate", path, "--format", "html"))
    return page, json.loads(tipctl("simulate", path, "--format", "json"))


def check(page, data):
    """Compares the lanes with the JSON, and moves among them by keyboard."""
    shown = page.evaluate(READ)
    expected = [tip["id"] for tip in data["tips"]]
    if [lane["id"] for lane in shown] != expected:
        raise Failure("The page has other tips than the JSON.")
    for lane, tip in zip(shown, data["tips"]):
        if lane["displays"] != len(tip["displays"]):
            raise Failure(f"{tip['id']}: {lane['displays']} displays on the page")
        if lane["states"] != [span["state"] for span in tip["spans"]]:
            raise Failure(f"{tip['id']}: the states are {lane['states']}")
        for words, span in zip(lane["words"], tip["spans"]):
            # What decides is in the name of each bar, and in the detail on hover and focus.
            decider = span["reason"] if span["state"] == "invalidated" else span["decidedBy"]
            if decider and decider not in words:
                raise Failure(f"{tip['id']}: no {decider} in {words}")
    page.evaluate("document.activeElement.blur()")
    page.press("Tab")
    page.expect(DETAIL, shown[0]["words"][0], "Tab goes to the first bar")
    if len(shown[0]["words"]) > 1:
        page.press("ArrowRight")
        page.expect(DETAIL, shown[0]["words"][1], "The arrow goes to the next bar")
        page.press("ArrowLeft")
        page.expect(DETAIL, shown[0]["words"][0], "The arrow goes back")
    page.press("ArrowDown")
    page.expect(DETAIL, shown[1]["words"][0], "The arrow goes to the next lane")
    page.press("ArrowUp")
    page.expect(DETAIL, shown[0]["words"][0], "The arrow goes to the lane above")
    page.expect("window.attacked === undefined", True, "No script of a tip ran")
    page.expect('document.querySelectorAll("img").length', 0, "No markup of a tip")
