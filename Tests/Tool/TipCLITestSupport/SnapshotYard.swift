package import Foundation
import Synchronization
import Testing
import TipCLI
package import TipModel
import TipSnapshot

/// A folder with tests and snapshots, some of them pending.
package final class SnapshotYard: Sendable {
  package static let reference = "Tests/__Snapshots__/BackyardTests/sings.1.txt"
  package static let pending = "Tests/__Snapshots__/BackyardTests/sings.1.pending.txt"
  package static let added = "Tests/__Snapshots__/BackyardTests/flies.north.pending.json"

  package let folder: URL

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try write("wren\n", to: Self.reference)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }

  /// Creates two pending snapshots: a changed one and a new one.
  package func wait() throws {
    try write("robin\n", to: Self.pending)
    try write("{}\n", to: Self.added)
  }

  package func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: folder.appending(path: name).path, makesFolder: true)
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: name).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files with their contents.
  package var files: [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, read($0) ?? "") })
  }

  /// Runs `tipctl snapshots` here, with lines as its input, or with keys for a review.
  package func run(
    _ words: String..., input: [String] = [], isTerminal: Bool = false
  ) -> RecordedRun {
    let keys = Mutex(input.joined().map { KeyTerminal.Event.key(.character($0)) }[...])
    return runTipCtl(["snapshots"] + words, table: .standard, input: input) { console in
      console.keyTerminal = {
        KeyTerminal { _ in [keys.withLock { $0.popFirst() } ?? .ended] }
      }
      console.currentDirectory = folder.path
      console.inputIsTerminal = isTerminal
      console.errorIsTerminal = isTerminal
      console.environment = ["NO_COLOR": "1"]
    }
  }

  package func json(_ words: String...) throws -> [String: StoredValue] {
    let run = runTipCtl(["snapshots"] + words + ["--format", "json"], table: .standard) {
      $0.currentDirectory = folder.path
    }
    guard case .object(let fields) = try StoredValue(json: run.output, subject: "output") else {
      return [:]
    }
    return fields
  }
}
