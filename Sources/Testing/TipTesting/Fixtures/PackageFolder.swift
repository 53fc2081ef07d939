import Foundation

/// The package around a file.
enum PackageFolder {
  /// Returns the folders above a file, up to that of its package; nil outside of any package.
  static func folders(above filePath: String) -> [URL]? {
    var folder = URL(filePath: filePath).standardizedFileURL
    var folders: [URL] = []
    repeat {
      folder.deleteLastPathComponent()
      guard folder.path != "/" else { return nil }
      folders.append(folder)
    } while !isThere(folder.appending(path: "Package.swift"))
    return folders
  }

  /// Whether a file or a folder exists.
  static func isThere(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}
