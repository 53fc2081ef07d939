import TipModel
import TipStore

/// `tipctl apps`: the datastores of all apps on this machine.
enum AppsCommand {
  static let spec = CommandSpec(
    "apps", group: .inspect, summary: "Lists the apps that have a datastore on this machine.",
    examples: [
      .init("tipctl apps", "Lists their datastores, the last use, and the running processes.")
    ],
    notes: [
      "An app has its datastore in the folder of the user's data, under the name of its process; "
        + "datastores elsewhere are not listed. Without --app, --datastore and their variables, "
        + "commands work on the only app of this list."
    ]
  ) { context, _ in
    let entries = AppDatastore.all(in: context.console.environment).map(Entry.init)
    if entries.isEmpty { context.note("\(DatastoreChoice.knownAppsSentence(context)).") }
    let list = Listing("apps", entries, Entry.columns)
    try context.print(json: list.json) { entries.isEmpty ? "" : context.text(of: list.table) }
    return .done
  }
}

/// One app of the list.
private struct Entry {
  private let datastore: AppDatastore
  private let processes: [AppProcess]
  /// The reason why the datastore cannot be read.
  private let problem: String?

  /// Reads the datastore, without changing its files.
  init(_ datastore: AppDatastore) {
    self.datastore = datastore
    do throws(TipControlError) {
      processes = try SQLiteDatastore.peek(path: datastore.path).liveProcesses
      problem = nil
    } catch {
      (processes, problem) = ([], error.reason)
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
