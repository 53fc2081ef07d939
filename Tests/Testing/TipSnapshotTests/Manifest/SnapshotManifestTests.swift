import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot

@Suite("The manifest of a test run")
struct SnapshotManifestTests {
  private static let full = RunIdentity(run: "1-1", process: 7, isFiltered: false)

  private func note(
    _ aviary: Aviary, _ test: String = "sings()", as identity: RunIdentity = full,
    fails: Bool = false, finishes: Bool = true
  ) throws {
    try makeOlder(filesIn: "\(aviary.root)/.manifest")
    let run = SnapshotRun(identity: identity)
    _ = try SnapshotVerifier(mode: .failed, run: run)
      .verify("wren", as: .lines, in: aviary.counter(test))
    if fails { run.recordFailure() }
    if finishes { run.finish() }
  }

  /// Returns an aviary whose tests have references.
  private func recorded(_ tests: String...) throws -> Aviary {
    let aviary = try Aviary()
    for test in tests { try aviary.write("wren", to: aviary.counter(test).file().path) }
    return aviary
  }

  private func standing(_ aviary: Aviary) throws -> SnapshotManifest.Standing {
    try SnapshotManifest(root: aviary.root).standing
  }

  @Test("A full run that passes lists the used snapshots in a folder that version control ignores")
  func passed() throws {
    let aviary = try recorded("sings()")
    #expect(try standing(aviary) == .none)
    try note(aviary)
    let manifest = try SnapshotManifest(root: aviary.root)
    #expect(manifest.standing == .passed)
    #expect(manifest.used == ["BackyardTests/sings.1.txt"])
    #expect(manifest.named == manifest.used)
    #expect(try aviary.read("\(aviary.root)/.manifest/.gitignore") == "*\n")
  }

  @Test("A folder that is removed during the run is not created again")
  func removed() throws {
    let aviary = try recorded("sings()")
    let run = SnapshotRun(identity: Self.full)
    _ = try SnapshotVerifier(mode: .never, run: run)
      .verify("wren", as: .lines, in: aviary.counter("sings()"))
    #expect(aviary.exists("\(aviary.root)/.manifest"))
    try FileManager.default.removeItem(atPath: aviary.root)
    run.finish()
    #expect(!aviary.exists(aviary.root))
  }

  @Test("A run that records or fails does not report unused snapshots")
  func failed() throws {
    let aviary = try recorded()
    try note(aviary)
    #expect(try standing(aviary) == .failed, "the run recorded")
    try note(aviary, as: RunIdentity(run: "2-2", process: 8, isFiltered: false))
    #expect(try standing(aviary) == .passed)
    try note(aviary, as: RunIdentity(run: "3-3", process: 9, isFiltered: false), fails: true)
    #expect(try standing(aviary) == .failed)
  }

  @Test("A filtered run, or one with a crashed process, does not report unused snapshots")
  func partial() throws {
    let aviary = try recorded("sings()")
    try note(aviary, as: RunIdentity(run: "2-2", process: 8, isFiltered: true))
    #expect(try standing(aviary) == .filtered)
    try note(aviary, as: Self.full, finishes: false)
    #expect(try standing(aviary) == .unfinished)
  }

  @Test("The processes of both test frameworks are one run")
  func twoProcesses() throws {
    let aviary = try recorded("sings()", "testFlies")
    try note(aviary)
    try note(aviary, "testFlies", as: RunIdentity(run: "1-1", process: 8, isFiltered: false))
    let manifest = try SnapshotManifest(root: aviary.root)
    #expect(manifest.standing == .passed)
    #expect(manifest.used.count == 2)
    #expect(manifest.testFolders == ["BackyardTests"])
    #expect(
      try aviary.read("\(aviary.root)/.manifest/1-1.run") == """
        7 begin full
        7 used BackyardTests/sings.1.txt
        7 passed
        8 begin full
        8 used BackyardTests/testFlies.1.txt
        8 passed

        """)
  }

  @Test("A child process of a test does not count as a run")
  func child() throws {
    let aviary = try recorded("sings()")
    try note(
      aviary, as: RunIdentity(run: "1-1", process: 7, isFiltered: false, isPartOfTest: true))
    #expect(try standing(aviary) == .none)
  }

  @Test("A child process of Swift Testing is recognized")
  func exitTest() async {
    await #expect(processExitsWith: .success) {
      #expect(RunIdentity.process.isPartOfTest)
    }
    #expect(!RunIdentity.process.isPartOfTest)
  }

  @Test("Old runs are removed, and files that are not runs are kept")
  func old() throws {
    let aviary = try recorded("sings()")
    try aviary.write("*.run\n", to: "\(aviary.root)/.manifest/.gitignore")
    for number in 1...9 {
      try note(aviary, as: RunIdentity(run: "\(number)", process: 7, isFiltered: false))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(aviary.root)/.manifest")
    #expect(names.filter { $0.hasSuffix(".run") }.count == 4)
    #expect(try aviary.read("\(aviary.root)/.manifest/.gitignore") == "*.run\n")
    #expect(try aviary.read("\(aviary.root)/.manifest/names") == "BackyardTests/sings.1.txt\n")
  }

  @Test("The names that runs have used outlive the records of the runs")
  func names() throws {
    let aviary = try recorded()
    for number in 1...9 {
      try note(
        aviary, "sings\(number)()",
        as: RunIdentity(run: "\(number)", process: 7, isFiltered: number > 2))
    }
    let manifest = try SnapshotManifest(root: aviary.root)
    #expect(manifest.used == ["BackyardTests/sings9.1.txt"])
    #expect(manifest.named == Set((1...9).map { "BackyardTests/sings\($0).1.txt" }))
    #expect(
      try aviary.read("\(aviary.root)/.manifest/names").split(separator: "\n").count == 9,
      "each is written once")
  }

  @Test(
    "A record without the beginning or the end of a process, or with an early end, is incomplete",
    arguments: [
      ("7 begin full\n7 used B/sings.1.txt\n7 passed\n", .passed),
      ("7 used B/sings.1.txt\n7 passed\n", .damaged), ("", .damaged),
      ("7 begin full\n7 used B/sings.1.txt\n8 used B/rests.1.txt\n8 passed\n7 passed", .damaged),
      ("gin full\n7 used B/sings.1.txt\n7 passed\n", .damaged),
      ("7 begin full\n7 used B/sings.1.txt\n", .unfinished),
      ("7 begin full\n7 used B/sings.1.txt\n8 begin full\n7 passed\n", .unfinished),
      (
        "7 begin full\n7 early NestTests/sings()\n7 passed\n",
        .endedEarly(test: "NestTests/sings()")
      ),
      ("7 begin full\n7 early rests when dark\n7 passed\n", .endedEarly(test: "rests when dark")),
      (
        "7 begin full\n7 early rests()\n7 passed\n8 begin full\n8 early sings()\n8 passed\n",
        .endedEarly(test: "rests()")
      ),
      ("7 begin full\n7\n7 passed\n", .passed),
      ("7 begin full\n7 used B/sings.1.txt\n7 failed\n", .failed),
      ("7 begin filtered\n7 used B/sings.1.txt\n7 passed\n", .filtered),
    ] as [(String, SnapshotManifest.Standing)])
  func records(lines: String, expected: SnapshotManifest.Standing) throws {
    let aviary = try Aviary()
    try aviary.write(lines, to: "\(aviary.root)/.manifest/1-1.run")
    #expect(try standing(aviary) == expected)
  }

  @Test("A test that ended early is named in the record")
  func early() throws {
    let aviary = try recorded("sings()")
    let run = SnapshotRun(identity: Self.full)
    _ = try SnapshotVerifier(mode: .never, run: run)
      .verify("wren", as: .lines, in: aviary.counter("sings()"))
    run.recordEarlyEnd(of: "BirdTests.NestTests/rests()")
    run.recordEarlyEnd(of: "BirdTests.NestTests/sleeps()")
    run.finish()
    #expect(try standing(aviary) == .endedEarly(test: "BirdTests.NestTests/rests()"))
  }

  @Test(
    "A selection of tests is recognized in the arguments of a test process",
    arguments: [
      (["birds.xctest"], false),
      (["birds.xctest", "--testing-library", "swift-testing"], false),
      (["birds.xctest", "--parallel", "--testing-library", "swift-testing"], false),
      (["/b/birds.xctest", "BirdTests.FeederTests/testFills"], true),
      (["birds.xctest", "--filter", "feeder", "--testing-library", "swift-testing"], true),
      (["birds.xctest", "--skip", "feeder"], true),
      (["swift-test", "--filter=feeder"], true),
      (["swift-test", "--disable-xctest"], true),
      (["swift-test", "--disable-swift-testing"], true),
      (["birds.xctest", "-XCTest", "BirdTests"], true),
      (["birds.xctest", "--scratch-path", "../birds/.build"], false),
    ])
  func filtered(arguments: [String], expected: Bool) {
    #expect(RunIdentity.isFiltered(arguments) == expected)
  }
}
