import BackyardBirds
import Foundation
import Synchronization
import TipEngine
import TipModel

/// A person who runs the app repeatedly with one datastore file.
@MainActor
final class Birdwatcher {
  /// The output and exit code of one run.
  struct Run {
    let code: Int32
    let output: String
    let errors: String
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "BackyardBirdsTests-\(UUID().uuidString)")

  /// The date of the next runs, for the clock control.
  var date = "2026-11-21T09:00:00Z"

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  // A folder that cannot be removed remains with the temporary ones. No test depends on it.
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the app once, with a separate center, as a new process would.
  ///
  /// - Parameters:
  ///   - words: The arguments, separated by spaces.
  ///   - environment: The variables, besides the one that names the datastore.
  ///   - answers: The person's input, or nil without a terminal.
  /// - Returns: The output and exit code.
  /// - Throws: The datastore's error when it is closed.
  @discardableResult
  func run(
    _ words: String, environment: [String: String] = [:], answers: [String]? = nil
  ) throws -> Run {
    let recorder = Recorder(answers: answers ?? [])
    let arguments = words.split(separator: " ").map(String.init) + ["-tipctl.Clock", date]
    let datastore = ["TIPCTL_DATASTORE": folder.path]
    let environment = environment.merging(datastore) { given, _ in given }
    var terminal = Terminal()
    terminal.arguments = arguments
    terminal.environment = environment
    terminal.write = recorder.write
    terminal.writeError = recorder.writeError
    terminal.readLine = recorder.readLine
    terminal.inputIsTerminal = answers != nil
    terminal.outputIsTerminal = answers != nil
    let center = TipsCenter(
      arguments: arguments, environment: environment, application: "BackyardBirds",
      isDebugBuild: true)
    let code = Tips.withCenter(center) { BackyardApp(terminal).run() }
    try center.shutDown()
    return Run(code: code, output: recorder.output, errors: recorder.errors)
  }

  /// Runs one command several times.
  func run(_ words: String, times: Int) throws {
    for _ in 0..<times { try run(words) }
  }

  /// Returns the titles of the tips that a command shows, in order.
  func titles(_ words: String, environment: [String: String] = [:]) throws -> [String] {
    Self.titles(in: try run(words, environment: environment).output)
  }

  /// Returns the titles of the cards in the output.
  static func titles(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("│ "), line.hasSuffix("× │") else { return nil }
      return line.drop { !$0.isASCII || !$0.isLetter }.dropLast(3)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns a tip's status in the output of the command `tips`.
  func status(of tip: String) throws -> String? {
    let lines = try run("tips").output.split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ") }
    return rows.first { $0.first.map(String.init) == tip }.map { String($0[1]) }
  }
}

/// Streams that record their text.
private final class Recorder: Sendable {
  private struct State {
    var output = ""
    var errors = ""
    var answers: [String]
  }

  private let state: Mutex<State>

  init(answers: [String]) { state = Mutex(State(answers: answers)) }

  var output: String { state.withLock { $0.output } }
  var errors: String { state.withLock { $0.errors } }

  var write: @Sendable (String) -> Void {
    { text in self.state.withLock { $0.output += text } }
  }
  var writeError: @Sendable (String) -> Void {
    { text in self.state.withLock { $0.errors += text } }
  }
  var readLine: @Sendable () -> String? {
    { self.state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() } }
  }
}
