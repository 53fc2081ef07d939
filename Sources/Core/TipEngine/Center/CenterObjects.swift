import Synchronization
package import TipModel

/// The objects of a type that belong to a center, such as its screens.
///
/// The center does not keep them alive.
package final class CenterObjects<Object: AnyObject & Sendable>: CenterAttachment {
  private struct Reference: Sendable {
    weak var object: Object?
  }

  private let references = Mutex<[Reference]>([])

  package init(center: TipsCenter) {}

  /// Whether an object was ever added.
  package var isUsed: Bool { references.withLock { !$0.isEmpty } }

  /// The objects that still exist, in the order in which they were added.
  package var all: [Object] { references.withLock { $0.compactMap(\.object) } }

  /// Adds an object after all others.
  package func add(_ object: Object) {
    references.withLock { references in
      references.removeAll { $0.object == nil }
      references.append(Reference(object: object))
    }
  }

  package func changed(_ effects: Effects) -> StatusObservation.Deferred? { nil }

  package func finish() {}
}
