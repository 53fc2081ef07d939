/// A text in lines; a last line without its line break is another line than one with it.
struct DiffText {
  /// The lines with their line breaks.
  let lines: [[UInt8]]

  /// Parts a text at its line feeds.
  init(_ text: String) {
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { Array($0) + [newline] }
    if let last = lines.popLast(), last.count > 1 { lines.append(last.dropLast()) }
    self.lines = lines
  }

  /// Returns a line as a difference shows it: control characters are written out.
  ///
  /// So a carriage return is seen, and nothing steers the terminal.
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
