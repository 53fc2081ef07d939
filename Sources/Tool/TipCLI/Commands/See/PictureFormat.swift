/// The format of a picture.
enum PictureFormat: String, CaseIterable {
  /// Lines of text for a terminal.
  case text
  /// One JSON object.
  case json
  /// An SVG file.
  case svg
  /// A self-contained page.
  case html

  /// Replaces the global option.
  static let option = OptionSpec(
    "format", key: "picture-format", allowed: allCases.map(\.rawValue),
    help: "Text for a terminal, JSON for programs, an SVG file, or a page of HTML.")

  init(_ arguments: ParsedArguments) {
    self = arguments.value(Self.option).flatMap(PictureFormat.init) ?? .text
  }
}
