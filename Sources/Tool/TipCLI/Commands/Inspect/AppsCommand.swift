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
    try context.print(json: ["apps": .array(entries.map(\.json))]) {
      guard !entries.isEmpty else { return "" }
      return TextTable(
        ["app", "last use", "processes", "problem", "datastore"], rows: entries.map(\.row)
      )
      .text(style: context.style, width: context.tableWidth)
    }
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

  var row: [TextTable.Cell] {
    [
      .init(datastore.app), .init(datastore.lastUse?.description ?? ""),
      .init(processes.map(\.label).joined(separator: ", "), .good),
      .init(problem ?? "", .bad), .init(datastore.path),
    ]
  }

  var json: StoredValue {
    [
      "app": .string(datastore.app), "path": .string(datastore.path),
      "lastUse": .init(datastore.lastUse), "problem": problem.map(StoredValue.string) ?? .null,
      "processes": .array(
        processes.map { ["process": .int($0.identifier), "program": .string($0.program)] }),
    ]
  }
}
