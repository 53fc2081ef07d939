import Foundation
import Synchronization
import TipModel
import TipFoundation

/// Commits what is left when the process exits normally.
enum ExitFlush {
  private struct Weak: Sendable { weak let writer: DatastoreWriter? }

  private static let writers = Mutex<[Weak]>([])

  /// Has a writer flushed at exit, as long as it lives.
  static func register(_ writer: DatastoreWriter) {
    let isFirst = writers.withLock { writers in
      writers.removeAll { $0.writer == nil }
      defer { writers.append(Weak(writer: writer)) }
      return writers.isEmpty
    }
    if isFirst, !isInstalled.exchange(true, ordering: .relaxed) { atexit { ExitFlush.run() } }
  }

  private static let isInstalled = Atomic(false)

  private static func run() {
    for entry in writers.withLock({ $0 }) {
      guard let writer = entry.writer else { continue }
      do throws(TipControlError) {
        try writer.flush()
      } catch {
        // Nobody is left to throw to, and a lost write must not be silent.
        FileHandle.standardError.write(Data("Tips were not saved: \(error)\n".utf8))
      }
    }
  }
}
