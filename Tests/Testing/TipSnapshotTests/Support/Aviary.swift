import Foundation
import Testing
import TipModel
import TipSnapshot

/// A temporary folder of tests and their snapshots.
final class Aviary: Sendable {
  let folder: String
  /// The run that records the used snapshots.
  let run: SnapshotRun

  init(identity: RunIdentity = RunIdentity(run: "1-1", process: 7, isFiltered: false)) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
    run = SnapshotRun(identity: identity)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      Issue.record(error)
    }
  }

  /// The test file that the snapshots belong to.
  var sourceFile: String { "\(folder)/BackyardTests.swift" }
  /// The folder of all snapshots.
  var root: String { "\(folder)/__Snapshots__" }

  func counter(_ test: String = "showsOnThirdVisit()") -> SnapshotCounter {
    SnapshotCounter(test: test, sourceFile: sourceFile)
  }

  /// The run of a later process.
  var laterRun: SnapshotRun {
    SnapshotRun(identity: RunIdentity(run: "2-2", process: 8, isFiltered: false))
  }

  /// Verifies a text as a separate test would.
  func verify(
    _ text: String, named name: String? = nil, mode: SnapshotRecordMode = .missing,
    test: String = "showsOnThirdVisit()", in run: SnapshotRun? = nil
  ) throws -> SnapshotVerification {
    try SnapshotVerifier(mode: mode, run: run ?? self.run)
      .verify(text, as: .lines, named: name, in: counter(test))
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try AtomicFile.write(text, to: path, makesFolder: true)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The files below the snapshots, without manifests.
  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [])
      .filter { !$0.hasPrefix(".manifest") }.sorted()
  }
}
