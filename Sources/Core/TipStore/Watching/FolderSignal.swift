import Dispatch
import Synchronization
import TipFoundation
import TipSystem

/// Notifies the watchers in all processes that commits are complete.
///
/// A watcher sees the log being written before the commit can be read, and gets no event when it
/// can. So commits are followed by a touch of the folder's times, which wakes the watchers on every
/// system. As it wakes the process's own watcher too, many commits in a short time share a touch.
final class FolderSignal: Sendable {
  /// The shortest time between two touches, in nanoseconds.
  private static let pause: UInt64 = 1_000_000

  private struct State {
    var last: UInt64 = 0
    var isScheduled = false
  }

  private let folder: String
  private let state = Mutex(State())

  /// Creates the signal of the folder of a file.
  init(folderOf path: String) { folder = FileSystem.folder(of: path) }

  /// Touches the folder, now or very soon.
  func post() {
    let now = DispatchTime.now()
    let (isNow, next) = state.withLock { state -> (Bool, DispatchTime?) in
      guard !state.isScheduled else { return (false, nil) }
      let next = DispatchTime(uptimeNanoseconds: state.last + Self.pause)
      state.isScheduled = now < next
      guard !state.isScheduled else { return (false, next) }
      state.last = now.uptimeNanoseconds
      return (true, nil)
    }
    if isNow { touch() }
    if let next { DispatchQueue.global().asyncAfter(deadline: next) { self.finish() } }
  }

  /// Touches the folder if that is due.
  func finish() {
    let isDue = state.withLock { state in
      defer { state = State(last: DispatchTime.now().uptimeNanoseconds) }
      return state.isScheduled
    }
    if isDue { touch() }
  }

  /// If the folder's times cannot be set, watchers learn of the commit at the next write.
  private func touch() { _ = utimes(folder, nil) }
}
