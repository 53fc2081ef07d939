import TipModel

/// `tipctl import`: replaces the state with the contents of a document.
enum ImportCommand {
  private static let file = OperandSpec(
    "FILE", .exactly, completion: .files(extension: "json"),
    help: "The state document; \"-\" reads it from standard input.")

  static let spec: CommandSpec = .init(
    "import", group: .files, summary: "Replaces the state with that of a document.",
    effect: .destroys, operands: [file],
    examples: [
      .init("tipctl import monday.json --dry-run", "Shows what would change."),
      .init(
        "tipctl import monday.json --datastore copy", "Creates the datastore if there is none."),
      .init("tipctl import - --yes < monday.json", "Replaces the state without asking."),
    ],
    notes: [
      "A document that cannot be read changes nothing, and the receipt stays. "
        + "\"tipctl export\" first saves a copy."
    ]
  ) { context, arguments in
    let name = arguments.required(file)
    let subject = CommandContext.name(of: name)
    let imported = try StateDocument(json: context.readText(name), subject: subject).facts
    return try StateReplacement(facts: imported, subject: subject, verb: "Import")
      .run(context, ChangeOptions(arguments))
  }
}

/// The replacement of the state, which a document or a backup has.
struct StateReplacement {
  /// The new state.
  let facts: Facts
  /// The source of the new state, as the user named it.
  let subject: String
  /// The word of the button that loses the present state.
  let verb: String

  /// Replaces the state as one operation, after a confirmation if there is anything to lose.
  func run(_ context: CommandContext, _ options: ChangeOptions) throws -> ExitCode {
    try DatastoreSession.run(context, to: .change) { session in
      let old = session.situation.facts
      let present = StateDocument(old).text
      let isSame = present == StateDocument(facts).text
      if !isSame, present != StateDocument(Facts()).text {
        let question = TipQuestions.replacing(verb, subject, loss: old.contents)
        try Confirmation(question).ask(in: context, options)
      }
      var actions: [Change.Action] = []
      // An equal state still creates a datastore.
      if !isSame || session.isNew { actions = [.replace(facts)] }
      let outcome = try session.applyAsOperation(actions, options)
      try outcome.print(
        done: "The state is that of \(subject): \(facts.contents).",
        unchanged: "The state is that of \(subject) already.",
        ["path": .string(session.choice.path)])
      return .done
    }
  }
}

extension Facts {
  /// The number of tips and of their data, for a sentence.
  var contents: String {
    [
      Plural.count(tips.count, "tip"), Plural.count(parameters.count, "parameter"),
      Plural.count(donationCount, "donation"), Plural.count(history.count, "history line"),
    ].joined(separator: ", ")
  }
}
