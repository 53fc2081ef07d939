package import Dispatch
import TipFoundation

/// The real time that the store and the writer before it wait, and the system's time itself.
///
/// It is real time, and not the time of a center's clock, because it is about other processes and
/// the disk. Tests replace it, and decide when it passes.
package struct StoreTiming: Sendable {
  /// Runs an action on a queue after a delay.
  package typealias Later =
    @Sendable (DispatchQueue, Duration, @escaping @Sendable () -> Void) -> Void

  // MARK: - The writer

  /// How long a change waits to be batched.
  package var batchDelay = Duration.milliseconds(5)
  /// How long a failed batch waits before it is tried again.
  package var retryDelay = Duration.seconds(1)
  /// How long a caller waits for its change to be stored, and how long a writer that was closed
  /// tries to store the rest (D42).
  package var storeLimit = Duration.seconds(30)

  // MARK: - The store

  /// How long a commit or an opening waits for a file that another process holds: many processes
  /// that write on a busy machine let each other wait for seconds.
  package var busyLimit = Duration.seconds(30)
  /// How long a peek waits for a file that another process holds.
  package var peekLimit = Duration.milliseconds(200)
  /// How long a backup waits for a file that another process holds.
  package var backupLimit = Duration.seconds(5)
  /// How long no commit follows before the log is moved into the file.
  package var logDelay = Duration.seconds(1)
  /// How long a damaged file stays unchanged before it is replaced.
  package var damageDelay = Duration.milliseconds(500)

  // MARK: - The system's time

  /// Returns the time since the start of the system.
  package var uptime: @Sendable () -> DispatchTime = { .now() }
  /// Runs an action on a queue after a delay.
  package var later: Later = { queue, delay, action in
    queue.asyncAfter(deadline: .now() + delay.interval, execute: action)
  }

  package init() {}
}

extension Duration {
  /// The length in whole milliseconds, for a function of the system.
  package var timeout: Int { Int(clamping: wholeMilliseconds) }

  /// The length in whole milliseconds, for Dispatch.
  package var interval: DispatchTimeInterval { .milliseconds(timeout) }
}
