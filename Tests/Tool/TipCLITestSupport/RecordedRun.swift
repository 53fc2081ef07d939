import Synchronization
package import TipCLI

/// The output and the exit code of one run in a test.
package struct RecordedRun {
  package let code: ExitCode
  package let output: String
  package let errors: String

  /// The lines of standard error, without the empty one at the end.
  package var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// Runs the tool on a recording console, without touching the real process.
///
/// - Parameters:
///   - arguments: The arguments.
///   - table: The available commands.
///   - input: The lines of standard input.
///   - configure: Changes to the console: environment, terminals.
/// - Returns: The output, and the exit code.
package func runTipCtl(
  _ arguments: [String], table: CommandTable = .backyard, input: [String] = [],
  configure: (inout Console) -> Void = { _ in }
) -> RecordedRun {
  let recorder = Recorder(input: input)
  var console = recorder.console
  console.arguments = arguments
  configure(&console)
  let code = TipCtl.run(console, table: table)
  return RecordedRun(code: code, output: recorder.output, errors: recorder.errors)
}

/// Streams that record the output.
package final class Recorder: Sendable {
  private struct State {
    var output = ""
    var errors = ""
    var input: [String]
  }

  private let state: Mutex<State>

  package init(input: [String] = []) { state = Mutex(State(input: input)) }

  package var output: String { state.withLock { $0.output } }
  package var errors: String { state.withLock { $0.errors } }

  /// A console on these streams: no arguments, no environment, no terminal.
  package var console: Console {
    Console { console in
      console.standardOutput = { text in self.state.withLock { $0.output += text } }
      console.standardError = { text in self.state.withLock { $0.errors += text } }
      console.keyTerminal = {
        KeyTerminal { _ in
          self.state.withLock { state in
            guard !state.input.isEmpty else { return [.ended] }
            let line = state.input.removeFirst()
            if line == "\u{1B}" { return [.key(.escape)] }
            return line.map { .key(.character($0)) } + [.key(.enter)]
          }
        }
      }
      console.readAll = {
        self.state.withLock { state in
          defer { state.input = [] }
          return state.input.map { $0 + "\n" }.joined()
        }
      }
    }
  }

  /// The context of a command on these streams.
  package func context(
    globals: GlobalOptions = GlobalOptions(), configure: (inout Console) -> Void = { _ in }
  ) -> CommandContext {
    var console = console
    configure(&console)
    return CommandContext(console: console, globals: globals, table: .backyard)
  }
}
