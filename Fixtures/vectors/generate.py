#!/usr/bin/env python3
"""Makes the generated vectors again, and checks all vectors against the reference model.

    python3 Fixtures/vectors/generate.py          writes the generated vectors and the layout
    python3 Fixtures/vectors/generate.py --check  exits with 1 when a file would change

A vector marked `"generated": true` is made here; all others are written by hand, and stay as they
are. What generated vectors expect comes from `reference.py`, and what those by hand expect must
agree with it, and each id must stand once in all files: otherwise the exit code is 1.
"""

import copy
import itertools
import json
import sys
from pathlib import Path

# A compiled module would stay in the folder.
sys.dont_write_bytecode = True
import reference

FOLDER = Path(__file__).resolve().parent
SUBJECTS = [
    "rules", "windows", "limits", "frequency", "groups", "overrides", "invalidation", "merging",
    "time",
]
NOW = reference.instant("2026-11-21T12:00:00Z")
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
FAVORITE, FEED, FILTER = "FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip"
EVENT = "didFillFeeder"


class Dice:
    """Random numbers that are the same in every version of Python."""

    def __init__(self, seed):
        self.state = seed * 2_654_435_761 % 2 ** 32 + 1

    def below(self, count):
        self.state = (self.state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2 ** 64
        return (self.state >> 33) % count

    def one(self, choices):
        return choices[self.below(len(choices))]


def date(offset=0):
    """Returns the text of an instant some milliseconds after noon."""
    return reference.date_text(NOW + offset).replace(".000Z", "Z")


def vector(subject, number, says, source, state, steps=(), asked=(FEED,), counts=()):
    """Returns a vector with what the model says about the tips asked for."""
    def question():
        expected = {"tips": {tip: {} for tip in asked}}
        return expected | ({"donations": {event: 0 for event in counts}} if counts else {})
    made = {
        "id": f"{subject}-generated-{number}", "says": says, "source": source, "generated": True,
        "state": state, "expect": question(),
    }
    if steps:
        made["steps"] = [{**step, "expect": question()} for step in steps]
    answers = reference.run(copy.deepcopy(made), date())
    for target, (_, answer) in zip([made] + made.get("steps", []), list(answers)):
        target["expect"] = answer
    return made


# --- Rules ------------------------------------------------------------------------------------

VALUES = {"a": [True, False], "b": [True, False], "n": [-2, 0, 3], "m": [0, 2.5, 3]}


def condition(dice, depth):
    """Returns the text of a random condition, in brackets where it has operators."""
    kind = dice.below(7 if depth else 4)
    if kind == 0:
        return f'parameter("{dice.one(["a", "b"])}")'
    if kind in (1, 2):
        joiner = dice.one(["==", "!=", "<", "<=", ">", ">="])
        return f"({number(dice, depth)} {joiner} {number(dice, depth)})"
    if kind == 3:
        window = dice.one(["", ".donatedWithin(.day)", ".donatedWithin(.hours(3))"])
        joiner = dice.one([">=", "==", "<"])
        return f'(event("{EVENT}").donations{window}.count {joiner} {dice.below(4)})'
    if kind == 4:
        return f"!{condition(dice, depth - 1)}"
    joiner = "&&" if kind == 5 else "||"
    return f"({condition(dice, depth - 1)} {joiner} {condition(dice, depth - 1)})"


def number(dice, depth):
    kind = dice.below(4 if depth else 2)
    if kind == 0:
        return str(dice.below(5))
    if kind == 1:
        return f'parameter("{dice.one(["n", "m"])}")'
    joiner = dice.one(["+", "-", "*", "%", "div", "??"])
    return f"({number(dice, depth - 1)} {joiner} {number(dice, depth - 1)})"


def rules():
    for seed in range(20):
        dice = Dice(seed + 1)
        tip = {"id": FEED, "rules": [condition(dice, 3)]}
        state = {
            "tips": [tip],
            "parameters": [{"id": p, "value": dice.one(VALUES[p])} for p in VALUES],
            "events": [{"id": EVENT, "donations": [
                date(-dice.one([1, 2, 5, 30]) * HOUR) for _ in range(dice.below(4))]}],
        }
        steps = []
        for _ in range(2):
            parameter = dice.one(list(VALUES))
            steps.append({"set": {"parameter": parameter, "value": dice.one(VALUES[parameter])}})
        steps.append({"donate": {"event": EVENT}})
        yield (
            "A rule of several parts holds exactly when its parts make it hold.", "TipKit Rule",
            state, steps)


# --- Windows ----------------------------------------------------------------------------------


def windows():
    lengths = {"minutes(10)": 10 * MINUTE, "hours(5)": 5 * HOUR, "days(3)": 3 * DAY}
    joiners = [">= 2", "> 1", "== 2", "< 2", "<= 1", "!= 2"]
    for (text, length), joiner in itertools.product(lengths.items(), joiners):
        # One donation stays, and another one stands at each side of the edge in turn.
        rule = f'event("{EVENT}").donations.donatedWithin(.{text}).count {joiner}'
        donations = [date(-length), date(-length // 2)]
        state = {"tips": [{"id": FEED, "rules": [rule]}],
                 "events": [{"id": EVENT, "donations": donations}]}
        steps = [{"clock": date(offset)} for offset in (-1, 1, length // 2, length // 2 + 1)]
        yield (
            f"A rule for a count {joiner} within {text} changes exactly at the window's edges.",
            "D12", state, steps)
    for seed in range(6):
        dice = Dice(seed + 101)
        texts = [
            f'event("{EVENT}").donations.donatedWithin(.{dice.one(list(lengths))}).count '
            f"{dice.one(joiners)}" for _ in range(1 + dice.below(2))]
        donations = [date(dice.below(8 * DAY // SECOND) * SECOND - 6 * DAY) for _ in range(5)]
        event = {"id": EVENT, "donations": sorted(donations)}
        if dice.below(3) == 0:
            event["limit"] = {"maximumCount": 2 + dice.below(3)}
            if dice.below(2):
                event["limit"]["maximumAge"] = dice.one(["days(2)", "hours(30)"])
        state = {"tips": [{"id": FEED, "rules": texts}], "events": [event]}
        steps = []
        for _ in range(3):
            steps.append(dice.one([
                {"clock": date(dice.below(6 * DAY) - 2 * DAY)}, {"donate": {"event": EVENT}},
                {"donate": {"event": EVENT, "date": date(-dice.below(4 * DAY))}}]))
        yield "Donations enter and leave windows by their own dates.", "D12", state, steps


# --- Limits -----------------------------------------------------------------------------------


def limits():
    for seed in range(16):
        dice = Dice(seed + 201)
        options = {}
        if dice.below(2):
            options["maxDisplayCount"] = 1 + dice.below(3)
        if dice.below(2) or not options:
            options["maxDisplayDuration"] = dice.one([30, 90, 200, 100.5])
        state = {"tips": [{"id": FEED, "options": options}]}
        steps, offset, on_screen = [], 0, []
        for number in range(5):
            kind = dice.below(4)
            if kind == 0 or not on_screen and kind < 3:
                on_screen.append(f"display{number}")
                steps.append({"begin": {"tip": FEED, "display": on_screen[-1]}})
            elif kind == 1 and on_screen:
                ended = {"tip": FEED, "display": on_screen.pop(0)}
                steps.append({"end": ended | ({"abandoned": True} if dice.below(4) == 0 else {})})
            else:
                offset += dice.one([10, 59, 60, 75, 240]) * SECOND + dice.below(2)
                steps.append({"clock": date(offset)})
        source = "D9" if "maxDisplayDuration" in options else "D8"
        yield "Displays and their seconds use up the limits of a tip.", source, state, steps


# --- Frequency --------------------------------------------------------------------------------


def frequency():
    for seed in range(18):
        dice = Dice(seed + 301)
        tips = []
        for tip in (FAVORITE, FEED, FILTER):
            entry = {"id": tip, "options": {"ignoresDisplayFrequency": dice.below(5) == 0}}
            if dice.below(4) == 0:
                first = -dice.below(40) * HOUR
                entry["record"] = {
                    "displayCount": 1, "firstDisplayed": date(first), "lastDisplayed": date(first)}
            tips.append(entry)
        length = dice.one(["hourly", "daily", "36h", "immediate"])
        state = {"tips": tips, "displayFrequency": length}
        source = "D10"
        if dice.below(3) == 0:
            state["displayFrequencyFrom"], source = "dismissal", "D34"
        steps, offset, on_screen = [], 0, []
        for _ in range(5):
            kind = dice.below(4)
            free = [t["id"] for t in tips if t["id"] not in on_screen]
            if kind == 0 and free:
                on_screen.append(dice.one(free))
                steps.append({"begin": {"tip": on_screen[-1]}})
            elif kind == 1 and on_screen:
                steps.append({"end": {"tip": on_screen.pop(0)}})
            elif kind == 2 and dice.below(3) == 0:
                steps.append({"frequency": dice.one(["daily", "2h", "immediate", None])})
            else:
                offset += dice.one([-HOUR, 20 * MINUTE, HOUR, 12 * HOUR, 25 * HOUR])
                steps.append({"clock": date(offset)})
        yield (
            "The first displays of some tips make the others wait.", source, state, steps,
            (FAVORITE, FEED, FILTER))


# --- Groups -----------------------------------------------------------------------------------


def member(tip, state):
    entry = {"id": tip, "rules": ["true" if state != "pending" else "false"]}
    if state == "invalidated":
        entry["record"] = {"invalidation": {"reason": "tipClosed", "date": date(-HOUR)}}
    return entry


def groups():
    states = ["available", "pending", "invalidated"]
    members = [FAVORITE, FEED]
    for number, (priority, *both) in enumerate(itertools.product(
            ["firstAvailable", "ordered"], states, states)):
        dice = Dice(number + 401)
        tips = [member(tip, state) for tip, state in zip(members, both)]
        state = {"tips": tips, "groups": [{"priority": priority, "tips": members}]}
        shown, forced = dice.one(members), dice.one(members)
        steps = [
            {"begin": {"tip": shown}},
            {"force": {"tips": [forced], "state": dice.one(["shown", "hidden"])}},
            {"invalidate": {"tip": dice.one(members), "reason": "actionPerformed"}},
        ]
        words = " and ".join(both)
        yield (
            f"A group of the priority {priority} chooses among tips that are {words}.",
            "D19", state, steps, tuple(members))


# --- Overrides --------------------------------------------------------------------------------


def overrides():
    names, everything = [None, "shown", "hidden"], [None, "shown", "hidden"]
    bases = {"whose rule holds": {}, "whose rule does not hold": {}, "that is invalidated": {
        "invalidation": {"reason": "tipClosed", "date": date(-HOUR)}}}
    for name, all_tips, (words, record) in itertools.product(names, everything, bases.items()):
        tip = {"id": FEED, "rules": [str("not" not in words).lower()]}
        if record:
            tip["record"] = record
        state = {"tips": [tip, {"id": FILTER, "title": "Filter by Species"}]}
        steps = []
        if all_tips:
            steps.append({"force": {"state": all_tips}})
        if name:
            steps.append({"force": {"tips": [FEED], "state": name}})
        steps.append({"invalidate": {"tip": FEED, "reason": "actionPerformed"}})
        steps.append({"force": {"state": "auto"}})
        own, others = name or "not forced", all_tips or "not forced"
        yield (
            f"A tip {words} is {own} by its name, while all tips are {others}.", "D5",
            state, steps, (FEED, FILTER))
    settings = [
        {}, {"ShowTips": FEED}, {"HideTips": FEED}, {"ShowAllTips": "1"}, {"HideAllTips": "1"}]
    states = ["shown", "hidden", "all shown", "all hidden"]
    for stored, variable in itertools.product(states, settings):
        forced = (
            {"all": stored[4:]} if stored.startswith("all ") else {"tips": {FEED: stored}})
        state = {"tips": [{"id": FEED}, {"id": FILTER}], "overrides": forced}
        says = f"Without a variable, tipctl's override counts: {stored}."
        if variable:
            says = f"The variable for {', '.join(variable)} comes before tipctl's {stored}."
        yield (
            says, "D6", state, [{"controls": {"source": "environment", "values": variable}},
                    {"controls": {"source": "environment", "values": {}}}], (FEED, FILTER))


# --- Invalidation -----------------------------------------------------------------------------


def invalidation():
    reasons = ["actionPerformed", "tipClosed", "displayCountExceeded"]
    for seed in range(18):
        dice = Dice(seed + 501)
        options = dice.one([{}, {"maxDisplayCount": 1 + dice.below(2)}, {"maxDisplayDuration": 60}])
        state = {"tips": [{"id": FEED, "options": options or {"ignoresDisplayFrequency": False}}]}
        steps, offset, on_screen = [], 0, False
        for _ in range(5):
            kind = dice.below(6)
            if kind < 2:
                steps.append({"end" if on_screen else "begin": {"tip": FEED}})
                on_screen = not on_screen
            elif kind == 2:
                steps.append({"invalidate": {"tip": FEED, "reason": dice.one(reasons)}})
            elif kind == 3:
                steps.append({"reset": {"tip": FEED}})
            elif kind == 4:
                state_of_tip = dice.one(["shown", "auto", "hidden"])
                steps.append({"force": {"tips": [FEED], "state": state_of_tip}})
            else:
                offset += dice.one([30, 60, 61]) * SECOND
                steps.append({"clock": date(offset)})
        yield "The first reason stays until the eligibility is reset.", "D15", state, steps


# --- Merging ----------------------------------------------------------------------------------


def device(dice, hours):
    record = {"displayCount": 1 + dice.below(3), "displayedSeconds": dice.below(90)}
    first = -hours * HOUR
    record["firstDisplayed"] = record["lastDisplayed"] = date(first)
    if dice.below(4) == 0:
        record["invalidation"] = {
            "reason": dice.one(["actionPerformed", "tipClosed"]),
            "date": date(first + dice.below(9) * MINUTE)}
    donations = sorted(date(-dice.below(5) * DAY) for _ in range(dice.below(5)))
    event = {"id": EVENT, "donations": donations}
    if dice.below(4) == 0:
        event["limit"] = {"maximumCount": 1 + dice.below(4)}
    parameter = {
        "id": "name", "value": dice.one(["North", "Pond"]), "written": date(-dice.below(9) * HOUR)}
    state = {"tips": [{"id": dice.one([FEED, FILTER]), "record": record}], "events": [event]}
    if dice.below(2):
        state["parameters"] = [parameter]
    if dice.below(6) == 0:
        state["resets"] = {"own": date(-(1 + dice.below(40)) * HOUR)}
    return state


def merging():
    for seed in range(22):
        dice = Dice(seed + 601)
        own = device(dice, 10 + dice.below(40))
        [shown] = own["tips"]
        rule = dice.one([
            f'event("{EVENT}").donations.donatedWithin(.days(3)).count >= 2',
            f'event("{EVENT}").donations.count < 4', 'parameter("name") == "Pond"', "true"])
        definitions = [
            {"id": FEED, "rules": [rule], "options": {"maxDisplayCount": 3 + dice.below(3)}},
            {"id": FILTER, "options": {"maxDisplayDuration": 120}}]
        own["tips"] = [
            tip | ({"record": shown["record"]} if tip["id"] == shown["id"] else {})
            for tip in definitions]
        own["displayFrequency"] = dice.one(["immediate", "daily"])
        own.pop("resets", None)
        steps = [{"merge": {"device": "phone", "state": device(dice, dice.below(60))}}]
        steps.append(dice.one([
            {"reset": {"tip": FEED}}, {"reset": {}}, {"begin": {"tip": FEED}},
            {"donate": {"event": EVENT}}, {"reset": {"event": EVENT}}]))
        steps.append({"merge": {"device": "tablet", "state": device(dice, dice.below(60))}})
        yield (
            "The records of two other devices are united with those of this one.",
            "UndoAndMerge", own, steps, (FEED, FILTER), (EVENT,))


# --- Time -------------------------------------------------------------------------------------


def time():
    for seed in range(18):
        dice = Dice(seed + 701)
        count = dice.one([">= 1", "== 0", ">= 2"])
        rule = f'event("{EVENT}").donations.donatedWithin(.day).count {count}'
        first = -dice.below(30) * HOUR
        state = {
            "tips": [
                {"id": FEED, "rules": [rule]},
                {"id": FILTER, "options": {"maxDisplayDuration": dice.one([90, 7200])}, "record": {
                    "displayCount": 1, "firstDisplayed": date(first), "lastDisplayed": date(first),
                    "activeDisplays": [
                        {"id": "left", "began": date(first), "owner": "1:app"}]}}],
            "events": [{"id": EVENT, "donations": sorted(
                date(dice.below(4 * DAY // MINUTE) * MINUTE - 3 * DAY) for _ in range(3))}],
            "displayFrequency": dice.one(["immediate", "hourly", "daily"]),
        }
        steps, offset = [], 0
        for _ in range(4):
            offset += dice.one([-DAY, -HOUR, 1, HOUR, DAY, 3 * DAY])
            steps.append({"clock": date(offset)})
        yield (
            "The answer follows from the time that the clock shows, however it was moved.", "D21",
            state, steps, (FEED, FILTER))
    for seed in range(40):
        yield rule_about_now(Dice(37 * seed + 801))


def rule_about_now(dice):
    """Returns a vector whose clock also moves to the next change, and to just before it."""
    dates = [reference.date_text(NOW + dice.below(6 * HOUR) - 2 * HOUR) for _ in range(6)]
    state = {
        "tips": [{"id": FEED, "rules": [moment_condition(dice, 2)]}],
        "parameters": [
            {"id": "end", "value": dates[0]}, {"id": "visits", "value": dates[1:3]},
            {"id": "wait", "value": dice.one([60, 90.5, 3600])},
            {"id": "a", "value": dice.below(2) == 0}],
        "events": [{"id": EVENT, "donations": sorted(dates[3:])}],
    }
    steps = []
    change = reference.World(copy.deepcopy(state), NOW).next_change(FEED)
    if change is not None:
        steps += [{"clock": reference.date_text(change - 1)}]
        steps += [{"clock": reference.date_text(change)}]
    steps.append(dice.one([
        {"set": {"parameter": "end", "value": date(dice.below(6 * HOUR))}},
        {"set": {"parameter": "a", "value": dice.below(2) == 0}},
        {"set": {"parameter": "wait", "value": dice.below(7200)}},
        {"donate": {"event": EVENT}}]))
    steps += [{"clock": date(dice.below(10 * HOUR) - 5 * HOUR)} for _ in range(2)]
    return "A rule about the time turns exactly at its next change.", "D35", state, steps


def moment_condition(dice, depth):
    """Returns the text of a random condition about the time, in brackets."""
    joiner = dice.one(["==", "!=", "<", "<=", ">", ">="])
    kind = dice.below(10 if depth else 6)
    if kind < 2:
        return f"({moment(dice, 'now')} {joiner} {moment(dice, some_date(dice))})"
    if kind == 2:
        return f"({moment(dice, some_date(dice))} {joiner} {moment(dice, 'now')})"
    if kind == 3:
        both = dice.one([f"now - {some_date(dice)}", f"{some_date(dice)} - now"])
        return f"(({both}) {dice.one(['/', '*'])} 2 {joiner} {dice.one([1800, -600, 0.5])})"
    if kind == 4:
        inner = f"date {joiner} {moment(dice, 'now')}"
        return f'(event("{EVENT}").donations.filter({inner}).count >= {1 + dice.below(3)})'
    if kind == 5:
        member = dice.one(["allSatisfy(", "contains(where: "])
        return f'parameter("visits").{member}$0 {joiner} {moment(dice, "now")})'
    if kind == 6:
        return f"!{moment_condition(dice, depth - 1)}"
    other = dice.one(['parameter("a")', moment_condition(dice, depth - 1)])
    if kind == 7:
        return f"({other} ? {moment_condition(dice, depth - 1)} : {other})"
    return f"({other} {dice.one(['&&', '||'])} {moment_condition(dice, depth - 1)})"


def some_date(dice):
    return dice.one(['parameter("end")', f'date("{date(dice.below(4 * HOUR))}")'])


def moment(dice, text):
    """Returns the text of an instant, often some seconds away."""
    seconds = dice.one([None, "60", "0.25", 'parameter("wait")'])
    return f"{text} {dice.one(['+', '-'])} {seconds}" if seconds else text


# --- Files ------------------------------------------------------------------------------------


def layout(value, indent=0, depth=0):
    """Returns JSON with one line for each value that fits it."""
    line = json.dumps(value, ensure_ascii=False)
    if depth > 2 and len(line) + indent <= 98 or not isinstance(value, (dict, list)) or not value:
        return line
    space = " " * (indent + 2)
    if isinstance(value, list):
        parts = [space + layout(part, indent + 2, depth + 1) for part in value]
        return "[\n" + ",\n".join(parts) + "\n" + " " * indent + "]"
    parts = [
        f"{space}{json.dumps(name)}: {layout(part, indent + 2, depth + 1)}"
        for name, part in value.items()]
    return "{\n" + ",\n".join(parts) + "\n" + " " * indent + "}"


def disagreements(file):
    """Yields where the model differs from what a vector expects."""
    for vector in file["vectors"]:
        for step, (expected, answer) in enumerate(reference.run(vector, file["now"])):
            if expected is not None and normal(expected) != normal(answer):
                yield f'{vector["id"]}, step {step}: expects {expected}, the model says {answer}'


def normal(expectation):
    """Returns an expectation without defaults, and with dates in one spelling."""
    tips = {}
    for tip, members in expectation.get("tips", {}).items():
        tips[tip] = {name: value for name, value in members.items() if value}
        if "next" in tips[tip]:
            tips[tip]["next"] = reference.instant(tips[tip]["next"])
    return tips, expectation.get("donations", {})


def main():
    is_check = "--check" in sys.argv[1:]
    problems, ids = [], set()
    for subject in SUBJECTS:
        path = FOLDER / f"{subject}.json"
        text = path.read_text()
        file = json.loads(text)
        by_hand = [v for v in file["vectors"] if not v.get("generated")]
        made = [
            vector(subject, number, *parts)
            for number, parts in enumerate(globals()[subject](), start=1)]
        file["vectors"] = by_hand + made
        problems += disagreements(file)
        for id in [v["id"] for v in file["vectors"]]:
            problems += [f"{id} exists twice"] if id in ids else []
            ids.add(id)
        new = layout(file) + "\n"
        if is_check and new != text:
            problems.append(f"{path.name} differs from what the generator makes")
        elif not is_check:
            path.write_text(new)
        print(f"{subject}: {len(by_hand)} by hand, {len(made)} generated")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
