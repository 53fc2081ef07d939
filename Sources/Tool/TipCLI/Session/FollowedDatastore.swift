import TipModel
import TipStore
import TipSystem

/// The datastore of a command that follows its changes, and waits for a file that is away (D47).
///
/// A folder above the datastore's own folder can be renamed unnoticed, until the file changes.
final class FollowedDatastore {
  /// Nil while the file is where it was.
  private var arrival: (folder: DatastoreArrival, watch: DatastoreWatch)?
  private let session: DatastoreSession
  private let tellChange: @Sendable () -> Void
  private var watch: DatastoreWatch

  /// Whether the file was away at the last read.
  var isAway: Bool { arrival != nil }

  /// Starts to watch, before the first read, so that no change is missed.
  init(
    _ session: DatastoreSession, _ tellChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) {
    self.session = session
    self.tellChange = tellChange
    watch = try session.watch(tellChange)
  }

  /// Reads the datastore again.
  ///
  /// - Parameters:
  ///   - systemTime: The time of the system's clock.
  ///   - report: Called with the reason when the file has gone.
  /// - Returns: The views of the processes; nil while the file is away.
  /// - Throws: `TipControlError` when the file cannot be read for another reason.
  func views(
    at systemTime: Timestamp, report: (TipControlError) -> Void
  ) throws(TipControlError) -> [ProcessView]? {
    var views: [ProcessView]
    do throws(TipControlError) {
      views = try session.views(at: systemTime)
      if isAway {
        // Its folder can be a new one, which needs a new watch before the last read.
        let next = try session.watch(tellChange)
        watch.cancel()
        watch = next
        views = try session.views(at: systemTime)
      }
    } catch {
      // The file can go between the read and the watch.
      let isGone = access(session.choice.path, F_OK) != 0
      guard error.code == .missing || isGone else { throw error }
      let wasAway = isAway
      try awaitFile()
      if !wasAway { report(error) }
      return nil
    }
    arrival?.watch.cancel()
    arrival = nil
    return views
  }

  /// Ends the watch.
  func cancel() {
    watch.cancel()
    arrival?.watch.cancel()
  }

  private func awaitFile() throws(TipControlError) {
    let folder = try DatastoreArrival(of: session.choice.path)
    guard arrival?.folder != folder else { return }
    arrival?.watch.cancel()
    arrival = (folder, try folder.watch(tellChange))
  }
}
