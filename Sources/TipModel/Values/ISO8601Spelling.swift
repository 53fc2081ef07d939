/// The parts of an ISO 8601 date as it was written.
///
/// Foundation's own parser rolls 30 February over into March and knows no optional parts.
struct ISO8601Spelling {
  private var day: CivilDate
  private var seconds: Int64 = 0
  /// The fraction of the second, cut to milliseconds.
  private var milliseconds: Int64 = 0
  private var rest: Substring.UTF8View

  /// Reads `2026-11-21`, or that with `T09:00`, `:00`, `.125` and `Z` or `+02:00` behind.
  init?(_ text: String) {
    rest = Substring(text).utf8
    day = CivilDate(year: 0, month: 0, day: 0)
    guard let year = number(4), take("-"), let month = number(2), take("-"),
      let dayOfMonth = number(2)
    else { return nil }
    day = CivilDate(year: year, month: month, day: dayOfMonth)
    if rest.isEmpty { return }
    guard take("T"), let hour = number(2), hour < 24, take(":"), let minute = number(2),
      minute < 60
    else { return nil }
    seconds = hour * 3600 + minute * 60
    guard readSeconds(), readOffset(), rest.isEmpty else { return nil }
  }

  /// The instant; nil when there is no such day.
  var instant: Timestamp? {
    let days = day.daysSince1970
    guard (1...9999).contains(day.year), (1...12).contains(day.month),
      CivilDate(daysSince1970: days) == day
    else { return nil }
    return Timestamp(
      milliseconds: days * CivilDate.millisecondsInDay + seconds * 1000 + milliseconds)
  }

  private mutating func readSeconds() -> Bool {
    guard take(":") else { return true }
    guard let second = number(2), second < 60 else { return false }
    seconds += second
    guard take(".") else { return true }
    let digits = rest.prefix { isDigit($0) }
    guard (1...9).contains(digits.count) else { return false }
    rest = rest.dropFirst(digits.count)
    for place in 0..<3 {
      let digit = digits.dropFirst(place).first.map { Int64($0 - UInt8(ascii: "0")) } ?? 0
      milliseconds = milliseconds * 10 + digit
    }
    return true
  }

  private mutating func readOffset() -> Bool {
    if take("Z") { return true }
    let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), hours <= 18, take(":"), let minutes = number(2),
      minutes < 60
    else { return false }
    seconds -= sign * (hours * 3600 + minutes * 60)
    return true
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = rest.first, byte == character.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ length: Int) -> Int64? {
    let digits = rest.prefix(length)
    guard digits.count == length, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(length)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
