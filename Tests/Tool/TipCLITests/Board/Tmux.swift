import Foundation
import TestSupport
import Testing
import TipCLITestSupport

/// A terminal of tmux: what people see, with keys, sizes and signals.
final class Tmux {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  /// The server's own socket, so that no other server of the machine is touched.
  private let socket: String

  /// Starts a shell on a new terminal.
  init(
    in folder: URL, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    socket = folder.appending(path: "tmux").path
    // Only a start file changes the prompt of root's shell.
    let start = folder.appending(path: "start.sh")
    try Data("PS1='ready> '\n".utf8).write(to: start)
    let settings = ["ENV": start.path, "NO_COLOR": "", "CI": "", "COLUMNS": ""]
    try run(
      "-f /dev/null new-session -d -x \(columns) -y \(rows) sh",
      environment: settings.merging(environment) { $1 })
    try wait(for: "ready>")
  }

  deinit {
    do { try run("kill-server") } catch { Issue.record(error) }
  }

  /// Closes inherited descriptors: the server would keep them, and the start would never end.
  private static let detached = #"""
    for file in /proc/$$/fd/*; do
      number=${file##*/}; if [ $number -gt 2 ]; then eval "exec $number>&-"; fi
    done; exec "$@"
    """#

  @discardableResult
  private func run(
    _ words: String, environment: [String: String] = [:]
  ) throws -> String {
    let result = try BuiltTools.shell(
      "bash -c '\(Self.detached)' bash tmux -S '\(socket)' \(words)", in: folder,
      environment: environment)
    guard result.code == 0 else {
      throw Failure(description: "tmux \(words): \(result.errors)")
    }
    return result.output
  }

  /// Types characters literally.
  func type(_ text: String) throws {
    try run("send-keys -l -- '\(text.replacing("'", with: #"'\''"#))'")
  }

  /// Presses keys by their names in tmux: `Enter`, `C-c`, `Down`.
  func press(_ keys: String) throws { try run("send-keys \(keys)") }

  /// Types a line for the shell.
  func enter(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Changes the size.
  func resize(columns: Int, rows: Int) throws {
    try run("resize-window -x \(columns) -y \(rows)")
  }

  /// The text of the screen.
  func screen() throws -> String { try run("capture-pane -p") }

  /// Whether the alternate screen is shown, whether the cursor is.
  func flags() throws -> String {
    try run("display-message -p '#{alternate_on} #{cursor_flag}'")
      .trimmingCharacters(in: .newlines)
  }

  /// Looks at the screen until it satisfies a condition.
  @discardableResult
  func wait(_ what: String, until isReached: (String) throws -> Bool) throws -> String {
    let end = ContinuousClock.now.advanced(by: HangLimit.duration)
    var last = ""
    repeat {
      last = try screen()
      if try isReached(last) { return last }
      // A look starts a process.
      Thread.sleep(forTimeInterval: 0.02)
    } while ContinuousClock.now < end
    throw Failure(description: "no \(what) on:\n\(last)")
  }

  /// Looks at the screen until it contains a text.
  @discardableResult
  func wait(for text: String) throws -> String {
    try wait("\"\(text)\"") { $0.contains(text) }
  }
}
