import Foundation
import Synchronization

/// A center as the owner of displays: its name is in the datastore as long as they are on screen.
package final class DisplayOwner: Sendable {
  /// The owners of this process.
  private static let names = Mutex<Set<String>>([])

  /// The process, and which of its centers.
  package let name = "\(ProcessInfo.processInfo.processIdentifier):\(UUID().uuidString.prefix(8))"

  package init() { _ = Self.names.withLock { $0.insert(name) } }

  deinit { _ = Self.names.withLock { $0.remove(name) } }

  /// Whether whoever has a name may still end its displays, as far as anybody knows.
  package static func isAlive(_ name: String) -> Bool {
    // Zero and less stand for groups of processes.
    guard let process = name.split(separator: ":").first.flatMap({ pid_t($0) }), process > 0
    else { return false }
    // Numbers of processes are used again: in a container, every launch may have the same one.
    if process == ProcessInfo.processInfo.processIdentifier {
      return names.withLock { $0.contains(name) }
    }
    return kill(process, 0) == 0 || errno == EPERM
  }
}
