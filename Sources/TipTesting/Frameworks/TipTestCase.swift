public import TipEngine
public import XCTest

/// An XCTest case whose tests have a center, a clock and a datastore of their own.
///
/// ```swift
/// final class FavoriteTests: TipTestCase {
///   override var options: TipTestOptions { TipTestOptions(at: "2026-11-21T09:00:00Z") }
/// }
/// ```
open class TipTestCase: XCTestCase {
  /// What is special about the center of each test; nothing by default.
  open var options: TipTestOptions { TipTestOptions() }

  /// The center of the running test.
  public var center: TipsCenter { TipTest.center }

  /// The clock of the running test.
  public var clock: ManualClock { TipTest.clock }

  /// Runs a test, its `setUp` and its `tearDown` with a center, and reports what they leave behind.
  override open func invokeTest() {
    let options = options
    do {
      try TipTestScope.run(options, at: options.position) { _ in super.invokeTest() }
    } catch {
      RunningTest.fail("\(error)", at: options.position)
    }
  }
}
