import TipGuidance
import TipModel

/// `tipctl lint`: checks texts and set-up against the guidelines.
enum LintCommand {
  private static let files = OperandSpec(
    "FILE", .any, completion: .files(extension: "json"),
    help: "Content files, state documents, string catalogs or datastores; none means the datastore "
      + "in use.")
  private static let platform = OptionSpec(
    "platform", allowed: TipPlatform.allCases.map(\.rawValue),
    help: "The system of items that have none of their own.")
  private static let input = OptionSpec(
    "input", allowed: TipInput.allCases.map(\.rawValue),
    help: "The way in which people control the app; the system decides by default.")
  private static let language = OptionSpec(
    "language", value: "TAG", completion: .languages,
    help: "The language of items that have none of their own, such as \"de\" or \"pt-BR\".")
  private static let strict = OptionSpec("strict", help: "Exit with 1 for warnings too.")
  private static let baseline = OptionSpec(
    "baseline", value: "FILE", completion: .files(extension: "json"),
    help: "Leave out the findings of this file, which \"--write-baseline\" writes.")
  private static let writeBaseline = OptionSpec(
    "write-baseline", value: "FILE", completion: .files(extension: "json"),
    help: "Write the findings to this file, and exit with 0.")
  private static let fix = OptionSpec(
    "fix", help: "Repair symbols, full stops and upper and lower case in the files.")
  private static let list = OptionSpec("list", help: "Print all checks.")
  private static let explain = OptionSpec(
    "explain", value: "ID", completion: .checks,
    help: "Print a check with a good and a bad example.")

  static let spec: CommandSpec = .init(
    "lint", group: .content, summary: "Checks texts and set-up against the guidelines of help.",
    effect: .writes, operands: [files],
    options: [
      platform, input, language, strict, baseline, writeBaseline, fix, list, explain,
      Reporter.optionWithRules,
    ],
    exclusive: [Exclusion(Reporter.optionWithRules, with: ChangeOptions.dryRun)],
    examples: [
      .init("tipctl lint Help.json --platform iOS", "Checks the texts of a content file."),
      .init("tipctl lint --app BackyardBirds", "Checks the tips of a datastore."),
      .init("tipctl lint --explain T13", "Prints a guideline with examples."),
      .init("tipctl lint Help.json --fix --dry-run", "Shows what would be repaired."),
    ],
    notes: [
      "Exits with 1 when there are errors, and with --strict also when there are warnings. Checks "
        + "that guess from words are heuristics: they only warn, and skip texts in other languages "
        + "than English.",
      "A content file is JSON with tips, tooltips and alerts; its schema is "
        + "Fixtures/guidance/content.schema.json. A finding that is intended is silenced in the "
        + "file: \"silences\": [{\"check\": \"T13\", \"item\": \"tip:Id\", \"reason\": \"…\"}].",
      "--fix repairs content files and state documents in place, and keeps all other bytes.",
    ]
  ) { context, arguments in
    if arguments.has(list) { return try LintCatalog.list(context) }
    if let id = arguments.value(explain) { return try LintCatalog.explain(id, context) }
    let reporter = try Reporter(arguments, context, option: Reporter.optionWithRules)
    let linter = try makeLinter(arguments)
    let words = arguments.operands(files)
    try checkRepairs(words, arguments)
    let isDryRun = ChangeOptions(arguments).isDryRun
    if arguments.has(fix) {
      try LintRepair(files: words, linter: linter, context: context)
        .run(isDryRun: isDryRun, prints: reporter == .text)
      if isDryRun { return .done }
    }
    if words.isEmpty {
      return try DatastoreSession.run(context) { session in
        let source = LintSource(session.situation, name: session.choice.path)
        return try finish([source], linter, reporter, arguments, context)
      }
    }
    let sources = try words.map { try LintSource.file($0, context) }
    return try finish(sources, linter, reporter, arguments, context)
  }

  /// Checks that the options for repairs go together.
  private static func checkRepairs(
    _ words: [String], _ arguments: ParsedArguments
  ) throws(CLIError) {
    let isFixing = arguments.has(fix)
    if !isFixing, arguments.has(ChangeOptions.dryRun) {
      throw .usage("\"--dry-run\" goes with --fix", suggestion: "Leave it out, or add --fix")
    }
    if isFixing, words.isEmpty || words.contains("-") {
      throw .usage(
        "\"--fix\" needs a file to repair", suggestion: "Write \"tipctl lint FILE --fix\"")
    }
  }

  /// Checks content in some languages with the parameters of the command line.
  typealias Linter = ([GuidanceContent]) -> [GuidanceReport]

  private static func makeLinter(_ arguments: ParsedArguments) throws(CLIError) -> Linter {
    let platform = arguments.value(platform).flatMap(TipPlatform.init)
    let input = arguments.value(input).flatMap(TipInput.init)
    let language = try arguments.value(language, as: "a language such as \"de\" or \"pt-BR\"") {
      tag in
      if GuidanceLanguage.isTag(tag) { tag } else { nil }
    }
    return { contents in
      TipGuidance.check(
        languages: contents, platform: platform, input: input, language: language)
    }
  }

  private static func finish(
    _ sources: [LintSource], _ linter: Linter, _ reporter: Reporter,
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    var result = LintResult(sources, linter)
    if let name = arguments.value(baseline) {
      let file = try GuidanceBaseline(text: context.readText(name), subject: name)
      result.leaveOut(file)
    }
    if let name = arguments.value(writeBaseline) {
      let findings = result.findings
      try context.write(GuidanceBaseline(findings).text, to: context.path(name), named: name)
      context.note(
        "\(name) holds \(Plural.count(findings.count, "finding")). "
          + "Leave them out with: tipctl lint --baseline \(ShellQuoting.quoted(name))")
      return .done
    }
    try context.print(
      result.report, by: reporter, json: result.json
    ) { LintText.text(of: result, context.style) }
    return result.fails(strictly: arguments.has(strict)) ? .no : .done
  }
}
