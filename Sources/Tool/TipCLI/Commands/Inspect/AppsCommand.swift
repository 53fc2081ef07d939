import TipModel
import TipStore

/// `tipctl apps`: the datastores of all apps on this machine.
enum AppsCommand {
  private static let forget = OptionSpec(
    "forget", value: "NAME", completion: .apps,
    help: "Remove the datastore of an app that is not running.")

  static let spec: CommandSpec = .init(
    "apps", group: .inspect, summary: "Lists the apps that have a datastore on this machine.",
    effect: .overwrites, options: [forget],
    examples: [
      .init("tipctl apps", "Lists their datastores, the last use, and the running processes."),
      .init("tipctl apps --forget BackyardBirds", "Removes a datastore, after asking."),
    ],
    notes: [
      "An app has its datastore in the folder of the user's data, under the name of its process; "
        + "datastores elsewhere are not listed. Without --app, --datastore and their variables, "
        + "commands work on the only app of this list, test processes left aside."
    ]
  ) { context, arguments in
    let entries = AppDatastore.all(in: context.console.environment).map(Entry.init)
    if let app = arguments.value(forget) {
      try remove(app, entries, context, ChangeOptions(arguments))
      return .done
    }
    if entries.isEmpty { context.note("\(DatastoreChoice.knownAppsSentence(context)).") }
    let list = Listing("apps", entries, Entry.columns)
    try context.print(json: list.json) {
      guard !entries.isEmpty else { return "" }
      return context.text(of: list.table)
    }
    return .done
  }

  /// Removes the datastore of an app.
  ///
  /// Other files in its folder stay.
  private static func remove(
    _ app: String, _ entries: [Entry], _ context: CommandContext, _ options: ChangeOptions
  ) throws {
    guard let entry = entries.first(where: { $0.datastore.app == app }) else {
      // Opening it has the error, with the nearest name.
      return try DatastoreSession.run(context.with { $0.app = app }) { _ in }
    }
    let path = entry.datastore.path
    if let process = entry.processes.first {
      throw TipControlError(
        .busy, subject: app, reason: "\(process.label) uses the datastore",
        suggestion: "End it, and run the command again")
    }
    let question = TipQuestions.replacing("Forget", app, loss: path)
    try Confirmation(question).ask(in: context, options)
    if !options.isDryRun { try entry.datastore.remove() }
    try context.print(
      changed: true, isDryRun: options.isDryRun, "Removed the datastore \(path).",
      fields: ["path": .string(path)])
  }
}

/// One app of the list.
private struct Entry {
  let datastore: AppDatastore
  let processes: [AppProcess]
  /// The reason why the datastore cannot be read.
  private let problem: String?

  /// Reads the datastore, without changing its files.
  init(_ datastore: AppDatastore) {
    self.datastore = datastore
    do throws(TipControlError) {
      processes = try SQLiteDatastore.peekLiveProcesses(path: datastore.path)
      problem = nil
    } catch {
      processes = []
      problem = error.reason
    }
  }

  static var columns: [Column<Entry>] {
    [
      Column("app") { $0.datastore.app }, Column("last use", "lastUse") { $0.datastore.lastUse },
      .cell("processes", .good) { $0.processes.map(\.label).joined(separator: ", ") },
      .member("processes") { entry in
        .array(
          entry.processes.map {
            ["process": .int($0.identifier), "program": .string($0.program)]
          })
      },
      Column("problem", role: .bad) { $0.problem },
      Column("datastore", "path") { $0.datastore.path },
    ]
  }
}
