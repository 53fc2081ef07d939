import TipModel
import TipStore

/// `tipctl restore`: replaces the state with the contents of a backup.
enum RestoreCommand {
  private static let file = OperandSpec(
    "FILE", .exactly, completion: .files(extension: "sqlite"),
    help: "The backup, or the file of another datastore; it is not changed.")

  static let spec: CommandSpec = .init(
    "restore", group: .files, summary: "Replaces the state with that of a backup, while apps run.",
    effect: .destroys, operands: [file],
    examples: [
      .init("tipctl restore monday.sqlite --dry-run", "Shows what would change."),
      .init("tipctl restore monday.sqlite --yes", "Replaces the state without asking."),
    ],
    notes: [
      "A backup that is damaged, newer than this tool, or another program's file changes nothing. "
        + "The receipt and the log of operations stay, and \"tipctl undo\" reverts it."
    ]
  ) { context, arguments in
    let name = arguments.required(file)
    let replacement = try StateReplacement(
      facts: facts(name, context), subject: name, verb: "Restore")
    return try replacement.run(context, ChangeOptions(arguments))
  }

  private static func facts(_ name: String, _ context: CommandContext) throws -> Facts {
    let path = context.path(name)
    guard !name.isEmpty, FileManager.default.fileExists(atPath: path) else {
      throw TipControlError(
        .missing, subject: name, reason: "There is no backup \"\(name)\"",
        suggestion: "Check the path, or write one with \"tipctl backup\"")
    }
    guard try !StateSource.isText(name, context) else {
      throw TipControlError(
        .refused, subject: name, reason: "\"\(name)\" is a document, and no backup",
        suggestion: "Replace the state with: tipctl import \(ShellQuoting.quoted(name))")
    }
    do throws(TipControlError) {
      return try SQLiteDatastore.backedUpFacts(path: path)
    } catch {
      guard [.corrupt, .refused, .missing].contains(error.code) else { throw error }
      // The advice for a datastore in use does not apply.
      throw TipControlError(
        error.code, subject: name, reason: error.reason,
        suggestion: "Nothing was changed; restore another backup")
    }
  }
}
