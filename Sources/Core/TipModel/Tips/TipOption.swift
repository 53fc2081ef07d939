/// A limit of a tip's displays (TipKit reference).
public protocol TipOption: Sendable {}

extension Tips {
  /// Exempts a tip from the display frequency (WWDC23 10229).
  public struct IgnoresDisplayFrequency: TipOption {
    package let value: Bool

    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { value = ignoresDisplayFrequency }
  }

  /// Limits the number of displays of a tip (WWDC23 10229).
  public struct MaxDisplayCount: TipOption {
    package let value: Int

    /// Creates the option.
    ///
    /// With zero or less the tip is never displayed (D8).
    public init(_ maxDisplayCount: Int) { value = maxDisplayCount }
  }

  /// Limits the total time of a tip on screen (TipKit 18 reference).
  public struct MaxDisplayDuration: TipOption {
    package let value: TimeInterval

    /// Creates the option.
    ///
    /// - Parameter maxDisplayDuration: The limit in seconds. A display runs at least 60 s (D9).
    public init(_ maxDisplayDuration: TimeInterval) { value = maxDisplayDuration }
  }
}
