import TipGuidance
import TipModel

/// The registry of checks for people: `tipctl lint --list` and `--explain`.
enum LintCatalog {
  static func list(_ context: CommandContext) throws -> ExitCode {
    let checks = GuidanceRegistry.checks
    let rows = checks.map { check -> [TextTable.Cell] in
      [.init(check.id), .init(check.kind), .init(check.guideline)]
    }
    try context.print(
      json: ["checks": .array(checks.map(\.json))], schema: LintResult.schema
    ) {
      TextTable(["id", "finding", "guideline"], rows: rows)
        .text(style: context.style, width: context.tableWidth)
    }
    return .done
  }

  /// - Throws: ``CLIError`` (usage) with the ids when there is no such check.
  static func explain(_ id: String, _ context: CommandContext) throws -> ExitCode {
    guard let check = GuidanceRegistry.check(id) ?? GuidanceRegistry.check(id.uppercased()) else {
      let ids = GuidanceRegistry.checks.map(\.id)
      throw CLIError.usage(
        "There is no check \"\(id)\"", suggestion: "Write one of \(ids.joined(separator: ", "))")
    }
    try context.print(json: ["check": check.json], schema: LintResult.schema) {
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
        "\(style(.heading, check.id))  \(check.kind)", check.guideline, "",
        style(.good, "Good:"), indented(check.good), "", style(.bad, "Bad:"), indented(check.bad),
        "", "Found:",
      ] + found).joined(separator: "\n")
  }

  private static func indented(_ content: GuidanceContent) -> String {
    content.exampleLines.map { "  \($0.printable)" }.joined(separator: "\n")
  }
}

extension GuidanceCheck {
  /// The severity, and whether the check is a heuristic.
  fileprivate var kind: String { severity.rawValue + (isHeuristic ? ", heuristic" : "") }

  fileprivate var json: StoredValue {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "heuristic": .bool(isHeuristic),
      "english": .bool(isEnglish), "guideline": .string(guideline),
      "good": .array(good.exampleLines.map(StoredValue.string)),
      "bad": .array(bad.exampleLines.map(StoredValue.string)),
    ]
  }
}
