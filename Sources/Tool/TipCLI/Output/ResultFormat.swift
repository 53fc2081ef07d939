import TipFoundation
import TipPictures

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
  /// A scenario, for a simulation to go on from.
  case scenario

  /// The option of commands that draw cards, in place of the global one.
  ///
  /// A card has no rows, so `csv` is missing.
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

  /// The option of the command that lists the history, in place of the global one.
  static let history = OptionSpec(
    "format", key: "history-format", allowed: ["text", "json", "scenario"],
    help: "Text for people, JSON for programs, or a scenario for \"tipctl simulate\".")

  /// Reads an option, whose default is text.
  init(_ arguments: ParsedArguments, _ option: OptionSpec) {
    self = arguments.value(option).flatMap(ResultFormat.init) ?? .text
  }
}

extension CommandContext {
  /// Prints a result in one of the formats, or writes it to a file.
  func print(
    as format: ResultFormat, to file: OutputFile?, _ contents: String,
    json: @autoclosure () -> [String: StoredValue],
    rows: @autoclosure () -> [[String]] = [], html: @autoclosure () -> String,
    svg: @autoclosure () -> String, text: (CommandContext) -> String
  ) throws {
    let result =
      switch format {
      case .text where globals.format == .text: Self.line(text(file == nil ? self : plain))
      case .text, .json, .scenario: JSONOutput.document(json()) + "\n"
      case .csv: CSV.text(rows())
      case .html: html()
      case .svg: svg()
      }
    try print(result, to: file, contents)
  }

  /// The context for text in a file, without colours and without a limit of the width.
  private var plain: CommandContext {
    var console = console
    console.outputIsTerminal = false
    return with(console) { $0.noColor = true }
  }
}
