public import TipEngine

/// The center and the clock of the running test.
public enum TipTest {
  /// The center of the running test, which `Tips` uses.
  public static var center: TipsCenter {
    if let scope = TipTestScope.current { return scope.center }
    UntouchedTips.touched()
    return .shared
  }

  /// The clock of the running test.
  ///
  /// A test without a ``ManualClock`` fails, and gets an unused one.
  public static var clock: ManualClock {
    guard let scope = TipTestScope.current else {
      UntouchedTips.touched()
      return ManualClock()
    }
    guard let clock = scope.clock else {
      RunningTest.fail(
        "This test's center has a custom clock instead of a ManualClock. "
          + "Move that clock, or omit `clock:`.", at: nil)
      return ManualClock()
    }
    return clock
  }
}

extension TipsCenter {
  /// Shows a tip regardless of its rules, and begins a display.
  ///
  /// A test whose center hides all tips shows one with it; the display does not count (D7).
  ///
  /// - Parameter tip: The tip.
  /// - Returns: The display; nil when a launch argument or an environment variable hides the tip.
  public func show(_ tip: any Tip) -> TipDisplay? {
    showTips([tip.id])
    return present(tip)
  }
}
