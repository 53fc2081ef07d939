import Foundation

/// The package around a file.
package enum PackageFolder {
  /// Returns the path of a file that is named from the folder of the test's package on.
  package static func path(_ name: String, at position: SourcePosition) -> String {
    guard !name.hasPrefix("/"), let folder = folders(above: "\(position.filePath)")?.last else {
      return name
    }
    return folder.appending(path: name).path(percentEncoded: false)
  }

  /// Returns the folders above a file, up to its package, or nil outside of any package.
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
