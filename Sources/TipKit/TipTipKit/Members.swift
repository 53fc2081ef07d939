public import TipEngine

// What Apple's types lack and a tip file could use by mistake. The members are deprecated and not
// unavailable, because the compiler prefers the engine's available ones to unavailable ones here.

extension Tips.InvalidationReason {
  /// All reasons.
  @available(*, deprecated, message: "Apple's TipKit has no 'allCases'; list the reasons.")
  public static var allCases: [Self] {
    [.actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed]
  }

  /// The name of the reason.
  @available(*, deprecated, message: "Apple's TipKit has no 'rawValue'; switch over the reasons.")
  public var rawValue: String { "\(self)" }

  /// Creates the reason of a name.
  ///
  /// - Parameter rawValue: The name.
  @available(*, deprecated, message: "Apple's TipKit has no raw values; list the reasons.")
  public init?(rawValue: String) {
    guard let reason = Self.allCases.first(where: { "\($0)" == rawValue }) else { return nil }
    self = reason
  }
}

extension Tips.Status {
  /// The name of the status.
  @available(
    *, deprecated, message: "Apple's TipKit has no 'description' here; write \"\\(status)\"."
  )
  public var description: String { "\(self)" }
}

extension Tip where ID == String {
  /// Added members do not count in a module that imports TipKit, because Apple's ignores them.
  ///
  /// The condition holds for every tip. It makes the compiler prefer this to the engine's default.
  public static var countsAddedMembers: Bool { false }
}

/// An option of a tip as WWDC23 10229 writes it in a list: `[.maxDisplayCount(5)]`.
public struct ListedTipOption: Sendable {
  let option: any TipOption

  /// Exempts the tip from the display frequency, or not.
  public static func ignoresDisplayFrequency(_ value: Bool) -> Self {
    Self(option: Tips.IgnoresDisplayFrequency(value))
  }
  /// Limits the number of displays.
  public static func maxDisplayCount(_ count: Int) -> Self {
    Self(option: Tips.MaxDisplayCount(count))
  }
}

extension Tips.OptionsBuilder {
  /// Takes a list of options by their short names.
  public static func buildExpression(_ options: [ListedTipOption]) -> [any TipOption] {
    options.map(\.option)
  }
}
