import Dispatch
import Foundation
import TipFoundation
import TipModel
import TipFoundation

/// Calls an action when something in a folder changes; it sleeps in the kernel until then.
final class FolderWatcher: Sendable {
  private let cancelAction: @Sendable () -> Void

  /// Watches the folder of a file; the action is called once at first, from the watcher's queue.
  ///
  /// - Throws: `inputOutput` when the system does not let the folder be watched.
  init(
    folderOf path: String, _ action: @escaping @Sendable () -> Void
  ) throws(TipControlError) {
    let queue = DispatchQueue(label: "tip-datastore-watcher")
    let news = try FolderNews(of: FileSystem.folder(of: path))
    cancelAction = news.start(queue, action)
    // What happened between the last read and this moment.
    queue.async(execute: action)
  }

  deinit { cancelAction() }

  /// Stops watching.
  func cancel() { cancelAction() }
}

#if canImport(Darwin)
  /// The system's news of a folder: entries that come and go, and touches (``FolderSignal``).
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
  /// The system's news of a folder: entries that come and go, and touches (``FolderSignal``).
  private struct FolderNews {
    /// A process that is killed before it posts one closes its files, and that is news too.
    private static let kinds =
      IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE
      | IN_MOVE_SELF | IN_DELETE_SELF

    private let descriptor: Int32

    init(of folder: String) throws(TipControlError) {
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
      let descriptor = descriptor
      source.setEventHandler {
        Self.drain(descriptor)
        action()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return Cancellation(source).cancel
    }

    /// Takes all that is there to read; which entry it was about does not matter.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  }
#endif

/// A source that may be cancelled from any thread.
///
/// `@unchecked`: the source is only ever cancelled, and `dispatch_source_cancel` may be called from
/// any thread, again and again.
private final class Cancellation: @unchecked Sendable {
  private let source: any DispatchSourceProtocol

  init(_ source: any DispatchSourceProtocol) { self.source = source }

  func cancel() { source.cancel() }
}

/// Notifies the watchers in all processes that a commit is complete.
///
/// A watcher sees the log being written before the commit is there to be read, and not the moment
/// in which it is. So every commit is followed by a touch of the folder's times, which wakes the
/// watchers on every system.
enum FolderSignal {
  static func post(folderOf path: String) {
    // A folder that lets nobody touch it delays the news until the next write there; the commit
    // itself is done.
    _ = utimes(FileSystem.folder(of: path), nil)
  }
}
