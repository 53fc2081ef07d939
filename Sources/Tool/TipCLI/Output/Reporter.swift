import TipFoundation

/// The format in which a command that checks prints its findings.
enum Reporter: String, CaseIterable {
  /// For people.
  case text
  /// One JSON object, like `--format json`.
  case json
  /// Annotations of a GitHub workflow, at a file and a line where there is one.
  case github
  /// A JUnit report, which CI servers read.
  case junit
  /// A table for the summary of a job or a pull request.
  case markdown
  /// A SARIF log, which code scanners read.
  ///
  /// Only `tipctl lint` has rules to name in it.
  case sarif

  static let option = OptionSpec(
    "reporter", allowed: allCases.filter { $0 != .sarif }.map(\.rawValue),
    help: "The format of the findings: annotations of GitHub, the XML of JUnit, or a table.")

  static let optionWithRules = OptionSpec(
    "reporter", allowed: allCases.map(\.rawValue),
    help: "The format of the findings: annotations of GitHub, the XML of JUnit, a table, or SARIF.")

  /// Reads the option, without which the format of the output decides.
  ///
  /// - Throws: ``CLIError`` (usage) when `--format` asks for a different format.
  init(
    _ arguments: ParsedArguments, _ context: CommandContext, option: OptionSpec = Self.option
  ) throws(CLIError) {
    let format = context.globals.format
    guard let word = arguments.value(option), let reporter = Reporter(rawValue: word) else {
      self = format == .json ? .json : .text
      return
    }
    if let typed = GlobalOptions.formatOption.typed(in: arguments), word != format.rawValue {
      throw .exclusive(typed, option.typed(in: arguments) ?? "")
    }
    self = reporter
  }
}

/// The findings of one check, for a reporter.
struct Report {
  /// The name of the check: the command.
  let name: String
  /// The subject of the check, which names the one test case of a report without findings.
  let subject: String
  /// The findings, of which problems and warnings are failures, and notes are not.
  let findings: [Finding]
  /// The rules that findings name, for SARIF: the id, such as `T5`, and a sentence.
  var rules: [(id: String, description: String)] = []
}

extension CommandContext {
  /// Prints the result of a check: the findings for a CI server, or else the JSON or the text.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(
    _ report: @autoclosure () -> Report, by reporter: Reporter,
    json fields: @autoclosure () -> [String: StoredValue], text: () -> String
  ) throws {
    switch reporter {
    case .text, .json: try print(json: fields(), text: text)
    case .github: try print(raw: GitHubAnnotations.text(of: report()))
    case .junit: try print(raw: JUnitReport.text(of: report()))
    case .markdown: try print(raw: MarkdownReport.text(of: report()))
    case .sarif: try print(rawJSON: SARIFLog.text(of: report()))
    }
  }
}
