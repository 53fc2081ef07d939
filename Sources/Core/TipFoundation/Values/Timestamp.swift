/// An instant in UTC, in whole milliseconds: the precision of everything stored and compared.
///
/// Whole numbers keep the edges of time windows exact, which sums of `Double` seconds do not.
package struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1 January 1970, 00:00 UTC.
  package let milliseconds: Int64

  /// The years 1600 to 9999: earlier dates differ between Foundation's calendar and ISO 8601.
  private static let spellable: ClosedRange<Int64> = -11_676_096_000_000...253_402_300_799_999

  /// Whether a number of milliseconds since 1970 is within the years 1600 to 9999.
  package static func supports(milliseconds: Double) -> Bool {
    milliseconds >= Double(spellable.lowerBound) && milliseconds <= Double(spellable.upperBound)
  }

  /// Creates an instant, limited to the years 1600 to 9999.
  package init(milliseconds: Int64) {
    let range = Self.spellable
    self.milliseconds = min(max(milliseconds, range.lowerBound), range.upperBound)
  }

  /// Creates an instant of the years 1600 to 9999, or nil for any other.
  package init?(exactly milliseconds: Int64) {
    guard Self.spellable.contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates the instant nearest to a date.
  package init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    self.init(milliseconds: seconds.isNaN ? .min : Self.milliseconds(inSeconds: seconds))
  }

  /// The same instant as a Foundation date.
  package var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Returns the instant a number of milliseconds later, or earlier when negative.
  package func adding(milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: self.milliseconds.addingSaturating(milliseconds))
  }

  /// Returns the earlier of two instants, where nil is later than all instants.
  package static func earliest(_ first: Timestamp?, _ second: Timestamp?) -> Timestamp? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  // The operators that a Comparable type gets by default are not inlined in other modules, and
  // take several times as long.
  package static func > (left: Timestamp, right: Timestamp) -> Bool { right < left }
  package static func <= (left: Timestamp, right: Timestamp) -> Bool { !(right < left) }
  package static func >= (left: Timestamp, right: Timestamp) -> Bool { !(left < right) }
}

extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC with milliseconds: `2026-11-21T09:00:00.000Z`.
  package var description: String {
    let dayLength: Int64 = 86_400_000
    let inDay = Int((milliseconds % dayLength + dayLength) % dayLength)
    let day = CivilDay(daysSince1970: Int((milliseconds - Int64(inDay)) / dayLength))
    return String(unsafeUninitializedCapacity: 24) { buffer in
      var count = 0
      func write(_ number: Int, _ length: Int, _ end: Unicode.Scalar) {
        var rest = number
        for index in (count..<(count + length)).reversed() {
          buffer[index] = UInt8(0x30 + rest % 10)
          rest /= 10
        }
        buffer[count + length] = UInt8(ascii: end)
        count += length + 1
      }
      write(day.year, 4, "-")
      write(day.month, 2, "-")
      write(day.day, 2, "T")
      write(inDay / 3_600_000, 2, ":")
      write(inDay / 60_000 % 60, 2, ":")
      write(inDay / 1000 % 60, 2, ".")
      write(inDay % 1000, 3, "Z")
      return count
    }
  }

  /// Reads ISO 8601: a date and a time with `Z` or an offset, or a date alone (midnight UTC).
  ///
  /// A fraction of a second is cut to milliseconds. Returns nil for anything else.
  package init?(iso8601 text: String) {
    guard let spelling = ISO8601Spelling(text) else { return nil }
    self.init(milliseconds: spelling.milliseconds)
  }

  /// Reads an ISO 8601 date, and ignores surrounding white space.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the text and its subject.
  package init(_ text: String, subject: String) throws(TipControlError) {
    guard let date = Timestamp(iso8601: text.trimmed) else {
      throw .unreadable(
        text, in: subject, kind: "date", because: Timestamp.missingDay(in: text.trimmed[...]),
        write: "an ISO 8601 date such as 2026-11-21T09:00:00Z or 2026-11-21")
    }
    self = date
  }
}

extension Timestamp {
  /// Returns why the day at the start of a text does not exist, such as 30 February.
  ///
  /// It is nil for a text that does not begin with a year, a month and a day.
  package static func missingDay(in text: Substring) -> String? {
    let parts = text.prefix(10).split(separator: "-")
    guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), CivilDay(year: year, month: month, day: day) == nil
    else { return nil }
    guard let first = CivilDay(year: year, month: month, day: 1) else {
      return "there is no month \(parts[1])"
    }
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(names[first.month - 1]) \(parts[0]) has no day \(parts[2])"
  }

  /// Returns the instant a number of seconds later.
  package func adding(seconds: TimeInterval) -> Timestamp {
    adding(milliseconds: Timestamp.milliseconds(inSeconds: seconds))
  }

  /// Returns a length in seconds as whole milliseconds, limited to the longest length.
  package static func milliseconds(inSeconds seconds: TimeInterval) -> Int64 {
    let exact = (seconds * 1000).rounded()
    guard !exact.isNaN else { return 0 }
    if let whole = Int64(exactly: exact) { return whole }
    return exact.sign == .plus ? .max : .min
  }
}
