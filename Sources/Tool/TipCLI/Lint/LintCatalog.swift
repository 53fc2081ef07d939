import TipGuidance
import TipModel

/// The registry of checks for people: `tipctl lint --list` and `--explain`.
enum LintCatalog {
  static func list(_ context: CommandContext) throws -> ExitCode {
    let list = Listing("checks", GuidanceRegistry.checks, columns)
    try context.print(list)
    return .done
  }

  private static var columns: [Column<GuidanceCheck>] {
    [
      Column("id") { $0.id }, .cell("finding") { $0.rating },
      .member("severity") { .string($0.severity.rawValue) },
      .member("heuristic") { .bool($0.isHeuristic) }, .member("english") { .bool($0.isEnglish) },
      Column("guideline") { $0.guideline },
      .member("texts") { .array($0.kinds.map { .string($0.rawValue) }) },
      .member("good") { .array($0.good.exampleLines.map(StoredValue.string)) },
      .member("bad") { .array($0.bad.exampleLines.map(StoredValue.string)) },
    ]
  }

  /// - Throws: ``CLIError`` (usage) with the ids when there is no such check.
  static func explain(_ id: String, _ context: CommandContext) throws -> ExitCode {
    guard let check = GuidanceRegistry.check(id) ?? GuidanceRegistry.check(id.uppercased()) else {
      let ids = GuidanceRegistry.checks.map(\.id)
      throw CLIError.usage(
        "There is no check \"\(id)\"", suggestion: "Write one of \(ids.joined(separator: ", "))")
    }
    let json = Listing("check", [check], columns).members(of: check)
    try context.print(json: ["check": .object(json)]) {
      text(of: check, context.style)
    }
    return .done
  }

  private static func text(of check: GuidanceCheck, _ style: Style) -> String {
    let found = TipGuidance.check(check.bad).findings.map { finding in
      "  \(finding.message.printable)\n  \(finding.suggestion.printable)"
    }
    return
      ([
        "\(style(.heading, check.id))  \(check.rating)", check.guideline,
        check.reading, "",
        style(.good, "Good:"), indented(check.good), "", style(.bad, "Bad:"), indented(check.bad),
        "", "Found:",
      ] + found).joined(separator: "\n")
  }

  private static func indented(_ content: GuidanceContent) -> String {
    content.exampleLines.map { "  \($0.printable)" }.joined(separator: "\n")
  }
}
