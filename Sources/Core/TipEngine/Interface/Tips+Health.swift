public import TipModel

extension Tips {
  /// Whether what happens to tips is stored, and what happened to the datastore's file.
  public struct Health: Hashable, Sendable {
    /// Why changes are only in memory, as a sentence; nil when they are stored, or soon will be.
    ///
    /// The changes count in this process, and the engine goes on trying to store them (D42).
    public internal(set) var problem: String?
    /// What happened to the datastore's file since it was opened, as sentences: another program
    /// deleted, replaced, overwrote or damaged it.
    public internal(set) var notes: [String] = []

    /// Whether changes are stored.
    public var isStoring: Bool { problem == nil }
  }

  /// Whether what happens to tips is stored, and what happened to the datastore's file.
  public static var health: Health { center.health }

  /// A stream of ``health``: the current one first, then each change.
  public static var healthUpdates: AsyncStream<Health> { center.healthUpdates }
}
