package import Foundation
import TestSupport
import Testing
package import TipCLI
package import TipModel
import TipStore

/// A datastore with the tips of Backyard Birds in a separate folder, at a fixed time.
package final class Yard: Sendable {
  /// The system's time in every run.
  package static let now = "2026-11-21T09:00:00.000Z"
  /// The document of the datastore's initial state.
  package static let fixture = PackageFile.url("Fixtures/backyard-birds.json").path

  /// The folder, with the datastore in `birds` below it.
  package let folder: URL
  /// The datastore's file.
  package var file: String { folder.appending(path: "birds/.tipkit/tips.sqlite").path }

  /// Creates a folder, and a datastore in it unless it should stay empty.
  package init(isEmpty: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard !isEmpty else { return }
    try Self.image.write(to: folder)
  }

  private static let image = YardImage {
    let yard = try Yard(isEmpty: true)
    let document = try String(contentsOfFile: fixture, encoding: .utf8)
    try yard.change(.replace(StateDocument(json: document, subject: "fixture").facts))
    return yard
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }

  /// Runs the tool on the datastore.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments.
  ///   - input: The lines of standard input.
  ///   - environment: The environment, which names the datastore by default.
  ///   - configure: Further changes to the console.
  /// - Returns: The output, and the exit code.
  package func run(
    _ words: String..., input: [String] = [], environment: [String: String] = [:],
    configure: (inout Console) -> Void = { _ in }
  ) -> RecordedRun {
    run(words, input: input, environment: environment, configure: configure)
  }

  package func run(
    _ words: [String], input: [String] = [], environment: [String: String] = [:],
    configure: (inout Console) -> Void = { _ in }
  ) -> RecordedRun {
    runTipCtl(words, table: .standard, input: input) { console in
      console.environment = ["TIPCTL_DATASTORE": "birds"].merging(environment) { $1 }
      console.currentDirectory = folder.path
      let now = Timestamp(iso8601: Self.now) ?? Timestamp(milliseconds: 0)
      console.now = { now }
      configure(&console)
    }
  }

  /// Runs the tool, parses its JSON output, and checks it against the published schema.
  package func json(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> [String: StoredValue] {
    let run = run(words + ["--format", "json"], environment: environment)
    guard case .object(let fields) = try StoredValue(json: run.output, subject: "output") else {
      return [:]
    }
    #expect(run.output == JSONOutput.document(fields) + "\n", "keys are sorted")
    #expect(try OutputSchema.problems(with: .object(fields)) == [])
    return fields
  }

  /// The id and the status of each tip.
  package func statuses(environment: [String: String] = [:]) -> [String] {
    run("list", "--quiet", environment: environment).lines.dropFirst().map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }

  /// The state document.
  package var export: String { run("export").output }

  /// All files and folders, with the contents of the files.
  package var files: [String: Data] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return Dictionary(
        uniqueKeysWithValues: paths.map { path in
          // A folder has no contents.
          (path, FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data())
        })
    }
  }

  /// Applies a change as the app would.
  package func change(_ action: Change.Action) throws {
    let store = try SQLiteDatastore(path: file, mode: .tool(creates: true))
    defer { store.close() }
    let now = try #require(Timestamp(iso8601: Self.now))
    try store.commit([Change(action, at: now)])
  }

  /// Creates a different device's datastore in a folder, on which a tip was shown and closed.
  package func makeDevice(_ name: String) throws {
    let path = folder.appending(path: "\(name)/.tipkit/tips.sqlite").path
    let store = try SQLiteDatastore(path: path, mode: .tool(creates: true))
    defer { store.close() }
    let date = try #require(Timestamp(iso8601: "2026-11-21T08:00:00.000Z"))
    let display = ActiveDisplay(id: name, began: date, owner: "\(name) 1")
    try store.commit([
      Change(
        .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false), at: date),
      Change(
        .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false), at: date),
      Change(.donate(event: "didFillFeeder", date: date, info: nil), at: date),
    ])
  }

  /// Creates an asset catalog with folders, those whose name ends with `/` as namespaces.
  package func makeCatalog(_ name: String, _ folders: [String]) throws {
    for path in folders {
      let folder = folder.appending(path: "\(name)/\(path)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let properties = path.hasSuffix("/") ? #""provides-namespace" : true"# : ""
      try write("{\"properties\" : {\(properties)}}", to: "\(name)/\(path)/Contents.json")
    }
  }

  /// Writes a file into the folder.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Writes a shell script that can be run.
  ///
  /// It is copied: a child that starts while this process writes it inherits the open file, and the
  /// system runs no file that is open for writing.
  package func writeProgram(_ script: String, to name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "\(name).text")
    let copy = try BuiltTools.shell(
      "cp '\(name).text' '\(name)' && chmod 755 '\(name)' && rm '\(name).text'", in: folder)
    try #require(copy.code == 0, "\(copy.errors)")
  }
}

extension RecordedRun {
  /// The lines of standard output.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }
}
