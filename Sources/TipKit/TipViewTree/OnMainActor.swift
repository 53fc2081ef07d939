import TipEngine

/// Runs code on the main actor from a function without an actor, if it is called there.
package enum OnMainActor {
  /// Runs an action if the caller runs on the main actor.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether the action has run.
  package static func run(_ action: @MainActor () -> Void) -> Bool {
    guard MainQueue.isCurrent else { return false }
    MainActor.assumeIsolated(action)
    return true
  }
}
