#!/usr/bin/env python3
"""Changes the sources at random places, and lists the changes (mutants) that no test notices.

MUTATE names modules, SEED repeats a draw, and COUNT is the number of mutants. One build in
.build-mutate contains all: TIP_MUTANT in the environment activates some. Those in equivalents.txt
are not counted. Exits with 1 when the tests notice fewer than 95 % of the others, or when more than
8 % of a draw are equivalent. `SWIFT` names the tool to use. Runs on Linux only.
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

from mutants import changed, equivalents, places, written

SWIFT = os.environ.get("SWIFT", "swift")
ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build-mutate"
COPY = WORK / "package"
# The packages whose suites alone reach some modules, by module.
DEPENDENTS = {"TipUIKit": "uikit", "TipDeveloperToolsSupport": "downstream",
              "TipOSLog": "downstream", "TipTipKit": "downstream",
              "TipUniformTypeIdentifiers": "downstream"}
# Where the folders of runs are, and a mark in the environment of their processes.
FOLDER, MARK = Path(tempfile.gettempdir()) / f"mutate.{os.getpid()}", "TIP_MUTATE_RUN"
START, RUNNING = time.monotonic(), set()

# A program with tests, the folder to run it in, and one of its libraries of tests.
Runner = collections.namedtuple("Runner", "program folder library")


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
    for file, text in written(texts, folders, drawn, dropped).items():
        path = COPY / file
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


@contextlib.contextmanager
def started(command, **options):
    """Starts a process, which ends with this program."""
    process = subprocess.Popen(command, text=True, start_new_session=True, **options)
    RUNNING.add(process.pid)
    try:
        yield process
    finally:
        RUNNING.discard(process.pid)


def swift_build(package, folder):
    """Returns a command that builds; only the native build system links tests into one program."""
    return [SWIFT, "build", "--build-system", "native", "--package-path", str(package),
            "--scratch-path", str(WORK / folder)]


def build(texts, folders, drawn):
    """Builds the tests with all mutants that compile, and returns the numbers of the others."""
    dropped = set()
    command = [*swift_build(COPY, "build"), "--build-tests", "-Xswiftc",
               "-index-ignore-system-modules"]
    while True:
        write_mutants(texts, folders, drawn, dropped)
        old = len(dropped)
        with started(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
            output, _ = process.communicate()
        if process.returncode == 0:
            return dropped
        pattern = rf"(?m)^{re.escape(str(COPY))}/(.+?):(\d+):\d+: error:"
        for file, line in set(re.findall(pattern, output)):
            # The error is on the line of a mutant, or after it in the same declaration.
            dropped |= {number for *_, number in sorted(
                (place.line >= int(line), abs(place.line + 1 - int(line)), number)
                for number, place in enumerate(drawn)
                if place.file == file and number not in dropped)[:1]}
        if len(dropped) == old:
            sys.exit(f"{output[-8000:]}The tests do not build.")
        note(f"{len(dropped)} of {len(drawn)} do not compile")


def runners(modules):
    """Builds the tests of dependent packages too; yields each program with each library."""
    packages = sorted({DEPENDENTS[module] for module in modules if module in DEPENDENTS})
    for name in ["", *packages]:
        folder = COPY / "Fixtures" / name if name else COPY
        command = swift_build(folder, "build-dependents" if name else "build")
        if name:
            note(f"building the tests of Fixtures/{name}")
            with started([*command, "--build-tests", "--quiet"], stdout=sys.stderr) as process:
                if process.wait():
                    sys.exit(f"The tests of Fixtures/{name} do not build.")
        path = subprocess.check_output([*command, "--show-bin-path"], text=True).strip()
        manifest = (folder / "Package.swift").read_text()
        package = re.search(r'Package\(\s*name: "(\w+)"', manifest)[1]
        # The real path, as SwiftPM does: a test compares it with the path of its child process.
        program = os.path.realpath(f"{path}/{package}PackageTests.xctest")
        for library in "XCTest", "Testing":
            yield Runner(program, folder, library)


def suites_of(runner):
    """Returns the names of a program's suites."""
    options = ["--testing-library", "swift-testing"] if runner.library == "Testing" else []
    listed = subprocess.check_output([runner.program, *options, "--list-tests"], text=True,
                                     cwd=runner.folder)
    # ArchitectureTests holds the plan of the package, which does not have the added files.
    return re.findall(r"^(\w+\.(?!Arch)[^/\n]+)/", listed, re.M)


def stop(*groups):
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


def stop_children(folder):
    """Ends the processes of a run that have left its process group."""
    mark = f"{MARK}={folder}\0".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def run(runner, suites, limit, tries=2, **variables):
    """Returns how suites fail ("test", "crash" or "time limit"), and where; None if they pass.

    A failure that does not repeat does not count.
    """
    options = [",".join(suites)]
    if runner.library == "Testing":
        names = "|".join(map(re.escape, suites))
        options = ["--testing-library", "swift-testing", "--filter", f"^({names})/",
                   "--experimental-maximum-parallelization-width", "4"]
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS", "TIP"))}
    for _ in range(tries):
        FOLDER.mkdir(exist_ok=True)
        folder = tempfile.mkdtemp(dir=FOLDER)
        variables |= {"TMPDIR": folder, MARK: folder}
        with tempfile.TemporaryFile() as output:
            with started([runner.program, *options], env=inherited | variables, cwd=runner.folder,
                         stdin=subprocess.DEVNULL, stdout=output, stderr=output) as process:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(limit)
                code = process.returncode
                stop(process.pid)  # Tests that crash leave children.
                process.wait()
            stop_children(folder)
            remove(folder)
            output.seek(0)
            text = output.read().decode(errors="replace")
        if code == 0:
            return None
    found = re.search(r"(?<=at )\w+\.swift:\d+(?=:\d+: )|\w+\.swift:\d+(?=: error)", text)
    if code is None:
        return "time limit", ", ".join(suites)
    return "crash" if code < 0 else "test", found[0] if found else f"exit code {code}"


def remove(folder):
    """Removes a folder of a run, also with files in folders that forbid it."""
    for path, _, _ in os.walk(folder):
        os.chmod(path, 0o700)
    shutil.rmtree(folder, ignore_errors=True)


def record(suite, runner):
    """Runs a suite without mutants; returns the failure, the seconds and the mutants reached."""
    with tempfile.NamedTemporaryFile("r", prefix="reach.") as file:
        start = time.monotonic()
        failure = run(runner, [suite], 900, TIP_MUTANT_REACH=file.name)
        return failure, time.monotonic() - start, set(map(int, file.read().split()))


def batches(suites, runner_of, seconds):
    """Yields few seconds of suites of one runner, as a batch that fails is repeated."""
    batch = []
    for suite, after in zip(suites, suites[1:] + [None]):
        batch.append(suite)
        if runner_of.get(after) != runner_of[suite] or sum(map(seconds.get, [*batch, after])) > 5:
            yield batch
            batch = []


def judge(mutants, suites, runner_of, seconds):
    """Returns the mutants that make suites fail, each with how."""
    limit, tries = 2 * sum(map(seconds.get, suites)) + 20, 2 if len(mutants) == 1 else 1
    failure = run(runner_of[suites[0]], suites, limit, tries,
                  TIP_MUTANT=",".join(map(str, mutants)))
    if not failure or len(mutants) == 1:
        return {mutants[0]: failure[0]} if failure else {}
    return {number: how for half in (mutants[::2], mutants[1::2])
            for number, how in judge(half, suites, runner_of, seconds).items()}


def note(text):
    print(f"{(time.monotonic() - START) / 60:5.1f} min: {text}", file=sys.stderr, flush=True)


def end(*_):
    """Ends all that this program has started, and then itself."""
    stop(*RUNNING)
    for folder in FOLDER.glob("*"):
        stop_children(folder)
    remove(FOLDER)
    os._exit(130)


def find(modules):
    """Returns the texts of files, the folders of modules, and all places; no modules mean all."""
    texts, folders, found = {}, {}, []
    for path in sorted((COPY / "Sources").rglob("*.swift")):
        file = str(path.relative_to(COPY))
        home = re.match(r"(Sources/\w+/(\w+))/", file)
        if home and (not modules or home[2] in modules):
            texts[file], folders[home[2]] = path.read_text(), home[1]
            found += places(home[2], file, texts[file])
    if missing := set(modules) - set(folders):
        sys.exit(f"The package has no module {missing.pop()}.")
    return texts, folders, found


def main():
    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    modules = [name for name in os.environ.get("MUTATE", "").split(",") if name]
    seed = int(os.environ.get("SEED") or random.randrange(10_000))
    count = int(os.environ.get("COUNT") or 100)
    reasons, outdated = equivalents()
    if outdated:
        sys.exit("\n".join(["equivalents.txt has changes that are not possible now:", *outdated]))
    copy_package()
    texts, folders, found = find(modules)
    random.Random(seed).shuffle(found)
    # More than are needed, as some do not compile; one on a line, because it moves the columns.
    drawn = list({(place.file, place.line): place for place in found}.values())[:count * 5 // 4]
    print(f"MUTATE={','.join(modules)} SEED={seed} COUNT={count}: {len(found)} places", flush=True)
    folders = {place.module: folders[place.module] for place in drawn}
    dropped = build(texts, folders, drawn)
    numbers = [number for number in range(len(drawn)) if number not in dropped][:count]

    def key(number):
        place = drawn[number]
        return place.file, place.kind, *changed(place, texts[place.file])

    equal = {number for number in numbers if key(number) in reasons}
    numbers = [number for number in numbers if number not in equal]
    runner_of, seconds, noticed, reached = {}, {}, {}, collections.defaultdict(set)
    for runner in runners(folders):
        runner_of |= dict.fromkeys(suites_of(runner), runner)
    note(f"running {len(runner_of)} suites without mutants")
    pool = ThreadPoolExecutor(os.cpu_count())
    results = pool.map(record, runner_of, runner_of.values())
    for suite, (failure, seconds[suite], mutants) in zip(runner_of, results):
        if failure:
            print(f"{suite} is left out, as it fails without mutants: {failure[1]}", flush=True)
        for number in [] if failure else mutants:
            reached[number].add(suite)

    def describe(number):
        file, kind, before, after = key(number)
        place = f"{file}:{drawn[number].line + 1}: {kind}"
        return f"{place}, reached by {len(reached[number])} suites\n- {before}\n+ {after}"

    def try_near(number):
        # The tests of the commands of TipCLI have a target of their own.
        start = tuple(f"{drawn[number].module}{part}Tests." for part in ["", "Command"])
        stem = Path(drawn[number].file).stem
        suites = sorted((suite for suite in reached[number] if suite.startswith(start)),
                        key=lambda suite: (stem not in suite, seconds[suite]))
        for batch in batches(suites, runner_of, seconds):
            if number not in noticed:
                noticed.update(judge([number], batch, runner_of, seconds))
        if number not in noticed:
            note(f"not noticed there: {describe(number)}")

    # Most of the others survive: they are active together, until a suite fails.
    def try_wide(batch):
        left = [n for n in numbers if n not in noticed and not reached[n].isdisjoint(batch)]
        noticed.update(judge(left, batch, runner_of, seconds) if left else {})

    note(f"running the nearest suites with each of {len(numbers)} mutants")
    list(pool.map(try_near, numbers))
    note(f"running the other suites with the {len(numbers) - len(noticed)} mutants left")
    suites = sorted(set().union(*reached.values()), key=lambda s: (runner_of[s], seconds[s]))
    list(pool.map(try_wide, batches(suites, runner_of, seconds)))
    remove(FOLDER)
    print(*(describe(number) for number in numbers if number not in noticed), sep="\n")
    by = collections.Counter(noticed.values())
    minutes = (time.monotonic() - START) / 60
    print(f"{len(numbers) + len(equal)} drawn: {len(equal)} equivalent, {by['test']} noticed by a "
          f"test, {by['crash']} by a crash, {by['time limit']} by a time limit, "
          f"{len(numbers) - len(noticed)} not; {minutes:.0f} minutes")
    sys.exit(len(noticed) < 0.95 * len(numbers) or len(equal) > 0.08 * (len(numbers) + len(equal)))


if __name__ == "__main__":
    main()
