public import TipEngine
public import XCTest

/// An XCTest case whose tests each have their own center, clock and datastore.
///
/// ```swift
/// final class FavoriteTests: TipTestCase {
///   override var options: TipTestOptions { TipTestOptions(at: "2026-11-21T09:00:00Z") }
/// }
/// ```
open class TipTestCase: XCTestCase {
  /// The options of each test's center; the defaults unless overridden.
  open var options: TipTestOptions { TipTestOptions() }

  /// The center of the running test.
  public var center: TipsCenter { TipTest.center }

  /// The clock of the running test.
  public var clock: ManualClock { TipTest.clock }

  /// Runs a test with `setUp` and `tearDown` in a center, and reports resources left open.
  override open func invokeTest() {
    let options = options
    let report = ScopeReport(of: self, otherwise: options.position)
    do {
      try TipTestScope.run(options, report: report) { _ in super.invokeTest() }
    } catch {
      RunningTest.fail("\(error)", at: options.position)
    }
  }
}
