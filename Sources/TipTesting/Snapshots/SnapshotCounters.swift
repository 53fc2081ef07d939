import Synchronization
import TipSnapshot

/// The counters of one run of a test, which may have snapshots at several locations.
final class SnapshotCounters: Sendable {
  private struct Key: Hashable {
    let test: String
    let sourceFile: String
    let location: SnapshotLocation
  }

  private let counters = Mutex<[Key: SnapshotCounter]>([:])

  func counter(
    _ test: String, _ sourceFile: String, _ location: SnapshotLocation
  ) -> SnapshotCounter {
    counters.withLock { counters in
      let key = Key(test: test, sourceFile: sourceFile, location: location)
      if let counter = counters[key] { return counter }
      let new = SnapshotCounter(test: test, sourceFile: sourceFile, location: location)
      counters[key] = new
      return new
    }
  }
}
