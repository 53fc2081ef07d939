import TipModel
import TipStore

/// `tipctl backup`: a copy of the datastore in one file.
enum BackupCommand {
  private static let file = OperandSpec(
    "FILE", .exactly, completion: .files(extension: "sqlite"), help: "The backup's file.")

  static let spec: CommandSpec = .init(
    "backup", group: .files, summary: "Copies the datastore into one file, while apps run.",
    effect: .overwrites, operands: [file],
    examples: [.init("tipctl backup friday.sqlite --app BackyardBirds", "Saves all of it.")],
    notes: [
      "The copy is complete and consistent: it also has the receipt, and the operations that "
        + "\"tipctl undo\" reverts. It asks before it replaces a file with other contents."
    ]
  ) { context, arguments in
    let name = arguments.required(file)
    guard !name.isEmpty, name != "-" else {
      throw CLIError.usage(
        "A backup needs a file, not \"\(name)\"",
        suggestion: "Name a file, or use \"tipctl export\" for standard output")
    }
    return try DatastoreSession.run(context) { session in
      try write(context.path(name), name, ChangeOptions(arguments), session)
      return .done
    }
  }

  private static func write(
    _ path: String, _ name: String, _ options: ChangeOptions, _ session: DatastoreSession
  ) throws {
    let context = session.context
    if context.reads.contains(path) {
      throw CLIError.usage(
        "\"\(name)\" is the datastore itself", suggestion: "Name another file")
    }
    guard !FileSystem.isFolder(path) else {
      throw CLIError(
        .cannotCreate, "\"\(name)\" is a folder", suggestion: "Name a file in it")
    }
    let exists = FileManager.default.fileExists(atPath: path)
    let hasChanged = !exists || contents(of: path) != session.facts
    if exists, hasChanged {
      try Confirmation(TipQuestions.replacingBackup(name)).ask(in: context, options)
    }
    if hasChanged, !options.isDryRun {
      try SQLiteDatastore.backUp(path: session.choice.path, to: path)
    }
    var message = "\(name) holds a copy of the datastore already."
    if hasChanged {
      message = "\(name) holds a copy of the datastore: \(session.facts.contents)."
    }
    var lines: [String] = []
    if hasChanged, !options.isDryRun {
      lines = ["Restore it with: \(session.commandLine(["restore", name]).printable)"]
    }
    try context.print(
      changed: hasChanged, isDryRun: options.isDryRun, message, lines: lines,
      fields: ["file": .string(name), "path": .string(session.choice.path)])
  }

  /// Returns the contents of an earlier backup, or nil for any other file.
  private static func contents(of path: String) -> Facts? {
    do {
      return try SQLiteDatastore.peek(path: path)
    } catch {
      // Whatever is wrong with it, it is not this state.
      return nil
    }
  }
}
