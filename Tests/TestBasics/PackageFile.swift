package import Foundation

/// The files of this package, by their paths from its root.
package enum PackageFile {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Returns the URL of a file or a folder.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns a file's text.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
