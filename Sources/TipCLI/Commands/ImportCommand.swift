import TipModel

/// `tipctl import`: replaces the state with that of a document.
enum ImportCommand {
  private static let file = OperandSpec(
    "FILE", .exactly, completion: .files(extension: "json"),
    help: "The state document; \"-\" reads it from standard input.")

  static let spec = CommandSpec(
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
    let subject = name == "-" ? "standard input" : name
    let imported = try StateDocument.facts(fromJSON: context.readText(name), subject: subject)
    return try DatastoreSession.run(context, creates: true) { session in
      let old = session.situation.facts
      let isSame = StateDocument.text(of: old) == StateDocument.text(of: imported)
      let isEmpty = StateDocument.text(of: old) == StateDocument.text(of: Facts())
      let options = ChangeOptions(arguments)
      if !isSame, !isEmpty {
        try Confirmation(TipQuestions.importing(subject, loss: contents(old)))
          .ask(in: context, options)
      }
      let outcome = try session.perform(
        isSame && !session.isNew ? [] : [.replace(imported)], options)
      try outcome.print(
        Outcome.Words(
          done: "The state is that of \(subject): \(contents(imported)).",
          unchanged: "The state is that of \(subject) already."),
        ["path": .string(session.choice.path)])
      return .done
    }
  }

  private static func contents(_ facts: Facts) -> String {
    return [
      Plural.count(facts.tips.count, "tip"), Plural.count(facts.parameters.count, "parameter"),
      Plural.count(facts.donationCount, "donation"),
      Plural.count(facts.history.count, "history line"),
    ].joined(separator: ", ")
  }
}
