import Synchronization

/// Runs the commands of keys in this process: the same command values that a shell would run.
struct BoardRunner {
  let context: CommandContext
  /// The words that choose the datastore.
  let choice: [String]

  /// Runs a command, and returns its output, its warnings and its failure.
  func run(_ command: BoardCommand) -> BoardAnswer {
    let recorder = StreamRecorder()
    let parsed = CommandLineParser(table: context.table).parse(choice + command.words)
    let inner = context.with(recorder.recording(context.console)) {
      $0 = parsed.globals
      // The board shows the datastore, the clock and the processes itself.
      $0.quiet = true
    }
    var failure: CLIError?
    do {
      if case .command(let spec, let arguments) = try parsed.outcome.get() {
        _ = try spec.run(inner, arguments)
      }
    } catch {
      failure = CLIError(error)
    }
    return BoardAnswer(
      output: recorder.output, warnings: recorder.errors, failure: failure)
  }
}

/// The texts that a command writes to its streams, in place of the terminal's.
final class StreamRecorder: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  /// Returns a console that writes here, and neither asks nor reads.
  func recording(_ console: Console) -> Console {
    var console = console
    console.seal = ""
    console.standardOutput = { text in self.texts.withLock { $0.output += text } }
    console.standardError = { text in self.texts.withLock { $0.errors += text } }
    console.readAll = { "" }
    console.inputIsTerminal = false
    console.outputIsTerminal = false
    console.errorIsTerminal = false
    return console
  }
}
