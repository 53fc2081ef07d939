import Dispatch
import TipSystem

/// A connection's wait for a lock that another connection holds.
///
/// SQLite's own wait sleeps longer and longer, so that those who wait long lose to those who have
/// just begun. Here all try equally often.
final class FairWait {
  /// The longest time to wait, in milliseconds.
  var limit: Int32
  private let pause: () -> Void
  private var start: UInt64 = 0

  /// - Parameters:
  ///   - limit: The longest time to wait, in milliseconds.
  ///   - pause: Is called between two attempts.
  init(limit: Int32, pause: @escaping () -> Void) {
    self.limit = limit
    self.pause = pause
  }

  /// Called by SQLite when a lock is held, and returns 0 to give up.
  static let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = {
    context, count in
    guard let context else { return 0 }
    return Unmanaged<FairWait>.fromOpaque(context).takeUnretainedValue().wait(count) ? 1 : 0
  }

  private func wait(_ count: Int32) -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    if count == 0 { start = now }
    guard now - start < UInt64(max(limit, 0)) * 1_000_000 else { return false }
    pause()
    return true
  }

  /// Sleeps for a few milliseconds, a different time for each who waits.
  static func pause() { usleep(.random(in: 500...2500)) }
}
