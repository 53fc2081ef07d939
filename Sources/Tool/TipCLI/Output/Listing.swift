import TipFoundation

/// A value that a column prints: as text in a table, and as a member in JSON.
protocol ColumnValue: CustomStringConvertible {
  /// The value in JSON.
  var columnJSON: StoredValue { get }
}

extension String: ColumnValue { var columnJSON: StoredValue { .string(self) } }
extension Int: ColumnValue { var columnJSON: StoredValue { .int(self) } }
extension Timestamp: ColumnValue { var columnJSON: StoredValue { .init(self) } }

/// A column of a list: a cell of the table, a member of the JSON object, or both.
struct Column<Row> {
  /// The heading with the cell, or nil for a column that the table does not have.
  fileprivate let cell: (heading: String, of: (Row) -> TextTable.Cell)?
  /// The members of a row in JSON.
  fileprivate let members: (Row) -> [String: StoredValue]

  /// Creates a column whose cell and member have the same value.
  ///
  /// A nil value is an empty cell, and null in JSON. The member has the name of the heading, unless
  /// it has its own.
  init<Value: ColumnValue>(
    _ heading: String, _ name: String? = nil, role: Style.Role = .plain,
    _ value: @escaping (Row) -> Value?
  ) {
    cell = (heading, { .init(value($0)?.description ?? "", role) })
    members = { [name ?? heading: value($0)?.columnJSON ?? .null] }
  }

  private init(
    _ cell: (heading: String, of: (Row) -> TextTable.Cell)?,
    _ members: @escaping (Row) -> [String: StoredValue]
  ) {
    self.cell = cell
    self.members = members
  }

  /// Returns a column of the table.
  static func cell(
    _ heading: String, _ role: Style.Role = .plain, _ text: @escaping (Row) -> String
  ) -> Column {
    .cell(heading) { .init(text($0), role) }
  }

  /// Returns a column of the table whose cells differ in their roles.
  static func cell(_ heading: String, _ cell: @escaping (Row) -> TextTable.Cell) -> Column {
    Column((heading, cell)) { _ in [:] }
  }

  /// Returns a member of the JSON object.
  static func member(_ name: String, _ json: @escaping (Row) -> StoredValue) -> Column {
    .members { [name: json($0)] }
  }

  /// Returns several members of the JSON object, where later columns take precedence.
  static func members(_ members: @escaping (Row) -> [String: StoredValue]) -> Column {
    Column(nil, members)
  }
}

/// A list that a command prints: rows, and columns from which its table and JSON derive.
struct Listing<Row> {
  /// The member of the JSON object that has the rows.
  private let name: String
  private let columns: [Column<Row>]
  let rows: [Row]

  init(_ name: String, _ rows: some Sequence<Row>, _ columns: [Column<Row>]) {
    self.name = name
    self.columns = columns
    self.rows = Array(rows)
  }

  var json: [String: StoredValue] { [name: .array(rows.map { .object(members(of: $0)) })] }

  func members(of row: Row) -> [String: StoredValue] {
    columns.reduce(into: [:]) { $0.merge($1.members(row)) { $1 } }
  }

  var table: TextTable {
    let cells = columns.compactMap(\.cell)
    return TextTable(cells.map(\.heading), rows: rows.map { row in cells.map { $0.of(row) } })
  }

  /// Returns the table with some columns, in their order.
  func table(_ headings: [String]) -> TextTable {
    let cells = headings.compactMap { heading in
      columns.lazy.compactMap(\.cell).first { $0.heading == heading }
    }
    return TextTable(headings, rows: rows.map { row in cells.map { $0.of(row) } })
  }
}

extension CommandContext {
  /// Returns a table as text for standard output.
  func text(of table: TextTable) -> String { table.text(style: style, width: tableWidth) }

  /// Prints a list, and a note about one without rows.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print<Row>(_ list: Listing<Row>, ifEmpty note: String = "") throws {
    if list.rows.isEmpty, !note.isEmpty { self.note(note) }
    try print(json: list.json) { text(of: list.table) }
  }
}

extension DatastoreSession {
  /// Prints a list for all live processes: once when they agree, or else for each.
  func print<Row>(_ list: (ProcessView) -> Listing<Row>) throws {
    try print(views) {
      list($0).json
    } text: {
      context.text(of: list($0).table)
    }
  }
}
