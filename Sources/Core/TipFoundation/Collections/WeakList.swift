/// Objects in the order in which they were added, which the list does not keep alive.
package struct WeakList<Object: AnyObject & Sendable>: Sendable {
  private struct Reference: Sendable {
    weak var object: Object?
  }

  private var references: [Reference] = []

  /// Whether an object was ever added.
  package private(set) var isUsed = false

  /// Creates an empty list.
  package init() {}

  /// The objects that still exist.
  package var objects: [Object] { references.compactMap(\.object) }

  /// Adds an object after all others.
  package mutating func append(_ object: Object) {
    isUsed = true
    references.removeAll { $0.object == nil }
    references.append(Reference(object: object))
  }
}
