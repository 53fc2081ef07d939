public import TipFoundation

/// A limit of a tip's displays (TipKit reference).
public protocol TipOption: Sendable {}

extension Tips {
  /// Exempts a tip from the display frequency (WWDC23 10229).
  public struct IgnoresDisplayFrequency: TipOption {
    package let value: Bool

    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { value = ignoresDisplayFrequency }
  }

  /// Bounds how often a tip is displayed (WWDC23 10229).
  public struct MaxDisplayCount: TipOption {
    package let value: Int

    /// Creates the option; with zero or less the tip never displays (D8).
    public init(_ maxDisplayCount: Int) { value = maxDisplayCount }
  }

  /// Bounds how long a tip is on screen in all (TipKit 18 reference).
  public struct MaxDisplayDuration: TipOption {
    package let value: TimeInterval

    /// Creates the option.
    ///
    /// - Parameter maxDisplayDuration: Seconds; a display may run 60 s before they end it (D9).
    public init(_ maxDisplayDuration: TimeInterval) { value = maxDisplayDuration }
  }
}
