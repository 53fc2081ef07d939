import Foundation

/// The files in the package's `Fixtures` folder.
enum FixtureFile {
  static let backyardBirds = "backyard-birds.json"
  static let schema = "state.schema.json"

  /// Returns a file's text.
  static func text(_ name: String, from source: String = #filePath) throws -> String {
    var root = URL(filePath: source)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  }
}
