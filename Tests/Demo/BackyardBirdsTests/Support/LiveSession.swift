import Foundation
import Synchronization
import TestSupport
import Testing
import TipEngine

@testable import BackyardBirds

/// A person at the page that stays open: each line is typed after its predecessor has had its
/// effect.
@MainActor
struct LiveSession {
  /// A line, and the text that the app writes last because of it, or nil for a line without effect.
  typealias Step = (line: String, text: String?)

  /// The command's words, separated by spaces.
  var words = "live"
  var isTerminal = false
  var width = 60
  /// Whether the clock does not move.
  var isFrozen = true
  var environment: [String: String] = [:]

  /// Types lines, and ends the input after the last one has had its effect.
  ///
  /// - Parameters:
  ///   - first: The page at the beginning.
  ///   - steps: The lines, with the texts that they show.
  /// - Returns: The exit code. Nil when the words are not the command.
  /// - Throws: An error of the temporary datastore.
  @discardableResult
  func run(first: String, _ steps: [Step]) async throws -> Int32? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "LiveSession-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let page = LivePage(first: first, steps)
    var terminal = Terminal()
    terminal.arguments = words.split(separator: " ").map(String.init)
    if isFrozen { terminal.arguments += ["-tipctl.Clock", "2026-11-21T09:00:00Z"] }
    terminal.environment = environment
    terminal.environment["TIPCTL_DATASTORE"] = folder.path
    terminal.environment["TIPCTL_TOOL_TIP_DELAY"] = "0s"
    terminal.write = page.write
    terminal.writeError = page.write
    terminal.readLine = page.nextLine
    (terminal.inputIsTerminal, terminal.outputIsTerminal) = (isTerminal, isTerminal)
    terminal.width = width
    let app = BackyardApp(terminal)
    guard case .live(let backyard, let mode) = app.command() else { return nil }
    let center = TipsCenter(
      arguments: terminal.arguments, environment: terminal.environment,
      application: "BackyardBirds", isDebugBuild: true)
    let code = await Tips.withCenter(center) { await app.stayOpen(at: backyard, mode) }
    try center.shutDown()
    for failure in page.failures { Issue.record("\(failure)") }
    return code
  }
}

/// The newest text of the app, and the lines that a person types when it is as expected.
private final class LivePage: Sendable {
  private struct State {
    var text = ""
    var expected: String?
    var line = "the start"
    var rest: ArraySlice<LiveSession.Step>
    var failures: [String] = []

    var isShown: Bool { expected == nil || text == expected }
  }

  private let state: Mutex<State>
  private let news = DispatchSemaphore(value: 0)

  init(first: String, _ steps: [LiveSession.Step]) {
    state = Mutex(State(expected: first, rest: steps[...]))
  }

  /// The texts that have not appeared.
  var failures: [String] { state.withLock { $0.failures } }

  var write: @Sendable (String) -> Void {
    { text in
      self.state.withLock { $0.text = text }
      self.news.signal()
    }
  }

  /// Returns the next line after the text of the last one has appeared, or nil after the last one.
  var nextLine: @Sendable () -> String? {
    {
      let end = DispatchTime.now() + Double(HangLimit.seconds)
      while !self.state.withLock({ $0.isShown }) {
        if self.news.wait(timeout: end) == .timedOut {
          self.state.withLock { state in
            state.failures.append(
              "After \(state.line):\n\(state.text)instead of:\n\(state.expected ?? "")")
          }
          return nil
        }
      }
      return self.state.withLock { state in
        guard let step = state.rest.popFirst() else { return nil }
        (state.line, state.expected) = (step.line, step.text)
        state.text = ""
        return step.line
      }
    }
  }
}
