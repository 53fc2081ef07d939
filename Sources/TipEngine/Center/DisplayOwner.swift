import Foundation

/// The names that processes give themselves as the owners of displays: `4711:1F0C55B2`.
package enum DisplayOwner {
  /// Whether the process that an owner's name stands for is alive, as far as anybody knows.
  package static func isAlive(_ owner: String) -> Bool {
    // Zero and less stand for groups of processes.
    guard let process = owner.split(separator: ":").first.flatMap({ pid_t($0) }), process > 0
    else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }
}
