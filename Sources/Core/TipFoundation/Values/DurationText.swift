/// The text of a length of time: `90s`, `15m`, `36h`, `3d`, `2w`, `2h30m`, `250ms`.
///
/// Larger units come first and each occurs once. A sign or a space is not allowed.
package enum DurationText {
  /// The reason why a text is not a duration.
  package struct Problem: Error {
    package let detail: String
  }

  private typealias Unit = (symbol: String, word: String, milliseconds: UInt64)

  private static let units: [Unit] = [
    ("w", "week", 604_800_000), ("d", "day", 86_400_000), ("h", "hour", 3_600_000),
    ("m", "minute", 60_000), ("s", "second", 1000), ("ms", "millisecond", 1),
  ]

  /// Reads a duration.
  ///
  /// - Parameters:
  ///   - text: The text, whose surrounding white space is ignored.
  ///   - subject: The source of the text, such as a variable's name, for the message.
  /// - Returns: The length in milliseconds.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not a duration or is too long.
  package static func parse(
    _ text: String, subject: String
  ) throws(TipControlError) -> Int64 {
    do throws(Problem) {
      return try read(text.trimmed)
    } catch {
      throw .unreadable(
        text, in: subject, kind: "duration", because: error.detail,
        write: "a duration such as 90s, 15m, 36h, 3d, 2w or 2h30m")
    }
  }

  /// Reads a duration without naming its source.
  package static func read(_ text: some StringProtocol) throws(Problem) -> Int64 {
    guard !text.isEmpty else { throw Problem(detail: "it is empty") }
    var rest = Substring(text)
    var smaller = units[...]
    var total: Int64 = 0
    while !rest.isEmpty {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      let symbol = rest.prefix { !("0"..."9").contains($0) }
      rest = rest.dropFirst(symbol.count)
      guard !digits.isEmpty else {
        throw Problem(detail: "a number is missing before \"\(symbol)\"")
      }
      guard !symbol.isEmpty else { throw Problem(detail: "a unit is missing after \"\(digits)\"") }
      guard units.contains(where: { $0.symbol == symbol }) else {
        throw Problem(detail: "\"\(symbol)\" is not a unit; units are w, d, h, m, s and ms")
      }
      guard let index = smaller.firstIndex(where: { $0.symbol == symbol }) else {
        throw Problem(detail: "larger units come first, each once")
      }
      guard let count = Int64(digits) else { throw Problem(detail: "it is too long") }
      let length = count.multipliedReportingOverflow(by: Int64(units[index].milliseconds))
      let sum = total.addingReportingOverflow(length.partialValue)
      guard !length.overflow, !sum.overflow else { throw Problem(detail: "it is too long") }
      total = sum.partialValue
      smaller = units[(index + 1)...]
    }
    return total
  }

  /// Returns whether a text is a duration, which lacks its sign where one is needed.
  package static func isLength(_ text: some StringProtocol) -> Bool { (try? read(text)) != nil }

  /// Returns the text of a length, which parses back unless it is negative and begins with `-`.
  ///
  /// The text has one unit when its number has at most two digits (`36h`), or for whole weeks or
  /// days. Otherwise it has several units, without weeks (`2h30m`).
  package static func print(milliseconds: Int64) -> String {
    let length = milliseconds.magnitude
    let sign = milliseconds < 0 ? "-" : ""
    guard length > 0 else { return "0s" }
    for unit in units where length.isMultiple(of: unit.milliseconds) {
      let count = length / unit.milliseconds
      if count < 100 || unit.symbol == "w" {
        return "\(sign)\(count)\(unit.symbol)"
      }
    }
    return sign + split(length).map { "\($0.count)\($0.unit.symbol)" }.joined()
  }

  /// Returns a length in words, without its sign: "5 days", "1 hour 30 minutes".
  package static func words(milliseconds: Int64) -> String {
    guard milliseconds != 0 else { return "0 seconds" }
    let parts = split(milliseconds.magnitude).map { part in
      "\(part.count) \(part.unit.word)\(part.count == 1 ? "" : "s")"
    }
    return parts.joined(separator: " ")
  }

  /// Days and smaller units, without those that are zero.
  private static func split(_ milliseconds: UInt64) -> [(count: UInt64, unit: Unit)] {
    var rest = milliseconds
    var parts: [(count: UInt64, unit: Unit)] = []
    for unit in units.dropFirst() {
      let count = rest / unit.milliseconds
      rest %= unit.milliseconds
      if count > 0 { parts.append((count, unit)) }
    }
    return parts
  }
}

extension Duration {
  /// The length in whole milliseconds, as the engine counts time, limited to the longest one.
  package var wholeMilliseconds: Int64 {
    let parts = components
    let whole = parts.seconds.multipliedReportingOverflow(by: 1000)
    if whole.overflow { return parts.seconds > 0 ? .max : .min }
    return whole.partialValue.addingSaturating(parts.attoseconds / 1_000_000_000_000_000)
  }

  /// The length in words: `3 days`.
  package var words: String { DurationText.words(milliseconds: wholeMilliseconds) }
}
