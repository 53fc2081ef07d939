import TipModel
import TipFoundation

/// `tipctl undo` and `tipctl redo`: what commands have changed goes, and comes back.
enum UndoCommand {
  private static let steps = OptionSpec(
    "steps", value: "N", help: "How many operations; 1 if left out.")

  static let undo = CommandSpec(
    "undo", group: .change, summary: "Takes back what the last commands changed.",
    effect: .destroys, options: [steps],
    examples: [
      .init("tipctl undo", "Takes back the last command that changed something."),
      .init("tipctl undo --steps 3 --dry-run", "Says what taking back three would change."),
    ],
    notes: [
      "The newest \(Operation.keptCount) operations are kept: \"tipctl history --operations\". "
        + "What the app did meanwhile stays; where it has changed the same things, undo asks."
    ]
  ) { context, arguments in
    try run(context, arguments, isUndo: true)
  }

  static let redo = CommandSpec(
    "redo", group: .change, summary: "Does again what undo took back.", effect: .destroys,
    options: [steps],
    examples: [.init("tipctl redo", "Does the command again that was undone last.")],
    notes: ["A command that changes something else in between takes the chance away."]
  ) { context, arguments in
    try run(context, arguments, isUndo: false)
  }

  private static func run(
    _ context: CommandContext, _ arguments: ParsedArguments, isUndo: Bool
  ) throws -> ExitCode {
    try DatastoreSession.run(context) { session in
      let wanted = try arguments.int(steps, in: 1...Operation.keptCount) ?? 1
      let facts = session.situation.facts
      let log = isUndo ? facts.undoable : facts.redoable
      guard log.count >= wanted || log.isEmpty else {
        throw CLIError(
          .badData, "Only \(Plural.count(log.count, "operation")) can be \(word(isUndo))",
          suggestion: "Write \"--steps \(log.count)\", or look at \"tipctl history --operations\"")
      }
      let operations = Array(log.prefix(wanted))
      let options = ChangeOptions(arguments)
      try confirm(operations, isUndo: isUndo, facts, context, options)
      let outcome = try session.apply(
        operations.map { .setOperation(number: $0.number, isUndone: isUndo) }, options,
        inverse: isUndo ? "redo" : "undo")
      let names = operations.map { "\"\($0.command)\"" }.joined(separator: ", ")
      try outcome.print(
        Outcome.Words(
          done: "\(isUndo ? "Undone" : "Done again"): \(names).",
          unchanged: "There is nothing to \(isUndo ? "undo" : "redo")."),
        ["operations": .array(operations.map { .int($0.number) })])
      return .done
    }
  }

  private static func word(_ isUndo: Bool) -> String { isUndo ? "undone" : "redone" }

  /// Asks when things were changed since by somebody else, who would lose that.
  private static func confirm(
    _ operations: [Operation], isUndo: Bool, _ facts: Facts, _ context: CommandContext,
    _ options: ChangeOptions
  ) throws {
    var facts = facts
    var touched: [String] = []
    for operation in operations {
      let difference = try operation.difference()
      let step = isUndo ? difference.inverse : difference
      touched += facts.entries(differingFrom: step)
      facts.apply(step)
    }
    guard !touched.isEmpty else { return }
    try Confirmation(
      title: isUndo ? "Undo all the same?" : "Redo all the same?",
      loss: "What was changed since will be lost: \(touched.unique.joined(separator: ", ")).",
      button: isUndo ? "Undo" : "Redo"
    ).ask(in: context, options)
  }
}
