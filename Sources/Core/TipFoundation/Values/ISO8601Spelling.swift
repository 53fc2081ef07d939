/// The parts of an ISO 8601 date, read byte by byte.
///
/// Foundation's own parser turns 30 February into March and does not accept optional parts.
struct ISO8601Spelling {
  /// The milliseconds since 1970 in UTC, without smaller fractions of a second.
  private(set) var milliseconds: Int64 = 0
  private var rest: String.UTF8View.Iterator
  private var next: UInt8?

  /// Reads `2026-11-21`, optionally with `T09:00`, `:00`, `.125` and `Z` or `+02:00`.
  init?(_ text: String) {
    rest = text.utf8.makeIterator()
    next = rest.next()
    guard let year = number(4), year >= 1600, take("-"), let month = number(2), take("-"),
      let day = number(2), let date = CivilDay(year: year, month: month, day: day)
    else { return nil }
    add(seconds: date.daysSince1970 * 86_400)
    if next == nil { return }
    guard take("T"), let hour = number(2), hour < 24, take(":"), let minute = number(2),
      minute < 60
    else { return nil }
    add(seconds: hour * 3600 + minute * 60)
    guard readSeconds(), readOffset(), next == nil else { return nil }
  }

  private mutating func add(seconds: Int) { milliseconds += Int64(seconds) * 1000 }

  private mutating func readSeconds() -> Bool {
    guard take(":") else { return true }
    guard let second = number(2), second < 60 else { return false }
    add(seconds: second)
    guard take(".") else { return true }
    var digits = 0
    var value: Int64 = 100
    while let digit = takeDigit() {
      milliseconds += Int64(digit) * value
      value /= 10
      digits += 1
    }
    return (1...9).contains(digits)
  }

  private mutating func readOffset() -> Bool {
    if take("Z") { return true }
    let sign: Int
    if take("+") {
      sign = 1
    } else if take("-") {
      sign = -1
    } else {
      return false
    }
    guard let hours = number(2), hours <= 18, take(":"), let minutes = number(2), minutes < 60
    else { return false }
    add(seconds: -sign * (hours * 3600 + minutes * 60))
    return true
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, byte == character.value else { return false }
    next = rest.next()
    return true
  }

  private mutating func takeDigit() -> Int? {
    guard let byte = next, byte >= 0x30, byte <= 0x39 else { return nil }
    next = rest.next()
    return Int(byte) - 0x30
  }

  private mutating func number(_ length: Int) -> Int? {
    var number = 0
    for _ in 0..<length {
      guard let digit = takeDigit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}
