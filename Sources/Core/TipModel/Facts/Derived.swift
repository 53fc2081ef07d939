import Synchronization

/// A value that follows from the other members of a structure.
///
/// It is computed when it is first read, and again after each change of them. All are equal,
/// because the other members decide.
struct Derived<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Shared by the copies of the structure until one of them changes.
  private var storage: Storage

  /// Creates a value that is not computed yet.
  init() { storage = Storage() }

  func value(_ compute: () -> Value) -> Value {
    if let value = storage.value.withLock({ $0 }) { return value }
    let value = compute()
    storage.value.withLock { $0 = value }
    return value
  }

  /// Forgets the value, because a member that it follows from has changed.
  mutating func discard() {
    // A copy of the structure that did not change may still ask for its value.
    if !isKnownUniquelyReferenced(&storage) || storage.value.withLock({ $0 != nil }) {
      storage = Storage()
    }
  }
}

extension Derived: Hashable {
  static func == (left: Derived, right: Derived) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
