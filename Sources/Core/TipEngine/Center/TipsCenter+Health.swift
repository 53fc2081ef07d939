import Synchronization
public import TipModel

extension Tips {
  /// Whether what happens to tips is stored, and what happened to the datastore's file.
  public struct Health: Hashable, Sendable {
    /// Why changes are only in memory, as a sentence.
    ///
    /// It is nil when they are stored, or soon will be. The changes count in this process, and the
    /// engine goes on trying to store them (D42).
    public internal(set) var problem: String?
    /// What happened to the datastore's file since it was opened, as sentences: another program
    /// deleted, replaced, overwrote or damaged it.
    public internal(set) var notes: [String] = []
    /// What calls that cannot throw did not do, as sentences, such as storing a value of more than
    /// 1,048,576 bytes.
    public internal(set) var refusals: [String] = []

    /// Whether changes are stored.
    public var isStoring: Bool { problem == nil }
  }

  /// Whether what happens to tips is stored, and what happened to the datastore's file.
  public static var health: Health { center.health }

  /// A stream of ``health``: the current one first, then each change.
  public static var healthUpdates: AsyncStream<Health> { center.healthUpdates }
}

extension TipsCenter {
  /// Whether what happens to tips is stored, and what happened to the datastore's file.
  public var health: Tips.Health { state.withLock { $0.health } }

  /// A stream of ``health``: the current one first, then each change.
  public var healthUpdates: AsyncStream<Tips.Health> {
    state.withLock { $0.healthStreams.stream(from: $0.health) }
  }

  /// Keeps the failure of a call that cannot throw for the health, and it or a hint in the receipt.
  func note(_ sentence: String, isHint: Bool = false) {
    perform { state in
      guard !state.health.refusals.contains(sentence) else { return }
      if !isHint { state.health.refusals.append(sentence) }
      // A failure before configure is in the receipt of configure.
      state.updateReceipt { if !$0.notes.contains(sentence) { $0.notes.append(sentence) } }
    }
  }

  /// Notes that commits fail, or no longer fail.
  func note(_ failure: TipControlError?, of writer: DatastoreWriter) {
    perform { state in
      guard state.writer === writer else { return }
      let problem = failure.map { "Changes are not stored yet, and are tried again: \($0)" }
      let old = state.health.problem
      guard problem != old else { return }
      state.health.problem = problem
      state.updateReceipt { receipt in
        receipt.notes.removeAll { $0 == old }
        if let problem { receipt.notes.append(problem) }
      }
    }
  }
}
