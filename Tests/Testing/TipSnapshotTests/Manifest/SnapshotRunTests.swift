import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot

@Suite("A run of tests with snapshots")
struct SnapshotRunTests {
  private let aviary: Aviary

  init() throws { aviary = try Aviary() }

  /// Verifies a snapshot of a test that has an identity.
  @discardableResult
  private func verify(
    as identity: String?, mode: SnapshotRecordMode = .missing, text: String = "wren"
  ) throws -> SnapshotVerification {
    let counter = SnapshotCounter(
      test: "sings()", sourceFile: aviary.sourceFile, location: .besideTest,
      identity: { identity })
    return try SnapshotVerifier(mode: mode, run: aviary.run)
      .verify(text, as: .lines, in: counter)
  }

  @Test("rejects a second test that uses the file of a first one, and names both")
  func equalNames() throws {
    try verify(as: "BirdTests.NestTests/sings()")
    let error = #expect(throws: TipControlError.self) {
      try verify(as: "BirdTests.FeederTests/sings()")
    }
    let path = "\(aviary.root)/BackyardTests/sings.1.txt"
    #expect(
      error?.description
        == "The tests \"BirdTests.NestTests/sings()\" and \"BirdTests.FeederTests/sings()\" have "
        + "the same snapshot \"\(path)\". Rename one of the tests, or give the snapshots "
        + "different names with named:.")
  }

  @Test("accepts a repetition or a case of one test, and tests of unknown identity")
  func oneTest() throws {
    try aviary.write("wren", to: "\(aviary.root)/BackyardTests/sings.1.txt")
    for identity in ["BirdTests.NestTests/sings()", "BirdTests.NestTests/sings()", nil] {
      #expect(try verify(as: identity).message == nil)
    }
  }

  @Test(
    "fails a repetition of a test whose reference it recorded, which nobody has reviewed",
    arguments: [SnapshotRecordMode.missing, .failed])
  func repetition(mode: SnapshotRecordMode) throws {
    let path = "\(aviary.root)/BackyardTests/sings.1.txt"
    if mode == .failed { try aviary.write("robin", to: path) }
    for _ in 1...3 {
      let verification = try verify(as: "BirdTests.NestTests/sings()", mode: mode)
      #expect(verification == .recorded(path: path, replaced: mode == .failed))
    }
    #expect(try verify(as: nil, mode: .never, text: "robin").message?.contains("-wren") == true)
    let later = try aviary.verify("wren", mode: mode, test: "sings()", in: aviary.laterRun)
    #expect(later == .matched(path: path), "the next process compares")
  }

  @Test(
    "writes its end once, with the first test that ended early",
    arguments: [
      ([], false, "7 passed\n"), ([], true, "7 failed\n"),
      (["Nest\nTests", "FeederTests"], false, "7 early NestTests\n7 passed\n"),
    ] as [([String], Bool, String)])
  func end(early: [String], fails: Bool, end: String) throws {
    try aviary.write("wren", to: "\(aviary.root)/BackyardTests/sings.1.txt")
    for _ in 1...2 { try verify(as: "BirdTests.NestTests/sings()") }
    for test in early { aviary.run.recordEarlyEnd(of: test) }
    if fails { aviary.run.recordFailure() }
    for _ in 1...2 { aviary.run.finish() }
    #expect(
      try aviary.read("\(aviary.root)/.manifest/1-1.run")
        == "7 begin full\n7 used BackyardTests/sings.1.txt\n\(end)")
    #expect(try aviary.read("\(aviary.root)/.manifest/names") == "BackyardTests/sings.1.txt\n")
  }

  @Test("has failed when a reference cannot be read")
  func unreadable() throws {
    let path = "\(aviary.root)/BackyardTests/sings.1.txt"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: TipControlError.self) { try verify(as: nil) }
    aviary.run.finish()
    #expect(try SnapshotManifest(root: aviary.root).standing == .failed)
  }

  @Test("rejects a second test file of the same name, and names the first")
  func equalFiles() throws {
    try verify(as: nil)
    let other = SnapshotCounter(
      test: "sings()", sourceFile: "/birds/BackyardTests.swift", location: .folder(aviary.root))
    let error = #expect(throws: TipControlError.self) {
      try SnapshotVerifier(mode: .missing, run: aviary.run).verify("wren", as: .lines, in: other)
    }
    let path = "\(aviary.root)/BackyardTests/sings.1.txt"
    #expect(
      error?.description
        == "\"\(path)\" already belongs to a test in \"\(aviary.sourceFile)\". "
        + "Rename one of the test files, or give them different locations.")
  }
}
