import Dispatch
import Synchronization
import TipFoundation
import TipSystem

extension DatastoreWatch {
  /// Calls an action when something in the folder of a file changes, and once at the start, from a
  /// queue that waits in the kernel without polling.
  ///
  /// - Throws: `inputOutput` when the system cannot watch the folder.
  convenience init(
    folderOf path: String, _ action: @escaping @Sendable () -> Void
  ) throws(TipControlError) {
    let queue = DispatchQueue(label: "tip-datastore-watcher")
    let news = try FolderNews(of: FileSystem.folder(of: path))
    self.init(cancel: news.start(queue, action))
    // Covers the changes between the caller's last read and the start of the watch.
    queue.async(execute: action)
  }
}

#if canImport(Darwin)
  /// The system's events of a folder: entries that come and go, and touches (``FolderSignal``).
  private struct FolderNews {
    private let descriptor: Int32

    init(of folder: String) throws(TipControlError) {
      descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system("watch", folder) }
    }

    func start(
      _ queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.attrib, .write, .delete, .rename], queue: queue)
      let descriptor = descriptor
      source.setEventHandler(handler: action)
      source.setCancelHandler { _ = close(descriptor) }
      source.activate()
      return Cancellation(source).cancel
    }
  }
#else
  /// The system's events of a folder: entries that come and go, and touches (``FolderSignal``).
  private struct FolderNews {
    /// A process that is killed before it posts a signal closes its files, which is an event too.
    private static let kinds =
      IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE
      | IN_MOVE_SELF | IN_DELETE_SELF

    private let descriptor: Int32
    private let folder: String

    init(of folder: String) throws(TipControlError) {
      self.folder = folder
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw .system("watch", folder) }
      guard inotify_add_watch(descriptor, folder, UInt32(Self.kinds)) >= 0 else {
        let number = errno
        close(descriptor)
        throw .system("watch", folder, number)
      }
    }

    func start(
      _ queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      let (descriptor, folder) = (descriptor, folder)
      source.setEventHandler {
        let isFolderGone = Self.drain(descriptor)
        action()
        guard isFolderGone else { return }
        // The action may have made the folder again. One that is missing is watched no longer.
        if inotify_add_watch(descriptor, folder, UInt32(Self.kinds)) >= 0 { action() }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return Cancellation(source).cancel
    }

    /// Reads all available events; the affected entries do not matter.
    ///
    /// - Returns: Whether the folder was deleted or moved.
    private static func drain(_ descriptor: Int32) -> Bool {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        var isFolderGone = false
        while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
          var offset = 0
          while offset + MemoryLayout<inotify_event>.size <= count {
            let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
            if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { isFolderGone = true }
            offset += MemoryLayout<inotify_event>.size + Int(event.len)
          }
        }
        return isFolderGone
      }
    }
  }
#endif

/// A source that may be cancelled from any thread.
///
/// `@unchecked`: the source is only ever cancelled, and `dispatch_source_cancel` may be called
/// repeatedly from any thread.
private final class Cancellation: @unchecked Sendable {
  private let source: any DispatchSourceProtocol

  init(_ source: any DispatchSourceProtocol) { self.source = source }

  func cancel() { source.cancel() }
}

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
