import TipEngine

/// Checks that an expectation or a helper runs in the center of a test.
///
/// The process's center does not count, whether or not the app has configured it: its state comes
/// from other tests, and so the result would depend on their order.
package enum CenterCheck {
  /// Fails the test if the code neither runs in a center nor works on one that the test has made.
  ///
  /// - Parameters:
  ///   - helper: The function that the test has called.
  ///   - center: The center that the helper works on, if it is not the current one.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: Whether the helper can go on.
  package static func passes(
    _ helper: StaticString = #function, on center: TipsCenter? = nil, at position: SourcePosition
  ) -> Bool {
    if hasCenter(center) { return true }
    RunningTest.fail("\(OutsideOfCenter("\(helper)"))", at: position)
    return false
  }

  /// Throws an error if the code does not run in a center, and does not work on one of the test.
  static func require(_ name: String, on center: TipsCenter? = nil) throws {
    guard hasCenter(center) else { throw OutsideOfCenter(name) }
  }

  private static func hasCenter(_ center: TipsCenter?) -> Bool {
    if TipsCenter.current != nil { return true }
    guard let center else { return false }
    return center !== TipsCenter.shared
  }
}

/// An expectation or a helper is used outside of a test's center.
struct OutsideOfCenter: Error, CustomStringConvertible {
  private let name: Substring

  /// Creates the error of a property, or of a function, which is named without its labels.
  init(_ name: String) { self.name = name.prefix { $0 != "(" } }

  var description: String {
    "\(name) is used outside of a test's center. Add .tips to the @Test or @Suite, inherit from "
      + "TipTestCase, or wrap the code in withTips { … }. A detached task does not see its test's "
      + "center: pass it with Tips.withCenter."
  }
}
