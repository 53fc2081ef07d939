"""A slow and obvious model of tips, written from the decisions, not from the engine.

`generate.py` computes the expectations of vectors with it. It shares no code with the engine. Where
the engine searches, it tries: the next change is the first of all instants that could matter.
"""

import copy
import json
import re

from reference_rules import (
    UNITS, Evaluation, Failure, Parser, canonical, date_text, instant, is_number, ranges,
    turns)

FREQUENCIES = {
    "immediate": 0, "hourly": 3_600_000, "daily": 86_400_000, "weekly": 604_800_000,
    "monthly": 30 * 86_400_000,
}
DURATIONS = {
    "w": 604_800_000, "d": 86_400_000, "h": 3_600_000, "m": 60_000, "s": 1000, "ms": 1,
}
SOURCES = ["argument", "environment", "stored", "api"]


def frequency_length(text):
    """Returns the milliseconds of a display frequency's text."""
    if text in FREQUENCIES:
        return FREQUENCIES[text]
    return sum(int(n) * DURATIONS[unit] for n, unit in re.findall(r"(\d+)(ms|[wdhms])", text))


def owned_displays(value):
    """Returns the displays of a record that are on screen: one without an owner is abandoned."""
    return [display for display in value.get("activeDisplays", []) if "owner" in display]


def record_from(value):
    """Reads the record of a tip from a state document."""
    def date(name):
        return instant(value[name]) if name in value else None
    invalidation = value.get("invalidation")
    return {
        "invalidation": invalidation and (instant(invalidation["date"]), invalidation["reason"]),
        "count": value.get("displayCount", 0),
        "shown": round(value.get("displayedSeconds", 0) * 1000), "first": date("firstDisplayed"),
        "dismissed": date("firstDismissed"), "last": date("lastDisplayed"),
        "reset": date("eligibilityReset"),
        "active": [(d["id"], instant(d["began"])) for d in owned_displays(value)],
        # When each display on screen began, whatever was reset since then.
        "appeared": {
            d["id"]: instant(d.get("appeared", d["began"])) for d in owned_displays(value)},
        "results": {r["rule"]: r["value"] for r in value.get("opaqueResults", [])},
    }


def latest(dates):
    return max((d for d in dates if d is not None), default=None)


def earliest(dates):
    return min((d for d in dates if d is not None), default=None)


def later(date, than):
    """Returns whether something happened after a reset; without a reset everything did."""
    return than is None or (date is not None and date > than)


class World:
    """The facts of a datastore, the controls and the time."""

    def __init__(self, state, now):
        self.now = now
        self.tips, self.records = {}, {}
        for tip in state.get("tips", []):
            if "record" in tip:
                self.records[tip["id"]] = record_from(tip["record"])
            if set(tip) != {"id", "record"}:
                rules = [Parser(text).rule() for text in tip.get("rules", [])]
                options = tip.get("options", {})
                self.tips[tip["id"]] = {
                    "type": tip.get("type", tip["id"]), "rules": rules, "options": options}
        self.groups = [g for g in state.get("groups", []) if not g.get("unused")]
        self.parameters = {}
        for entry in state.get("parameters", []):
            entry = dict(entry)
            entry["written"] = instant(entry["written"]) if "written" in entry else None
            self.parameters[entry["id"]] = entry
        self.events = {}
        for event in state.get("events", []):
            donations = [
                {"date": instant(d), "info": None} if isinstance(d, str)
                else {"date": instant(d["date"]), "info": d.get("info")}
                for d in event.get("donations", [])]
            deleted = event.get("deleted")
            self.events[event["id"]] = {
                "limit": event.get("limit"), "donations": donations,
                "deleted": deleted and instant(deleted)}
        self.frequency = state.get("displayFrequency", "immediate")
        self.origin = state.get("displayFrequencyFrom", "display")
        overrides = state.get("overrides", {})
        self.forced = dict(overrides.get("tips", {}))
        self.forced_all = overrides.get("all")
        self.forced_frequency = overrides.get("displayFrequency")
        self.alerts = [a for a in state.get("alerts", []) if owned_displays(a)]
        self.controls = {}
        resets = state.get("resets", {})
        self.reset_own = instant(resets["own"]) if "own" in resets else None
        known = instant(resets["known"]) if "known" in resets else None
        self.reset_known = latest([self.reset_own, known])
        self.devices = {}
        for device in state.get("devices", []):
            self.devices[device["origin"]] = {
                "reset": instant(device["reset"]) if "reset" in device else None,
                "records": {t["id"]: record_from(t["record"]) for t in device.get("tips", [])},
            }
        self.uncounted = set()
        for event in self.events.values():
            self.sort(event)

    @staticmethod
    def sort(event):
        event["donations"].sort(key=lambda d: (d["date"], payload_text(d["info"])))

    # --- What rules see

    def parameter(self, name):
        entry = self.parameters.get(name)
        if entry is None:
            raise Failure("unknown parameter")
        initial = entry.get("initialValue")
        value = entry["value"] if entry.get("value", MISSING) is not MISSING else initial
        fits = {
            "Bool": isinstance(value, bool), "String": isinstance(value, str),
            "Int": isinstance(value, int) and not isinstance(value, bool),
            "Double": is_number(value),
        }
        return value if fits.get(entry.get("type"), True) else initial

    def queried(self, name, now):
        event = self.events.get(name, {"limit": None, "donations": []})
        return kept(event["donations"], event["limit"] or {"maximumCount": 1000}, now)

    # --- Records of this datastore and other devices

    def record(self, tip):
        """Returns the record of a tip on all devices together."""
        shares = [(self.records.get(tip, record_from({})), self.reset_own)]
        shares += [
            (d["records"].get(tip, record_from({})), d["reset"]) for d in self.devices.values()]
        reset = latest([r for _, r in shares])
        eligible = latest([latest([r, s["reset"]]) for s, r in shares])
        total = record_from({})
        for share, own_reset in shares:
            dates_since = None if own_reset == reset else reset
            counts_since = None if latest([own_reset, share["reset"]]) == eligible else eligible
            total["reset"] = latest([total["reset"], share["reset"]])
            if later(share["last"], dates_since):
                total["first"] = earliest([total["first"], share["first"]])
                total["dismissed"] = earliest([total["dismissed"], share["dismissed"]])
                total["last"] = latest([total["last"], share["last"]])
            if later(share["last"], counts_since):
                total["count"] += share["count"]
                total["shown"] += share["shown"]
            closing = share["invalidation"]
            if closing and later(closing[0], counts_since):
                total["invalidation"] = earliest([total["invalidation"], closing])
        total["active"] = shares[0][0]["active"]
        total["appeared"] = shares[0][0]["appeared"]
        total["results"] = shares[0][0]["results"]
        return total

    def eligible_since(self, tip):
        return latest(
            [self.reset_own, self.records.get(tip, record_from({}))["reset"]]
            + [latest([d["reset"], d["records"].get(tip, record_from({}))["reset"]])
               for d in self.devices.values()])

    def own(self, tip):
        """Returns the record of this device, which forgets what another device has reset."""
        record = self.records.setdefault(tip, record_from({}))
        since = self.eligible_since(tip)
        if since != latest([self.reset_own, record["reset"]]):
            reset = latest([self.reset_own] + [d["reset"] for d in self.devices.values()])
            if not later(record["last"], None if self.reset_own == reset else reset):
                record["first"] = record["dismissed"] = record["last"] = None
            if not later(record["last"], since):
                record["count"] = record["shown"] = 0
            if record["invalidation"] and not later(record["invalidation"][0], since):
                record["invalidation"] = None
            record["reset"] = since
        return record

    # --- The decision

    def override(self, tip):
        """Returns whether a tip is shown or hidden, and whether by its name; None for neither."""
        names = {tip, self.tips[tip]["type"]}
        for source in SOURCES:
            if source == "stored":
                show = {t for t, s in self.forced.items() if s == "shown"}
                hide = {t for t, s in self.forced.items() if s == "hidden"}
                show_all, hide_all = self.forced_all == "shown", self.forced_all == "hidden"
            else:
                values = self.controls.get(source, {})
                show = set(filter(None, values.get("ShowTips", "").split(",")))
                hide = set(filter(None, values.get("HideTips", "").split(",")))
                show_all = values.get("ShowAllTips") == "1"
                hide_all = values.get("HideAllTips") == "1"
            if names & show:
                return True, True
            if names & hide:
                return False, True
            if show_all:
                return True, False
            if hide_all:
                return False, False
        return None

    def frequency_in_force(self):
        for source in SOURCES:
            values = self.controls.get(source, {})
            text = self.forced_frequency if source == "stored" else values.get("DisplayFrequency")
            if text is not None:
                return frequency_length(text)
        return frequency_length(self.frequency)

    def in_first_display(self, tip):
        record = self.records.get(tip, record_from({}))
        return record["dismissed"] is None and record["first"] is not None and any(
            record["appeared"][name] == record["first"] for name, _ in record["active"])

    def frequency_starts(self):
        """Returns the instants from which the display frequency counts, and whether it waits."""
        names = set(self.records)
        for device in self.devices.values():
            names |= set(device["records"])
        starts, waits = [], False
        for tip in names:
            options = self.tips.get(tip, {"options": {}})["options"]
            if options.get("ignoresDisplayFrequency"):
                continue
            record = self.record(tip)
            if self.origin == "display":
                starts.append(record["first"])
            elif self.in_first_display(tip):
                waits = True
            else:
                starts.append(
                    record["first"] if record["dismissed"] is None else record["dismissed"])
        return [s for s in starts if s is not None], waits

    def limit_reason(self, tip, now):
        """Returns the gate of an invalidation or of a limit, with the reason; None for neither."""
        options, record = self.tips[tip]["options"], self.record(tip)
        if record["invalidation"]:
            return "invalidation", record["invalidation"][1]
        on_screen = record["active"]
        if "maxDisplayCount" in options and not on_screen:
            if record["count"] >= options["maxDisplayCount"]:
                return "displayCount", "displayCountExceeded"
        if "maxDisplayDuration" in options:
            limit = max(0, round(options["maxDisplayDuration"] * 1000))
            running = [now - began for _, began in on_screen if began <= now]
            total = record["shown"] + sum(running)
            ran = max(running, default=0)
            if total >= limit and (not on_screen or ran >= 60_000):
                return "displayDuration", "displayDurationExceeded"
        return None

    def decide(self, tip, now):
        """Returns the status, the reason and the deciding gate of a tip alone."""
        record, limited = self.record(tip), self.limit_reason(tip, now)
        ended = ("invalidated", limited[1]) if limited else ("pending", None)
        opened = [instant(d["began"]) for a in self.alerts for d in owned_displays(a)]
        appeared = [record["appeared"][name] for name, _ in record["active"]]
        if opened and min(appeared, default=now + 1) > min(opened):
            return ended + ("alert",)
        override = self.override(tip)
        if override:
            return ("available", None, "override") if override[0] else ended + ("override",)
        if limited:
            return ended + (limited[0],)
        evaluation = Evaluation(self, now, record["results"])
        if not all(evaluation.holds(rule) for rule in self.tips[tip]["rules"]):
            return "pending", None, "rule"
        if not self.tips[tip]["options"].get("ignoresDisplayFrequency") and record["first"] is None:
            starts, waits = self.frequency_starts()
            length = self.frequency_in_force()
            start = latest([s for s in starts if s <= now])
            if length and waits or start is not None and now < start + length:
                return "pending", None, "displayFrequency"
        return "available", None, None

    def interesting(self):
        """Returns all instants at which anything might change by time alone."""
        instants = set()
        lengths = {r for tip in self.tips.values() for rule in tip["rules"] for r in ranges(rule)}
        for event in self.events.values():
            age = (event["limit"] or {}).get("maximumAge")
            for donation in event["donations"]:
                instants.add(donation["date"])
                for length in lengths | ({age_length(age)} if age else set()):
                    instants.add(donation["date"] + length + 1)
        for tip, definition in self.tips.items():
            evaluation = Evaluation(self, self.now, self.record(tip)["results"])
            for rule in definition["rules"]:
                instants.update(turns(rule, evaluation))
        length = self.frequency_in_force()
        for start in self.frequency_starts()[0]:
            instants |= {start, start + length}
        for tip, definition in self.tips.items():
            if "maxDisplayDuration" in definition["options"]:
                instants |= self.display_instants(tip, definition["options"]["maxDisplayDuration"])
        return sorted(instants)

    def display_instants(self, tip, seconds):
        """Returns when displays on screen begin, have run for a minute, or reach a limit."""
        record, instants = self.record(tip), set()
        begins = sorted(began for _, began in record["active"])
        for count, began in enumerate(begins, start=1):
            instants |= {began, began + 60_000}
            # While this many displays run, the total grows this many times as fast as time.
            missing = max(0, round(seconds * 1000)) - record["shown"]
            ahead = missing + sum(begins[:count])
            instants.add(-(-ahead // count))
        return instants

    def next_change(self, tip):
        """Returns the first later instant at which status or gate differ; None for never."""
        present = self.decide(tip, self.now)
        for candidate in self.interesting():
            if candidate > self.now and self.decide(tip, candidate) != present:
                return candidate
        return None

    def current(self, group):
        """Returns the current tip of a group (D19, D31)."""
        states = {
            tip: self.decide(tip, self.now)[0] if tip in self.tips else "pending"
            for tip in group["tips"]}
        for tip in group["tips"]:
            override = self.override(tip) if tip in self.tips else None
            if override == (True, True) and states[tip] == "available":
                return tip
        if group["priority"] == "ordered":
            left = [tip for tip in group["tips"] if states[tip] != "invalidated"]
            return left[0] if left and states[left[0]] == "available" else None
        shown = [tip for tip in group["tips"] if self.record(tip)["active"]]
        candidates = shown[:1] + group["tips"]
        return next((tip for tip in candidates if states[tip] == "available"), None)

    def answer(self, tip):
        """Returns what a vector expects of a tip; members with their default are left out."""
        status, reason, gate = self.decide(tip, self.now)
        groups = [group for group in self.groups if tip in group["tips"]]
        if status == "available" and groups and tip not in [self.current(g) for g in groups]:
            gate = "group"
        next_change = self.next_change(tip)
        answer = {
            "status": status, "reason": reason, "gate": gate,
            "next": None if next_change is None else date_text(next_change),
            "displays": self.record(tip)["count"],
        }
        return {name: value for name, value in answer.items() if value}

    def answers(self, expected):
        """Returns what a vector expects of the tips and events that an expectation names."""
        answers = {}
        if "tips" in expected:
            answers["tips"] = {tip: self.answer(tip) for tip in expected["tips"]}
        if "donations" in expected:
            answers["donations"] = {
                event: len(self.events.get(event, {"donations": []})["donations"])
                for event in expected["donations"]}
        return answers

    # --- Steps

    def perform(self, step):
        """Applies the action of a step."""
        [name] = set(step) - {"expect"}
        getattr(self, "do_" + name)(step[name])

    def do_donate(self, step):
        date = instant(step["date"]) if "date" in step else self.now
        event = self.events.setdefault(
            step["event"], {"limit": None, "donations": [], "deleted": None})
        for _ in range(step.get("count", 1)):
            event["donations"].append({"date": date, "info": step.get("info")})
            self.sort(event)
            if event["limit"]:
                event["donations"] = kept(event["donations"], event["limit"], self.now)

    def do_set(self, step):
        self.write(step["parameter"], step["value"])

    def do_unset(self, step):
        self.write(step["parameter"], MISSING)

    def write(self, name, value):
        entry = self.parameters.setdefault(name, {"id": name, "written": None})
        old = entry.get("value", MISSING)
        if old is value or MISSING not in (old, value) and canonical(old) == canonical(value):
            return
        entry["value"] = value
        # A write is newer than the one that it replaces, whatever the clock says.
        after = entry["written"] and entry["written"] + 1
        entry["written"] = latest([self.now, after])

    def do_clock(self, step):
        self.now = instant(step)

    def is_shown(self, tip):
        return (self.override(tip) or (False, False))[0]

    def do_begin(self, step):
        tip, display = step["tip"], step.get("display", "display")
        if self.is_shown(tip):
            self.uncounted.add((tip, display))
            return
        record = self.own(tip)
        if display in [name for name, _ in record["active"]]:
            return
        if self.origin == "dismissal" and record["first"] == self.now:
            # The first display, of the same instant, is over unless it is on screen.
            if record["dismissed"] is None and not self.in_first_display(tip):
                record["dismissed"] = record["first"]
        record["count"] += 1
        record["first"] = self.now if record["first"] is None else record["first"]
        record["last"] = self.now
        record["active"].append((display, self.now))
        record["appeared"][display] = self.now

    def do_end(self, step):
        tip, display = step["tip"], step.get("display", "display")
        if (tip, display) in self.uncounted:
            self.uncounted.remove((tip, display))
            return
        record = self.own(tip)
        began = dict(record["active"]).get(display)
        if began is None:
            return
        known = not step.get("abandoned")
        if known and record["appeared"][display] == record["first"]:
            self.dismiss(tip, record)
        record["active"] = [d for d in record["active"] if d[0] != display]
        if known:
            record["shown"] += max(0, self.now - began)

    def dismiss(self, tip, record):
        if self.origin == "dismissal" and self.in_first_display(tip):
            record["dismissed"] = max(self.now, record["first"])

    def do_invalidate(self, step):
        tip = step["tip"]
        if self.is_shown(tip):
            return
        limited = self.limit_reason(tip, self.now)
        record = self.own(tip)
        self.dismiss(tip, record)
        if not record["invalidation"]:
            derived = limited and limited[0] != "invalidation"
            record["invalidation"] = (self.now, limited[1] if derived else step["reason"])

    def do_force(self, step):
        state = None if step["state"] == "auto" else step["state"]
        if "tips" not in step:
            self.forced_all = state
            if state is None:
                self.forced = {}
            return
        for tip in step["tips"]:
            if state:
                self.forced[tip] = state
            else:
                self.forced.pop(tip, None)

    def do_frequency(self, step):
        self.forced_frequency = step

    def do_controls(self, step):
        self.controls[step["source"]] = step["values"]

    def do_reset(self, step):
        if "tip" in step:
            self.reset_tip(step["tip"])
        elif "event" in step:
            self.reset_event(step["event"])
        elif "parameter" in step:
            self.write(step["parameter"], MISSING)
        else:
            self.reset_all()

    def reset_tip(self, tip):
        known = self.record(tip)
        if not (known["invalidation"] or known["count"] or known["shown"] or known["active"]):
            return
        since = self.eligible_since(tip)
        record = self.own(tip)
        record["invalidation"], record["count"], record["shown"] = None, 0, 0
        record["active"] = [(name, max(began, self.now)) for name, began in record["active"]]
        dates = [self.now, since and since + 1] + record_dates(known)
        record["reset"] = latest(dates)

    def reset_event(self, name):
        event = self.events.get(name)
        if event and event["donations"]:
            erased = latest([event["deleted"], self.reset_known])
            dates = [self.now, event["donations"][-1]["date"], erased and erased + 1]
            event["deleted"], event["donations"] = latest(dates), []

    def reset_all(self):
        names = set(self.records)
        for device in self.devices.values():
            names |= set(device["records"])
        dates = [d for tip in names for d in record_dates(self.record(tip))]
        dates += [p["written"] for p in self.parameters.values()]
        dates += [d["date"] for e in self.events.values() for d in e["donations"]]
        erased = latest(
            [self.reset_known] + [self.eligible_since(tip) for tip in names]
            + [e["deleted"] for e in self.events.values()])
        self.reset_own = self.reset_known = latest(dates + [self.now, erased and erased + 1])
        self.records, self.devices = {}, {}
        self.parameters = {
            name: {key: p[key] for key in p if key not in ("value", "written")} | {"written": None}
            for name, p in self.parameters.items() if "type" in p or "initialValue" in p}
        for event in self.events.values():
            event["donations"], event["deleted"] = [], None
        self.forced, self.forced_all, self.forced_frequency = {}, None, None

    # --- Merging

    def do_merge(self, step):
        other = World(step["state"], self.now)
        reset = latest([self.reset_known, other.reset_known])
        self.merge_events(other, reset)
        self.merge_parameters(other, reset)
        for tip, definition in other.tips.items():
            self.tips.setdefault(tip, definition)
        self.groups += [g for g in other.groups if g not in self.groups]
        lengths = {text: frequency_length(text) for text in (self.frequency, other.frequency)}
        self.frequency = max(lengths, key=lengths.get)
        if other.origin == "dismissal":
            self.origin = "dismissal"
        records = copy.deepcopy(other.records)
        for record in records.values():
            record["active"] = []
        if records or other.reset_own is not None or step["device"] in self.devices:
            self.devices[step["device"]] = {"reset": other.reset_own, "records": records}
        self.devices.update(copy.deepcopy(other.devices))
        self.reset_known = reset

    def merge_events(self, other, reset):
        for name in set(self.events) | set(other.events):
            nothing = {"limit": None, "donations": [], "deleted": None}
            sides = [(self.events.get(name, nothing), self.reset_known)]
            sides.append((other.events.get(name, nothing), other.reset_known))
            deleted = latest([side["deleted"] for side, _ in sides])
            erased = latest([reset, deleted])
            counts = {}
            for side, own_reset in sides:
                # Who knows of the deletion has nothing left from before it.
                since = None if latest([own_reset, side["deleted"]]) == erased else erased
                side_counts = {}
                for donation in side["donations"]:
                    if later(donation["date"], since):
                        key = donation["date"], canonical(donation["info"])
                        side_counts[key] = side_counts.get(key, 0) + 1
                for key, count in side_counts.items():
                    counts[key] = max(count, counts.get(key, 0))
            donations = [
                {"date": date, "info": json.loads(info)}
                for (date, info), count in counts.items() for _ in range(count)]
            event = {
                "limit": stricter([side["limit"] for side, _ in sides]), "donations": donations,
                "deleted": deleted}
            self.sort(event)
            if event["limit"]:
                event["donations"] = kept(event["donations"], event["limit"], self.now)
            self.events[name] = event

    def merge_parameters(self, other, reset):
        for name in set(self.parameters) | set(other.parameters):
            sides = []
            for world in (self, other):
                entry = dict(world.parameters.get(name, {"id": name, "written": None}))
                if reset != world.reset_known and not later(entry["written"], reset):
                    entry.pop("value", None)
                    entry["written"] = None
                sides.append(entry)
            newest = max(sides, key=lambda e: (
                e["written"] is not None, e["written"] or 0,
                canonical(e["value"]) if e.get("value", MISSING) is not MISSING else ""))
            merged = {**sides[1], **sides[0]}
            merged["value"], merged["written"] = newest.get("value", MISSING), newest["written"]
            self.parameters[name] = merged


class Missing:
    """The value of a parameter that was not written."""

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


MISSING = Missing()


def record_dates(record):
    closing = record["invalidation"]
    return [record["last"], closing and closing[0]]


def payload_text(info):
    return "" if info is None else canonical(info)


def age_length(text):
    match = re.fullmatch(r"([a-z]+?)(?:s\((-?\d+)\))?", text)
    return UNITS[match[1]] * int(match[2] or 1)


def kept(donations, limit, now):
    """Returns the newest donations up to a count and an age."""
    count = limit["maximumCount"]
    newest = donations[-count:] if count else []
    age = limit.get("maximumAge")
    return [d for d in newest if age is None or d["date"] >= now - age_length(age)]


def stricter(limits):
    limits = [limit for limit in limits if limit]
    if not limits:
        return None
    ages = [limit["maximumAge"] for limit in limits if "maximumAge" in limit]
    merged = {"maximumCount": min(limit["maximumCount"] for limit in limits)}
    return merged | ({"maximumAge": min(ages, key=age_length)} if ages else {})


def run(vector, now):
    """Yields the expectation of each step with what the model answers; None for no expectation."""
    world = World(vector["state"], instant(vector.get("now", now)))
    if "expect" in vector:
        yield vector["expect"], world.answers(vector["expect"])
    else:
        yield None, None
    for step in vector.get("steps", []):
        world.perform(step)
        yield step["expect"], world.answers(step["expect"])
