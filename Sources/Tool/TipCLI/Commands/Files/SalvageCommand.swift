import TipModel
import TipStore

/// `tipctl salvage`: the sound rows of a damaged datastore, as a document.
enum SalvageCommand {
  private static let file = OperandSpec(
    "FILE", .exactly, completion: .files(extension: "sqlite"),
    help: "The damaged file; the log beside it is read too. Neither is changed.")

  static let spec: CommandSpec = .init(
    "salvage", group: .files,
    summary: "Prints the state document of the sound rows of a damaged datastore.",
    operands: [file],
    examples: [
      .init(
        "tipctl salvage monday.sqlite > sound.json",
        "Lists the damaged parts on standard error."),
      .init("tipctl salvage monday.sqlite | tipctl import - --datastore copy", "Keeps it."),
    ],
    notes: [
      "An app keeps the sound rows by itself when it sets its datastore aside. The receipt and the "
        + "log of operations are not part of the document. The exit code is 1 when no row is sound."
    ]
  ) { context, arguments in
    let name = arguments.required(file)
    guard !name.isEmpty else {
      throw CLIError.usage("A salvage needs a file, not \"\"", suggestion: "Name a damaged file")
    }
    let salvage = try Salvage(path: context.path(name))
    for problem in salvage.problems { context.warn(problem) }
    if salvage.problems.isEmpty { context.note("\(name) is not damaged") }
    try context.print(rawJSON: StateDocument(salvage.facts).text)
    return .done(if: !salvage.isEmpty)
  }
}
