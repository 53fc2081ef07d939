import TipSystem

/// Paths, and the errors of the file system.
package enum FileSystem {
  /// Returns the folder of a path, and `.` for a name alone.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns whether there is a folder at a path, also behind a link.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether there is a symbolic link at a path.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path of the file that a link leads to.
  ///
  /// It is nil for a link that leads nowhere. A path that is not a link is returned unchanged.
  package static func end(ofLinks path: String) -> String? {
    guard isLink(path) else { return path }
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }

  /// Returns the system's description of an error number, for the end of a sentence.
  ///
  /// - Parameter number: The error number, by default the one of the last failed call.
  /// - Returns: The description in lower case: "permission denied".
  package static func words(forError number: Int32 = errno) -> String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Creates a folder and its missing parents.
  package static func makeFolder(_ folder: String, for path: String) throws(TipControlError) {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    let above = self.folder(of: folder)
    guard errno == ENOENT, above != folder else { throw .cannotWrite(path, errno) }
    try makeFolder(above, for: path)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .cannotWrite(path, errno) }
  }
}

extension TipControlError {
  /// Returns the error for a file whose folder does not exist.
  static func missingFolder(_ folder: String, of path: String) -> TipControlError {
    TipControlError(
      .cannotCreate, subject: path, reason: "There is no folder \"\(folder)\" for the file",
      suggestion: "Create the folder, or name another file")
  }

  /// Returns the error for a folder of the system that does not take new files.
  static func noFiles(in folder: String, _ path: String) -> TipControlError {
    TipControlError(
      .cannotCreate, subject: path,
      reason: "The file \"\(path)\" cannot be written: \"\(folder)\" does not take new files",
      suggestion: "Name a file in another folder")
  }

  /// Returns the error for a file that cannot be written, with the system's reason.
  package static func cannotWrite(_ path: String, _ code: Int32) -> TipControlError {
    let isDiskFailure = code == ENOSPC || code == EIO
    return TipControlError(
      isDiskFailure ? .inputOutput : .cannotCreate, subject: path,
      reason: "The file \"\(path)\" cannot be written: \(FileSystem.words(forError: code))",
      suggestion: "Check that its folder is writable and that the disk has space")
  }

  /// Returns the error for a file that cannot be read, with the system's reason.
  package static func cannotRead(_ path: String, _ code: Int32) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path,
      reason: "The file \"\(path)\" cannot be read: \(FileSystem.words(forError: code))",
      suggestion: "Check that it is a readable file")
  }

  /// Returns the failure that the system has just reported for an operation on a path.
  package static func system(
    _ operation: String, _ path: String, _ number: Int32 = errno
  ) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path,
      reason: "Could not \(operation) \"\(path)\": \(FileSystem.words(forError: number))",
      suggestion: "Check the permissions and the free space there")
  }
}
