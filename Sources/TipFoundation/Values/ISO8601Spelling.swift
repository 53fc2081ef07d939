/// The parts of an ISO 8601 date, from which Foundation calculates the instant.
///
/// Foundation's own parser turns 30 February into March and does not accept optional parts.
struct ISO8601Spelling {
  /// The fraction of the second, cut to milliseconds.
  private(set) var milliseconds: Int64 = 0
  private var components = DateComponents()
  private var offsetSeconds = 0
  private var rest: Substring.UTF8View

  /// Reads `2026-11-21`, optionally with `T09:00`, `:00`, `.125` and `Z` or `+02:00`.
  init?(_ text: String) {
    rest = Substring(text).utf8
    guard let year = number(4), year >= 1600, take("-"), let month = number(2), take("-"),
      let day = number(2)
    else { return nil }
    components = DateComponents(
      timeZone: .gmt, year: year, month: month, day: day, hour: 0, minute: 0, second: 0)
    if rest.isEmpty { return }
    guard take("T"), let hour = number(2), hour < 24, take(":"), let minute = number(2),
      minute < 60
    else { return nil }
    components.hour = hour
    components.minute = minute
    guard readSeconds(), readOffset(), rest.isEmpty else { return nil }
  }

  /// The instant without its milliseconds; nil when the day does not exist.
  var date: Date? {
    guard components.isValidDate(in: Self.calendar) else { return nil }
    return Self.calendar.date(from: components)?.addingTimeInterval(Double(-offsetSeconds))
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private mutating func readSeconds() -> Bool {
    guard take(":") else { return true }
    guard let second = number(2), second < 60 else { return false }
    components.second = second
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
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), hours <= 18, take(":"), let minutes = number(2),
      minutes < 60
    else { return false }
    offsetSeconds = sign * (hours * 3600 + minutes * 60)
    return true
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = rest.first, byte == character.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ length: Int) -> Int? {
    let digits = rest.prefix(length)
    guard digits.count == length, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(length)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
