import TipModel

/// Parses a timeline's text line by line.
struct TipTimelineReader {
  private(set) var days: [[String]] = []
  private(set) var start: Timestamp?

  mutating func read(_ line: String, number: Int) throws(TipControlError) {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") { return }
    do throws(Problem) {
      if let date = Self.start(text) { return try setStart(date) }
      try addRow(text)
    } catch {
      throw .unreadable(
        text, in: "line \(number)", kind: "timeline row", because: error.detail,
        write: error.wanted)
    }
  }

  private struct Problem: Error {
    let detail: String
    var wanted = #"a row such as "7: FeedBirdsTip, ShareBackyardTip" or "1-6: -""#
  }

  /// Returns the rest of a line that begins with `from`.
  private static func start(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let first = words.first, first == TipTimelineText.startWord else { return nil }
    guard words.count > 1 else { return "" }
    return String(words[1])
  }

  private mutating func setStart(_ text: String) throws(Problem) {
    guard start == nil, days.isEmpty else {
      throw Problem(
        detail: "the start comes once, before all rows",
        wanted: "it as the first line, or leave it out")
    }
    guard let date = Timestamp(iso8601: text.trimmed) else {
      throw Problem(
        detail: "the start is not an ISO 8601 date",
        wanted: "a date such as \(TipTimelineText.startWord) 2026-11-21T09:00:00Z")
    }
    start = date
  }

  private mutating func addRow(_ text: String) throws(Problem) {
    guard let colon = text.unicodeScalars.firstIndex(of: ":") else {
      throw Problem(detail: "the colon after the day is missing")
    }
    let range = try Self.range(String(text[..<colon]))
    guard range.lowerBound == days.count else {
      throw Problem(
        detail: "expected day \(days.count), found day \(range.lowerBound)",
        wanted: "the days from 0 without a gap; a day without tips is \"\(days.count): -\"")
    }
    guard range.upperBound < TipTimeline.largestDayCount else {
      throw Problem(
        detail: "it has too many days", wanted: "days up to \(TipTimeline.largestDayCount - 1)")
    }
    let tips = try Self.tips(text.unicodeScalars[colon...].dropFirst())
    days += Array(repeating: tips, count: range.count)
  }

  /// Parses `7` or `1-6`, also with an en dash as in printed ranges.
  private static func range(_ text: String) throws(Problem) -> ClosedRange<Int> {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { $0.trimmed }
    let numbers = parts.compactMap { part in
      part.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers.count <= 2, let first = numbers.first,
      let last = numbers.last
    else { throw Problem(detail: "\"\(text)\" is not a day or a range of days") }
    guard first <= last else {
      throw Problem(detail: "its range of days is reversed", wanted: "\"\(last)-\(first): …\"")
    }
    return first...last
  }

  /// Parses the ids after the colon by scalars: a quoted id may begin with a combining accent.
  private static func tips(_ text: Substring.UnicodeScalarView) throws(Problem) -> [String] {
    var rest = text
    var tips: [String] = []
    func skipSpace() { rest = rest.drop { $0.properties.isWhitespace } }
    skipSpace()
    if rest.elementsEqual(TipTimelineText.none.unicodeScalars) { return [] }
    while true {
      tips.append(try id(&rest))
      skipSpace()
      guard let comma = rest.popFirst() else { return tips }
      guard comma == "," else {
        throw Problem(detail: "the comma after \"\(tips[tips.count - 1])\" is missing")
      }
      skipSpace()
    }
  }

  private static func id(_ rest: inout Substring.UnicodeScalarView) throws(Problem) -> String {
    guard rest.first == "\"" else {
      let word = String(rest.prefix { $0 != "," && !$0.properties.isWhitespace })
      guard !word.isEmpty else { throw Problem(detail: "the id of a tip is missing") }
      guard TipTimelineText.isPlain(word) else {
        throw Problem(
          detail: "the id \"\(word)\" needs quotes",
          wanted: "it as \(RuleText.quoted(word)), or - for no tip")
      }
      rest = rest.dropFirst(word.unicodeScalars.count)
      return word
    }
    var isEscaped = true
    let quoted = rest.prefix { scalar in
      let ends = scalar == "\"" && !isEscaped
      isEscaped = !isEscaped && scalar == "\\"
      return !ends
    }
    rest = rest.dropFirst(quoted.count)
    guard rest.popFirst() != nil else {
      throw Problem(detail: "a quotation mark is not closed")
    }
    var lexer = RuleLexer(String(quoted) + "\"")
    do throws(RuleSyntaxError) {
      if case .string(let id) = try lexer.next().kind { return id }
    } catch {
      throw Problem(detail: "expected \(error.expected) in quotes, found \(error.found)")
    }
    throw Problem(detail: "the id of a tip is missing")
  }
}
