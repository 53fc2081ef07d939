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

  /// Records a test run that used one snapshot.
  private func runTests(isFiltered: Bool = false, fails: Bool = false) throws {
    try makeOlder(filesIn: yard.folder.appending(path: "Tests/__Snapshots__/.manifest").path)
    let run = SnapshotRun(
      identity: RunIdentity(run: UUID().uuidString, process: 7, isFiltered: isFiltered))
    let source = yard.folder.appending(path: "Tests/BackyardTests.swift").path
    _ = try SnapshotVerifier(mode: .never, run: run).verify(
      fails ? "robin\n" : "wren\n", as: SnapshotStrategy { $0 },
      in: SnapshotCounter(test: "sings()", sourceFile: source))
    run.finish()
  }

  @Test("lists the unused files, exits with 1, and removes them only with --yes")
  func prunes() throws {
    try runTests()
    let before = yard.files
    let run = yard.run("prune")
    #expect(run.code == .no)
    #expect(run.lines == ["Unused: 1 file.", "  \(Self.unused)"])
    #expect(yard.run("prune", "--yes", "--dry-run").code == .done)
    #expect(yard.files == before)
    #expect(try yard.json("prune")["changed"] == false)
    #expect(yard.run("prune", "--yes").lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(yard.read(Self.unused) == nil)
    #expect(yard.read(SnapshotYard.reference) == "wren\n")
    #expect(yard.run("prune", "Tests").output == "Every snapshot is used.\n")
  }

  @Test("refuses without a test run, and after one that was filtered or failed")
  func refuses() throws {
    let before = yard.files
    #expect(yard.run("prune", "--yes").code == .refused)
    #expect(yard.files == before)
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

  @Test("keeps the files of a test file that used no snapshot, with a warning")
  func doubtful() throws {
    try yard.write("", to: "Tests/FeederTests.swift")
    try yard.write("seed", to: "Tests/__Snapshots__/FeederTests/fills.1.txt")
    try runTests()
    let run = yard.run("prune", "--yes")
    #expect(run.code == .done)
    #expect(run.errors.contains("FeederTests/fills.1.txt\" is kept"))
    #expect(yard.read("Tests/__Snapshots__/FeederTests/fills.1.txt") == "seed")
    #expect(yard.read(Self.unused) == nil)
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
    try yard.write("gone", to: "Tests/__Snapshots__/GoneTests/sings.1.txt")
    try runTests()
    let folder = "Tests/__Snapshots__/BackyardTests"
    #expect(yard.run("prune", folder, "--yes").lines == ["Removed: 1 file.", "  \(Self.unused)"])
    #expect(yard.run("prune").lines.first == "Unused: 1 file.")
  }

  @Test("of a folder that is not there is an error")
  func missing() throws {
    #expect(yard.run("prune", "Test").code == .missing)
  }
}
