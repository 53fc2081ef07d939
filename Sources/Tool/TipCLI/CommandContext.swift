package import TipFoundation
import TipModel

/// The process state of a running command: streams, settings and the table of commands.
package struct CommandContext: Sendable {
  /// The injected process state, whose streams escape control characters.
  package let console: Console
  /// The options every command has.
  package let globals: GlobalOptions
  /// The table of commands, for help and completions.
  package let table: CommandTable
  /// The style of standard output.
  package let style: Style
  package let errorStyle: Style
  let reads: ReadFiles

  package init(
    console: Console, globals: GlobalOptions, table: CommandTable, reads: ReadFiles = ReadFiles()
  ) {
    let console = console.escaping
    self.console = console
    self.globals = globals
    self.table = table
    self.reads = reads
    style = Style(for: console, isTerminal: console.outputIsTerminal, globals: globals)
    errorStyle = Style(for: console, isTerminal: console.errorIsTerminal, globals: globals)
  }

  /// Returns the context of another command in the same run, with other options.
  func with(
    _ other: Console? = nil, _ change: (inout GlobalOptions) -> Void
  ) -> CommandContext {
    var globals = globals
    change(&globals)
    return CommandContext(
      console: other ?? console, globals: globals, table: table, reads: reads)
  }

  /// The words that start this program again, as the user did.
  ///
  /// A program in SwiftPM's folder was started by `swift run`.
  var tipctl: [String] {
    let program = console.program
    if program.split(separator: "/").contains(".build") { return ["swift", "run", "tipctl"] }
    return [program]
  }

  /// Whether the tool may ask: it runs in a terminal, and not in a CI job.
  package var canAsk: Bool {
    console.inputIsTerminal && console.errorIsTerminal
      && !CIServer.isRunning(in: console.environment)
  }

  /// The columns that tables of standard output may use, or nil without a terminal.
  package var tableWidth: Int? { console.outputIsTerminal ? console.width : nil }
}

extension CommandContext {
  /// Runs a program to its end, and returns its output.
  ///
  /// - Throws: ``ChildFailure`` when it cannot be started.
  func capture(_ words: [String]) throws -> ChildOutput {
    try console.captureChild(ChildCommand(words: words, environment: console.environment))
  }

  /// Prints the command's result: text for people, or with `--format json` one JSON object.
  ///
  /// The member `schema` is added to the object.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  package func print(
    json fields: @autoclosure () -> [String: StoredValue], text: () -> String
  ) throws {
    switch globals.format {
    case .text: try print(text: text())
    case .json: try console.standardOutput(JSONOutput.document(fields()) + "\n")
    }
  }

  /// Prints the result of a command that changes something, or with `--dry-run` would.
  ///
  /// With `--quiet` it prints only what was asked for: JSON, or the result of a dry run.
  ///
  /// Further fields take precedence over those that all changes have.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(
    changed hasChanged: Bool, isDryRun: Bool, _ message: String, lines: [String] = [],
    fields: [String: StoredValue] = [:]
  ) throws {
    guard globals.reportsChanges || isDryRun || globals.format == .json else { return }
    let common: [String: StoredValue] = [
      "changed": .bool(hasChanged), "dryRun": .bool(isDryRun), "message": .string(message),
    ]
    do {
      try print(json: common.merging(fields) { $1 }) {
        var all = [message.printable] + lines
        if isDryRun { all.insert("Dry run: nothing was changed. Without --dry-run:", at: 0) }
        return all.joined(separator: "\n")
      }
    } catch let error as TipControlError where hasChanged && !isDryRun {
      // Otherwise a script would repeat the change.
      throw CLIError(
        ExitCode(error.code),
        "The change is stored, but its report cannot be printed: \(error.reason)",
        suggestion: "Do not repeat the command: \(message)")
    }
  }

  /// Prints text for people and a line break.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(text: String) throws { try console.standardOutput(Self.line(text)) }

  /// Says how a change of files is taken back, because it is not an operation of the datastore.
  func noteOnFiles(ifChanged hasChanged: Bool) {
    guard hasChanged else { return }
    note("Take it back with version control; \"tipctl undo\" does not change files.")
  }

  /// Prints text unchanged in every format, because documents have their own.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  package func print(raw text: String) throws { try console.standardOutput(text) }

  /// Prints a JSON document that has its own format.
  func print(rawJSON text: String) throws { try print(raw: text.printableJSON) }

  /// Prints a note of one line for people on standard error, unless with `--quiet` or JSON.
  package func note(_ text: String, _ role: Style.Role = .plain) {
    guard !globals.quiet, globals.format == .text else { return }
    message(errorStyle(role, text.printable))
  }

  /// Warns about something ignored or surprising, in a sentence of one line.
  ///
  /// No option silences a warning.
  package func warn(_ message: String, suggestion: String = "") {
    switch globals.format {
    case .text:
      let label = errorStyle(.warning, "warning:")
      self.message(Sentences.lines("tipctl: \(label) \(message.printable)", suggestion.printable))
    case .json:
      self.message(
        JSONOutput.line([
          "warning": ["message": .string(message), "suggestion": .string(suggestion)]
        ]))
    }
  }

  /// Writes text and a line break to standard error.
  package func message(_ text: String) { console.standardError(Self.line(text)) }

  /// The help pages in a style, as wide as the terminal.
  package func help(styled style: Style) -> HelpPages {
    HelpPages(table: table, style: style, width: min(max(console.width, 20), 100))
  }

  static func line(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    return GitHubAnnotations.disarmed(text) + "\n"
  }

  /// Returns the full path of an operand, resolved against the injected current directory.
  package func path(_ operand: String) -> String {
    var expanded = operand
    if operand == "~" || operand.hasPrefix("~/") {
      expanded = (console.setting("HOME") ?? "~") + operand.dropFirst()
    }
    let base = URL(filePath: console.currentDirectory, directoryHint: .isDirectory)
    return URL(filePath: expanded, relativeTo: base).standardizedFileURL.path
  }

  /// Returns the name of a file in messages and on pages, where `-` is standard input.
  static func name(of operand: String) -> String { operand == "-" ? "standard input" : operand }

  /// Returns the text of a file, where `-` is standard input.
  ///
  /// No output of the command may replace a source. A file that the command brings up to date is
  /// not a source.
  ///
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when it is not
  ///   valid UTF-8.
  package func readText(_ operand: String, isSource: Bool = true) throws -> String {
    if operand == "-" { return try console.readAll() }
    if isSource { reads.add(path(operand)) }
    return try TextFile.read(
      path(operand), named: operand,
      ifMissing: "Check the path, or write \"-\" to read standard input")
  }

  /// Returns the text of a string catalog, which no output of the command may replace.
  ///
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when it is not text.
  func readCatalog(_ name: String) throws(TipControlError) -> String {
    reads.add(path(name))
    return try TextFile.read(path(name), kind: "string catalog", named: name)
  }
}
