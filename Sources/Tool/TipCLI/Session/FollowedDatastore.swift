import TipModel
import TipStore
import TipSystem

/// The datastore of a command that follows its changes, and waits for a file that is away (D47).
final class FollowedDatastore {
  private let session: DatastoreSession
  private let watch: DatastoreWatch

  /// Whether the file was away at the last read.
  private(set) var isAway = false

  /// Starts to watch, before the first read, so that no change is missed.
  init(
    _ session: DatastoreSession, _ postChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) {
    self.session = session
    watch = try session.watch(postChange)
  }

  /// Reads the datastore again.
  ///
  /// - Parameters:
  ///   - systemTime: The time of the system's clock.
  ///   - report: Called with the reason when the file has gone.
  /// - Returns: The views of the processes, or nil while the file is away.
  /// - Throws: `TipControlError` when the file cannot be read for another reason.
  func views(
    at systemTime: Timestamp, report: (TipControlError) -> Void
  ) throws(TipControlError) -> [ProcessView]? {
    do throws(TipControlError) {
      let views = try session.views(at: systemTime)
      isAway = false
      return views
    } catch {
      // The file can go while it is read.
      let isGone = access(session.choice.path, F_OK) != 0
      guard error.code == .missing || isGone else { throw error }
      if !isAway { report(error) }
      isAway = true
      return nil
    }
  }

  func cancel() { watch.cancel() }
}
