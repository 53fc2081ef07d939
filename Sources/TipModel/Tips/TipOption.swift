public import Foundation

/// A limit of a tip's displays (TipKit reference).
public protocol TipOption: Sendable {}

extension Tips {
  /// Exempts a tip from the display frequency (WWDC23 10229).
  public struct IgnoresDisplayFrequency: TipOption {
    let value: Bool

    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { value = ignoresDisplayFrequency }
  }

  /// Bounds how often a tip is displayed (WWDC23 10229).
  public struct MaxDisplayCount: TipOption {
    let value: Int

    /// Creates the option; with zero or less the tip never displays (D8).
    public init(_ maxDisplayCount: Int) { value = maxDisplayCount }
  }

  /// Bounds how long a tip is on screen in all (TipKit 18 reference).
  public struct MaxDisplayDuration: TipOption {
    let value: TimeInterval

    /// Creates the option.
    ///
    /// - Parameter maxDisplayDuration: Seconds; a display may run 60 s before they end it (D9).
    public init(_ maxDisplayDuration: TimeInterval) { value = maxDisplayDuration }
  }
}

extension TipOptions {
  /// Gathers the limits of a tip; of two options alike the last one holds.
  init(of tip: some Tip) {
    self.init(
      ignoresDisplayFrequency: tip.ignoresDisplayFrequency,
      maxDisplayCount: tip.maxDisplayCount == .max ? nil : tip.maxDisplayCount)
    for option in tip.options {
      switch option {
      case let option as Tips.IgnoresDisplayFrequency: ignoresDisplayFrequency = option.value
      case let option as Tips.MaxDisplayCount: maxDisplayCount = option.value
      case let option as Tips.MaxDisplayDuration:
        self = TipOptions(
          ignoresDisplayFrequency: ignoresDisplayFrequency, maxDisplayCount: maxDisplayCount,
          maxDisplayDuration: option.value)
      default: break
      }
    }
  }
}
