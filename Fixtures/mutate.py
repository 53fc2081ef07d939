#!/usr/bin/env python3
"""Changes the sources at random places, and lists the changes (mutants) that no test notices.

    MUTATE=TipModel,TipStore SEED=1 COUNT=100 python3 Fixtures/mutate.py

MUTATE names modules, SEED repeats a draw, and COUNT is the number of mutants. One build in
.build-mutate contains all mutants: the environment variable TIP_MUTANT activates one of them. The
results are also in .build-mutate/results.json, one mutant a line. Exits with 1 when the tests
notice fewer than 95 %. `SWIFT` names the tool to use. Runs on Linux only.
"""

import collections
import contextlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SWIFT = os.environ.get("SWIFT", "swift")
ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build-mutate"
COPY = WORK / "package"
TESTS = WORK / "build/debug/TipControlPackageTests.xctest"
MODULES = "TipModel,TipStore,TipEngine,TipTesting,TipGuidance,TipSimulation,TipCLI"
START = time.monotonic()
RUNNING = set()

# `code` replaces the columns from start to end, shown as `after`; the module gets `declaration`.
Place = collections.namedtuple("Place", "module file line start end kind code after declaration")

SUPPORT = """\
import Foundation

private let active = getenv("TIP_MUTANT").map { Int(atoi($0)) }
private nonisolated(unsafe) let reach = getenv("TIP_MUTANT_REACH").flatMap { strdup($0) }
private nonisolated(unsafe) let isReached = calloc(10_000, 1)!.assumingMemoryBound(to: Bool.self)

/// Whether a mutant is active. Its first call also adds it to the file TIP_MUTANT_REACH.
func _mutant(_ number: Int) -> Bool {
  if let reach, !isReached[number] {
    isReached[number] = true
    let (code, file) = (errno, open(reach, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666))
    _ = "\\(number)\\n".withCString { write(file, $0, strlen($0)) }
    close(file); errno = code
  }
  return number == active
}
func _not(_ n: Int, _ value: Bool) -> Bool { value != _mutant(n) }
func _plus<T: Numeric>(_ n: Int, _ value: T) -> T { _mutant(n) ? value + 1 : value }
extension BidirectionalCollection {
  func _first(_ n: Int) -> Element? { _mutant(n) ? last : first }
  func _last(_ n: Int) -> Element? { _mutant(n) ? first : last }
}
extension Collection { func _isEmpty(_ n: Int) -> Bool { isEmpty != _mutant(n) } }
"""

# Each mutant of an operator has an operator of its own, #o: its operands stay as they are, so that
# no parser is needed. "#n" is the mutant's number, "#b" the code before, "#a" the code after.
EDGE = """infix operator #o: ComparisonPrecedence
func #o <T: Comparable>(a: T, b: T) -> Bool { _mutant(#n) ? a #a b : a #b b }"""
EQUALITY = """infix operator #o: ComparisonPrecedence
func #o <T: Equatable>(a: T, b: T) -> Bool { (a #b b) != _mutant(#n) }
func #o <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { (a #b b) != _mutant(#n) }"""
AND = """infix operator #o: LogicalConjunctionPrecedence
func #o (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
  try _mutant(#n) ? a #a b() : a #b b() }"""
OR = AND.replace("Conjunction", "Disjunction")
SIGN = """infix operator #o: AdditionPrecedence
func #o <T: AdditiveArithmetic>(a: T, b: T) -> T { _mutant(#n) ? a #a b : a #b b }"""
NOT = """prefix operator #o
prefix func #o (a: Bool) -> Bool { a == _mutant(#n) }"""

SWAPS = dict(zip("< <= > >= == != && || + - first last true false".split(),
                 "<= < >= > != == || && - + last first false true".split()))
# Kind, pattern of a line whose group is replaced, replacement, what to show, declaration. Strings
# contain "§". Tests cannot notice hashes and capacities, and initializers set each property.
RULES = [
    ("edge of a comparison", r"\s(<=?|>=?)\s", "#o", "#a", EDGE),
    ("equality", r"\s([!=]=)\s", "#o", "#a", EQUALITY),
    ("and, or", r"\s(&&)\s", "#o", "#a", AND),
    ("and, or", r"\s(\|\|)\s", "#o", "#a", OR),
    ("sign", r"(?<=[\w)])\s([+-])\s(?![\"\[])", "#o", "#a", SIGN),
    ("negation", r"(?<=[\s(\[{])(!)(?=[\w(.])", "#o", "", NOT),
    ("negation", r"(?<=[\w)\]?!}])\.(isEmpty)\b(?!\s*[({])", "_#b(#n)", "#b == false", ""),
    ("negation", r"^\s*(?:(?:\} else )?if|guard) (?!.*\b(?:let|var|case|await)\b)([^{,#]+?) "
     r"(?:else )?\{", "_not(#n, #b)", "!(#b)", ""),
    ("flag", r"(?<![\w.`])(true|false)\b(?!:)", "_not(#n, #b)", "#a", ""),
    ("number", r"(?<![\w$])(?<![^.]\.)(\d+)(?!\w|\.\d)", "_plus(#n, #b)", "#b + 1", ""),
    ("text", r"(?:\breturn|\?| :|^\s*case .*:|\bdefault:) (\"§{1,60}\")",
     '(_mutant(#n) ? "" : #b)', '""', ""),
    ("first, last", r"(?<=[\w)\]?!}])\.(first|last)\b(?!\s*[({])", "_#b(#n)", "#a", ""),
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
UNREAD = re.compile(
    rf'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|#".*?"#|{literal}|^ *#if .*?^ *#endif', re.M | re.S)


def masked(text):
    """Returns code without comments, conditional code and the contents of strings."""
    return UNREAD.sub(lambda found: re.sub(r'[^\n"]', "§", found[0]) if found[0][0] in '#"'
                      else re.sub(r"[^\n]", " ", found[0]), text)


def places(module, file, text):
    """Yields the places of a file."""
    code = masked(text)
    lines, codes = text.split("\n"), code.split("\n")
    for index, line in enumerate(codes):
        start = 0
        if re.search(r"\b(func|init|subscript)\b", line):
            start = line.find("{")
        elif re.match(r"\s*case ", line) and " where " not in line:
            start = line.find(":")
        if start < 0 or DECLARATION.match(line):
            continue
        for kind, pattern, *parts in RULES:
            for found in re.finditer(pattern, line):
                before = lines[index][found.start(1):found.end(1)]
                if (found.start(1) >= start and (kind != "text" or "\\(" not in before)
                        and (kind != "statement" or is_statement(codes, index))):
                    after = SWAPS.get(before, "")
                    texts = [part.replace("#b", before).replace("#a", after) for part in parts]
                    yield Place(module, file, index, *found.span(1), kind, *texts)
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


def is_statement(codes, index):
    """Returns whether a line is a whole statement among others: alone it may be a value."""
    code = codes[index]
    before = next((line.strip() for line in reversed(codes[:index]) if line.strip()), "")
    after = next((line.strip() for line in codes[index + 1:] if line.strip()), "")
    is_first = before.endswith(("{", " in", ":"))
    return (all(code.count(left) == code.count(right) for left, right in ("()", "[]", "{}"))
            and not re.search(r"[=,(\[&|?>]$|\breturn$", before)
            and not re.match(r"[.?:&|=+*/<>{-]|else\b", after)
            and not (is_first and re.match(r"[})\]]|case |default:", after)))


def copy_package():
    """Copies the files that differ: the others keep their dates, so that builds are quick."""
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.check_output(command, text=True).split("\0")[:-1]
    names = {name for name in listed if os.path.lexists(ROOT / name)}
    for path in COPY.rglob("*"):
        if not path.is_dir() and str(path.relative_to(COPY)) not in names:
            path.unlink()
    for source, copy in [(ROOT / name, COPY / name) for name in names]:
        if not copy.exists() or copy.is_file() and copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy, follow_symlinks=False)


def write_mutants(texts, folders, drawn, dropped):
    """Writes all mutants except the dropped ones."""
    lines = {place.file: texts[place.file].split("\n") for place in drawn}
    lines |= {f"{folder}/Mutant.swift": [SUPPORT] for folder in folders.values()}
    for number, place in enumerate(drawn):
        def numbered(text):
            operator = chr(0x2500 + number // 128) + chr(0x2500 + number % 128)
            return text.replace("#n", str(number)).replace("#o", operator)
        lines[f"{folders[place.module]}/Mutant.swift"].append(numbered(place.declaration))
        if number not in dropped:
            line, code = lines[place.file][place.line], numbered(place.code)
            lines[place.file][place.line] = line[:place.start] + code + line[place.end:]
    for file, content in lines.items():
        path, text = COPY / file, "\n".join(content)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def build(texts, folders, drawn):
    """Builds the tests with all mutants that compile, and returns the numbers of the others."""
    dropped = set()
    command = [SWIFT, "build", "--build-tests", "-Xswiftc", "-index-ignore-system-modules",
               "--package-path", str(COPY), "--scratch-path", str(WORK / "build")]
    while True:
        write_mutants(texts, folders, drawn, dropped)
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode == 0:
            return dropped
        old = len(dropped)
        pattern = rf"^{re.escape(str(COPY))}/(.+?):(\d+):\d+: error:"
        for file, line in set(re.findall(pattern, result.stdout, re.MULTILINE)):
            # The error is on the line of a mutant, or after it in the same declaration.
            dropped |= {number for *_, number in sorted(
                (place.line >= int(line), abs(place.line + 1 - int(line)), number)
                for number, place in enumerate(drawn)
                if place.file == file and number not in dropped)[:1]}
        if len(dropped) == old:
            sys.exit(f"{result.stdout[-4000:]}{result.stderr[-4000:]}The tests do not build.")
        note(f"{len(dropped)} of {len(drawn)} do not compile")


def run(library, suites, limit, **variables):
    """Returns where suites fail, or None; a failure that does not repeat does not count."""
    options = [",".join(suites)]
    if library == "Testing":
        names = "|".join(map(re.escape, suites))
        options = ["--testing-library", "swift-testing", "--filter", f"^({names})/",
                   "--experimental-maximum-parallelization-width", "4"]
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS", "TIP"))}
    for _ in range(2):
        with tempfile.TemporaryDirectory(prefix="mutate.", ignore_cleanup_errors=True) as folder, \
                tempfile.TemporaryFile() as output:
            # As SwiftPM does: a test compares the path with that of its child process.
            command = [os.path.realpath(TESTS), *options]
            process = subprocess.Popen(
                command, cwd=COPY, env=inherited | variables | {"TMPDIR": folder},
                stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True)
            RUNNING.add(process.pid)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(limit)
            code = process.poll()
            stop(process.pid)
            process.wait()
            RUNNING.discard(process.pid)
            output.seek(0)
            text = output.read().decode(errors="replace")
        if code in (0, None):
            break
    found = re.search(r"recorded an issue.* at (\w+\.swift:\d+)|(\w+\.swift:\d+): error", text)
    failure = "time limit" if code is None else f"exit code {code}"
    return None if code == 0 else (found[1] or found[2]) if found else failure


def stop(*groups):
    """Ends process groups: tests that crash leave children."""
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


def record(suite, library):
    """Runs a suite without mutants; returns the failure, the seconds and the mutants reached."""
    start = time.monotonic()
    with tempfile.NamedTemporaryFile("r", prefix="reach.") as file:
        failure = run(library, [suite], 900, TIP_MUTANT_REACH=file.name)
        return failure, time.monotonic() - start, set(map(int, file.read().split()))


def judge(number, place, suites, libraries, seconds):
    """Returns where the suites fail with a mutant, or None."""
    # The nearest suites first, then the quick ones.
    suites = sorted(suites, key=lambda suite: (
        not suite.startswith(f"{place.module}Tests."), Path(place.file).stem not in suite,
        seconds[suite]))
    batch, limit = [], 5
    for suite, following in zip(suites, suites[1:] + [None]):
        batch.append(suite)
        length = sum(seconds[name] for name in batch)
        if following is None or libraries[following] != libraries[suite] \
                or length + seconds[following] > limit:
            if failure := run(libraries[suite], batch, 3 * length + 30, TIP_MUTANT=str(number)):
                return failure
            batch, limit = [], min(limit * 3, 120)
    return None


def note(text):
    print(f"{(time.monotonic() - START) / 60:5.1f} min: {text}", file=sys.stderr, flush=True)


def main():
    signal.signal(signal.SIGINT, lambda *_: stop(*RUNNING) or os._exit(130))
    seed = int(os.environ.get("SEED") or random.randrange(10_000))
    count = int(os.environ.get("COUNT") or 100)
    modules = (os.environ.get("MUTATE") or MODULES).split(",")
    copy_package()
    texts, folders, found = {}, {}, []
    for path in sorted(COPY.rglob("*.swift")):
        file = str(path.relative_to(COPY))
        home = re.match(rf"(Sources/(?:.+?/)??({'|'.join(modules)}))/", file)
        if home:
            texts[file], folders[home[2]] = path.read_text(), home[1]
            found += places(home[2], file, texts[file])
    if set(folders) != set(modules):
        sys.exit(f"The package lacks a module of MUTATE={','.join(modules)}.")
    random.Random(seed).shuffle(found)
    # More than are needed, as some do not compile; one on a line, because it moves the columns.
    drawn = list({(place.file, place.line): place for place in found}.values())[:count * 5 // 4]
    print(f"MUTATE={','.join(modules)} SEED={seed} COUNT={count}: {len(found)} places", flush=True)
    dropped = build(texts, folders, drawn)
    numbers = [number for number in range(len(drawn)) if number not in dropped][:count]
    libraries, seconds, reached = {}, {}, collections.defaultdict(list)
    for library, options in [("XCTest", []), ("Testing", ["--testing-library", "swift-testing"])]:
        listed = subprocess.check_output([TESTS, *options, "--list-tests"], text=True, cwd=COPY)
        libraries |= dict.fromkeys(re.findall(r"^(\w+\.[^/\n]+)/", listed, re.M), library)
    note(f"running {len(libraries)} suites without mutants")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(record, libraries, libraries.values())
        for suite, (failure, seconds[suite], mutants) in zip(libraries, results):
            if failure:
                print(f"{suite} is left out, as it fails without mutants: {failure}", flush=True)
            for number in mutants if not failure else ():
                reached[number].append(suite)
    note("running the suites that reach each mutant")
    survivors = 0
    with open(WORK / "results.json", "w") as file, ThreadPoolExecutor(os.cpu_count()) as pool:
        tries = pool.map(lambda n: judge(n, drawn[n], reached[n], libraries, seconds), numbers)
        for number, noticed in zip(numbers, tries):
            place, suites = drawn[number], len(reached[number])
            line = texts[place.file].split("\n")[place.line]
            after = line[:place.start] + place.after + line[place.end:]
            print(json.dumps(dict(
                number=number, file=place.file, line=place.line + 1, kind=place.kind, suites=suites,
                noticed=noticed, before=line.strip(), after=after.strip())), file=file, flush=True)
            title = f"{place.file}:{place.line + 1}: {place.kind}"
            note(f"{title}: {noticed or 'survived'}")
            if not noticed:
                survivors += 1
                print(f"{title}, reached by {suites} suites\n- {line.strip()}\n+ {after.strip()}",
                      flush=True)
    print(f"{len(numbers)} drawn, {len(numbers) - survivors} noticed, {survivors} survived, "
          f"{(time.monotonic() - START) / 60:.0f} minutes")
    sys.exit(survivors > 0.05 * len(numbers))


main()
