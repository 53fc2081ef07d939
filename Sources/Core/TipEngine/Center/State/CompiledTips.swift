import TipModel

/// The identity of a tip whose code needs to be read only once: its type, and its stored data.
///
/// Only plain data of at most 16 bytes identifies a tip. A tip with other stored properties, such
/// as texts, is read at each use (D23, D45).
struct TipKey: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let first: UInt64
  private let second: UInt64

  /// Creates the key of a tip, or nil when its stored properties do not identify it.
  init?<T: Tip>(_ tip: T) {
    if T.self == AnyTip.self, let erased = tip as? AnyTip {
      guard let key = TipKey(erased.tip) else { return nil }
      self = key
      return
    }
    guard _isPOD(T.self), MemoryLayout<T>.size <= 16 else { return nil }
    type = ObjectIdentifier(T.self)
    var data: (UInt64, UInt64) = (0, 0)
    withUnsafeBytes(of: tip) { bytes in
      withUnsafeMutableBytes(of: &data) { $0.copyMemory(from: bytes) }
    }
    first = data.0
    second = data.1
  }
}

/// The tips whose code was read, with their last statuses.
///
/// A status is kept until a change concerns it, or until time alone may change it. A definition is
/// kept until the facts of the tip or of its inputs differ from it.
struct CompiledTips: Sendable {
  /// A tip as its code defines it.
  struct Tip: Sendable {
    let definition: TipDefinition
    /// The definitions of the parameters and events that the rules read.
    let inputs: [RuleInputDefinition]
  }

  /// The span of time in which a status is valid.
  private struct Status {
    let status: Tips.Status
    let from: Timestamp
    let until: Timestamp?
  }

  /// The maximum number of tips, after which a type with many different data begins anew.
  private static let maximumCount = 1000

  private var tips: [TipKey: Tip] = [:]
  private var statuses: [TipKey: Status] = [:]
  private var concerned = ConcernedTips<TipKey>()

  /// Returns a tip that was read before, or nil when its code must be read.
  func tip(_ key: TipKey) -> Tip? { tips[key] }

  /// Returns the status of a tip at an instant, or nil when it must be evaluated.
  func status(of key: TipKey, at now: Timestamp) -> Tips.Status? {
    guard let kept = statuses[key], kept.from <= now else { return nil }
    if let until = kept.until, until <= now { return nil }
    return kept.status
  }

  /// Keeps a tip, unless it has native code, which is read and evaluated at each use.
  mutating func keep(
    _ definition: TipDefinition, inputs: [RuleInputDefinition], for key: TipKey
  ) {
    guard tips[key]?.definition != definition,
      !definition.rules.contains(where: \.hasNativeCode)
    else { return }
    remove(key)
    if tips.count >= Self.maximumCount { self = CompiledTips() }
    tips[key] = Tip(definition: definition, inputs: inputs)
    concerned.insert(key, of: definition, dependencies: definition.dependencies)
  }

  /// Keeps the decision about a kept tip.
  mutating func keep(_ decision: Decision, of key: TipKey, at now: Timestamp) {
    guard tips[key] != nil else { return }
    statuses[key] = Status(status: decision.status, from: now, until: decision.nextChange)
  }

  /// Forgets the statuses, and the tips, that a change concerns.
  mutating func forget(concernedBy effects: Effects) {
    guard !effects.everything else { return self = CompiledTips() }
    guard !tips.isEmpty else { return }
    for key in concerned.users(of: effects.definitions) { remove(key) }
    if effects.concernAllTips { return statuses = [:] }
    for key in concerned.users(concernedBy: effects) { statuses[key] = nil }
  }

  private mutating func remove(_ key: TipKey) {
    guard let definition = tips.removeValue(forKey: key)?.definition else { return }
    statuses[key] = nil
    concerned.remove(key, of: definition, dependencies: definition.dependencies)
  }
}
