import Synchronization
package import TipModel
import TipSystem

/// A center as the owner of displays, whose name the datastore has while they are on screen.
package final class DisplayOwner: Sendable {
  /// The owners of this process.
  private static let names = Mutex<Set<String>>([])

  /// The name of the process and the center.
  package let name = "\(ProcessInfo.processInfo.processIdentifier):\(UUID().uuidString.prefix(8))"

  package init() { _ = Self.names.withLock { $0.insert(name) } }

  deinit { _ = Self.names.withLock { $0.remove(name) } }

  /// Whether the owner of a name may still end its displays.
  static func isAlive(_ name: String) -> Bool {
    // Zero and negative numbers mean process groups.
    guard let process = name.split(separator: ":").first.flatMap({ pid_t($0) }), process > 0
    else { return false }
    // Process ids are reused: in a container, every launch may have the same id.
    if process == ProcessInfo.processInfo.processIdentifier {
      return names.withLock { $0.contains(name) }
    }
    guard kill(process, 0) == 0 else { return errno == EPERM }
    return ProcessStart.mark(of: process) != nil
  }
}

extension Facts {
  /// The displays that have not ended although their process no longer exists, by tip.
  package var abandonedDisplays: [(tip: String, display: ActiveDisplay)] {
    records.sorted { $0.key < $1.key }.flatMap { tip, record in
      record.activeDisplays.filter { !DisplayOwner.isAlive($0.owner) }.map { (tip, $0) }
    }
  }

  /// Returns the ends, after an unknown time, of displays whose process no longer exists.
  ///
  /// With an id, only the displays of this tip end.
  package func endsOfAbandonedDisplays(of id: String? = nil) -> [Change.Action] {
    abandonedDisplays.filter { id == nil || $0.tip == id }.map { tip, display in
      .endDisplay(tip: tip, display: display.id, isForced: false, isAbandoned: true)
    }
  }

  /// Returns the changes that invalidate a tip.
  ///
  /// A crashed process's display is not a dismissal (D34).
  package func invalidation(
    of id: String, _ reason: Tips.InvalidationReason, isForced: Bool
  ) -> [Change.Action] {
    let change = Change.Action.invalidate(tip: id, reason: reason, isForced: isForced)
    if isForced { return [change] }
    return endsOfAbandonedDisplays(of: id) + [change]
  }

  /// The presentations of alerts that have not ended although their process no longer exists.
  package var abandonedAlerts: [OpenAlert] {
    openAlerts.filter { !DisplayOwner.isAlive($0.display.owner) }
  }

  /// The facts as the next configure leaves them: abandoned displays have ended (D22).
  package var withoutAbandonedDisplays: Facts {
    var facts = self
    for (tip, display) in abandonedDisplays {
      facts.records[tip]?.activeDisplays.removeAll { $0.id == display.id }
    }
    for alert in abandonedAlerts {
      facts.alerts[alert.id]?.activeDisplays.removeAll { $0.id == alert.display.id }
    }
    return facts
  }
}
