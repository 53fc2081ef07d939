import Foundation

/// How much random input the tests try.
///
/// With `TIP_FULL=1` they try all of it, as `.ci/run` does, and otherwise a quarter.
package enum Volume {
  private static let isFull = ProcessInfo.processInfo.environment["TIP_FULL"] == "1"

  /// The share of a full volume, such as `1/4`.
  package static let part = isFull ? "1/1" : "1/4"

  /// Returns the number of inputs to try, of the number that a full run tries.
  package static func of(_ full: Int) -> Int { isFull ? full : max(1, full / 4) }
}
