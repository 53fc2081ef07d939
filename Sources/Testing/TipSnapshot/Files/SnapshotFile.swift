import TipFoundation

/// The file of one snapshot, and its pending file.
///
/// A reference is `<root>/<test file>/<test>.<name>.<extension>`. The pending file has `.pending`
/// before its extension.
public struct SnapshotFile: Hashable, Sendable {
  /// The folder that holds the snapshots of several test files.
  public let root: String
  /// The folder of the test file and the file's name, below the root.
  public let relativePath: String
  /// The path of the reference.
  public let path: String

  /// Creates the file of a snapshot from parts that are valid on every file system.
  package init(root: String, relativePath: String) {
    self.root = root
    self.relativePath = relativePath
    path = "\(root)/\(relativePath)"
  }

  /// The extension of the file, without a dot.
  var fileExtension: String { Self.fileExtension(of: relativePath) }

  /// The extensions of the strategies in this package.
  ///
  /// A strategy of a test can have any.
  package static let usualExtensions: Set<String> = ["json", "svg", "txt"]

  /// Returns the extension of a path, without a dot.
  static func fileExtension(of path: String) -> String {
    String(path.split(separator: ".").last ?? "")
  }

  /// The beginning of the names of pictures of previews.
  package static let previewPrefix = "preview-"

  /// Whether the snapshot is a drawing.
  package var isPicture: Bool { fileExtension == "svg" }

  /// Whether it is the picture of a preview.
  package var isPreview: Bool { isPicture && relativePath.contains(".\(Self.previewPrefix)") }

  /// The path of the pending file, which is to be reviewed.
  public var pendingPath: String {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
    return "\(path[..<dot]).pending\(path[dot...])"
  }
}

extension SnapshotFile {
  /// The kind of a file in a snapshot folder, derived from its name.
  package enum Kind: Hashable, Sendable {
    case reference
    /// A file to be reviewed.
    case pending
    /// A temporary file of a write that was killed.
    case leftover
    /// An unrelated file.
    case stranger
  }

  package static func kind(ofName name: String) -> (kind: Kind, reference: String) {
    if AtomicFile.isLeftover(name) { return (.leftover, name) }
    let pieces = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (3...4).contains(pieces.count), pieces.allSatisfy(SnapshotName.isPiece) else {
      return (.stranger, name)
    }
    if pieces.count == 3 { return (.reference, name) }
    guard Substring(pieces[2]) == "pending" else { return (.stranger, name) }
    return (
      .pending,
      [pieces[0], pieces[1], pieces[3]].map { String(Substring($0)) }.joined(separator: ".")
    )
  }
}
