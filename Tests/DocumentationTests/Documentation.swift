import Foundation
import TestSupport
import Testing

/// The README and the articles, as files of the package.
enum Documentation {
  /// The catalogs of the products and the guide, by their paths.
  static let catalogs = files { $0.hasSuffix(".docc") }

  /// The Markdown files of all catalogs, by their paths.
  static let articles = files { $0.contains(".docc/") && $0.hasSuffix(".md") }

  /// Returns the paths of files below a folder of the package, in order.
  static func files(
    below folder: String = "Sources", where isWanted: (String) -> Bool
  ) -> [String] {
    let files = FileManager.default.enumerator(atPath: PackageFile.url(folder).path)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter(isWanted).sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the text between a marker of a page and the end marker after it.
  static func part(_ name: String, of file: String) throws -> String {
    let text = try PackageFile.text(file)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text[start.upperBound...].range(of: "\n<!-- end -->"))
    return String(text[start.upperBound..<end.lowerBound])
  }
}
