import Foundation
import Synchronization

/// The streams that report one value: the current one first, then each change.
///
/// The owner calls it under the lock of the value, so that no stream misses a change.
package final class Broadcast<Element: Sendable>: Sendable {
  private typealias Stream = (continuation: AsyncStream<Element>.Continuation, task: TaskIdentity)
  private let streams = Mutex<[UUID: Stream]>([:])

  package init() {}

  /// Returns a new stream, which begins with the current value if there is one.
  package func stream(from first: Element?) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let id = UUID()
    continuation.onTermination = { [weak self] _ in
      _ = self?.streams.withLock { $0.removeValue(forKey: id) }
    }
    streams.withLock { $0[id] = (continuation, .current) }
    if let first { continuation.yield(first) }
    return stream
  }

  /// Reports a new value.
  package func yield(_ element: Element) {
    for continuation in current { continuation.yield(element) }
  }

  /// Ends all streams.
  ///
  /// The caller must not hold a lock.
  package func finish() {
    for continuation in current { continuation.finish() }
  }

  /// The tasks that have opened the streams, of those that have not ended.
  package var tasks: [TaskIdentity] { streams.withLock { $0.values.map(\.task) } }

  private var current: [AsyncStream<Element>.Continuation] {
    streams.withLock { $0.values.map(\.continuation) }
  }
}
