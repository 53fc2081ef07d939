public import TipFoundation

/// What a clock is told to show, in place of the system's time.
///
/// Its text is the `Clock` control's value: frozen `2026-11-21T09:00:00Z`, started
/// `@2026-11-21T09:00:00Z`, shifted `+3d` or `-2h30m`; a rate such as `x60` follows after a space.
/// A rate that is not above zero, or not finite, is refused by the parser and by ``validate()``.
public struct ClockSetting: Hashable, Sendable {
  /// The three ways in which a clock can be set.
  package enum Kind: Hashable, Sendable {
    /// Stays at an instant.
    case frozen(Timestamp)
    /// Shows an instant when the setting takes effect, and runs on from there.
    case started(Timestamp, rate: Double)
    /// Runs ahead of the system's time by a length, or behind it when negative.
    case shifted(milliseconds: Int64, rate: Double)
  }

  package let kind: Kind

  /// Returns a clock that stays at an instant.
  package static func frozen(_ instant: Timestamp) -> ClockSetting {
    ClockSetting(kind: .frozen(instant))
  }

  /// Returns a clock that starts at an instant and runs on from there.
  package static func started(_ instant: Timestamp, rate: Double) -> ClockSetting {
    ClockSetting(kind: .started(instant, rate: rate))
  }

  /// Returns a clock that runs ahead of the system's time by a length.
  package static func shifted(milliseconds: Int64, rate: Double) -> ClockSetting {
    ClockSetting(kind: .shifted(milliseconds: milliseconds, rate: rate))
  }

  /// Returns a clock that stands still at a date.
  public static func frozen(at date: Date) -> ClockSetting { .frozen(Timestamp(date)) }

  /// Describes a clock that starts at a date and runs on from there.
  ///
  /// - Parameters:
  ///   - date: What the clock shows when the setting takes effect.
  ///   - rate: Seconds of this clock in one second of the system's; above zero.
  /// - Returns: The setting.
  public static func started(at date: Date, rate: Double = 1) -> ClockSetting {
    .started(Timestamp(date), rate: rate)
  }

  /// Describes a clock that runs ahead of the system's time, or behind it.
  ///
  /// - Parameters:
  ///   - length: The length ahead; negative for behind. Less than a millisecond does not count.
  ///   - rate: Seconds of this clock in one second of the system's; above zero.
  /// - Returns: The setting.
  public static func shifted(by length: Duration, rate: Double = 1) -> ClockSetting {
    .shifted(milliseconds: length.wholeMilliseconds, rate: rate)
  }

  /// Seconds of this clock in one second of the system's; zero when frozen.
  public var rate: Double {
    switch kind {
    case .frozen: 0
    case .started(_, let rate), .shifted(_, let rate): rate
    }
  }

  /// Checks a setting that was made in code, where the type cannot check its rate.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the rate is not above zero and finite.
  public func validate() throws(TipControlError) {
    if case .frozen = kind { return }
    guard rate > 0, rate.isFinite else {
      throw TipControlError(
        .malformed, subject: "Clock", reason: "A clock cannot run at the rate \(rate)",
        suggestion: "Use a rate above zero, or a frozen clock")
    }
  }
}

extension ClockSetting: CustomStringConvertible {
  /// The text that reads back as this setting.
  public var description: String {
    switch kind {
    case .frozen(let instant): Self.text(instant)
    case .started(let instant, let rate): "@" + Self.text(instant) + Self.text(rate: rate)
    case .shifted(let milliseconds, let rate):
      (milliseconds < 0 ? "" : "+") + DurationText.print(milliseconds: milliseconds)
        + Self.text(rate: rate)
    }
  }

  /// Reads a setting's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: Where the text comes from, such as a variable's name, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is no clock setting.
  package init(_ text: String, subject: String) throws(TipControlError) {
    func failure(_ detail: String?) -> TipControlError {
      .unreadable(
        text, in: subject, kind: "clock setting", because: detail,
        write: ControlValueKind.clock.accepts)
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
      self = .shifted(milliseconds: word.first == "-" ? -length : length, rate: rate ?? 1)
    case "@":
      guard let instant = Timestamp(iso8601: String(rest)) else {
        throw failure("\"\(rest)\" is not a date")
      }
      self = .started(instant, rate: rate ?? 1)
    default:
      guard let instant = Timestamp(iso8601: String(word)) else { throw failure(nil) }
      guard rate == nil else {
        throw failure("a frozen clock has no rate; put @ before the date to let it run")
      }
      self = .frozen(instant)
    }
  }

  /// ISO 8601 without the milliseconds when there are none.
  private static func text(_ instant: Timestamp) -> String {
    let text = instant.description
    return text.hasSuffix(".000Z") ? text.dropLast(5) + "Z" : text
  }

  private static func text(rate: Double) -> String {
    if rate == 1 { return "" }
    return Int(exactly: rate).map { " x\($0)" } ?? " x\(rate)"
  }

  private static func rate(_ word: Substring) -> Double? {
    guard word.wholeMatch(of: /x\d+(\.\d+)?(e[+-]?\d+)?/) != nil,
      let rate = Double(word.dropFirst()), rate > 0, rate.isFinite
    else { return nil }
    return rate
  }
}
