"""The gallery in a browser: it agrees with the JSON of the same run, and is used by keyboard."""

import json

from browser import Failure

# What each article of the page says, by the same names as in the JSON.
READ = """
[...document.querySelectorAll("article.tip")].map(tip => {
  const texts = name => [...tip.querySelectorAll(`dd.${name}`)].map(item => item.textContent);
  return {
    id: tip.querySelector("h2").textContent,
    status: tip.querySelector(".status").textContent,
    outlook: tip.querySelector(".outlook").textContent,
    reason: texts("reason"), groups: texts("groups"),
    rules: [...tip.querySelectorAll("dd.rules code")].map(code => code.textContent),
    found: texts("rules").filter(text => text.includes(" found: ")),
    findings: [...tip.querySelectorAll("dd.findings .finding")].map(f => f.dataset.check),
    labels: [...new Set([...tip.querySelectorAll("svg")].map(s => s.getAttribute("aria-label")))],
    words: [...tip.querySelectorAll("figure.inline.light svg text")]
      .map(text => text.textContent).join(" "),
  };
})
"""
INDEX = ('[...document.querySelectorAll("#index li")].map(entry => [entry.className, '
         'decodeURIComponent(entry.querySelector("a").hash.slice(1))])')
VISIBLE = ('[...document.querySelectorAll("article.tip")].filter(t => !t.hidden)'
           '.map(t => t.id.slice(4))')
FIGURES = ('[...document.querySelector("article.tip:not([hidden])").querySelectorAll("figure")]'
           '.filter(f => f.getClientRects().length).map(f => f.classList[1])')
FOCUS = ('(document.activeElement.id.replace(/^tip-/, "") || document.activeElement.value || "")')
# The number of figures beside each other.
ROW = ('new Set([...document.querySelectorAll("article.tip figure")].slice(0, 4)'
       '.map(figure => figure.getBoundingClientRect().left)).size')
# The least distance of a line of text from the sides of its card, without the margin of the drawing.
PADDING = """
Math.min(...[...document.querySelectorAll("figure svg")].filter(s => s.getClientRects().length)
  .flatMap(svg => {
    const frame = svg.getBoundingClientRect(), unit = svg.viewBox.baseVal.width / frame.width;
    // The words of an image without a drawing are centered.
    return [...svg.querySelectorAll("text:not([text-anchor=middle])")].map(text => {
      const box = text.getBoundingClientRect();
      return Math.min(box.left - frame.left, frame.right - box.right) * unit - 16;
    });
  }))
"""
DRAWN = ('document.querySelectorAll(".tip").forEach(t => { t.style.contentVisibility = "visible"; })'
         ' === undefined')
FONTS = ["DejaVu Sans", "Liberation Sans", "Noto Sans"]
# Whether the machine has a font: without it, a text is as wide as in the font that comes next.
HAS_FONT = """
(name => {
  const context = document.createElement("canvas").getContext("2d");
  const width = other => {
    context.font = `40px "${name}", ${other}`;
    return context.measureText("Woodpecker").width;
  };
  return width("monospace") === width("cursive") || width("monospace") === width("serif");
})
"""


def document(folder, root):
    """Writes a state with groups, findings and hostile texts, and returns its path."""
    state = json.loads((root / "Fixtures/backyard-birds.json").read_text())
    attack = "</script><script>window.attacked = 1</script><img src=x onerror='window.attacked = 1'>"
    state["tips"] += [
        {"id": "\"><b>Hostile</b>", "title": attack, "message": f"{attack} ]]> &amp; `${{1}}`",
         "image": attack, "actions": [{"id": "go", "title": attack}],
         "rules": ['parameter("<i>x</i>") == "</code><script>attacked = 1</script>"']},
        {"id": "LongTip", "title": "Wood" * 60, "message": "Click here to watch the birds! " * 8,
         "image": "tree.circle", "actions": [{"id": "a", "title": "Watch Now"}]},
        {"id": "WideTip", "title": "WOODPECKERS MAKE 1,000 HOLES IN MWAMMWAMMW", "image": "leaf.fill",
         "message": "Добавьте щеглов и жаворонков. Où sont passées les mésanges à tête bleue ? "
                    "Größere Vögel mögen Walnüsse. {w} = @m% & \"q\" <s>",
         "actions": [{"id": "a", "title": "ŻÓŁTY MAGAZYN WÓW, ОБЪЯВЛЕНИЕ ЩЕГЛУ, MMMMMMMMMM"}]},
        {"id": "ArabicTip", "title": "أطعم الطيور", "message": "المغذي الممتلئ يجذب زوارًا جددًا."},
    ]
    state["groups"] = [
        {"priority": "ordered", "tips": ["FilterSpeciesTip", "SeasonalVisitorTip"]},
        {"priority": "firstAvailable", "tips": ["LongTip", "FilterSpeciesTip"]},
    ]
    path = folder / "birds.json"
    path.write_text(json.dumps(state))
    return path


def make(tipctl, folder, root):
    """Writes the page, and returns its path with the JSON of the same state."""
    state = document(folder, root)
    page = folder / "gallery.html"
    run = tipctl("gallery", state, "--output", page, "--format", "json",
                 environment={"TIPCTL_CLOCK": "2026-11-21T09:00:00Z"})
    return page, json.loads(run)


def check(page, data):
    """Compares the page with the data, filters it, and moves by keyboard."""
    compare(page, data)
    filters(page, data)
    moves(page, data)
    pictures(page)
    padding(page)
    hostile(page)


def status(tip):
    reason = tip["invalidationReason"]
    return tip["status"] + (f"({reason})" if reason else "")


def compare(page, data):
    shown = page.evaluate(READ)
    if [tip["id"] for tip in shown] != [tip["id"] for tip in data["tips"]]:
        raise Failure("The page has other tips than the JSON.")
    for tip, expected in zip(shown, data["tips"]):
        wanted = {
            "status": status(expected), "outlook": expected["outlook"],
            "rules": expected["rules"], "groups": expected["groups"],
            "findings": [finding["id"] for finding in expected["findings"]],
        }
        for name, value in wanted.items():
            if tip[name] != value:
                raise Failure(f"{tip['id']}, {name}: expected {value!r}, found {tip[name]!r}")
        gate, reason = expected["decidedBy"], expected["reason"]
        if gate == "rule":
            # The rule that decides has its finding, and its needs are not there a second time.
            if not any(" found: " in found for found in tip["found"]):
                raise Failure(f"{tip['id']}: no finding in {tip['found']}")
        if tip["reason"] != ([f"{gate}: {reason}"] if gate not in [None, "rule", "invalidation"] else []):
            raise Failure(f"{tip['id']}: the reason is {tip['reason']}")
        if len(tip["labels"]) != 4:
            raise Failure(f"{tip['id']}: each look needs an accessible name, found {tip['labels']}")
        words = tip["words"].replace(" ", "")
        for text in [expected["title"], expected["message"] or "", *expected["actions"]]:
            if text.replace(" ", "") not in words:
                raise Failure(f"{tip['id']}: the card does not have {text!r}")


def filters(page, data):
    tips = data["tips"]
    page.expect(INDEX, [[tip["status"], f"tip-{tip['id']}"] for tip in tips], "The index")
    page.expect('document.getElementById("side").open', page.width > 600, "The side is folded")
    page.expect(ROW, 4 if page.width > 600 else 1, "The cards in a row")
    everything = [tip["id"] for tip in tips]
    page.press("/")
    page.expect(FOCUS, "text", "The key / goes to the search")
    page.type("cardinal")
    page.expect(VISIBLE, ["FilterSpeciesTip"], "The search for a word of a rule")
    page.expect('document.getElementById("count").textContent', f"1 of {len(tips)} tips")
    page.press("Escape")
    page.expect(VISIBLE, everything, "Escape clears the filters")
    page.type("zzzz")
    page.expect(VISIBLE, [], "The search for a word that no tip has")
    page.expect('document.getElementById("empty").getClientRects().length > 0', True)
    page.press("Escape")
    page.evaluate('document.getElementById("text").focus()')

    page.press("Tab")
    page.expect(FOCUS, "status", "Tab goes to the status")
    page.press("ArrowDown", 2)
    page.expect('document.getElementById("status").value', "pending")
    pending = [tip["id"] for tip in tips if tip["status"] == "pending"]
    page.expect(VISIBLE, pending, "The tips that are pending")
    page.press("Escape")

    group = data["groups"][0]["name"]
    page.press("Tab")
    page.expect(FOCUS, "group", "Tab goes to the group")
    page.press("ArrowDown")
    page.expect(VISIBLE, [tip["id"] for tip in tips if group in tip["groups"]], "A group's tips")
    page.press("ArrowDown", len(data["groups"]))
    page.expect(VISIBLE, [tip["id"] for tip in tips if not tip["groups"]], "Tips in no group")
    page.press("Escape")

    page.press("Tab")
    page.expect(FOCUS, "findings", "Tab goes to the findings")
    page.press("ArrowDown")
    page.expect(VISIBLE, [tip["id"] for tip in tips if tip["findings"]], "Tips with findings")
    page.press("Escape")
    page.expect(VISIBLE, everything, "Escape clears the filters")


def moves(page, data):
    ids = [tip["id"] for tip in data["tips"]]
    page.evaluate("document.activeElement.blur()")
    page.press("j")
    page.expect(FOCUS, ids[0], "The key j goes to the first tip")
    page.press("j", 2)
    page.expect(FOCUS, ids[2], "The key j goes on")
    page.expect("document.activeElement.getBoundingClientRect().top < innerHeight / 2", True,
                "The tip in focus is in view")
    page.press("k")
    page.expect(FOCUS, ids[1], "The key k goes back")
    page.press("j", len(ids) + 2)
    page.expect(FOCUS, ids[-1], "The key j stops at the last tip")
    page.press("/")
    page.expect(FOCUS, "text", "The key / leaves the tips")
    page.press("Escape")
    addresses(page, ids)


def addresses(page, ids):
    for index in [len(ids) - 1, 1, 0]:
        page.evaluate(f'document.querySelectorAll("#index a")[{index}].click()')
        page.expect('document.querySelector(":target").id', f"tip-{ids[index]}", "The address")
        page.expect('document.querySelector(":target").getBoundingClientRect().top < innerHeight / 2',
                    True, "The tip of the address is in view")
        page.expect('document.querySelector("[aria-current] a").textContent', ids[index])


def padding(page):
    """Measures the texts of cards in each font of Debian that the machine has."""
    fonts = [font for font in FONTS if page.evaluate(f"{HAS_FONT}({json.dumps(font)})")]
    if not fonts:
        raise Failure("Install fonts-dejavu-core, to measure the texts of cards.")
    for font in fonts:
        page.evaluate("document.styleSheets[0].insertRule("
                      f"'figure svg text{{font-family:\"{font}\"!important}}')")
        for kind in ["popover", "inline"]:
            page.evaluate(f'document.getElementById("kind").value = "{kind}"')
            page.expect(f"{DRAWN} && {PADDING} > 15.9", True, f"The padding of {kind} cards in {font}")
        page.evaluate("document.styleSheets[0].deleteRule(0)")


def pictures(page):
    looks = ["light", "dark", "rtl", "large"]
    page.expect(FIGURES, looks, "The looks of a card")
    page.evaluate('document.getElementById("kind").focus()')
    classes = FIGURES.replace("classList[1]", "classList[0]")
    for kind in ["annotation", "hint", "popover"]:
        page.press("ArrowDown")
        page.expect('document.getElementById("kind").value', kind)
        page.expect(FIGURES, looks, f"The looks of a card of the kind {kind}")
        page.expect(classes, ["popover" if kind == "popover" else "inline"] * 4)
    page.press("Tab")
    page.press("ArrowDown", 2)
    page.expect(FIGURES, ["dark"], "The dark look alone")
    page.press("Escape")
    page.expect(FIGURES, looks, "Escape shows all looks again")


def hostile(page):
    page.expect("window.attacked === undefined", True, "No script of a tip ran")
    page.expect('document.querySelectorAll("script").length', 1, "The page has its own script only")
    page.expect('document.querySelectorAll("img, b b, i").length', 0, "No markup of a tip")
