package import Foundation

/// The files of a folder in memory, to be written as often as tests need such a folder.
struct FolderImage: Sendable {
  private struct Entry: Sendable {
    let path: String
    /// The contents, or nil for a folder.
    let contents: Data?
    let permissions: Int?
  }

  private let entries: [Entry]

  /// Reads a folder.
  init(of folder: URL) throws {
    // A folder comes before its contents.
    entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
      path in
      let file = folder.appending(path: path).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      return Entry(
        path: path, contents: isFolder ? nil : try Data(contentsOf: URL(filePath: file)),
        permissions: attributes[.posixPermissions] as? Int)
    }
  }

  /// Writes the files into a folder.
  func write(to folder: URL) throws {
    for entry in entries {
      let file = folder.appending(path: entry.path)
      if let contents = entry.contents {
        try contents.write(to: file)
      } else {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      }
      try FileManager.default.setAttributes(
        entry.permissions.map { [.posixPermissions: $0] } ?? [:], ofItemAtPath: file.path)
    }
  }
}

/// A yard that is made once, and of which each test gets a copy.
package struct YardImage: Sendable {
  private let folder: Result<FolderImage, any Error>

  /// Makes the yard.
  ///
  /// Each copy throws the error of a failure.
  package init(_ make: () throws -> Yard) {
    folder = Result {
      let yard = try make()
      return try withExtendedLifetime(yard) { try FolderImage(of: yard.folder) }
    }
  }

  /// Returns a yard with the same files.
  package func copy() throws -> Yard {
    let yard = try Yard(isEmpty: true)
    try write(to: yard.folder)
    return yard
  }

  /// Writes the files into a folder.
  package func write(to folder: URL) throws { try self.folder.get().write(to: folder) }
}
