package import TipModel

/// A difference between the tips of an app and the recorded ones.
package enum TipLockDifference: Hashable, Sendable {
  case vanished(TipLock.Entry)
  /// A tip is gone, and a new one is similar.
  case renamed(TipLock.Entry, to: TipLock.Entry)
  /// The type of an id, or the parameters or events that the tip's rules read, have changed.
  case changed(TipLock.Entry, to: TipLock.Entry)
  case added(TipLock.Entry)
  /// A group is gone, or has changed.
  case vanishedGroup(GroupDefinition)
  /// A group is new, or is a changed one.
  case addedGroup(GroupDefinition)

  /// Whether an id that people's devices know is gone, so that an old tip shows again.
  package var losesID: Bool {
    switch self {
    case .vanished, .renamed: true
    case .changed, .added, .vanishedGroup, .addedGroup: false
    }
  }

  /// The recorded id of the tip, or else its new one, or the name of the group.
  package var id: String {
    switch self {
    case .vanished(let old), .renamed(let old, to: _), .changed(let old, to: _): old.id
    case .added(let new): new.id
    case .vanishedGroup(let group), .addedGroup(let group): group.name
    }
  }
}

extension TipLock {
  /// Returns the differences of a newer lock: missing tips first, groups last,
  /// each kind by id.
  package func differences(to newer: TipLock) -> [TipLockDifference] {
    let old = Dictionary(uniqueKeysWithValues: tips.map { ($0.id, $0) })
    let ids = Set(newer.tips.map(\.id))
    let gone = tips.filter { !ids.contains($0.id) }
    var added = newer.tips.filter { old[$0.id] == nil }
    // An equal type is stronger evidence than equal reads, so types are matched first.
    let likenesses: [(Entry, Entry) -> Bool] = [
      { $0.type == $1.type },
      { $0.reads == $1.reads && !$0.reads.isEmpty },
    ]
    var renamed: [String: Entry] = [:]
    for isLike in likenesses {
      for entry in gone where renamed[entry.id] == nil {
        guard let index = added.firstIndex(where: { isLike(entry, $0) }) else { continue }
        renamed[entry.id] = added.remove(at: index)
      }
    }
    let missing = gone.map { entry -> TipLockDifference in
      guard let new = renamed[entry.id] else { return .vanished(entry) }
      return .renamed(entry, to: new)
    }
    let changed = newer.tips.compactMap { entry -> TipLockDifference? in
      guard let recorded = old[entry.id], recorded != entry else { return nil }
      return .changed(recorded, to: entry)
    }
    return missing + changed + added.map(TipLockDifference.added)
      + groupDifferences(to: newer)
  }

  private func groupDifferences(to newer: TipLock) -> [TipLockDifference] {
    let old = Set(groups.map(\.key))
    let new = Set(newer.groups.map(\.key))
    return groups.filter { !new.contains($0.key) }.map(TipLockDifference.vanishedGroup)
      + newer.groups.filter { !old.contains($0.key) }.map(TipLockDifference.addedGroup)
  }
}

extension TipLock.Entry {
  fileprivate var reads: [[String]] {
    guard !parameters.isEmpty || !events.isEmpty else { return [] }
    return [parameters, events]
  }
}

extension TipLockDifference: CustomStringConvertible {
  package var description: String {
    switch self {
    case .vanished(let old): return "The tip \"\(old.id)\" is gone."
    case .renamed(let old, to: let new):
      let likeness = old.type == new.type ? "of the same type" : "that reads the same names"
      return "The tip \"\(old.id)\" is gone; \"\(new.id)\", \(likeness), is new."
    case .changed(let old, to: let new):
      guard old.type == new.type else {
        return "The id \"\(old.id)\" was of the type \"\(old.type)\", and is of \"\(new.type)\"."
      }
      return "The rules of \"\(old.id)\" read other parameters or events."
    case .added(let new): return "The tip \"\(new.id)\" is new."
    case .vanishedGroup(let old): return "The group \"\(old.name)\" is gone."
    case .addedGroup(let new): return "The group \"\(new.name)\" is new."
    }
  }
}
