import Foundation
import Synchronization
package import TipModel

/// The part of a center that tooltips and alerts use.
extension TipsCenter {
  /// Everything that decides whether help shows now.
  package var situation: Situation { state.withLock { $0.situation } }

  /// Whether the center can be asked, also by code that may run within one of its own calls.
  ///
  /// Such a call holds the center's lock until the code returns. Other threads hold it briefly.
  package var isReadable: Bool {
    for _ in 1...100 {
      if state.withLockIfAvailable({ _ in }) != nil { return true }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return false
  }

  /// Registers a tooltip in the datastore, so that the shell can list it.
  package func register(_ toolTip: ToolTipDefinition) {
    // A pointer that moves registers the views below it again and again.
    guard facts.toolTips[toolTip.id] != toolTip else { return }
    apply(.registerToolTip(toolTip))
  }

  /// Returns the button of an alert that `tipctl` has pressed, where testing controls count (D25).
  package func pressedButton(of id: String) -> String? {
    state.withLock { state in
      guard state.countsStoredOverrides else { return nil }
      return state.facts.alerts[id]?.pressed
    }
  }

  /// Calls an action when controls or alerts may have changed what help shows.
  ///
  /// It is called on any thread, without the center's lock, until the returned number ends it.
  package func followHelp(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextHelpFollower += 1
      state.helpFollowers[state.nextHelpFollower] = action
      return state.nextHelpFollower
    }
  }

  /// Ends calls of ``followHelp(_:)``.
  package func stopFollowingHelp(_ number: Int) {
    state.withLock { _ = $0.helpFollowers.removeValue(forKey: number) }
  }

  /// Returns the base clock's time at which the engine's clock reaches an instant.
  ///
  /// It is nil when a frozen clock never reaches the instant.
  package func alarmTime(for instant: Timestamp) -> AlarmTime? {
    state.withLock { $0.clock.alarmTime(for: instant) }
  }
}

extension CenterState {
  /// Returns the followers of help that a change concerns, in the order in which they began.
  func helpFollowers(concernedBy effects: Effects) -> [StatusObservation.Deferred] {
    guard effects.concernHelp else { return [] }
    return helpFollowers.sorted { $0.key < $1.key }.map(\.value)
  }
}
