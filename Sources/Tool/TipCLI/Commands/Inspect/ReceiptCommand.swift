import TipGuidance
import TipModel

/// `tipctl receipt`: the controls that the app reported as applied.
enum ReceiptCommand {
  static let spec: CommandSpec = .init(
    "receipt", group: .inspect,
    summary: "Prints the controls that the app applied at its last start.",
    examples: [
      .init("tipctl receipt --app BackyardBirds", "Prints the receipt of an app.")
    ],
    notes: [
      "The receipt of a start that failed has the error.",
      "Exits with 1 when no app has written a receipt yet.",
    ]
  ) { context, _ in
    try DatastoreSession.run(context) { session in
      guard let stored = session.situation.facts.receipt else {
        try context.print(json: ["receipt": .null]) { "" }
        context.note("There is no receipt yet: an app writes one when it calls Tips.configure().")
        return .no
      }
      let receipt = try Receipt(storedValue: stored)
      try context.print(json: ["receipt": stored]) { text(receipt, context) }
      return .done
    }
  }

  private static func text(_ receipt: Receipt, _ context: CommandContext) -> String {
    let time: TextTable.Cell = receipt.error == nil ? "configured at" : "failed at"
    let facts: [[TextTable.Cell]] = [
      ["application", "\(receipt.application), process \(receipt.processIdentifier)"],
      [time, "\(receipt.clock)"], ["datastore", "\(receipt.datastore)"],
    ]
    let applied = receipt.applied.map { item -> [TextTable.Cell] in
      [
        .init(item.control.rawValue), .init(item.value),
        .init("\(item.source.label): \(item.spelling)"),
      ]
    }
    let alerts = receipt.alerts.map { seen -> [TextTable.Cell] in
      [
        .init(seen.id), .init(seen.button),
        .init(seen.spelling ?? seen.answeredBy.rawValue), .init("\(seen.count)"),
      ]
    }
    let findings = TipGuidance.check(GuidanceContent(receipt)).findings
    var problems = findings.map { "\($0.message) \($0.suggestion)" }
    problems += receipt.warnings.map(\.description)
    problems += receipt.unknownTips.map(\.description)
    problems += receipt.ignored.map {
      "Controls are ignored (\($0.label)): testing controls are off."
    }
    var parts = [TextTable([], rows: facts).text(style: context.style)]
    if let error = receipt.error {
      parts.append(context.style(.bad, "error: \(error.printable)"))
    }
    if applied.isEmpty {
      parts.append("No control was applied.")
    } else {
      let columns = ["control", "value", "from"]
      parts.append(context.text(of: TextTable(columns, rows: applied)))
    }
    if !alerts.isEmpty {
      let columns = ["alert", "answer", "answered by", "times"]
      parts.append(context.text(of: TextTable(columns, rows: alerts)))
    }
    let warnings = problems.map { context.style(.warning, "warning: \($0.printable)") }
    parts.append(warnings.joined(separator: "\n"))
    parts.append(receipt.notes.map(\.printable).joined(separator: "\n"))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
