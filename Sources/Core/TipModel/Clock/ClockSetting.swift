/// A setting of the clock that replaces the system's time.
///
/// Its text is the `Clock` control's value: frozen `2026-11-21T09:00:00Z`, started
/// `@2026-11-21T09:00:00Z`, shifted `+3d` or `-2h30m`. A rate such as `x60` follows after a space.
/// The parser and ``validate()`` reject a rate that is not finite and above zero.
public struct ClockSetting: Hashable, Sendable {
  /// The three kinds of clock settings.
  package enum Kind: Hashable, Sendable {
    /// Stays at an instant.
    case frozen(Timestamp)
    /// Starts at an instant when the setting takes effect, and runs from there.
    case started(Timestamp, rate: Double)
    /// Runs ahead of the system's time by a length, or behind by a negative one.
    case shifted(milliseconds: Int64, rate: Double)
  }

  package let kind: Kind

  /// The accepted texts, for help and messages.
  package static let accepts =
    "a date to freeze at such as 2026-11-21T09:00:00Z, a date to start from such as "
    + "@2026-11-21T09:00:00Z, or a shift such as +3d or -2h30m; after a start or a shift, "
    + "a rate such as x60"

  /// Returns a clock that stays at an instant.
  package static func frozen(_ instant: Timestamp) -> ClockSetting {
    ClockSetting(kind: .frozen(instant))
  }

  /// Returns a clock that starts at an instant and runs from there.
  package static func started(_ instant: Timestamp, rate: Double) -> ClockSetting {
    ClockSetting(kind: .started(instant, rate: rate))
  }

  /// Returns a clock that runs ahead of the system's time by a length.
  package static func shifted(milliseconds: Int64, rate: Double) -> ClockSetting {
    ClockSetting(kind: .shifted(milliseconds: milliseconds, rate: rate))
  }

  /// Returns a clock that is frozen at a date.
  public static func frozen(at date: Date) -> ClockSetting { .frozen(Timestamp(date)) }

  /// Returns a clock that starts at a date and runs from there.
  ///
  /// - Parameters:
  ///   - date: The clock's time when the setting takes effect.
  ///   - rate: Seconds of this clock in one second of the system's, above zero.
  /// - Returns: The setting.
  public static func started(at date: Date, rate: Double = 1) -> ClockSetting {
    .started(Timestamp(date), rate: rate)
  }

  /// Returns a clock that runs ahead of the system's time, or behind it.
  ///
  /// - Parameters:
  ///   - length: The length ahead, or a negative one. Fractions of a millisecond are ignored.
  ///   - rate: Seconds of this clock in one second of the system's, above zero.
  /// - Returns: The setting.
  public static func shifted(by length: Duration, rate: Double = 1) -> ClockSetting {
    .shifted(milliseconds: length.wholeMilliseconds, rate: rate)
  }

  /// Seconds of this clock in one second of the system's, or zero when frozen.
  public var rate: Double {
    switch kind {
    case .frozen: 0
    case .started(_, let rate), .shifted(_, let rate): rate
    }
  }

  /// Checks the rate of a setting that was created in code.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the rate is not above zero and finite.
  public func validate() throws(TipControlError) {
    if case .frozen = kind { return }
    guard rate > 0, rate.isFinite else {
      throw TipControlError(
        .malformed, subject: "Clock", reason: "Invalid clock rate \(rate)",
        suggestion: "Use a rate above zero, or a frozen clock")
    }
  }
}

extension ClockSetting: CustomStringConvertible {
  /// The text of this setting, which parses back.
  public var description: String {
    switch kind {
    case .frozen(let instant): Self.text(instant)
    case .started(let instant, let rate): "@" + Self.text(instant) + Self.text(rate: rate)
    case .shifted(let milliseconds, let rate):
      Self.text(shift: milliseconds) + Self.text(rate: rate)
    }
  }

  /// Reads a setting's text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not a clock setting.
  package init(_ text: String, subject: String) throws(TipControlError) {
    func failure(_ detail: String?) -> TipControlError {
      .unreadable(
        text, in: subject, kind: "clock setting", because: detail,
        write: Self.accepts)
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let word = words.first, words.count <= 2 else { throw failure(nil) }
    var rate: Double?
    if words.count == 2 {
      rate = Self.rate(words[1])
      guard rate != nil else { throw failure("\"\(words[1])\" is not a rate above zero") }
    }
    let rest = word.dropFirst()
    switch word.first {
    case "+", "-":
      let length: Int64
      do throws(DurationText.Problem) {
        length = try DurationText.read(rest)
      } catch {
        throw failure(error.detail)
      }
      let shift = word.first == "-" ? -length : length
      self = .shifted(milliseconds: shift, rate: rate ?? 1)
    case "@":
      guard let instant = Timestamp(iso8601: String(rest)) else {
        throw failure(Timestamp.missingDay(in: rest) ?? "\"\(rest)\" is not a date")
      }
      self = .started(instant, rate: rate ?? 1)
    default:
      guard let instant = Timestamp(iso8601: String(word)) else {
        if DurationText.isLength(word) {
          throw .unreadable(
            text, in: subject, kind: "clock setting", because: "a shift begins with + or -",
            write: "+\(word) to move the clock ahead, or -\(word) to move it back")
        }
        throw failure(Timestamp.missingDay(in: word))
      }
      guard rate == nil else {
        throw failure("a frozen clock has no rate; put @ before the date to let it run")
      }
      self = .frozen(instant)
    }
  }

  /// ISO 8601 text, without milliseconds when they are zero.
  private static func text(_ instant: Timestamp) -> String {
    let text = instant.description
    guard text.hasSuffix(".000Z") else { return text }
    return text.dropLast(5) + "Z"
  }

  /// The length with its sign, which marks a shift.
  private static func text(shift milliseconds: Int64) -> String {
    let sign = milliseconds < 0 ? "" : "+"
    return sign + DurationText.print(milliseconds: milliseconds)
  }

  private static func text(rate: Double) -> String {
    if rate == 1 { return "" }
    if let whole = Int(exactly: rate) { return " x\(whole)" }
    return " x\(rate)"
  }

  private static func rate(_ word: Substring) -> Double? {
    guard word.wholeMatch(of: /x\d+(\.\d+)?(e[+-]?\d+)?/) != nil,
      let rate = Double(word.dropFirst()), rate > 0, rate.isFinite
    else { return nil }
    return rate
  }
}
