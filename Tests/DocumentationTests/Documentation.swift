import Foundation

/// The README and the articles, as files of the package.
enum Documentation {
  /// The root of the package.
  static let package: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The catalogs of the products and the guide, by their paths.
  static let catalogs = files { $0.hasSuffix(".docc") }

  /// The Markdown files of all catalogs, by their paths.
  static let articles = files { $0.contains(".docc/") && $0.hasSuffix(".md") }

  /// Returns the text of a file, by its path from the root of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// Returns the paths of files below a folder of the package, in order.
  static func files(
    below folder: String = "Sources", where isWanted: (String) -> Bool
  ) -> [String] {
    let files = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter(isWanted).sorted().map { "\(folder)/\($0)" }
  }
}
