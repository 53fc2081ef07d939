/// The format of a result that can also be a table for programs, or a picture.
enum SimulationFormat: String, CaseIterable {
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

  /// It takes the place of the global option.
  static let option = OptionSpec(
    "format", key: "simulation-format", allowed: allCases.map(\.rawValue),
    help: "Text for people, JSON or CSV for programs, an HTML page or an SVG picture.")

  /// Reads the option; text is the default.
  init(_ arguments: ParsedArguments) {
    self = arguments.value(Self.option).flatMap(SimulationFormat.init) ?? .text
  }
}
