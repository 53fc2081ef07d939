import Dispatch
import TipFoundation
import TipSystem

/// The operations on a datastore's files and folder.
enum DatastoreFiles {
  /// The suffix of SQLite's write-ahead log.
  static let log = "-wal"
  /// The suffixes of the files that SQLite keeps beside a database.
  static let sideFiles = [log, "-shm", "-journal"]

  /// Whether a file has a log with commits, which may not be in the file yet.
  static func hasLog(_ path: String) throws(TipControlError) -> Bool {
    (try FileStatus(of: path + log)?.size ?? 0) > 0
  }

  /// Creates the folder of a file, and those above it, accessible only to the user.
  static func makeFolder(of path: String) throws(TipControlError) {
    let folder = FileSystem.folder(of: path)
    guard try FileStatus(of: folder)?.kind != .folder else { return }
    if folder != "/" { try makeFolder(of: folder) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .cannotCreate(folder, because: FileSystem.words())
    }
    guard try FileStatus(of: folder)?.kind == .folder else {
      throw .cannotCreate(folder, because: "a file has that name")
    }
  }

  /// Creates a file, by default an empty one, accessible only to the user.
  static func makeFile(_ path: String, _ bytes: [UInt8] = []) throws(TipControlError) {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file != -1 else { throw .cannotCreate(path, because: FileSystem.words()) }
    defer { close(file) }
    if let number = FileBytes.write(bytes, to: file) {
      throw .cannotCreate(path, because: FileSystem.words(forError: number))
    }
  }

  /// Removes a file, if it exists.
  static func remove(_ path: String) throws(TipControlError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .system("remove", path) }
  }

  /// Removes a temporary copy, and its folder.
  static func removeCopy(_ path: String) {
    // A temporary file that stays is not a reason to fail.
    for suffix in [""] + sideFiles { unlink(path + suffix) }
    rmdir(FileSystem.folder(of: path))
  }

  static func move(_ path: String, to target: String) throws(TipControlError) {
    guard rename(path, target) == 0 else { throw .system("move", path) }
  }

  /// Renames a damaged file and the files beside it.
  ///
  /// - Returns: The new path.
  static func setAside(_ path: String, at date: Timestamp) throws(TipControlError) -> String {
    let stamp = date.description.prefix(19).replacing(":", with: "") + "Z"
    var target = "\(path).corrupt-\(stamp)"
    var count = 1
    while try FileStatus(of: target) != nil {
      count += 1
      target = "\(path).corrupt-\(stamp)-\(count)"
    }
    try move(path, to: target)
    for suffix in sideFiles where try FileStatus(of: path + suffix) != nil {
      try move(path + suffix, to: target + suffix)
    }
    return target
  }

  /// Reads a file that SQLite does not have open in this process.
  static func contents(
    of path: String, upTo limit: Int = .max
  ) throws(TipControlError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file != -1 else { throw .system("read", path) }
    defer { close(file) }
    guard let bytes = FileBytes.read(file, upTo: limit) else { throw .system("read", path) }
    return bytes
  }
}

/// A lock on a folder, held while a file in it is inspected, created or set aside.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock, if the folder exists.
  ///
  /// - Throws: `busy` when another process holds it too long.
  init?(
    folderOf path: String, timeout: Int, pause: () -> Void = FairWait.pause
  ) throws(TipControlError) {
    let folder = FileSystem.folder(of: path)
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor != -1 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system("open", folder)
    }
    let start = DispatchTime.now().uptimeNanoseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      let waited = DispatchTime.now().uptimeNanoseconds - start
      guard number == EWOULDBLOCK || number == EINTR,
        waited < UInt64(max(timeout, 0)) * 1_000_000
      else {
        close(descriptor)
        if number == EWOULDBLOCK { throw .busy(path) }
        throw .system("lock", folder, number)
      }
      // The system call has no timeout.
      pause()
    }
  }

  func release() { close(descriptor) }
}
