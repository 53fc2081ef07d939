import Foundation
import TestSupport
import Testing
import ToolSupport

/// The changes that `make mutate` makes in a small program, which is compiled once with all.
@Suite("A mutant", .ownThread)
struct MutantTests {
  /// Lines with the kind of their first change, and the line after it.
  private static let lines: [(line: String, kind: String, changed: String)] = [
    ("func total(_ a: Int, _ b: Int) -> Int { a + b }", "sum", "{ a - b }"),
    ("func rest(_ a: Int, _ b: Int) -> Int { a - b }", "sum", "{ a + b }"),
    ("func all(_ a: [String], _ b: [String]) -> [String] { a + b }", "sum", "{ a - b }"),
    ("func name(_ a: String?) -> String { a ?? \"none\" }", "fallback", "{ a (always) \"none\" }"),
    ("func least(_ a: Int, _ b: Int) -> Int { min(a, b) }", "min, max", "{ max(a, b) }"),
    ("func most(_ a: Int, _ b: Int) -> Int { max(a, b) }", "min, max", "{ min(a, b) }"),
    ("func least(_ a: [Int]) -> Int? { a.min() }", "min, max", "{ a.max() }"),
    (
      "func long(_ a: [String]) -> String? { a.max { $0.count < $1.count } }", "min, max",
      "{ a.min { $0.count < $1.count } }"
    ),
    ("func first(_ a: [Int]) -> Int? { a.first }", "first, last", "{ a.last }"),
    (
      "func last(_ a: [Int]) -> Int? { a.last(where: { $0.isMultiple(of: 2) }) }", "first, last",
      "{ a.first(where: { $0.isMultiple(of: 2) }) }"
    ),
    ("func ordered(_ a: [Int]) -> [Int] { a.sorted() }", "sorted", "{ a.unsorted() }"),
    ("func down(_ a: [Int]) -> [Int] { a.sorted(by: >) }", "sorted", "{ a.unsorted(by: >) }"),
    (
      "func even(_ a: [Int]) -> [Int] { a.filter { $0.isMultiple(of: 2) } }", "filter",
      "{ a.unfiltered { $0.isMultiple(of: 2) } }"
    ),
    (
      "func areFilled(_ a: [String]) -> Bool { a.allSatisfy { !$0.isEmpty } }", "all, any",
      "{ a.contains { !$0.isEmpty } }"
    ),
    (
      "func hasEmpty(_ a: [String]) -> Bool { a.contains(where: \\.isEmpty) }", "all, any",
      "{ a.allSatisfy(where: \\.isEmpty) }"
    ),
    (
      "func word(_ isUp: Bool) -> String { isUp ? \"up\" : \"down\" }", "negation",
      "{ !(isUp) ? \"up\" : \"down\" }"
    ),
    ("  var isTriple: Bool { isMultiple(of: 3) }", "negation", "{ !(isMultiple(of: 3)) }"),
    ("  if let a, isOn { return a }", "condition", "if let a, true { return a }"),
    ("  guard a.count > least,", "edge of a comparison", "guard a.count >= least,"),
    ("    a.hasPrefix(\"w\")", "condition", "true"),
  ]

  private static let program = """
    \(lines.prefix(16).map(\.line).joined(separator: "\n"))
    extension Int {
    \(lines[16].line)
    }
    func value(_ a: Int?, _ isOn: Bool) -> Int {
    \(lines[17].line)
      return 0
    }
    func isBird(_ a: String, _ least: Int) -> Bool {
    \(lines[18].line)
    \(lines[19].line)
      else { return false }
      return true
    }
    print(total(7, 2), rest(7, 2), all(["owl"], ["wren"]), name("owl"), least(7, 2), most(7, 2))
    print(first([7, 2]) as Any, least([7, 2]) as Any, long(["owl", "wren"]) as Any)
    print(ordered([7, 2]), down([2, 7]), even([7, 2]), last([4, 2, 1]) as Any)
    print(areFilled(["", "owl"]), hasEmpty(["", "owl"]), word(true), 7.isTriple)
    print(value(7, false), isBird("wren", 4), isBird("owl", 1), isBird("wren", 1))

    """

  private func run(_ words: [String], mutant: Int? = nil) throws -> String {
    var environment = Child.environment
    environment["PYTHONPATH"] = PackageFile.url("Fixtures").path
    environment["TIP_MUTANT"] = mutant.map(String.init)
    let child = try Child("/usr/bin/env", words, environment: environment)
    #expect(child.wait(seconds: 300) == .exit(0), "\(words): \(child.errors)")
    return child.output
  }

  @Test("changes a line as it says, and is noticed in the output while it is active")
  func sample() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let original = folder.appending(path: "main.swift")
    let mutated = folder.appending(path: "mutated")
    try FileManager.default.createDirectory(at: mutated, withIntermediateDirectories: true)
    try Self.program.write(to: original, atomically: true, encoding: .utf8)
    let script = PackageFile.url("Fixtures/mutants.py").path
    let listed = try run(["python3", "-B", script, original.path, mutated.path])
    for (line, kind, changed) in Self.lines {
      let line = line.drop { $0 == " " }
      let end = line.firstRange(of: "{ ").map { line[..<$0.lowerBound] } ?? ""
      let after = changed.hasPrefix("{") ? "\(end)\(changed)" : changed
      #expect(listed.contains(" \(kind)\n- \(line)\n+ \(after)\n"), "\(listed)")
    }
    let program = folder.appending(path: "program").path
    let files = ["main.swift", "Mutant.swift"].map { mutated.appending(path: $0).path }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options = features.flatMap { ["-enable-upcoming-feature", $0] }
    _ = try run(["swiftc", "-swift-version", "6"] + options + files + ["-o", program])
    let output = try run([program])
    let expected = """
      9 5 ["owl", "wren"] owl 2 7
      Optional(7) Optional(2) Optional("wren")
      [2, 7] [7, 2] [2] Optional(2)
      false true up false
      0 false false true

      """
    #expect(output == expected)
    let mutants = try String(contentsOf: files.map { URL(filePath: $0) }[0], encoding: .utf8)
      .split(separator: "\n").count { $0.contains(/_[a-z]\w*\(\d+|[\u{2500}-\u{257F}]/) }
    #expect(mutants > Self.lines.count)
    for number in 0..<mutants {
      #expect(try run([program], mutant: number) != output, "\(number)\n\(listed)")
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test("that changes nothing is on a list, with a reason, as long as its line exists")
  func equivalents() throws {
    let check =
      "import mutants; found = mutants.equivalents(); print(found[1], all(found[0].values()))"
    let output = try run(["python3", "-B", "-c", check])
    #expect(output == "[] True\n")
  }

  /// Runs programs in place of tests, and looks for the leftovers of the last one.
  private static let runs = """
    import contextlib, mutate, pathlib, sys

    folder = pathlib.Path(sys.argv[1])

    def run(script, limit=300):
        program = folder / "tests"
        program.write_text("#!/bin/sh\\n" + script)
        program.chmod(0o700)
        return mutate.run(mutate.Runner(str(program), folder, "XCTest"), ["BirdTests"], limit)

    print(run("exit 0"))
    print(run("echo 'failed at BirdTests.swift:3:5: no seeds'; exit 1"))
    print(run("kill -SEGV $$"))
    print(run("setsid sleep 600 & echo $! > child; mkdir $TMPDIR/a; chmod 0 $TMPDIR/a; wait", 1))
    child = pathlib.Path("/proc", (folder / "child").read_text().strip())
    with contextlib.suppress(OSError):
        while "zombie" not in (child / "status").read_text():
            pass
    print(list(mutate.FOLDER.iterdir()))
    mutate.remove(mutate.FOLDER)
    """

  @Test("that crashes or hangs counts apart from one that fails a test, and leaves nothing behind")
  func runs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = try run(["python3", "-B", "-c", Self.runs, folder.path])
    #expect(
      output == """
        None
        ('test', 'BirdTests.swift:3')
        ('crash', 'exit code -11')
        ('time limit', 'BirdTests')
        []

        """)
    try FileManager.default.removeItem(at: folder)
  }
}
