#!/usr/bin/env python3
"""Changes the sources at random places, and lists the changes (mutants) that no test notices.

MUTATE names modules, SEED repeats a draw, and COUNT is the number of mutants. One build in
.build-mutate contains all: TIP_MUTANT in the environment activates some. Exits with 1 when the
tests notice fewer than 95 %. `SWIFT` names the tool to use. Runs on Linux only.
"""

import collections
import contextlib
import functools
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
# Only the native build system links all tests into one program.
BUILD = [SWIFT, "build", "--build-system", "native", "--package-path", str(COPY),
         "--scratch-path", str(WORK / "build")]
MODULES = "TipModel,TipStore,TipEngine,TipTesting,TipGuidance,TipSimulation,TipCLI"
START, RUNNING = time.monotonic(), set()

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
func _plus<T: Numeric>(_ n: Int, _ value: T) -> T { _mutant(n) ? value + 1 : value }
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
NOT = """prefix operator #o
prefix func #o (a: Bool) -> Bool { a == _mutant(#n) }"""

SWAPS = dict(zip("< <= > >= == != && || true false".split(),
                 "<= < >= > != == || && false true".split()))
# Kind, pattern of a line whose group is replaced, replacement, what to show, declaration. Strings
# contain "§". Left out is what no test can notice: hashes, capacities, edges of an order: $0 < $1.
RULES = [
    ("edge of a comparison", r"\s(<=?|>=?)\s(?!\$1)", "#o", "#a", EDGE),
    ("equality", r"\s([!=]=)\s", "#o", "#a", EQUALITY),
    ("and, or", r"\s(&&)\s", "#o", "#a", AND),
    ("and, or", r"\s(\|\|)\s", "#o", "#a", OR),
    ("negation", r"(?<=[\s(\[{])(!)(?=[\w(.])", "#o", "", NOT),
    ("negation", r"(?<=[\w)\]?!}])\.(isEmpty)\b(?!\s*[({])", "_#b(#n)", "#b == false", ""),
    ("negation", r"^\s*(?:(?:\} else )?if|guard) (?!.*\b(?:let|var|case|await)\b)([^{,#]+?) "
     r"(?:else )?\{", "_not(#n, #b)", "!(#b)", ""),
    ("flag", r"(?<![\w.`])(true|false)\b(?!:)", "_not(#n, #b)", "#a", ""),
    ("number", r"(?<![\w$])(?<![^.]\.)(\d+)(?!\w|\.\d)", "_plus(#n, #b)", "#b + 1", ""),
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
        is_case = re.match(r"\s*case ", line) and " where " not in line
        is_function = re.search(r"(?<!\.)\b(func|init|subscript)\b", line)
        start = line.find("{" if is_function else ":" if is_case else "")
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
    return (all(code.count(left) == code.count(right) for left, right in ("()", "[]", "{}"))
            and not re.search(r"[=,(\[&|?>]$|\breturn$", before)
            and not re.match(r"[.?:&|=+*/<>{-]|else\b", after)
            and not (before.endswith(("{", " in", ":"))
                     and re.match(r"[})\]]|case |default:", after)))


def copy_package():
    """Copies the files that differ: the others keep their dates, so that builds are quick."""
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.check_output(command, text=True).split("\0")[:-1]
    copies = {COPY / name: ROOT / name for name in listed if os.path.lexists(ROOT / name)}
    for path in COPY.rglob("*"):
        if not path.is_dir() and path not in copies:
            path.unlink()
    for copy, source in copies.items():
        if not copy.exists() or copy.is_file() and copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy, follow_symlinks=False)


def write_mutants(texts, folders, drawn, dropped):
    """Writes all mutants except the dropped ones."""
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
    for file, content in lines.items():
        path, text = COPY / file, "\n".join(content)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def build(texts, folders, drawn):
    """Builds the tests with all mutants that compile, and returns the numbers of the others."""
    dropped = set()
    command = [*BUILD, "--build-tests", "-Xswiftc", "-index-ignore-system-modules"]
    while True:
        write_mutants(texts, folders, drawn, dropped)
        result, old = subprocess.run(command, capture_output=True, text=True), len(dropped)
        if result.returncode == 0:
            return dropped
        pattern = rf"(?m)^{re.escape(str(COPY))}/(.+?):(\d+):\d+: error:"
        for file, line in set(re.findall(pattern, result.stdout)):
            # The error is on the line of a mutant, or after it in the same declaration.
            dropped |= {number for *_, number in sorted(
                (place.line >= int(line), abs(place.line + 1 - int(line)), number)
                for number, place in enumerate(drawn)
                if place.file == file and number not in dropped)[:1]}
        if len(dropped) == old:
            sys.exit(f"{result.stdout[-4000:]}{result.stderr[-4000:]}The tests do not build.")
        note(f"{len(dropped)} of {len(drawn)} do not compile")


@functools.cache
def program():
    """Returns the path of the program that has all tests."""
    folder = subprocess.check_output([*BUILD, "--show-bin-path"], text=True).strip()
    # The real path, as SwiftPM does: a test compares it with the path of its child process.
    return os.path.realpath(f"{folder}/TipControlPackageTests.xctest")


def stop(*groups):
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


def run(library, suites, limit, tries=2, **variables):
    """Returns where suites fail, or None; a failure that does not repeat does not count."""
    options = [",".join(suites)]
    if library == "Testing":
        names = "|".join(map(re.escape, suites))
        options = ["--testing-library", "swift-testing", "--filter", f"^({names})/",
                   "--experimental-maximum-parallelization-width", "4"]
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS", "TIP"))}
    for _ in range(tries):
        with tempfile.TemporaryDirectory(prefix="mutate.", ignore_cleanup_errors=True) as folder, \
                tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [program(), *options], env=inherited | variables | {"TMPDIR": folder},
                cwd=COPY, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True)
            RUNNING.add(process.pid)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(limit)
            code = process.returncode
            stop(process.pid)  # Tests that crash leave children.
            process.wait()
            RUNNING.discard(process.pid)
            output.seek(0)
            text = output.read().decode(errors="replace")
        if not code:
            break
    found = re.search(r"(?<=at )\w+\.swift:\d+(?=:\d+: )|\w+\.swift:\d+(?=: error)", text)
    reason = found[0] if found else f"exit code {code}" if code else "time limit"
    return None if code == 0 else reason


def record(suite, library):
    """Runs a suite without mutants; returns the failure, the seconds and the mutants reached."""
    with tempfile.NamedTemporaryFile("r", prefix="reach.") as file:
        start = time.monotonic()
        failure = run(library, [suite], 900, TIP_MUTANT_REACH=file.name)
        return failure, time.monotonic() - start, set(map(int, file.read().split()))


def batches(suites, libraries, seconds):
    """Yields few seconds of suites of one library, as a batch that fails is repeated."""
    batch = []
    for suite, after in zip(suites, suites[1:] + [None]):
        batch.append(suite)
        if libraries.get(after) != libraries[suite] or sum(map(seconds.get, [*batch, after])) > 5:
            yield batch
            batch = []


def judge(mutants, suites, libraries, seconds):
    """Returns the mutants that make suites fail."""
    limit, tries = 2 * sum(map(seconds.get, suites)) + 20, 2 if len(mutants) == 1 else 1
    failure = run(libraries[suites[0]], suites, limit, tries,
                  TIP_MUTANT=",".join(map(str, mutants)))
    if not failure or len(mutants) == 1:
        return mutants if failure else []
    return [number for half in (mutants[::2], mutants[1::2])
            for number in judge(half, suites, libraries, seconds)]


def note(text):
    print(f"{(time.monotonic() - START) / 60:5.1f} min: {text}", file=sys.stderr, flush=True)


def main():
    signal.signal(signal.SIGINT, lambda *_: stop(*RUNNING) or os._exit(130))
    modules = (os.environ.get("MUTATE") or MODULES).split(",")
    seed = int(os.environ.get("SEED") or random.randrange(10_000))
    count = int(os.environ.get("COUNT") or 100)
    copy_package()
    texts, folders, found = {}, {}, []
    for path in sorted(COPY.rglob("*.swift")):
        file = str(path.relative_to(COPY))
        home = re.match(rf"(Sources/(?:.+?/)??({'|'.join(modules)}))/", file)
        if home:
            texts[file], folders[home[2]] = path.read_text(), home[1]
            found += places(home[2], file, texts[file])
    if missing := set(modules) - set(folders):
        sys.exit(f"The package has no module {missing.pop()}.")
    random.Random(seed).shuffle(found)
    # More than are needed, as some do not compile; one on a line, because it moves the columns.
    drawn = list({(place.file, place.line): place for place in found}.values())[:count * 5 // 4]
    print(f"MUTATE={','.join(modules)} SEED={seed} COUNT={count}: {len(found)} places", flush=True)
    dropped = build(texts, folders, drawn)
    numbers = [number for number in range(len(drawn)) if number not in dropped][:count]
    libraries, seconds, noticed, reached = {}, {}, set(), collections.defaultdict(set)
    for library, options in [("XCTest", []), ("Testing", ["--testing-library", "swift-testing"])]:
        listed = subprocess.check_output([program(), *options, "--list-tests"], text=True, cwd=COPY)
        # ArchitectureTests holds the plan of the package, which does not have the added files.
        libraries |= dict.fromkeys(re.findall(r"^(\w+\.(?!Arch)[^/\n]+)/", listed, re.M), library)
    note(f"running {len(libraries)} suites without mutants")
    pool = ThreadPoolExecutor(os.cpu_count())
    results = pool.map(record, libraries, libraries.values())
    for suite, (failure, seconds[suite], mutants) in zip(libraries, results):
        if failure:
            print(f"{suite} is left out, as it fails without mutants: {failure}", flush=True)
        for number in [] if failure else mutants:
            reached[number].add(suite)

    def describe(number):
        _, file, index, start, end, kind, _, after, _ = drawn[number]
        line = texts[file].split("\n")[index]
        return (f"{file}:{index + 1}: {kind}, reached by {len(reached[number])} suites\n"
                f"- {line.strip()}\n+ {line[:start].lstrip()}{after}{line[end:]}")

    def try_near(number):
        start, stem = f"{drawn[number].module}Tests.", Path(drawn[number].file).stem
        suites = sorted((suite for suite in reached[number] if suite.startswith(start)),
                        key=lambda suite: (stem not in suite, seconds[suite]))
        for batch in batches(suites, libraries, seconds):
            if number not in noticed:
                noticed.update(judge([number], batch, libraries, seconds))
        if number not in noticed:
            note(f"not noticed there: {describe(number)}")

    # Most of the others survive: they are active together, until a suite fails.
    def try_wide(batch):
        left = [n for n in numbers if n not in noticed and not reached[n].isdisjoint(batch)]
        noticed.update(judge(left, batch, libraries, seconds) if left else [])

    note(f"running the nearest suites with each of {len(numbers)} mutants")
    list(pool.map(try_near, numbers))
    note(f"running the other suites with the {len(numbers) - len(noticed)} mutants left")
    suites = sorted(set().union(*reached.values()), key=lambda s: (libraries[s], seconds[s]))
    list(pool.map(try_wide, batches(suites, libraries, seconds)))
    print(*(describe(number) for number in numbers if number not in noticed), sep="\n")
    minutes = (time.monotonic() - START) / 60
    print(f"{len(numbers)} drawn, {len(noticed)} noticed, {minutes:.0f} minutes")
    sys.exit(len(noticed) < 0.95 * len(numbers))


main()
