import Foundation

/// How much random input the tests try.
///
/// With `TIP_FULL=1` they try all of it, as `.ci/run` does, and otherwise a quarter.
package enum Volume {
  /// The number of equal parts of the input, of which one is tried.
  package static let parts = ProcessInfo.processInfo.environment["TIP_FULL"] == "1" ? 1 : 4

  /// Returns the number of inputs to try, of the number that a full run tries.
  package static func of(_ full: Int) -> Int { max(1, full / parts) }
}
