import Dispatch
import Synchronization
package import TipFoundation
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

// MARK: - The watch

extension DatastoreWatch {
  /// Calls an action when something in the folder of a file changes, and once at the start, from a
  /// queue that waits in the kernel without polling.
  ///
  /// The folder may be missing, or go and come back, alone or with the folders above it.
  ///
  /// - Throws: `inputOutput` when the system cannot watch the folder.
  package convenience init(
    folderOf path: String, _ action: @escaping @Sendable () -> Void
  ) throws(TipControlError) {
    let follower = try FolderFollower(FileSystem.folder(of: path), action)
    self.init(cancel: follower.cancel)
  }
}

/// Follows the folder that is at a path.
///
/// `@unchecked`: the variables are used on the queue only.
private final class FolderFollower: @unchecked Sendable {
  private let queue = DispatchQueue(label: "tip-datastore-watcher")
  /// The folders of the path, the top first.
  private let way: [String]
  private let action: @Sendable () -> Void
  /// The folders that have been there when the events were requested.
  private var watched: [FileIdentity] = []
  private var events: FolderEvents?
  private var isCancelled = false

  init(_ folder: String, _ action: @escaping @Sendable () -> Void) throws(TipControlError) {
    var way = [folder]
    while let above = way.last.map(FileSystem.folder(of:)), above != way.last, above != "." {
      way.append(above)
    }
    self.way = way.reversed()
    self.action = action
    try queue.sync { Result(catching: follow) }.get()
    // Covers the changes between the caller's last read and the start of the watch.
    queue.async(execute: action)
  }

  /// The folders that are there now, the top first.
  private var present: [FileIdentity] {
    let found = way.lazy.map { FileStatus.found(at: $0) }
    return found.prefix { $0?.kind == .folder }.compactMap { $0?.identity }
  }

  /// Requests the events of the folders that are there now.
  private func follow() throws(TipControlError) {
    repeat {
      watched = present
      events?.cancel()
      events = try FolderEvents(of: Array(way.prefix(watched.count)), queue) { [self] event in
        handle(event)
      }
      // A folder that comes or goes meanwhile is not in the events.
    } while watched != present
  }

  private func handle(_ event: FolderEvents.Event) {
    guard !isCancelled else { return }
    // A new folder can have the number of the one before it, on the same volume.
    let isElsewhere = event == .gone || watched != present
    if isElsewhere {
      // The action's next read reports a folder that cannot be watched.
      do throws(TipControlError) { try follow() } catch {}
    }
    if isElsewhere || event == .inside { action() }
  }

  /// Ends the calls, from any thread and repeatedly.
  @Sendable
  func cancel() {
    queue.async { [self] in
      isCancelled = true
      events?.cancel()
      events = nil
    }
  }
}

/// The system's events of folders: entries that come and go, and touches (``FolderSignal``).
///
/// Of a folder above the last one only a move is reported, because it may be busy.
private final class FolderEvents {
  enum Event {
    /// The last folder has changed.
    case inside
    /// A folder has left its path.
    case gone
    /// The folder above the last one has changed: the last one may be gone.
    ///
    /// A deleted folder has no event while another program has it open.
    case above
  }

  private var sources: [any DispatchSourceProtocol] = []

  func cancel() {
    for source in sources { source.cancel() }
    sources = []
  }

  #if canImport(Darwin)
    /// Requests the events.
    ///
    /// - Throws: `inputOutput` when the last folder cannot be watched.
    init(
      of folders: [String], _ queue: DispatchQueue, _ handle: @escaping (Event) -> Void
    ) throws(TipControlError) {
      for (distance, folder) in folders.reversed().enumerated() {
        let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
        guard descriptor != -1 else {
          try Self.check(folder, isLast: distance == 0)
          continue
        }
        var kinds: DispatchSource.FileSystemEvent = [.delete, .rename]
        if distance <= 1 { kinds.insert(.write) }
        if distance == 0 { kinds.insert(.attrib) }
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor, eventMask: kinds, queue: queue)
        source.setEventHandler { handle(distance == 0 ? .inside : .above) }
        source.setCancelHandler { _ = close(descriptor) }
        source.activate()
        sources.append(source)
      }
    }
  #else
    private static let moves = IN_MOVE_SELF | IN_DELETE_SELF
    private static let entries = moves | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    /// A process that is killed before it posts a signal closes its files, which is an event too.
    private static let all = entries | IN_ATTRIB | IN_CLOSE_WRITE

    /// Requests the events.
    ///
    /// - Throws: `inputOutput` when the last folder cannot be watched.
    init(
      of folders: [String], _ queue: DispatchQueue, _ handle: @escaping (Event) -> Void
    ) throws(TipControlError) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor != -1 else { throw .system("watch", folders.last ?? "/") }
      var last: Int32 = -1
      for (distance, folder) in folders.reversed().enumerated() {
        let kinds =
          switch distance {
          case 0: Self.all
          case 1: Self.entries
          default: Self.moves
          }
        let number = inotify_add_watch(descriptor, folder, UInt32(kinds))
        if distance == 0 { last = number }
        guard number < 0 else { continue }
        do throws(TipControlError) {
          try Self.check(folder, isLast: distance == 0)
        } catch {
          close(descriptor)
          throw error
        }
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        for event in Self.drain(descriptor, last: last) { handle(event) }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      sources = [source]
    }

    /// Reads all available events, whose entries do not matter.
    private static func drain(_ descriptor: Int32, last: Int32) -> Set<Event> {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        var events: Set<Event> = []
        while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
          var offset = 0
          while offset + MemoryLayout<inotify_event>.size <= count {
            let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
            if event.mask & UInt32(moves | IN_Q_OVERFLOW) != 0 {
              events.insert(.gone)
            } else {
              events.insert(event.wd == last ? .inside : .above)
            }
            offset += MemoryLayout<inotify_event>.size + Int(event.len)
          }
        }
        return events
      }
    }
  #endif

  /// - Throws: `inputOutput` when the last folder cannot be watched. It may have gone meanwhile,
  ///   and of the others only moves are missed.
  private static func check(_ folder: String, isLast: Bool) throws(TipControlError) {
    let number = errno
    guard isLast, number != ENOENT, number != ENOTDIR else { return }
    throw .system("watch", folder, number)
  }
}
