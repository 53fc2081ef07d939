import TipModel

/// Words of messages.
package enum GuidanceMessages {
  /// Returns names, or the first ones of many, as a list for a sentence.
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
    guard names.count > 4 else { return shown }
    return "\(shown) and \(names.count - 4) more"
  }

  /// Returns systems as a list for a sentence: "macOS and visionOS".
  package static func list(_ platforms: [TipPlatform]) -> String {
    let names = platforms.map(\.rawValue)
    guard names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }

  /// Returns a length for a sentence: "200 points".
  package static func points(_ points: Double) -> String { "\(number(points)) points" }

  /// Returns a time for a sentence: "0.5 s".
  package static func seconds(_ seconds: Double) -> String { "\(number(seconds)) s" }

  private static func number(_ number: Double) -> String {
    let number = (number * 1000).rounded() / 1000
    if let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }

  /// Returns the first words of a text, for a list of texts.
  package static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 4 else { return words.joined(separator: " ") }
    return words.prefix(4).joined(separator: " ") + "…"
  }
}
