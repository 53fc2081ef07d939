import TipModel
import TipStore

/// `tipctl simulator inspect`: the known contents of an app's TipKit datastore.
enum SimulatorInspectCommand {
  static let spec: CommandSpec = .init(
    "simulator inspect", group: .simulator,
    summary: "Lists the known contents of an app's TipKit datastore.",
    operands: [Simulator.bundle], options: [Simulator.deviceOption],
    examples: [
      .init("tipctl simulator inspect app.birds", "Lists tables, tips, events and donations.")
    ],
    notes: [
      "It reads a copy of the file and its log; the app's own files are not opened as a database. "
        + "Apple does not document the tables: of one that is not known, only the name and the "
        + "number of rows are listed. Numbers of a status or a reason are those that are stored. "
        + "The newest \(TipKitRecords.limit) records of each kind are listed."
    ]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let bundle = try Simulator.bundleID(arguments)
    try simulator.select()
    let files = try simulator.folders(of: bundle).files
    guard !files.isEmpty else {
      throw TipControlError(
        .missing, subject: bundle, reason: "\"\(bundle)\" has no TipKit datastore",
        suggestion: "Launch the app once so that Tips.configure creates it; it is not found at a "
          + ".url(_:) outside of the app's containers")
    }
    let contents = try files.map { try Contents(path: $0) }
    try context.print(json: [
      "bundle": .string(bundle), "device": .string(simulator.device),
      "datastores": .array(contents.map(\.json)),
    ]) {
      contents.map { $0.text(context) }.joined(separator: "\n\n")
    }
    for kind in TipKitRecords.allCases
    where contents.contains(where: { $0.hasMore(of: kind) }) {
      context.note("Only the newest \(TipKitRecords.limit) \(kind.rawValue) are listed.")
    }
    return .done
  }

  /// The contents of one datastore.
  private struct Contents {
    let path: String
    let files: [String]
    let tables: [ForeignDatabase.Table]
    var records: [TipKitRecords: [[String: StoredValue]]] = [:]

    init(path: String) throws(TipControlError) {
      self = try ForeignDatabase.reading(copyOf: path) { database throws(TipControlError) in
        try Contents(path: path, database)
      }
    }

    private init(path: String, _ database: ForeignDatabase) throws(TipControlError) {
      self.path = path
      files = database.files
      tables = database.tables
      for kind in TipKitRecords.allCases {
        guard let table = database.table(of: kind) else { continue }
        records[kind] = try kind.read(table, in: database)
      }
    }

    /// Returns whether there are more records of a kind than are listed.
    func hasMore(of kind: TipKitRecords) -> Bool {
      tables.contains { $0.name == kind.table && $0.rowCount > TipKitRecords.limit }
    }

    private static func kind(of table: ForeignDatabase.Table) -> TipKitRecords? {
      TipKitRecords.allCases.first { $0.table == table.name }
    }

    private var list: Listing<ForeignDatabase.Table> {
      Listing(
        "tables", tables,
        [
          Column("table", "name") { $0.name }, Column("rows") { $0.rowCount },
          .cell("contents") { Self.kind(of: $0)?.rawValue ?? "not known" },
          .member("contents") { .init(Self.kind(of: $0)?.rawValue) },
        ])
    }

    var json: StoredValue {
      var fields = list.json
      fields["path"] = .string(path)
      fields["copied"] = .array(files.map(StoredValue.string))
      for (kind, records) in records {
        fields[kind.rawValue] = .array(records.map(StoredValue.object))
      }
      return .object(fields)
    }

    func text(_ context: CommandContext) -> String {
      let tables = TipKitRecords.allCases.compactMap { kind -> TextTable? in
        guard let records = records[kind], !records.isEmpty else { return nil }
        let names = kind.columns.map(\.name)
        var headings = names
        // The id of a record is headed by its kind, such as "tip".
        if let index = headings.firstIndex(of: "id") {
          headings[index] = String(kind.rawValue.dropLast())
        }
        let rows = records.map { record in
          names.map { TextTable.Cell(Self.text(record[$0] ?? .null)) }
        }
        return TextTable(headings, rows: rows)
      }
      return ([path.printable] + ([list.table] + tables).map(context.text(of:)))
        .joined(separator: "\n\n")
    }

    private static func text(_ value: StoredValue) -> String {
      switch value {
      case .null: ""
      case .string(let text): text
      case .date(let date): date.description
      case .object(let members):
        if let bytes = members["bytes"] {
          "\(bytes.json) bytes"
        } else {
          value.json
        }
      default: value.json
      }
    }
  }
}
