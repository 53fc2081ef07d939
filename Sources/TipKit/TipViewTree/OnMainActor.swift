import Dispatch
import Foundation

/// Runs code on the main actor from a function without an actor, if it is called there.
package enum OnMainActor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs an action if the caller runs on the main actor.
  ///
  /// The main actor runs on the main queue, and that may be served by another than the main thread.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether the action has run.
  package static func run(_ action: @MainActor () -> Void) -> Bool {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true else { return false }
    MainActor.assumeIsolated(action)
    return true
  }
}
