import Dispatch
import Synchronization
import TipModel

/// The wait of a command for another process, which a note names after a second.
package final class LockWait: Sendable {
  /// The longest time between two attempts of one wait, in nanoseconds.
  private static let gap: UInt64 = 200_000_000

  private let path: String
  private let note: @Sendable (String) -> Void
  private let state = Mutex((start: UInt64(0), last: UInt64(0), isNoted: false))

  /// Creates the wait for a datastore's file, whose note prints a sentence.
  package init(for path: String, note: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.note = note
  }

  /// Is called before each attempt to get the lock.
  package func attempt(at now: UInt64 = DispatchTime.now().uptimeNanoseconds) {
    let isDue = state.withLock { state in
      if now - state.last > Self.gap { state.start = now }
      state.last = now
      guard !state.isNoted, now - state.start >= 1_000_000_000 else { return false }
      state.isNoted = true
      return true
    }
    guard isDue else { return }
    note("Waiting for \(holder ?? "another process"), which holds the datastore at \(path).")
  }

  /// The process that holds a lock on the datastore, or nil where the system does not list locks.
  private var holder: String? {
    let manager = FileManager.default
    let files = [path, path + "-shm", FileSystem.folder(of: path)].compactMap {
      // A missing file has no lock.
      try? manager.attributesOfItem(atPath: $0)[.systemFileNumber] as? UInt64
    }
    // Such as "2: POSIX ADVISORY WRITE 4711 08:02:123456 120 120". Waiting processes have an arrow.
    let locks = String(decoding: manager.contents(atPath: "/proc/locks") ?? Data(), as: UTF8.self)
    let held = locks.split(separator: "\n").map { $0.split(separator: " ") }.first { words in
      guard words.count > 5, words[3] == "WRITE", let file = words[5].split(separator: ":").last
      else { return false }
      return files.contains { "\($0)" == file }
    }
    guard let process = held?[4] else { return nil }
    let name = manager.contents(atPath: "/proc/\(process)/comm") ?? Data()
    return "\(String(decoding: name, as: UTF8.self).dropLast()) (process \(process))"
  }
}
