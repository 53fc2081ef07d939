package import TipSnapshot

/// A file that is attached to a test whose snapshot of a card or a screen failed.
package struct SnapshotAttachment: Hashable, Sendable {
  package let name: String
  package let text: String

  /// Returns the files of a failed comparison: the value as SVG, and the difference.
  ///
  /// A strategy without a picture, a success and a recorded reference have none.
  package static func all<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, _ found: SnapshotVerification
  ) throws -> [SnapshotAttachment] {
    guard let picture = strategy.picture else { return [] }
    switch found {
    case .matched, .recorded: return []
    case .missing(let path, _):
      return [try SnapshotAttachment(name: svgName(path), text: picture(value))]
    case .mismatched(let mismatch):
      return [
        try SnapshotAttachment(name: svgName(mismatch.path), text: picture(value)),
        SnapshotAttachment(
          name: "\(fileName(mismatch.path)).diff", text: mismatch.diff.description + "\n"),
      ]
    }
  }

  private static func fileName(_ path: String) -> String {
    guard let name = path.split(separator: "/").last else { return "snapshot" }
    return String(name)
  }

  private static func svgName(_ path: String) -> String {
    let name = fileName(path)
    return name.hasSuffix(".svg") ? name : "\(name).svg"
  }
}
