import TipModel
import TipFoundation

/// Shows a place in a text: the text on one line, and a caret under the place.
enum Caret {
  /// How much of a long text is shown on each side of the place.
  private static let reach = 36

  /// Lays the two lines out, indented.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: The place, counted in characters from zero; the text's length is its end.
  /// - Returns: The lines, without a last line break.
  static func lines(under text: String, at offset: Int) -> String {
    let place = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    let (before, after) = (text[..<(place ?? text.endIndex)], text[(place ?? text.endIndex)...])
    let start = before.count > reach ? "…\(before.suffix(reach))" : String(before)
    let end = after.count > reach ? "\(after.prefix(reach))…" : String(after)
    let column = start.printable.displayWidth
    return "  \(start.printable)\(end.printable)\n  \(String(repeating: " ", count: column))^"
  }
}
