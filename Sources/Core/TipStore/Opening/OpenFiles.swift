import Synchronization
import TipFoundation

/// The datastores' files that this process has open.
///
/// Closing a file releases every lock that the process has on it, so a file that SQLite has open
/// must be read only through SQLite. Locks belong to the process, so this list does too.
enum OpenFiles {
  private static let counts = Mutex<[FileIdentity: Int]>([:])

  /// A file is in the list as long as its registration exists.
  final class Registration: Sendable {
    private let identity: FileIdentity

    fileprivate init(_ identity: FileIdentity) { self.identity = identity }

    deinit {
      OpenFiles.counts.withLock { counts in
        let count = counts[identity, default: 1] - 1
        counts[identity] = count == 0 ? nil : count
      }
    }
  }

  /// Adds a file to the list.
  static func register(_ identity: FileIdentity) -> Registration {
    counts.withLock { $0[identity, default: 0] += 1 }
    return Registration(identity)
  }

  static func contains(_ identity: FileIdentity) -> Bool {
    counts.withLock { $0[identity] != nil }
  }
}
