import Foundation
import Synchronization
package import Testing

/// Runs a test on separate threads, together with a few others at most.
///
/// A test that waits for a child, a lock or a file blocks its thread. All tests share as many
/// threads as the machine has cores, so two such tests would stop all others, and the time limits
/// of what these wait for would pass. The wait for a turn has no limit.
package struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal private static var isOwn = false

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard !Self.isOwn else { return try await function() }
    await Turns.shared.take()
    defer { Turns.shared.giveBack() }
    try await Self.$isOwn.withValue(true) {
      try await withTaskExecutorPreference(ThreadPerJob(), operation: function)
    }
  }

  /// Fails a test that is about to wait on a thread of all tests.
  ///
  /// Helpers that wait call it first.
  package static func check(sourceLocation: SourceLocation = #_sourceLocation) {
    guard Test.current != nil, !isOwn else { return }
    Issue.record(
      "The test waits on a thread of all tests. Give its suite the trait .ownThread.",
      sourceLocation: sourceLocation)
  }
}

extension Trait where Self == OwnThread {
  /// Runs each test on separate threads, because it waits for a child, a lock or a file.
  package static var ownThread: Self { Self() }
}

/// Runs each part of a task, from one suspension to the next, on a new thread.
private final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The number of tests that may wait at once: their children share the machine's cores.
private final class Turns: Sendable {
  static let shared = Turns()

  private let state = Mutex((free: 4, queue: [CheckedContinuation<Void, Never>]()))

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.queue.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.queue.isEmpty else {
        state.free += 1
        return nil
      }
      return state.queue.removeFirst()
    }
    next?.resume()
  }
}

/// The real time after which a test counts as hanging.
///
/// Each time a task of the test goes on, it may have to wait for a thread behind all other tests,
/// and that time counts too: so the limit is longer than a run of all tests on a busy machine.
package enum HangLimit {
  /// The limit in minutes.
  package static let minutes = 60
  /// The limit in seconds.
  package static let seconds = minutes * 60
  /// The limit as a length of time.
  package static let duration = Duration.seconds(seconds)
}

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  package static var hangLimit: Self { .timeLimit(.minutes(HangLimit.minutes)) }
}
