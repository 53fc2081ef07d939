import TipModel
import TipStore

/// The known records of TipKit's datastore.
///
/// They are not documented. An article of 2023 lists the five kinds of records of a Core Data
/// store. The names of tables and columns follow from Core Data's rules. Whatever is missing in a
/// datastore is left out.
enum TipKitRecords: String, CaseIterable {
  case tips, parameters, events, donations, rules

  /// The number of records that are listed of each kind.
  static let limit = 1000

  var table: String {
    switch self {
    case .tips: "ZCORETIPRECORD"
    case .parameters: "ZCOREPARAMETERRECORD"
    case .events: "ZCOREEVENTRECORD"
    case .donations: "ZCOREDONATIONRECORD"
    case .rules: "ZCORERULERECORD"
    }
  }

  /// The columns with their names in the output, in the order of the output.
  var columns: [(column: String, name: String)] {
    switch self {
    case .tips:
      [
        ("ZID", "id"), ("ZSTATUSVALUE", "status"), ("ZINVALIDATIONREASONVALUE", "reason"),
        ("ZLASTDISPLAYED", "lastDisplayed"), ("ZTIPINFO", "info"),
      ]
    case .parameters: [("ZID", "id"), ("ZVALUETYPE", "type"), ("ZVALUEDATA", "value")]
    case .events: [("ZID", "id"), (Self.key, "donations")]
    case .donations: [("ZDATE", "date"), (Self.event, "event"), ("ZDONATIONINFO", "info")]
    case .rules: [("ZID", "id"), ("ZSTATUSVALUE", "status")]
    }
  }

  private static let key = "Z_PK"
  private static let event = "ZEVENT"

  /// Reads the newest records of a table, by the names of the output.
  ///
  /// - Throws: `TipControlError` when the table cannot be read.
  func read(
    _ table: ForeignDatabase.Table, in database: ForeignDatabase
  ) throws(TipControlError) -> [[String: StoredValue]] {
    let known = columns.filter { table.columns[$0.column] != nil }
    let rows = try database.newestRows(of: table, known.map(\.column), limit: Self.limit)
    let replacements = try replacements(in: database)
    return rows.map { row in
      var record: [String: StoredValue] = [:]
      for (column, name) in known {
        record[name] = replacements[column]?(row[column] ?? .null) ?? row[column]
      }
      return record
    }
  }

  /// The numbers of records that stand for something else: the donations of an event, and the event
  /// of a donation.
  private func replacements(
    in database: ForeignDatabase
  ) throws(TipControlError) -> [String: (StoredValue) -> StoredValue] {
    switch self {
    case .events:
      let counts: [Int: Int]?
      if let donations = database.table(of: .donations, where: { $0.columns[Self.event] != nil }) {
        counts = try database.counts(of: donations, by: Self.event)
      } else {
        counts = nil
      }
      return [
        Self.key: { value in
          guard case .int(let key) = value, let counts else { return .null }
          return .int(counts[key] ?? 0)
        }
      ]
    case .donations:
      guard
        let events = database.table(
          of: .events, where: { $0.columns[Self.key] != nil && $0.columns["ZID"] != nil })
      else { return [:] }
      var ids: [StoredValue: StoredValue] = [:]
      for row in try database.newestRows(of: events, [Self.key, "ZID"], limit: 10_000) {
        if let key = row[Self.key], let id = row["ZID"] { ids[key] = id }
      }
      return [Self.event: { ids[$0] ?? $0 }]
    case .tips, .parameters, .rules: return [:]
    }
  }
}

extension ForeignDatabase {
  /// Returns the table of a kind of records, if it is as wanted.
  func table(of kind: TipKitRecords, where isWanted: (Table) -> Bool = { _ in true }) -> Table? {
    tables.first { $0.name == kind.table && isWanted($0) }
  }
}
