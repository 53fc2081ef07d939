import TipFoundation
import TipSnapshot

/// `tipctl snapshots list`: the snapshots that wait for a review.
enum SnapshotsListCommand {
  private static let check = OptionSpec(
    "check", help: "Exit with 1 when a snapshot waits, for CI jobs.")

  static let spec: CommandSpec = .init(
    "snapshots list", group: .snapshots, summary: "Lists the snapshots that wait for a review.",
    operands: [SnapshotSelection.paths], options: [check, Reporter.option],
    examples: [
      .init("tipctl snapshots list", "Lists those at and below the current folder."),
      .init("tipctl snapshots list --check Tests", "Fails when a snapshot waits."),
    ],
    notes: [
      "A test whose snapshot differs from its reference, or has none, leaves a pending file beside "
        + "it: \"<test>.<name>.pending.<extension>\" in \"__Snapshots__/<test file>\"."
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    let selection = try SnapshotSelection(arguments, in: context)
    let pending = selection.pending
    let fields: [String: StoredValue] = [
      "pending": .array(pending.map { describe($0, in: context) }),
      "leftovers": .array(selection.leftovers.map { .string(context.shown($0)) }),
    ]
    let report = report(pending, isCheck: arguments.has(check), context)
    try context.print(report, by: reporter, json: fields) {
      let rows = pending.map { file in
        [TextTable.Cell(kind(of: file)), .init(context.shown(file.path))]
      }
      return TextTable([], rows: rows).text(style: context.style)
    }
    if pending.isEmpty {
      context.note("Nothing waits for a review.")
    } else {
      let object = pending.count == 1 ? "it" : "them"
      context.note("Run \"tipctl snapshots review\" to review \(object).")
    }
    if !selection.leftovers.isEmpty {
      context.warn(
        "Found \(Plural.count(selection.leftovers.count, "file")) of interrupted writes",
        suggestion: "Remove them with \"tipctl snapshots prune\"")
    }
    if arguments.has(check), !pending.isEmpty { return .no }
    return .done
  }

  /// Returns the report on the snapshots that wait.
  ///
  /// They are failures only with `--check`.
  private static func report(
    _ pending: [SnapshotFile], isCheck: Bool, _ context: CommandContext
  ) -> Report {
    let findings = pending.map { file in
      let path = context.shown(file.path)
      return Finding(
        isCheck ? .problem : .note, path,
        "The \(kind(of: file)) snapshot \(path) waits for a review.",
        "Run \"tipctl snapshots review\".",
        at: .init(file: file.hasReference ? path : context.shown(file.pendingPath)))
    }
    return Report(name: "tipctl snapshots", subject: "snapshots", findings: findings)
  }

  static func describe(_ file: SnapshotFile, in context: CommandContext) -> StoredValue {
    [
      "kind": .string(kind(of: file)), "pending": .string(context.shown(file.pendingPath)),
      "reference": .string(context.shown(file.path)),
    ]
  }

  private static func kind(of file: SnapshotFile) -> String {
    file.hasReference ? "changed" : "new"
  }
}
