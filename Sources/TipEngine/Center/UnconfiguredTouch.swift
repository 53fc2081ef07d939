import Foundation

/// Hears of code that uses the process's center before it is configured.
///
/// In an app that is allowed (D14). In a test it means that the code under test runs outside of a
/// test's center, so the test library listens if it is linked into the process.
package protocol UnconfiguredTouchListener: AnyObject {
  /// Called at each use.
  static func touched()
}

enum UnconfiguredTouch {
  /// The test library's listener; nil in an app.
  ///
  /// Found by name, because the engine cannot import what tests import.
  ///
  /// `nonisolated(unsafe)`: a type is no state that anybody changes.
  nonisolated(unsafe) static let listener =
    NSClassFromString("TipTesting.UntouchedTips") as? any UnconfiguredTouchListener.Type
}
