public import TipModel
import TipPictures

extension TipTimeline: CustomStringConvertible {
  /// The text form, with a row for each run of equal days.
  ///
  /// A timeline with a start has a line for it before the rows. The text parses back to the same
  /// timeline.
  public var description: String {
    let rows = rows.map { row in
      [TipTimelineText.days(row.days) + ":", TipTimelineText.tips(row.tips)]
    }
    var parts: [String] = []
    if let start { parts.append("\(TipTimelineText.startWord) \(start)") }
    if !rows.isEmpty { parts.append(ColumnLayout(rows).text()) }
    return parts.joined(separator: "\n")
  }

  /// Parses the text form.
  ///
  /// A row is a day or a range of days, a colon, and the tips' ids separated by commas, or `-` for
  /// none. Days start at 0 and are consecutive. An id with a space or a punctuation character in it
  /// is written in double quotes. Empty lines and lines that begin with `#` are ignored. The first
  /// line can be `from` and the date of day 0.
  /// - Parameter text: The text.
  /// - Throws: `TipControlError` (`malformed`) that names the line and the expected form.
  public init(parsing text: String) throws(TipControlError) {
    var reader = TipTimelineReader()
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(String(line), number: index + 1)
    }
    self.init(days: reader.days, start: reader.start)
  }
}

/// The constants of the text form, shared by printer and parser.
enum TipTimelineText {
  static let startWord = "from"
  static let none = "-"

  static func days(_ days: ClosedRange<Int>) -> String {
    if days.count == 1 { return "\(days.lowerBound)" }
    return "\(days.lowerBound)-\(days.upperBound)"
  }

  static func tips(_ tips: [String]) -> String {
    if tips.isEmpty { return none }
    return tips.map(id).joined(separator: ", ")
  }

  /// Returns an id, in quotes where it would be ambiguous.
  private static func id(_ id: String) -> String {
    isPlain(id) ? id : RuleText.quoted(id)
  }

  /// Whether an id can be written without quotes.
  static func isPlain(_ id: some StringProtocol) -> Bool {
    guard let first = id.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart || first.properties.numericType != nil)
      && id.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isXIDContinue || "-._/".unicodeScalars.contains(scalar)
      }
  }
}
