import TipFoundation

/// The format of a result that can also be a picture, or rows for spreadsheets.
enum ResultFormat: String {
  /// For people.
  case text
  /// One JSON object, as with other commands.
  case json
  /// Rows with commas, for spreadsheets.
  case csv
  /// A page that needs no network.
  case html
  /// A picture.
  case svg

  /// The option of commands that draw cards, in place of the global one; a card has no rows.
  static let cards = OptionSpec(
    "format", key: "card-format", allowed: ["text", "json", "svg", "html"],
    help: "Text for a terminal, JSON for programs, an SVG file, or a page of HTML.")
  /// The option of commands that show tips over time, in place of the global one.
  static let times = OptionSpec(
    "format", key: "time-format", allowed: ["text", "json", "csv", "html", "svg"],
    help: "Text for people, JSON or CSV for programs, an HTML page or an SVG picture.")
  /// The option of the command that prints a test, in place of the global one.
  static let fixture = OptionSpec(
    "format", key: "fixture-format", allowed: ["text", "json"],
    help: "Text for a Swift file, or JSON for the fixture alone.")

  /// Reads an option; text is the default.
  init(_ arguments: ParsedArguments, _ option: OptionSpec) {
    self = arguments.value(option).flatMap(ResultFormat.init) ?? .text
  }
}

extension CommandContext {
  /// Prints a result in one of the formats.
  func print(
    as format: ResultFormat, json: @autoclosure () -> [String: StoredValue],
    rows: @autoclosure () -> [[String]], html: @autoclosure () -> String,
    svg: @autoclosure () -> String, text: (CommandContext) -> String
  ) throws {
    switch format {
    case .text, .json: try print(json: json()) { text(self) }
    case .csv: try print(raw: CSV.text(rows()))
    case .html: try print(raw: html())
    case .svg: try print(raw: svg())
    }
  }
}

/// Rows with commas, as spreadsheets read them.
enum CSV {
  /// Returns rows as text with a last line break; cells with special characters are in quotes.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    // By bytes: a combining mark must not hide a comma or a quotation mark.
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
    guard text.utf8.contains(where: special.contains) else { return text }
    return "\"\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }
}
