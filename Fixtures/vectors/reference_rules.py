"""The rules of the reference model: their text form, and their values."""

import copy
import json
import math
import re
import unicodedata
from datetime import datetime, timedelta, timezone
from fractions import Fraction

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
UNITS = {"minute": 60_000, "hour": 3_600_000, "day": 86_400_000, "week": 604_800_000}


def instant(text):
    """Returns the milliseconds since 1970 of an ISO 8601 text."""
    match = re.fullmatch(
        r"(\d{4})-(\d\d)-(\d\d)"
        r"(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d))?", text)
    year, month, day, hour, minute, second, fraction, zone = match.groups()
    date = datetime(
        int(year), int(month), int(day), int(hour or 0), int(minute or 0), int(second or 0),
        tzinfo=timezone.utc)
    value = (date - EPOCH) // timedelta(milliseconds=1) + int(((fraction or "") + "000")[:3])
    if zone and zone != "Z":
        offset = int(zone[1:3]) * 60 + int(zone[4:])
        value -= (offset if zone[0] == "+" else -offset) * 60_000
    return value


def date_text(milliseconds):
    """Returns an instant as ISO 8601 in UTC with milliseconds."""
    date = EPOCH + timedelta(milliseconds=milliseconds)
    return date.strftime("%Y-%m-%dT%H:%M:%S.") + f"{milliseconds % 1000:03d}Z"


def without_case(text):
    return unicodedata.normalize("NFC", text.upper().lower())


def without_accents(text):
    """Returns a text for searches: without case and without combining accents."""
    decomposed = unicodedata.normalize("NFD", without_case(text))
    letters = "".join(c for c in decomposed if not unicodedata.combining(c))
    return unicodedata.normalize("NFC", letters)


def canonical(value):
    """Returns the text that orders and compares payloads."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Failure(Exception):
    """A rule cannot be evaluated; it then does not hold."""


class Date(int):
    """An instant that a rule writes as date("…") or now."""


TOKEN = re.compile(
    r'\s*(?:(?P<string>"(?:[^"\\]|\\.)*")|(?P<quoted>`(?:[^`\\]|\\.)*`)'
    r"|(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?P<word>[A-Za-z_]\w*)"
    r"|\$(?P<variable>\d+)|(?P<symbol>&&|\|\||==|!=|<=|>=|\?\?|[!?<>+\-*/%()\[\],:.]))")
RANKS = {
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "??": 4, "+": 5, "-": 5,
    "*": 6, "/": 6, "%": 6, "div": 6,
}
TESTS = ("contains", "hasPrefix", "hasSuffix", "starts", "localizedStandardContains")
DONATIONS = ("donations", "within", "filter", "subset")


class Parser:
    """Reads the text form of a rule into nested tuples."""

    def __init__(self, text):
        self.tokens, self.joined, position = [], set(), 0
        while text[position:].strip():
            match = TOKEN.match(text, position)
            if not match[0][0].isspace():
                self.joined.add(len(self.tokens))
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            position = match.end()
        self.tokens.append(("end", ""))
        self.index = 0

    def peek(self):
        return self.tokens[self.index][1]

    def take(self, text):
        if self.tokens[self.index] in (("symbol", text), ("word", text)):
            self.index += 1
            return True
        return False

    def take_joined(self, text):
        """Takes a symbol that no space separates from what is before it."""
        return self.index in self.joined and self.take(text)

    def expect(self, text):
        assert self.take(text), (text, self.tokens[self.index:])

    def string(self):
        kind, text = self.tokens[self.index]
        assert kind == "string", text
        self.index += 1
        return json.loads(text)

    def rule(self):
        tree = self.choice()
        assert self.tokens[self.index][0] == "end", self.tokens[self.index:]
        return tree

    def choice(self):
        condition = self.operators(1)
        if not self.take("?"):
            return condition
        first = self.choice()
        self.expect(":")
        return ("choice", condition, first, self.choice())

    def operators(self, rank):
        left = self.unary()
        while RANKS.get(self.peek(), 0) >= rank:
            joiner = self.peek()
            self.index += 1
            left = ("binary", joiner, left, self.operators(RANKS[joiner] + 1))
        return left

    def unary(self):
        if self.take("!"):
            return ("not", self.unary())
        if self.take("-"):
            if self.tokens[self.index][0] == "number":
                kind, number = self.tokens[self.index]
                self.tokens[self.index] = (kind, "-" + number)
                return self.members(self.primary())
            return ("negative", self.unary())
        return self.members(self.primary())

    def primary(self):
        kind, text = self.tokens[self.index]
        if kind == "string":
            return ("literal", self.string())
        self.index += 1
        if kind == "number":
            return ("literal", float(text) if any(c in text for c in ".eE") else int(text))
        if kind == "quoted":
            return ("field", text[1:-1])
        if kind == "variable":
            return ("variable", int(text))
        if text == "now":
            return ("now",)
        if text == "(":
            tree = self.choice()
            self.expect(")")
            return tree
        if text == "[":
            return ("literal", self.collection())
        if text in ("true", "false", "nil"):
            return ("literal", {"true": True, "false": False, "nil": None}[text])
        if text in ("parameter", "event", "date", "opaque") and self.take("("):
            argument = self.string()
            while text == "opaque" and self.take(","):
                self.index += 1
                self.expect("(")
                self.string()
                self.expect(")")
            self.expect(")")
            if text == "date":
                return ("literal", Date(instant(argument)))
            if text != "event":
                return (text, argument)
            self.expect(".")
            self.expect("donations")
            return ("donations", argument)
        return ("field", text)

    def collection(self):
        if self.take(":"):
            self.expect("]")
            return {}
        elements, members = [], {}
        while not self.take("]"):
            value = self.operators(6)[1]
            if self.take(":"):
                members[value] = self.operators(6)[1]
            else:
                elements.append(value)
            self.take(",")
        return members or elements

    def members(self, tree):
        while True:
            if self.take_joined("!"):
                tree = ("unwrapped", tree)
            elif self.take_joined("?"):
                tree = ("chained", tree)
            elif self.take("["):
                tree = ("element", tree, self.choice())
                self.expect("]")
            elif self.take("."):
                kind, name = self.tokens[self.index]
                self.index += 1
                tree = ("member", tree, name[1:-1]) if kind == "quoted" else self.member(tree, name)
            else:
                return tree

    def member(self, tree, name):
        if name in ("count", "isEmpty"):
            return (name, tree)
        if name == "donatedWithin":
            self.expect("(")
            self.expect(".")
            unit, count = self.peek(), 1
            self.index += 1
            if self.take("("):
                count = self.operators(6)[1]
                self.expect(")")
                unit = unit[:-1]
            self.expect(")")
            return ("within", tree, count * UNITS[unit])
        if name in ("min", "max"):
            self.expect("(")
            self.expect(")")
            return ("extreme", name, tree)
        if name in TESTS + ("filter", "allSatisfy", "caseInsensitiveCompare"):
            self.expect("(")
            label = self.take("with" if name == "starts" else "where")
            if label:
                self.expect(":")
            argument = self.choice()
            self.expect(")")
            if name == "filter" and tree[0] in DONATIONS:
                return ("filter", tree, argument)
            if name in ("filter", "allSatisfy") or name == "contains" and label:
                return ("elements", name, tree, argument)
            if name == "caseInsensitiveCompare":
                return ("order", tree, argument)
            return ("test", name, tree, argument)
        if name in ("largestSubset", "smallestSubset"):
            self.expect("(")
            self.expect("groupedBy")
            self.expect(":")
            key = self.choice()
            self.expect(")")
            return ("subset", name, tree, key)
        return ("member", tree, name)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, (bool, Date))


def means(left, right):
    """Returns whether two values are equal: 3 and 3.0, a date and its text."""
    if isinstance(left, Date) and isinstance(right, str):
        return same_date(left, right)
    if isinstance(right, Date) and isinstance(left, str):
        return same_date(right, left)
    if is_number(left) and is_number(right):
        return left == right
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(means(a, b) for a, b in zip(left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(means(left[k], right[k]) for k in left)
    return type(left) is type(right) and left == right


def same_date(date, text):
    try:
        return instant(text) == date
    except AttributeError:
        return False


def compare(joiner, left, right):
    if isinstance(left, Date) and isinstance(right, str):
        right = dated(right)
    elif isinstance(right, Date) and isinstance(left, str):
        left = dated(left)
    both = (left, right)
    fits = (
        all(is_number(v) for v in both) or all(isinstance(v, str) for v in both)
        or all(isinstance(v, Date) for v in both))
    if not fits:
        raise Failure("these cannot be compared")
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[joiner]


def dated(text):
    try:
        return Date(instant(text))
    except AttributeError:
        raise Failure("not a date") from None


def moment(value):
    """Returns a value as a date, which may be its text; None for other values."""
    if isinstance(value, Date):
        return value
    try:
        return Date(instant(value)) if isinstance(value, str) else None
    except AttributeError:
        return None


def later(date, seconds):
    """Returns the date some seconds later, to the millisecond."""
    distance = math.floor(abs(seconds) * 1000 + 0.5) if abs(seconds) < 1e12 else math.inf
    result = date + math.copysign(distance, seconds)
    if not instant("1600-01-01") <= result < instant("9999-12-31") + UNITS["day"]:
        raise Failure("not a date that has a text")
    return Date(result)


def calculate(joiner, left, right):
    first, second = moment(left), moment(right)
    if joiner == "-" and first is not None and second is not None:
        return (int(first) - int(second)) / 1000
    if joiner in "+-" and first is not None and is_number(right):
        return later(first, right if joiner == "+" else -right)
    if joiner == "+" and second is not None and is_number(left):
        return later(second, left)
    if not (is_number(left) and is_number(right)):
        raise Failure("only numbers can be calculated with")
    whole = isinstance(left, int) and isinstance(right, int)
    if joiner == "/":
        if right == 0:
            raise Failure("a quotient by zero is not modelled")
        return left / right
    if joiner in ("div", "%"):
        if not whole or right == 0:
            raise Failure("whole numbers only, and not by zero")
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return quotient if joiner == "div" else left - quotient * right
    result = {"+": left + right, "-": left - right, "*": left * right}[joiner]
    if whole and not -(2 ** 63) <= result < 2 ** 63:
        raise Failure("more than 64 bits")
    return result


class Evaluation:
    """Evaluates rules in a world at an instant."""

    def __init__(self, world, now, results):
        self.world, self.now, self.results, self.donation = world, now, results, None
        self.elements = []

    def holds(self, rule):
        try:
            return self.truth(rule)
        except Failure:
            return False

    def truth(self, tree):
        value = self.value(tree)
        if not isinstance(value, bool):
            raise Failure("not a condition")
        return value

    def value(self, tree):
        kind = tree[0]
        if kind == "literal":
            return tree[1]
        if kind == "now":
            return Date(self.now)
        if kind == "variable":
            if tree[1] >= len(self.elements):
                raise Failure("outside of a condition about elements")
            return self.elements[tree[1]]
        if kind == "parameter":
            return self.world.parameter(tree[1])
        if kind == "opaque":
            if tree[1] not in self.results:
                raise Failure("the app has not run the rule yet")
            return self.results[tree[1]]
        if kind == "field":
            if self.donation is None:
                raise Failure("outside of a filter")
            if tree[1] == "date":
                return Date(self.donation["date"])
            return self.member(self.donation["info"], tree[1])
        if kind == "member":
            return self.member(self.value(tree[1]), tree[2])
        if kind == "element":
            return self.element(self.value(tree[1]), self.value(tree[2]))
        if kind == "choice":
            return self.value(tree[2] if self.truth(tree[1]) else tree[3])
        if kind == "chained":
            return self.value(tree[1])
        if kind == "unwrapped":
            value = self.value(tree[1])
            if value is None:
                raise Failure("nil before !")
            return value
        if kind == "not":
            return not self.truth(tree[1])
        if kind == "negative":
            return calculate("-", 0, self.value(tree[1]))
        if self.is_nil_before_mark(tree):
            return None
        if kind in ("count", "isEmpty"):
            count = self.count(tree[1])
            return count if kind == "count" else count == 0
        if kind == "test":
            return self.test(tree[1], self.value(tree[2]), self.value(tree[3]))
        if kind == "order":
            return self.order(self.value(tree[1]), self.value(tree[2]))
        if kind == "extreme":
            return self.extreme(tree[1], self.value(tree[2]))
        if kind == "elements":
            return self.about_elements(tree[1], self.value(tree[2]), tree[3])
        if kind == "binary":
            return self.binary(tree[1], tree[2], tree[3])
        raise Failure("donations are not a value")

    def is_nil_before_mark(self, tree):
        """Returns whether a member has no value because a value before "?" is nil."""
        base = based_on(tree)
        return base is not None and has_mark(base) and self.value(base) is None

    def binary(self, joiner, left, right):
        if joiner == "&&":
            return self.truth(left) and self.truth(right)
        if joiner == "||":
            return self.truth(left) or self.truth(right)
        if joiner == "??":
            first = self.value(left)
            return self.value(right) if first is None else first
        values = self.value(left), self.value(right)
        if joiner in ("==", "!="):
            return means(*values) == (joiner == "==")
        if RANKS[joiner] == 3:
            return compare(joiner, *values)
        return calculate(joiner, *values)

    def member(self, base, name):
        if base is None:
            return None
        if not isinstance(base, dict):
            raise Failure("no members")
        return base.get(name)

    def element(self, base, key):
        if base is None:
            return None
        if isinstance(base, dict) and isinstance(key, str):
            return base.get(key)
        if isinstance(base, list) and isinstance(key, int) and not isinstance(key, bool):
            if 0 <= key < len(base):
                return base[key]
        raise Failure("no such element")

    def count(self, tree):
        if tree[0] in DONATIONS:
            return len(self.donations(tree))
        value = self.value(tree)
        if not isinstance(value, (str, list, dict)):
            raise Failure("no count")
        return len(value)

    def test(self, name, base, part):
        if name == "contains" and isinstance(base, list):
            return any(means(element, part) for element in base)
        if name == "starts" and isinstance(base, list) and isinstance(part, list):
            return len(part) <= len(base) and means(base[:len(part)], part)
        if not (isinstance(base, str) and isinstance(part, str)):
            raise Failure("no text")
        tests = {
            "contains": part in base, "hasPrefix": base.startswith(part),
            "hasSuffix": base.endswith(part), "starts": base.startswith(part),
            "localizedStandardContains": without_accents(part) in without_accents(base),
        }
        return tests[name]

    def order(self, left, right):
        if not (isinstance(left, str) and isinstance(right, str)):
            raise Failure("no texts")
        left, right = without_case(left), without_case(right)
        return (left > right) - (left < right)

    def listed(self, value):
        if not isinstance(value, list):
            raise Failure("no list")
        return value

    def extreme(self, name, value):
        found = None
        for number, element in enumerate(self.listed(value)):
            if number == 0 or compare("<" if name == "min" else ">", element, found):
                found = element
        return found

    def about_elements(self, name, value, condition):
        values = self.listed(value)
        if name == "filter":
            return [v for v in values if self.about(v).truth(condition)]
        results = (self.about(v).truth(condition) for v in values)
        return all(results) if name == "allSatisfy" else any(results)

    def donations(self, tree):
        if tree[0] == "donations":
            return self.world.queried(tree[1], self.now)
        if tree[0] not in DONATIONS:
            raise Failure("only an event has donations")
        base = self.donations(tree[2] if tree[0] == "subset" else tree[1])
        if tree[0] == "within":
            return [d for d in base if self.now - tree[2] <= d["date"] <= self.now]
        if tree[0] == "filter":
            return [d for d in base if self.at(d).holds(tree[2])]
        groups = {}
        for donation in base:
            groups.setdefault(canonical(self.at(donation).key(tree[3])), []).append(donation)
        sizes = [len(group) for group in groups.values()]
        if not sizes:
            return []
        wanted = max(sizes) if tree[1] == "largestSubset" else min(sizes)
        return next(group for group in groups.values() if len(group) == wanted)

    def key(self, tree):
        try:
            return self.value(tree)
        except Failure:
            return None

    def at(self, donation):
        inner = copy.copy(self)
        inner.donation = donation
        return inner

    def about(self, element):
        inner = copy.copy(self)
        inner.elements = self.elements + [element]
        return inner


def based_on(tree):
    """Returns the value that a member is asked of; None for other trees and for donations."""
    places = {"count": 1, "isEmpty": 1, "member": 1, "element": 1, "order": 1, "test": 2,
              "extreme": 2, "elements": 2}
    base = tree[places[tree[0]]] if tree[0] in places else None
    return None if base is None or base[0] in DONATIONS else base


def has_mark(tree):
    """Returns whether "?" is somewhere in a chain of members."""
    base = based_on(tree)
    return tree[0] == "chained" or base is not None and has_mark(base)


def parts(tree):
    return [part for part in tree[1:] if isinstance(part, tuple)]


def ranges(tree):
    """Yields the lengths of all windows of a rule."""
    if tree[0] == "within":
        yield tree[2]
    for part in parts(tree):
        yield from ranges(part)


# --- When time turns comparisons -------------------------------------------------------------
#
# A side of a comparison is a line over time: a date or a number of seconds that grows with the
# time or does not. Each comparison is solved for the time at which its sides meet, whether or not
# its result matters now, and for all values that its sides may have.


def reads_time(tree):
    return tree[0] == "now" or any(reads_time(part) for part in parts(tree))


def turns(tree, at):
    """Yields the milliseconds around which a comparison with the time in a rule may turn."""
    if tree[0] in ("filter", "subset"):
        base, condition = (tree[1], tree[2]) if tree[0] == "filter" else (tree[2], tree[3])
        yield from turns(base, at)
        for donation in all_donations(base, at):
            yield from turns(condition, at.at(donation))
        return
    if tree[0] == "elements":
        yield from turns(tree[2], at)
        for element in all_elements(tree[2], at):
            yield from turns(tree[3], at.about(element))
        return
    if reads_time(tree):
        if tree[0] == "binary" and RANKS[tree[1]] == 3:
            for left in lines(tree[2], at):
                for right in lines(tree[3], at):
                    yield from meeting(left, right)
        if tree[0] == "test":
            for right in lines(tree[3], at):
                for element in all_elements(tree[2], at):
                    yield from (m for left in constant(element) for m in meeting(left, right))
    for part in parts(tree):
        yield from turns(part, at)


def meeting(left, right):
    """Yields the milliseconds around the time at which two lines meet."""
    growth, distance = left[0] - right[0], left[1] - right[1]
    if growth != 0:
        whole = math.floor(-distance / growth * 1000)
        # Dates are rounded to the millisecond, at most half of one away from the line.
        yield from range(whole - 1, whole + 3)


def constant(value):
    """Returns the line of a value: a list without any when it is no date and no number."""
    date = moment(value)
    if date is not None:
        return [(Fraction(0), Fraction(int(date), 1000))]
    return [(Fraction(0), Fraction(value))] if is_number(value) else []


def lines(tree, at):
    """Returns the lines, in seconds, that the value of a tree may follow."""
    if tree[0] == "now":
        return [(Fraction(1), Fraction(0))]
    if tree[0] == "extreme":
        return [line for element in all_elements(tree[2], at) for line in constant(element)]
    if tree[0] == "element":
        return [line for element in all_elements(tree[1], at) for line in constant(element)]
    if tree[0] == "count":
        counted = all_donations if tree[1][0] in DONATIONS else all_elements
        return [constant(number)[0] for number in range(len(counted(tree[1], at)) + 1)]
    if tree[0] in ("choice", "unwrapped", "chained"):
        return [line for part in parts(tree)[-2:] for line in lines(part, at)]
    if tree[0] == "negative":
        return [(-growth, -start) for growth, start in lines(tree[1], at)]
    if tree[0] == "binary":
        sides = lines(tree[2], at), lines(tree[3], at)
        if tree[1] == "??":
            return sides[0] + sides[1]
        found = [joined(tree[1], left, right) for left in sides[0] for right in sides[1]]
        return [line for line in found if line]
    try:
        return constant(at.value(tree))
    except Failure:
        return []


def joined(joiner, left, right):
    """Returns the line of a calculation; None when it is not a line."""
    if joiner == "+":
        return left[0] + right[0], left[1] + right[1]
    if joiner == "-":
        return left[0] - right[0], left[1] - right[1]
    if joiner == "*" and right[0] == 0:
        return left[0] * right[1], left[1] * right[1]
    if joiner == "*" and left[0] == 0:
        return joined("*", right, left)
    if joiner == "/" and right[0] == 0 and right[1] != 0:
        return left[0] / right[1], left[1] / right[1]
    return None


def all_donations(tree, at):
    """Returns the donations of an event, whatever narrows them."""
    while tree[0] != "donations":
        tree = tree[2] if tree[0] == "subset" else tree[1]
    return at.world.events.get(tree[1], {"donations": []})["donations"]


def all_elements(tree, at):
    """Returns the elements of a list, whatever filters them."""
    if tree[0] == "elements" and tree[1] == "filter":
        return all_elements(tree[2], at)
    try:
        value = at.value(tree)
    except Failure:
        return []
    return value if isinstance(value, list) else []
