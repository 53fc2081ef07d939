/// A text split into lines; a missing final line break makes the last line differ.
struct DiffText {
  /// The lines with their line breaks.
  let lines: [[UInt8]]

  /// Splits a text at its line feeds.
  init(_ text: String) {
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { Array($0) + [newline] }
    if let last = lines.popLast(), last.count > 1 { lines.append(last.dropLast()) }
    self.lines = lines
  }

  /// Returns a line for a difference, with control characters escaped.
  ///
  /// Escaping makes a carriage return visible and keeps control sequences from the terminal.
  func shown(_ index: Int, _ mark: String) -> [String] {
    let isComplete = lines[index].last == UInt8(ascii: "\n")
    let text = String(decoding: isComplete ? lines[index].dropLast() : lines[index], as: UTF8.self)
    let line = mark + text.unicodeScalars.map(Self.shown).joined()
    return isComplete ? [line] : [line, "\\ No newline at end of file"]
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
    return isControl ? scalar.escaped(asASCII: true) : String(scalar)
  }
}
