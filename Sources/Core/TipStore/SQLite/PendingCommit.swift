import TipModel

/// The changes of the last commit until they are confirmed, because a failed commit is repeated.
struct PendingCommit {
  private(set) var changes: [Change] = []
  /// The number of the first changes that the file has already.
  private var storedCount = 0

  /// Whether the file has all changes.
  var isStored: Bool { storedCount == changes.count }

  /// Whether the file has changes whose commit has failed.
  var isUnconfirmed: Bool { storedCount > 0 }

  /// The changes that the file lacks.
  var rest: [Change] {
    if storedCount == 0 { return changes }
    return Array(changes.dropFirst(storedCount))
  }

  /// Begins a commit, which repeats the earlier one if it begins with the changes in the file.
  mutating func begin(_ new: [Change]) {
    if !new.starts(with: changes.prefix(storedCount)) { storedCount = 0 }
    changes = new
  }

  /// Notes that the file has all changes.
  mutating func noteStored() { storedCount = changes.count }

  /// Notes that the file with the changes was replaced by a file without them.
  mutating func noteLost() { storedCount = 0 }
}
