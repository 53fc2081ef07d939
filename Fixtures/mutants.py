"""The small changes (mutants) that `mutate.py` makes: where they are, and how they are written.

A mutated file has all of its mutants at once, and the environment variable TIP_MUTANT activates
some, so that one build is enough. Run as a program with the path of a Swift file, it prints the
mutants of that file; with a folder after it, it writes the mutated file into the folder.
"""

import collections
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENTS = ROOT / "Fixtures/equivalents.txt"
# `code` replaces the columns from start to end, shown as `after`; the module gets `declaration`.
Place = collections.namedtuple("Place", "module file line start end kind code after declaration")

SUPPORT = """\
import Foundation
private func flags(_ name: String) -> UnsafeMutablePointer<Bool> {
  let flags = calloc(10_000, 1)!.assumingMemoryBound(to: Bool.self)
  let numbers = String(cString: getenv(name) ?? strdup(""))
  for number in numbers.split(separator: ",") { flags[Int(number)!] = true }
  return flags
}
private nonisolated(unsafe) let isActive = flags("TIP_MUTANT")
private nonisolated(unsafe) let reach = getenv("TIP_MUTANT_REACH").flatMap { strdup($0) }
private nonisolated(unsafe) let isReached = flags("")
func _mutant(_ number: Int) -> Bool {
  if let reach, !isReached[number] {
    isReached[number] = true
    let (code, file) = (errno, open(reach, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666))
    _ = "\\(number)\\n".withCString { write(file, $0, strlen($0)) }
    close(file); errno = code
  }
  return isActive[number]
}
func _not(_ n: Int, _ value: Bool) -> Bool { value != _mutant(n) }
func _drop(_ n: Int, _ value: @autoclosure () -> Bool) -> Bool { _mutant(n) || value() }
func _plus<T: Numeric>(_ n: Int, _ value: T) -> T { _mutant(n) ? value + 1 : value }
func _least<T: Comparable>(_ n: Int) -> (T, T) -> T {
  { _mutant(n) ? max($0, $1) : min($0, $1) }
}
func _greatest<T: Comparable>(_ n: Int) -> (T, T) -> T {
  { _mutant(n) ? min($0, $1) : max($0, $1) }
}
extension Sequence {
  func _filter(_ n: Int, _ f: (Element) throws -> Bool) rethrows -> [Element] {
    try filter { try f($0) || _mutant(n) }
  }
  func _sorted(_ n: Int, by f: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try _mutant(n) ? Array(self) : sorted(by: f)
  }
  func _min(_ n: Int, by f: (Element, Element) throws -> Bool) rethrows -> Element? {
    try _mutant(n) ? self.max(by: f) : self.min(by: f)
  }
  func _max(_ n: Int, by f: (Element, Element) throws -> Bool) rethrows -> Element? {
    try _mutant(n) ? self.min(by: f) : self.max(by: f)
  }
  func _allSatisfy(_ n: Int, _ f: (Element) throws -> Bool) rethrows -> Bool {
    try _mutant(n) ? contains(where: f) : allSatisfy(f)
  }
  func _contains(_ n: Int, where f: (Element) throws -> Bool) rethrows -> Bool {
    try _mutant(n) ? allSatisfy(f) : contains(where: f)
  }
}
extension Sequence where Element: Comparable {
  func _sorted(_ n: Int) -> [Element] { _mutant(n) ? Array(self) : sorted() }
  func _min(_ n: Int) -> Element? { _mutant(n) ? self.max() : self.min() }
  func _max(_ n: Int) -> Element? { _mutant(n) ? self.min() : self.max() }
}
extension Collection { func _isEmpty(_ n: Int) -> Bool { isEmpty != _mutant(n) } }
extension BidirectionalCollection {
  func _first(_ n: Int) -> Element? { _mutant(n) ? last : first }
  func _last(_ n: Int) -> Element? { _mutant(n) ? first : last }
  func _first(_ n: Int, where f: (Element) throws -> Bool) rethrows -> Element? {
    try _mutant(n) ? last(where: f) : first(where: f)
  }
  func _last(_ n: Int, where f: (Element) throws -> Bool) rethrows -> Element? {
    try _mutant(n) ? first(where: f) : last(where: f)
  }
}
extension RangeReplaceableCollection {
  func _filter(_ n: Int, _ f: (Element) throws -> Bool) rethrows -> Self {
    try filter { try f($0) || _mutant(n) }
  }
}
extension Dictionary {
  func _filter(_ n: Int, _ f: (Element) throws -> Bool) rethrows -> Self {
    try filter { try f($0) || _mutant(n) }
  }
}
extension Set {
  func _filter(_ n: Int, _ f: (Element) throws -> Bool) rethrows -> Self {
    try filter { try f($0) || _mutant(n) }
  }
}
"""

# Each mutant of an operator has a separate operator, #o: its operands stay unchanged, so that no
# parser is needed. "#n" is the mutant's number, "#b" the code before, "#a" the code after.
EDGE = """infix operator #o: ComparisonPrecedence
func #o <T: Comparable>(a: T, b: T) -> Bool { _mutant(#n) ? a #a b : a #b b }"""
EQUALITY = """infix operator #o: ComparisonPrecedence
func #o <T: Equatable>(a: T, b: T) -> Bool { (a #b b) != _mutant(#n) }
func #o <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { (a #b b) != _mutant(#n) }"""
AND = """infix operator #o: LogicalConjunctionPrecedence
func #o (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
  try _mutant(#n) ? a #a b() : a #b b() }"""
OR = AND.replace("Conjunction", "Disjunction")
NOT = """prefix operator #o
prefix func #o (a: Bool) -> Bool { a == _mutant(#n) }"""
SUM = """infix operator #o: AdditionPrecedence
func #o <T: AdditiveArithmetic>(a: T, b: T) -> T { _mutant(#n) ? a #a b : a #b b }"""
# Lists have no difference: their sum loses its second part.
LISTS = """
func #o <C: RangeReplaceableCollection>(a: C, b: C) -> C { _mutant(#n) ? a : a + b }
func #o <C: RangeReplaceableCollection, S: Sequence>(a: C, b: S) -> C
where C.Element == S.Element { _mutant(#n) ? a : a + b }"""
FALLBACK = """infix operator #o: NilCoalescingPrecedence
func #o <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T {
  try _mutant(#n) ? b() : a ?? b() }
func #o <T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T? {
  try _mutant(#n) ? b() : a ?? b() }"""

SWAPS = dict(zip("< <= > >= == != && || true false + -".split(),
                 "<= < >= > != == || && false true - +".split()))
SWAPS |= {"first": "last", "last": "first", "min": "max", "max": "min", "sorted": "unsorted",
          "filter": "unfiltered", "allSatisfy": "contains", "contains": "allSatisfy"}
# The dot before a member of a value, and a condition up to its question mark.
DOT = r"(?:(?<=[\w)\]?!}\"])|^\s+)\."
CONDITION = (r"(?=[\w$!(\[])(?!return |let |var |if |guard |case |else )"
             r"((?:[^?=,:(){}\[\]\"]|\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\]"
             r"|(?<= )[=!<>]=(?= ))+?)")


def calls(kind, names, labels=""):
    """Returns the rules for methods with a closure, an argument or neither."""
    return [(kind, rf"{DOT}({names})(?= \{{)", "_#b(#n)", "#a", ""),
            (kind, rf"{DOT}({names})\((?={labels or '[^)]'})", "_#b(#n, ", "#a(", ""),
            (kind, rf"{DOT}({names})\(\)", "_#b(#n)", "#a()", "")]


# Kind, pattern of a line whose group is replaced, replacement, what to show, declaration; what
# follows the group is replaced with it. Strings contain "§". Left out is what no test can notice:
# hashes, capacities, edges of an order: $0 < $1, and defaults of parameters that nothing reads.
RULES = [
    ("edge of a comparison", r"\s(<=?|>=?)(?=\s)(?!\s\$1)", "#o", "#a", EDGE),
    ("equality", r"\s([!=]=)(?=\s)", "#o", "#a", EQUALITY),
    ("and, or", r"\s(&&)(?=\s)", "#o", "#a", AND),
    ("and, or", r"\s(\|\|)(?=\s)", "#o", "#a", OR),
    ("sum", r"(?<!\")\s(\+)(?=\s[^\s\"])", "#o", "#a", SUM + LISTS),
    ("sum", r"\s(-)(?=\s)", "#o", "#a", SUM),
    ("fallback", r"\s(\?\?)(?=\s)", "#o", "(always)", FALLBACK),
    ("min, max", r"(?<![\w.])(min)(?=\()", "_least(#n)", "#a", ""),
    ("min, max", r"(?<![\w.])(max)(?=\()", "_greatest(#n)", "#a", ""),
    *calls("min, max", "min|max", "by:"),
    ("first, last", rf"{DOT}(first|last)\b(?!\s*[({{:=])", "_#b(#n)", "#a", ""),
    *calls("first, last", "first|last", "where:")[:2],
    *calls("sorted", "sorted"),
    *calls("filter", "filter")[:2],
    *calls("all, any", "allSatisfy")[:2],
    *calls("all, any", "contains", "where:")[:2],
    ("negation", r"(?<=[\s(\[{])(!)(?=[\w(.])", "#o", "", NOT),
    ("negation", r"(?<=[\w)\]?!}])\.(isEmpty)\b(?!\s*[({])", "_#b(#n)", "#b == false", ""),
    ("negation", r"^\s*(?:(?:\} else )?if|guard) (?!.*\b(?:let|var|case|await)\b)([^{,#]+?)"
     r"(?= (?:else )?\{)", "_not(#n, #b)", "!(#b)", ""),
    ("negation", rf"(?:(?<![=!<>])= |\breturn |[(\[{{,:] ?|\bin |^\s+){CONDITION}(?= \? \S)",
     "_not(#n, #b)", "!(#b)", ""),
    ("negation", r"(?:\bvar \w+:|->) Bool \{ (?!(?:get|mutating|return|if|switch)\b)(.+)(?= \}$)",
     "_not(#n, #b)", "!(#b)", ""),
    ("flag", r"(?<![\w.`])(true|false)\b(?!:)", "_not(#n, #b)", "#a", ""),
    ("number", r"(?<![\w$])(?<![^.]\.)(\d+)(?!\w|\.\d)", "_plus(#n, #b)", "(#b + 1)", ""),
    ("text", r"(?:\breturn|\?| :|^\s*case .*:|\bdefault:) (\"§{1,60}\")",
     '(_mutant(#n) ? "" : #b)', '""', ""),
    ("statement", r"^\s+(?!init\b|precondition|assert|fatalError|self\.\w+ = )"
     r"(?!.*(?:hasher\.combine|reserveCapacity|\.init\())"
     r"((?:try[?!]? )?(?:await )?[A-Za-z_][\w.?!]*"
     r"(?:[(\[].*[)\]]|(?:\[.*\])? [-+*/|&]?= .*[^\s,{(=:?|&]))$",
     "if !_mutant(#n) { #b }", "", ""),
]
# Lines whose operators are constraints, and whose literals have to be constant.
DECLARATION = re.compile(r"\s*(?:@|#|[a-z ]*\b(?:extension|struct|enum|protocol|typealias|where) )")
FUNCTION = re.compile(r"^( *)[a-z@() ]*\bfunc ([^{}]*) \{\n((?:\1  .*\n|\n)+)\1\}", re.MULTILINE)
RETURNS = [("$", ""), (r"Bool$", "false"), (r"Bool$", "true"), (r"U?Int\d*$|Double$", "0"),
           (r"String$", '""'), (r".*\?$", "nil"), (r"\[.*: .*\]$", "[:]"), (r"\[[^:]*\]$", "[]")]

# Literals may contain interpolations, which contain literals.
inner = r'[^()"]'
for _ in range(4):
    literal = rf'"(?:[^"\\\n]|\\[^(]|\\\({inner}*\))*"'
    inner = rf"(?:[^()\"]|{literal}|\({inner}*\))"
WORDS = rf'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|#".*?"#|{literal}'
CONDITIONAL = r"^ *#if .*?^ *#endif"


def masked(text, *others):
    """Returns code without comments, the contents of strings and the matches of other patterns."""
    unread = re.compile("|".join([WORDS, *others]), re.M | re.S)
    return unread.sub(lambda found: re.sub(r'[^\n"]', "§", found[0]) if found[0][0] in '#"'
                      else re.sub(r"[^\n]", " ", found[0]), text)


def places(module, file, text):
    """Yields the places of a file."""
    code = masked(text, CONDITIONAL)
    lines, codes = text.split("\n"), code.split("\n")
    ignored = set(unread_defaults(code, text))
    offset = 0
    for index, line in enumerate(codes):
        first, offset = offset, offset + len(line) + 1
        is_case = re.match(r"\s*case ", line) and " where " not in line
        is_function = re.search(r"(?<!\.)\b(func|init|subscript)\b", line)
        start = line.find("{" if is_function else ":" if is_case else "")
        if start < 0 or DECLARATION.match(line):
            continue
        for kind, pattern, *parts in RULES:
            for found in re.finditer(pattern, line):
                before = lines[index][found.start(1):found.end(1)]
                if (found.start(1) >= start and first + found.start(1) not in ignored
                        and (kind != "text" or "\\(" not in before)
                        and (kind != "statement" or is_statement(codes, index))):
                    after = SWAPS.get(before, "")
                    texts = [part.replace("#b", before).replace("#a", after) for part in parts]
                    yield Place(module, file, index, found.start(1), found.end(), kind, *texts)
    for index, start, end in conditions(codes):
        before = lines[index][start:end]
        yield Place(module, file, index, start, end, "condition", f"_drop(#n, {before})", "true",
                    "")
    for found in FUNCTION.finditer(code):
        header = re.sub(r" where .*", "", " ".join(found[2].split()))
        result = (re.search(r" -> ([^)]*)$", header) or ["", ""])[1]
        statements = list(re.finditer(rf"^{found[1]}  (?=\w)", found[3], re.MULTILINE))
        for pattern, value in RETURNS if len(statements) > 1 else []:
            if re.match(pattern, result):
                index = code.count("\n", 0, found.start(3) + statements[0].start())
                column, change = len(found[1]) + 2, f"return {value}".strip()
                yield Place(module, file, index, column, column, "early return",
                            f"if _mutant(#n) {{ {change} }}; ", f"{change}; ", "")


def unread_defaults(code, text):
    """Yields the positions in defaults of parameters that the function itself does not read."""
    for found in re.finditer(r"\b(?:func [^\s(<]+|init[?!]?)(?:<[^()]*>)?\(", code):
        end = closing(code, found.end() - 1)
        body = code.find("{", end)
        words = set(re.findall(r"\w+", text[body:closing(code, body)]))
        default = r"(\w+): (?:[^=,(){}]|\(\))* = ([^,\n(){}]+)"
        for part in re.finditer(default, code[found.end():end]):
            if body > 0 and part[1] not in words:
                yield from range(found.end() + part.start(2), found.end() + part.end(2))


def closing(code, start):
    """Returns the position of the bracket that closes the one at a position."""
    depth = 0
    for index in range(start, len(code)):
        depth += (code[index] in "([{") - (code[index] in ")]}")
        if depth == 0:
            return index
    return len(code)


def conditions(codes):
    """Yields the places of conditions among several, as in "if a, b"."""
    continues = False
    for index, line in enumerate(codes):
        head = re.match(r"\s*(?:\} else )?(?:if|guard|while) ", line)
        if not head and not continues:
            continue
        start, depth, parts = head.end() if head else len(line) - len(line.lstrip()), 0, []
        end = re.search(r"(?: else)? \{$|$| \{ ", line[start:]).start() + start
        is_first = not continues
        for column in range(start, end + 1):
            if column == end or line[column] == "," and depth == 0:
                parts.append((start, column))
                start = column + 2
            elif line[column] in "([{":
                depth += 1
            elif line[column] in ")]}":
                depth -= 1
        continues = depth == 0 and line.endswith(",")
        for start, end in parts if depth == 0 and (len(parts) > 1 or not is_first) else []:
            # A part of an expression cannot be an argument, nor can a binding or a call that waits.
            if re.match(r"(?!let |var |case |#|.*\b(?:await|try) |.* else$)[\w!(\[][^{}]*$",
                        line[start:end]):
                yield index, start, end


def is_statement(codes, index):
    """Returns whether a line is a whole statement among others: alone it may be a value."""
    code = codes[index]
    before = next((line.strip() for line in reversed(codes[:index]) if line.strip()), "")
    after = next((line.strip() for line in codes[index + 1:] if line.strip()), "")
    return (all(code.count(left) == code.count(right) for left, right in ("()", "[]", "{}"))
            and not re.search(r"[=,(\[&|?>]$|\breturn$", before)
            and not re.match(r"[.?:&|=+*/<>{-]|else\b", after)
            and not (before.endswith(("{", " in", ":"))
                     and re.match(r"[})\]]|case |default:", after)))


def changed(place, text):
    """Returns the line of a place before and after the change."""
    line = text.split("\n")[place.line]
    return line.strip(), (line[:place.start] + place.after + line[place.end:]).strip()


def written(texts, folders, drawn, dropped=()):
    """Returns the texts of files with all mutants except the dropped ones, and with the support."""
    lines = {place.file: texts[place.file].split("\n") for place in drawn}
    lines |= {f"{folder}/Mutant.swift": [SUPPORT] for folder in folders.values()}
    for number, place in enumerate(drawn):
        operator = chr(0x2500 + number // 128) + chr(0x2500 + number % 128)
        code, declaration = (text.replace("#n", str(number)).replace("#o", operator)
                             for text in (place.code, place.declaration))
        lines[f"{folders[place.module]}/Mutant.swift"].append(declaration)
        if number not in dropped:
            line = lines[place.file][place.line]
            lines[place.file][place.line] = line[:place.start] + code + line[place.end:]
    return {file: "\n".join(content) for file, content in lines.items()}


def equivalents():
    """Returns the reasons of mutants that change nothing, by file, kind, line and change.

    They are found by their lines, wherever these are. Those not found are returned too.
    """
    reasons, outdated = {}, []
    for block in re.split(r"\n{2,}", re.sub(r"(?m)^#.*\n", "", EQUIVALENTS.read_text()).strip()):
        found = re.fullmatch(r"(\S+): (.+)\n- (.+)\n\+ ?(.*)\n((?:(?!- ).+\n)+)", block + "\n")
        if block and not found:
            sys.exit("equivalents.txt: this is not a file, a kind, two lines and a reason:\n"
                     + block)
        if found:
            reasons[found.groups()[:4]] = found[5].rstrip()
    for file in {file for file, *_ in reasons}:
        path = ROOT / file
        text = path.read_text() if path.exists() else ""
        known = {(file, place.kind, *changed(place, text)) for place in places("", file, text)}
        outdated += [": ".join(key[:2]) + "\n- " + key[2] for key in reasons
                     if key[0] == file and key not in known]
    return reasons, outdated


def main(path, folder=None):
    text = Path(path).read_text()
    # One on a line, because it moves the columns.
    found = list(places("", Path(path).name, text))
    for number, place in enumerate(found):
        before, after = changed(place, text)
        print(f"{number} {place.line + 1} {place.kind}\n- {before}\n+ {after}")
    if folder:
        first = list({place.line: place for place in reversed(found)}.values())
        for file, content in written({Path(path).name: text}, {"": "."}, first).items():
            (Path(folder) / file).write_text(content)


if __name__ == "__main__":
    main(*sys.argv[1:])
