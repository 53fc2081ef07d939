/// The least time between the first displays of two tips.
///
/// The five named values are TipKit's (TipKit reference, `displayFrequency(_:)`). Any other length
/// is accepted too (WWDC23 10229). Lengths are elapsed time, not calendar units.
public struct DisplayFrequency: Hashable, Sendable {
  /// The length in milliseconds, or zero for no limit.
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = max(0, milliseconds) }

  /// Creates a length in seconds.
  package init(inSeconds seconds: TimeInterval) {
    self.init(milliseconds: Timestamp.milliseconds(inSeconds: seconds))
  }

  /// No limit.
  public static let immediate = DisplayFrequency(inSeconds: 0)
  /// One new tip an hour: 3,600 s.
  public static let hourly = DisplayFrequency(inSeconds: 3600)
  /// One new tip a day: 86,400 s.
  public static let daily = DisplayFrequency(inSeconds: 86_400)
  /// One new tip a week: 7 days.
  public static let weekly = DisplayFrequency(inSeconds: 7 * 86_400)
  /// One new tip a month: 30 days.
  public static let monthly = DisplayFrequency(inSeconds: 30 * 86_400)

  /// Returns a custom length in seconds.
  ///
  /// A negative length means no limit. The engine has the same function, which comes before this
  /// one where both are visible.
  @_disfavoredOverload
  public static func seconds(_ seconds: TimeInterval) -> DisplayFrequency {
    DisplayFrequency(inSeconds: seconds)
  }

  /// The values that have a name, in ascending order.
  package static let named: [(name: String, value: DisplayFrequency)] = [
    ("immediate", .immediate), ("hourly", .hourly), ("daily", .daily), ("weekly", .weekly),
    ("monthly", .monthly),
  ]

  /// The accepted texts, for help and messages.
  package static let accepts =
    "\(named.map(\.name).joined(separator: ", ")), or a duration such as 36h"

  /// The instant from which a display frequency counts (D34).
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// A new tip's first display: a tip that shows at 8:50 AM and is dismissed at 9:00 AM lets the
    /// next one show at 8:50 AM on the next day (D10).
    case display
    /// The dismissal of a new tip, which ends its first display: of the same tip the next one shows
    /// at 9:00 AM on the next day. While a new tip is on screen, no other new tip shows.
    case dismissal
  }
}

extension DisplayFrequency.Origin {
  /// Returns a frequency with this origin in words, which do not mention the display.
  package func words(_ frequency: DisplayFrequency) -> String {
    switch self {
    case .display: "\(frequency)"
    case .dismissal: "\(frequency), counted from the dismissal"
    }
  }
}

extension DisplayFrequency: CustomStringConvertible {
  /// The text of this value, which parses back: `daily`, or a duration such as `36h`.
  public var description: String {
    Self.named.first { $0.value == self }?.name ?? DurationText.print(milliseconds: milliseconds)
  }

  /// Reads a frequency's name, or a duration.
  ///
  /// - Parameters:
  ///   - text: The text, in which surrounding white space is ignored.
  ///   - subject: The source of the text, such as a variable's name, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is neither.
  public init(_ text: String, subject: String) throws(TipControlError) {
    let word = text.trimmed
    if let named = Self.named.first(where: { $0.name == word.lowercased() }) {
      self = named.value
      return
    }
    do throws(DurationText.Problem) {
      self.init(milliseconds: try DurationText.read(word))
    } catch {
      let known = Self.named.map(\.name)
      var detail = NearestName.of(word, in: known).map { "did you mean \"\($0)\"?" }
      // A word that does not begin with a digit was meant as a name.
      if let first = word.first, ("0"..."9").contains(first) { detail = error.detail }
      throw .unreadable(
        text, in: subject, kind: "display frequency", because: detail, write: Self.accepts)
    }
  }
}
