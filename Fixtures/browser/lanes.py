"""The pages of lanes in a browser: a simulated person, and a datastore's history."""

import json

from browser import Failure

READ = """
[...document.querySelectorAll("section.lane")].map(lane => ({
  id: lane.querySelector("h2").textContent,
  marks: [...lane.querySelectorAll(".times")].map(text => Number(text.textContent)),
  states: [...lane.querySelectorAll("rect")].map(rect => rect.getAttribute("class")),
  words: [...lane.querySelectorAll("li")].map(item => item.textContent),
}))
"""
DETAIL = 'document.getElementById("detail").textContent'
VISIBLE = ('[...document.querySelectorAll("section.lane")].filter(l => !l.hidden)'
           '.map(l => l.querySelector("h2").textContent)')


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
    data = json.loads(tipctl("simulate", path, "--format", "json"))
    return page, data | {"picture": picture(tipctl, folder, path)}


def picture(tipctl, folder, path, *options):
    """Writes the picture of a scenario as a file, and returns its address."""
    file = folder / "picture.svg"
    file.write_text(tipctl("simulate", path, *options, "--format", "svg"))
    return file.as_uri()


def check_picture(page, data):
    """Fails when words of a picture overlap or leave it, or a rule of its style has an error."""
    # The file has one size, that of a desk.
    if page.width > 600 and "picture" in data:
        picture = page.browser.open(data["picture"], page.width, 1200)
        picture.expect_apart()
        picture.expect('document.querySelectorAll("text").length > 10', True)
        picture.expect('document.querySelector("style").textContent.includes("\\\\n")', False,
                       "A rule after a line break is lost")
        page.send("Page.bringToFront")


def check(page, data):
    """Compares the lanes with the JSON, and moves among them by keyboard."""
    shown = page.evaluate(READ)
    expected = [tip["id"] for tip in data["tips"]]
    if [lane["id"] for lane in shown] != expected:
        raise Failure("The page has other tips than the JSON.")
    for lane, tip in zip(shown, data["tips"]):
        if sum(lane["marks"]) != len(tip["displays"]):
            raise Failure(f"{tip['id']}: the marks are {lane['marks']}")
        states = ["behind" if span["decidedBy"] == "group" else span["state"]
                  for span in tip["spans"]]
        if lane["states"] != states:
            raise Failure(f"{tip['id']}: the states are {lane['states']}")
        for words, span in zip(lane["words"], tip["spans"]):
            # What decides is in the explanation of each bar, and in the detail on hover and focus.
            decider = span["reason"] if span["state"] == "invalidated" else span["decidedBy"]
            if decider and decider not in words:
                raise Failure(f"{tip['id']}: no {decider} in {words}")
    moves(page, shown)
    filters(page, data)
    check_picture(page, data)
    page.expect("window.attacked === undefined", True, "No script of a tip ran")
    page.expect('document.querySelectorAll("img").length', 0, "No markup of a tip")


def moves(page, shown):
    """Goes from bar to bar, and from a bar to its explanation."""
    page.evaluate("document.activeElement.blur()")
    page.press("j")
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
    page.press("ArrowDown")
    page.press("Enter")
    page.expect('document.querySelector(":target").textContent', shown[1]["words"][0],
                "Enter leads to the explanation")
    page.expect('document.querySelector(":target").checkVisibility()', True)


def filters(page, data):
    """Filters the lanes by words, by their last state and by displays."""
    tips = data["tips"]
    page.press("/")
    page.type(tips[1]["id"].lower())
    page.expect(VISIBLE, [tips[1]["id"]], "The search for the name of a tip")
    page.press("Escape")
    for value in ["some", "none"]:
        page.evaluate(f"""(select => {{ select.value = "{value}";
          select.dispatchEvent(new Event("input", {{ bubbles: true }})); }})
          (document.getElementById("displays"))""")
        page.expect(VISIBLE, [tip["id"] for tip in tips if bool(tip["displays"]) == (value == "some")],
                    f"The tips with {value} displays")
    page.press("Escape")
    page.expect(VISIBLE, [tip["id"] for tip in tips], "Escape clears the filters")
