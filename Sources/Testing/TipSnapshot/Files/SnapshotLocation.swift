/// The location of a test's snapshots.
public enum SnapshotLocation: Hashable, Sendable {
  /// In a folder `__Snapshots__` beside the test's source file.
  case besideTest
  /// In the given folder.
  case folder(String)

  /// The name of the folder beside a test's source file.
  package static let folderName = "__Snapshots__"

  /// Returns the folder that contains the snapshot folders of test files.
  ///
  /// - Parameter sourceFile: The path of the test's source file, as `#filePath` gives it.
  /// - Returns: The folder, without a trailing slash.
  public func root(forTestsIn sourceFile: String) -> String {
    switch self {
    case .besideTest:
      let parts = Self.parts(of: sourceFile)
      if parts.folder.isEmpty { return Self.folderName }
      return "\(parts.folder)/\(Self.folderName)"
    case .folder(let path):
      guard path.utf8.count > 1, path.hasSuffix("/") else { return path }
      return String(path.dropLast())
    }
  }

  /// Returns the name of the folder that belongs to a test file: the file's name without its
  /// extension, made valid on every file system.
  package static func folder(forTestsIn sourceFile: String) -> String {
    // As UTF-8: comparing characters from the end of a slice is slow.
    let name = parts(of: sourceFile).name.utf8
    guard name.suffix(6).elementsEqual(".swift".utf8) else {
      return SnapshotName.piece(String(Substring(name)))
    }
    return SnapshotName.piece(String(Substring(name.dropLast(6))))
  }

  private static func parts(of path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
    return (path[..<slash], path[path.utf8.index(after: slash)...])
  }
}
