import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot

@Suite("Pruning snapshots")
struct SnapshotPruneTests {
  private static let unused = "Tests/__Snapshots__/BackyardTests/old.1.txt"
  private let yard: SnapshotYard

  init() throws {
    yard = try SnapshotYard()
    try yard.write("gone", to: Self.unused)
    try yard.write("", to: "Tests/BackyardTests.swift")
  }

  private var records: String {
    yard.folder.appending(path: "Tests/__Snapshots__/.manifest").path
  }

  /// Returns a test run that used one snapshot, after an older one that used both.
  private func begin(isFiltered: Bool = false, fails: Bool = false) throws -> SnapshotRun {
    let old = SnapshotRun(
      identity: RunIdentity(run: "1-1", process: 7, isFiltered: false))
    try use("sings()", "wren\n", in: old)
    try use("old()", "gone", in: old)
    old.finish()
    try makeOlder(filesIn: records)
    let run = SnapshotRun(
      identity: RunIdentity(run: UUID().uuidString, process: 7, isFiltered: isFiltered))
    try use("sings()", fails ? "robin\n" : "wren\n", in: run)
    return run
  }

  private func use(_ test: String, _ text: String, in run: SnapshotRun) throws {
    let source = yard.folder.appending(path: "Tests/BackyardTests.swift").path
    _ = try SnapshotVerifier(mode: .never, run: run).verify(
      text, as: .lines,
      in: SnapshotCounter(test: test, sourceFile: source))
  }

  private func runTests(isFiltered: Bool = false, fails: Bool = false) throws {
    try begin(isFiltered: isFiltered, fails: fails).finish()
  }

  private func makeEverythingOlder() throws {
    for name in [".manifest", "BackyardTests", "FeederTests"] {
      try makeOlder(
        filesIn: yard.folder.appending(path: "Tests/__Snapshots__/\(name)").path)
    }
  }

  @Test("lists the unused files, exits with 1, and removes them only with --yes")
  func prunes() throws {
    try runTests()
    let before = yard.files
    let run = yard.run("prune")
    #expect(run.code == .no)
    #expect(run.lines == ["Unused: 1 file.", "  \(Self.unused)"])
    #expect(run.errors == "Use --yes to remove the unused files.\n")
    for words in [["prune", "--yes", "--dry-run"], ["prune", "--dry-run"]] {
      let dry = runTipCtl(["snapshots"] + words, table: .standard) {
        $0.currentDirectory = yard.folder.path
      }
      #expect(dry.code == .done)
      #expect(
        dry.lines == [
          "Dry run: nothing was changed. Without --dry-run:", "Removed: 1 file.",
          "  \(Self.unused)",
        ])
      #expect(dry.errors.isEmpty)
    }
    #expect(yard.files == before)
    #expect(yard.run("prune", "-q").output == run.output, "a list is data")
    #expect(try yard.json("prune")["changed"] == false)
    let done = yard.run("prune", "--yes")
    #expect(done.lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(
      done.errors
        == "Take it back with version control; \"tipctl undo\" does not change files.\n")
    #expect(yard.read(Self.unused) == nil)
    #expect(yard.read(SnapshotYard.reference) == "wren\n")
    #expect(yard.run("prune", "Tests").output == "Every snapshot is used.\n")
  }

  @Test("removes with --yes and --quiet without a word")
  func quietly() throws {
    try runTests()
    let quiet = yard.run("prune", "--yes", "-q")
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    #expect(yard.read(Self.unused) == nil)
    #expect(try yard.json("prune", "--yes")["changed"] == false)
  }

  @Test("refuses after a run that was filtered or failed")
  func refuses() throws {
    for (isFiltered, fails) in [(true, false), (false, true)] {
      try runTests(isFiltered: isFiltered, fails: fails)
      let run = yard.run("prune", "--yes")
      #expect(run.code == .refused)
      #expect(run.errorLines.last?.contains("swift test") == true)
      #expect(yard.read(Self.unused) == "gone")
    }
    try runTests()
    #expect(yard.run("prune", "--yes").code == .done)
  }

  @Test("removes nothing without the record of a run, and lists the kept files")
  func unrecorded() throws {
    let before = yard.files
    let run = yard.run("prune", "--yes")
    #expect(run.code == .done)
    #expect(run.output == "No snapshot is known to be unused.\n")
    #expect(
      run.errorLines == [
        "tipctl: warning: Kept 2 snapshots that no recorded test run on this machine has used.",
        "Run all tests with \"swift test\", which records what they use. Remove a file yourself "
          + "if nothing uses it.",
        "  \(Self.unused)", "  \(SnapshotYard.reference)",
      ])
    #expect(yard.files == before)
    let doubtful = try yard.json("prune")["doubtful"]
    #expect(doubtful == .array([.string(Self.unused), .string(SnapshotYard.reference)]))
  }

  @Test("keeps the files of a test file that used no snapshot, with a warning")
  func doubtful() throws {
    try yard.write("", to: "Tests/FeederTests.swift")
    try yard.write("seed", to: "Tests/__Snapshots__/FeederTests/fills.1.txt")
    try yard.write("FeederTests/fills.1.txt\n", to: "Tests/__Snapshots__/.manifest/names")
    try runTests()
    let run = yard.run("prune", "--yes")
    #expect(run.code == .done)
    #expect(
      run.errors.contains("Kept 1 snapshot of test files that used no snapshot in the"))
    #expect(run.errorLines.contains("  Tests/__Snapshots__/FeederTests/fills.1.txt"))
    #expect(yard.read("Tests/__Snapshots__/FeederTests/fills.1.txt") == "seed")
    #expect(yard.read(Self.unused) == nil)
    // Only doubtful files are left.
    #expect(yard.run("prune").output == "No snapshot is known to be unused.\n")
    #expect(
      try yard.json("prune")["doubtful"] == [
        "Tests/__Snapshots__/FeederTests/fills.1.txt"
      ])
  }

  @Test("removes the files of interrupted writes")
  func leftovers() throws {
    let leftover = "Tests/__Snapshots__/BackyardTests/.tipsnapshot-7-1.tmp"
    try yard.write("half", to: leftover)
    try runTests()
    #expect(yard.run("prune", "--yes").lines.first == "Removed: 2 files.")
    #expect(yard.read(leftover) == nil)
  }

  @Test("of one test file's folder checks only that folder")
  func oneFolder() throws {
    let gone = "Tests/__Snapshots__/GoneTests/sings.1.txt"
    try yard.write("gone", to: gone)
    try yard.write(
      "GoneTests/sings.1.txt\nFeederTests/fills.1.txt\n",
      to: "Tests/__Snapshots__/.manifest/names")
    // The kept files of the other folder are not listed either.
    try yard.write("", to: "Tests/FeederTests.swift")
    for name in [
      "FeederTests/fills.1.txt", "GoneTests/own.1.txt", "GoneTests/testState.1.png",
    ] {
      try yard.write("seed", to: "Tests/__Snapshots__/\(name)")
    }
    try yard.write("half", to: "Tests/__Snapshots__/GoneTests/.tipsnapshot-7-1.tmp")
    try runTests()
    let folder = "Tests/__Snapshots__/BackyardTests"
    let run = yard.run("prune", folder, "--yes")
    #expect(run.lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(run.errorLines.count == 1, "only how it is taken back: \(run.errors)")
    try FileManager.default.removeItem(
      at: yard.folder.appending(
        path: "Tests/__Snapshots__/GoneTests/.tipsnapshot-7-1.tmp"))
    #expect(yard.run("prune").lines == ["Unused: 1 file.", "  \(gone)"])
    let result = try yard.json("prune", "--yes")
    #expect(result["changed"] == true && result["removed"] == [.string(gone)])
  }

  @Test("of a folder that is not there is an error")
  func missing() throws {
    #expect(yard.run("prune", "Test").code == .missing)
    #expect(yard.run("prune", "").code == .usage)
  }

  // MARK: - Beside a different library

  /// References that swift-snapshot-testing writes, in folders that both libraries use.
  private static let others = [
    "BackyardTests/testDraws.1.txt", "BackyardTests/testState.1.json",
    "BackyardTests/old.2.txt",
    "BackyardTests/testDraws.dark.png", "BackyardTests/Old.1.png",
    "FeederTests/testFills.1.txt",
    "FeederTests/testFills.1.png",
  ].map { "Tests/__Snapshots__/\($0)" }

  /// What happened before the files are pruned, and the result.
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: ExitCode
    /// A part of the reason, which is empty when nothing is refused.
    let reason: String
    /// Whether our unused file is removed.
    let isPruned: Bool
    let prepare: @Sendable (SnapshotPruneTests) throws -> Void

    init(
      _ description: String, _ code: ExitCode, _ reason: String = "",
      isPruned: Bool = false,
      prepare: @escaping @Sendable (SnapshotPruneTests) throws -> Void
    ) {
      testDescription = description
      self.code = code
      self.reason = reason
      self.isPruned = isPruned
      self.prepare = prepare
    }
  }

  private static let situations = [
    Situation("at once", .done) { _ in },
    Situation("after a run", .done, isPruned: true) { try $0.runTests() },
    Situation(
      "after a pull", .refused, "pulled.1.txt\" has changed since the last test run"
    ) { test in
      try test.runTests()
      try test.makeEverythingOlder()
      try test.yard.write("new", to: "Tests/__Snapshots__/BackyardTests/pulled.1.txt")
    },
    Situation(
      "after a run without its beginning", .refused, "the last test run has no beginning"
    ) { test in
      try test.runTests()
      try test.makeEverythingOlder()
      try test.yard.write(
        "7 used BackyardTests/sings.1.txt\n7 passed\n",
        to: "Tests/__Snapshots__/.manifest/9.run")
    },
    Situation(
      "after a cancelled test", .refused,
      "\"BirdTests.NestTests/rests()\" was skipped or cancelled"
    ) { test in
      let run = try test.begin()
      run.recordEarlyEnd(of: "BirdTests.NestTests/rests()")
      run.finish()
    },
    Situation("after two tests of one name", .refused, "a snapshot failed") { test in
      let run = try test.begin()
      let source = test.yard.folder.appending(path: "Tests/BackyardTests.swift").path
      for suite in ["Nests", "Feeders"] {
        let counter = SnapshotCounter(
          test: "old()", sourceFile: source, location: .besideTest, identity: { suite })
        do {
          _ = try SnapshotVerifier(mode: .never, run: run)
            .verify("gone", as: .lines, in: counter)
        } catch {
          continue
        }
      }
      run.finish()
    },
  ]

  @Test(
    "removes no file of a different library in the same folders", arguments: situations)
  func twoLibraries(situation: Situation) throws {
    for path in Self.others { try yard.write("theirs", to: path) }
    try situation.prepare(self)
    let run = yard.run("prune", "--yes")
    #expect(run.code == situation.code)
    #expect(
      situation.reason.isEmpty || run.errors.contains(situation.reason), "\(run.errors)")
    for path in Self.others { #expect(yard.read(path) == "theirs", "\(path)") }
    #expect((yard.read(Self.unused) == nil) == situation.isPruned)
    guard situation.code == .done else { return }
    #expect(run.errorLines.contains("3 files of other libraries left alone."))
    #expect(
      run.errorLines.contains("  Tests/__Snapshots__/BackyardTests/testDraws.1.txt"))
    #expect(try yard.json("prune")["foreign"] == 3)
  }

  @Test("passes over the folder of a different library, and prunes the others")
  func foreignFolder() throws {
    try runTests()
    for name in ["testFills.1.txt", "testFills.1.png"] {
      try yard.write("theirs", to: "Other/__Snapshots__/FeederTests/\(name)")
    }
    #expect(yard.run("prune", "Other").code == .done)
    #expect(yard.run("prune", "--yes").lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(yard.read("Other/__Snapshots__/FeederTests/testFills.1.txt") == "theirs")
  }

  @Test(
    "keeps the file that a test uses under a different case, on a volume that ignores case"
  )
  func capitals() throws {
    try runTests()
    // A second name of one file stands for a volume on which both spellings lead to it.
    let url = yard.folder.appending(path: SnapshotYard.reference)
    try FileManager.default.linkItem(
      at: url, to: url.deletingLastPathComponent().appending(path: "Sings.1.txt"))
    try yard.write(
      "BackyardTests/Sings.1.txt\nBackyardTests/old.1.txt\n",
      to: "Tests/__Snapshots__/.manifest/names")
    #expect(yard.run("prune", "--yes").lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(yard.read("Tests/__Snapshots__/BackyardTests/Sings.1.txt") == "wren\n")
  }
}
