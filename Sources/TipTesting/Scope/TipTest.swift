public import TipEngine

/// The center and the clock of the running test.
public enum TipTest {
  /// The center that `Tips` stands for in the running test.
  public static var center: TipsCenter {
    if let scope = TipTestScope.current { return scope.center }
    UntouchedTips.touched()
    return .shared
  }

  /// The clock of the running test.
  ///
  /// A test that has no such clock fails, and gets one that nothing listens to.
  public static var clock: ManualClock {
    guard let scope = TipTestScope.current else {
      UntouchedTips.touched()
      return ManualClock()
    }
    guard let clock = scope.clock else {
      RunningTest.fail(
        "This test's center has a clock of another kind, which the test has given it. "
          + "Move that clock, or leave `clock:` out for a ManualClock.", at: nil)
      return ManualClock()
    }
    return clock
  }
}

extension TipsCenter {
  /// Shows a tip whatever its rules say, and begins a display of it.
  ///
  /// It is how a test of a quiet center presents one tip; the display does not count (D7).
  ///
  /// - Parameter tip: The tip.
  /// - Returns: The display; nil when a launch argument or a variable hides the tip.
  public func show(_ tip: any Tip) -> TipDisplay? {
    showTips([tip.id])
    return present(tip)
  }
}
