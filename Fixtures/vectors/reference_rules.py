"""The rules of the reference model: their text form, and their values."""

import json
import re
from datetime import datetime, timedelta, timezone

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


def canonical(value):
    """Returns the text that orders and compares payloads."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Failure(Exception):
    """A rule cannot be evaluated; it then does not hold."""


class Date(int):
    """An instant that a rule writes as date("…")."""


TOKEN = re.compile(
    r'\s*(?:(?P<string>"(?:[^"\\]|\\.)*")|(?P<quoted>`(?:[^`\\]|\\.)*`)'
    r"|(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?P<word>[A-Za-z_]\w*)"
    r"|(?P<symbol>&&|\|\||==|!=|<=|>=|\?\?|[!<>+\-*/%()\[\],:.]))")
RANKS = {
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "??": 4, "+": 5, "-": 5,
    "*": 6, "/": 6, "%": 6, "div": 6,
}


class Parser:
    """Reads the text form of a rule into nested tuples."""

    def __init__(self, text):
        self.tokens, position = [], 0
        while text[position:].strip():
            match = TOKEN.match(text, position)
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

    def expect(self, text):
        assert self.take(text), (text, self.tokens[self.index:])

    def string(self):
        kind, text = self.tokens[self.index]
        assert kind == "string", text
        self.index += 1
        return json.loads(text)

    def rule(self):
        tree = self.operators(1)
        assert self.tokens[self.index][0] == "end", self.tokens[self.index:]
        return tree

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
        if text == "(":
            tree = self.operators(1)
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
            if self.take("["):
                tree = ("element", tree, self.operators(1))
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
        if name in ("filter", "contains", "hasPrefix", "hasSuffix"):
            self.expect("(")
            argument = self.operators(1)
            self.expect(")")
            if name == "filter":
                return ("filter", tree, argument)
            return ("test", name, tree, argument)
        if name in ("largestSubset", "smallestSubset"):
            self.expect("(")
            self.expect("groupedBy")
            self.expect(":")
            key = self.operators(1)
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


def calculate(joiner, left, right):
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
        if kind == "not":
            return not self.truth(tree[1])
        if kind == "negative":
            return calculate("-", 0, self.value(tree[1]))
        if kind in ("count", "isEmpty"):
            count = self.count(tree[1])
            return count if kind == "count" else count == 0
        if kind == "test":
            return self.test(tree[1], self.value(tree[2]), self.value(tree[3]))
        if kind == "binary":
            return self.binary(tree[1], tree[2], tree[3])
        raise Failure("donations are not a value")

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
        if tree[0] in ("donations", "within", "filter", "subset"):
            return len(self.donations(tree))
        value = self.value(tree)
        if not isinstance(value, (str, list, dict)):
            raise Failure("no count")
        return len(value)

    def test(self, name, base, part):
        if name == "contains" and isinstance(base, list):
            return any(means(element, part) for element in base)
        if not (isinstance(base, str) and isinstance(part, str)):
            raise Failure("no text")
        tests = {
            "contains": part in base, "hasPrefix": base.startswith(part),
            "hasSuffix": base.endswith(part),
        }
        return tests[name]

    def donations(self, tree):
        if tree[0] == "donations":
            return self.world.queried(tree[1], self.now)
        if tree[0] not in ("within", "filter", "subset"):
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
        inner = Evaluation(self.world, self.now, self.results)
        inner.donation = donation
        return inner


def ranges(tree):
    """Yields the lengths of all windows of a rule."""
    if tree[0] == "within":
        yield tree[2]
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from ranges(part)
