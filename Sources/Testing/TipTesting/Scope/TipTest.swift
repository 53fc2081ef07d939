public import TipEngine

/// The center and the clock of the running test.
public enum TipTest {
  /// The center of the running test, which `Tips` uses.
  ///
  /// Outside of a test's center, the test fails.
  public static var center: TipsCenter {
    if let center = TipTestScope.current?.center ?? TipsCenter.current { return center }
    RunningTest.fail("\(OutsideOfCenter("TipTest.center"))", at: nil)
    return .shared
  }

  /// The clock of the running test.
  ///
  /// A test without a ``ManualClock`` gets an unused one, which fails the test when it is used.
  public static var clock: ManualClock {
    switch currentClock(for: "TipTest.clock") {
    case .success(let clock): clock
    case .failure(let failure): ManualClock(of: failure)
    }
  }

  /// What tips did so far in the running test: the newest 1,000 updates, oldest first.
  public static var displayUpdates: [Tips.DisplayUpdate] { center.displayUpdatesSoFar }

  /// Returns the clock of the running test, or fails the test.
  ///
  /// - Parameters:
  ///   - helper: The function that the test has called.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: The clock.
  static func clock(for helper: String, at position: SourcePosition) -> ManualClock? {
    switch currentClock(for: helper) {
    case .success(let clock): return clock
    case .failure(let failure):
      RunningTest.fail(failure.text, at: position)
      return nil
    }
  }

  /// There is no clock that a test can move.
  struct NoClock: Error {
    let text: String
  }

  private static func currentClock(for name: String) -> Result<ManualClock, NoClock> {
    if let scope = TipTestScope.current {
      if let clock = scope.clock { return .success(clock) }
      return .failure(
        NoClock(
          text: "This test's center has a custom clock instead of a ManualClock. "
            + "Move that clock, or omit `clock:`."))
    }
    guard let center = TipsCenter.current else {
      return .failure(NoClock(text: "\(OutsideOfCenter(name))"))
    }
    if let clock = center.baseClock as? ManualClock { return .success(clock) }
    return .failure(
      NoClock(
        text: "This code's center has no ManualClock. Create it with "
          + "TipsCenter(clock: ManualClock()), or wrap the code in withTips { … }."))
  }
}

extension TipsCenter {
  /// Shows a tip regardless of its rules, and begins a display.
  ///
  /// A test whose center hides all tips shows one with it. The display does not count (D7).
  ///
  /// - Parameter tip: The tip.
  /// - Returns: The display, or nil when an argument or an environment variable hides the tip.
  public func show(_ tip: any Tip) -> TipDisplay? {
    showTips([tip.id])
    return present(tip)
  }
}
