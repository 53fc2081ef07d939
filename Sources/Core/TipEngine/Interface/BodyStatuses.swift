import Synchronization
import TipModel

/// The statuses that the bodies of views have read.
///
/// TipKit does not make a body run again when a status changes. So a body that runs again because
/// a tip has left reads the status that it has read before.
package final class BodyStatuses: Sendable {
  /// Those of the bodies that run in this task, or nil outside of a body.
  @TaskLocal static var current: BodyStatuses?

  private let statuses = Mutex<[String: Tips.Status]>([:])

  package init() {}

  /// Forgets the statuses, because something changes that the bodies have read.
  package func forget() { statuses.withLock { $0 = [:] } }

  /// Runs bodies, which read each status once.
  package func whileReading<Result>(_ bodies: () -> Result) -> Result {
    Self.$current.withValue(self, operation: bodies)
  }

  func status(of tip: some Tip) -> Tips.Status {
    if let known = statuses.withLock({ $0[tip.id] }) { return known }
    let status = Tips.center.status(of: tip)
    statuses.withLock { $0[tip.id] = status }
    return status
  }
}
