import TipModel

/// `tipctl undo` and `tipctl redo`: reverts the changes of commands, and applies them again.
enum UndoCommand {
  private static let steps = OptionSpec(
    "steps", value: "N", help: "The number of operations; 1 by default.")

  static let undo: CommandSpec = .init(
    "undo", group: .change, summary: "Reverts the changes of the last commands.",
    effect: .overwrites, options: [steps],
    examples: [
      .init("tipctl undo", "Reverts the last command that changed something."),
      .init("tipctl undo --steps 3 --dry-run", "Shows what reverting three would change."),
    ],
    notes: [
      "The newest \(StoredOperation.keptCount) operations are kept, up to "
        + "\(StoredOperation.keptBytes / 1_000_000) MB: \"tipctl history --operations\". "
        + "Later changes of the app stay; if they affect the same data, undo asks."
    ], run: action(isUndo: true))

  static let redo: CommandSpec = .init(
    "redo", group: .change, summary: "Applies the changes again that undo reverted.",
    effect: .overwrites, options: [steps],
    examples: [.init("tipctl redo", "Applies the changes again that were undone last.")],
    notes: ["After another command has changed something, redo is not possible."],
    run: action(isUndo: false))

  private static func action(isUndo: Bool) -> CommandSpec.Action {
    DatastoreSession.command(to: .change) { session, arguments in
      let wanted = try arguments.int(steps, in: 1...StoredOperation.keptCount) ?? 1
      // Not the facts of the next launch, at which displays of ended processes are over.
      let facts = session.facts
      let log = isUndo ? facts.undoable : facts.redoable
      guard log.count >= wanted || log.isEmpty else {
        let count = Plural.count(log.count, "operation")
        throw CLIError(
          .badData, "Only \(count) can be \(isUndo ? "undone" : "redone")",
          suggestion: "Write \"--steps \(log.count)\", or run \"tipctl history --operations\"")
      }
      let operations = Array(log.prefix(wanted))
      let options = ChangeOptions(arguments)
      try confirm(operations, isUndo: isUndo, facts, session.context, options)
      var inverse = [isUndo ? "redo" : "undo"]
      if operations.count > 1 { inverse += ["--steps", "\(operations.count)"] }
      let outcome = try session.applyOrPreview(
        operations.map { .setOperation(number: $0.number, isUndone: isUndo) }, options,
        inverse: inverse)
      let names = operations.map { "\"\($0.command)\" of \($0.date)" }
      let list = names.joined(separator: ", ")
      let words =
        if isUndo {
          ChangeOutcome.Words(
            done: "Undone: \(list).", unchanged: "There is nothing to undo.")
        } else {
          ChangeOutcome.Words(
            done: "Redone: \(list).", unchanged: "There is nothing to redo.")
        }
      try outcome.print(words, ["operations": .array(operations.map { .int($0.number) })])
    }
  }

  /// Asks for confirmation when later changes by others would be lost.
  private static func confirm(
    _ operations: [StoredOperation], isUndo: Bool, _ facts: Facts,
    _ context: CommandContext, _ options: ChangeOptions
  ) throws {
    var facts = facts
    var touched: [String] = []
    for operation in operations {
      let difference = try operation.difference()
      let step = isUndo ? difference.inverse : difference
      touched += facts.entries(differingFrom: step)
      facts.takeBack(by: step)
    }
    guard !touched.isEmpty else { return }
    let loss = touched.unique.joined(separator: ", ")
    let question = TipQuestions.reverting(isUndo: isUndo, loss: loss)
    try Confirmation(question).ask(in: context, options)
  }
}
