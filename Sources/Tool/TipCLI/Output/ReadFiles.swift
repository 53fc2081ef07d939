import Synchronization
import TipFoundation
import TipSystem

/// The files that a command has read, which none of its outputs may replace.
///
/// Files are compared by device and number, because a file has many paths through links to it and
/// to its folders.
package final class ReadFiles: Sendable {
  private enum Key: Hashable {
    case file(FileIdentity)
    /// A file that does not exist, such as the log that a datastore will have again.
    case name(String, folder: FileIdentity)
  }

  private let keys = Mutex<Set<Key>>([])

  package init() {}

  func add(_ path: String) {
    let new = Self.keys(of: path)
    keys.withLock { $0.formUnion(new) }
  }

  /// Adds the three files of a datastore.
  func addDatastore(_ path: String) {
    let file = FileSystem.end(ofLinks: path) ?? path
    for suffix in ["", "-wal", "-shm"] { add(file + suffix) }
  }

  /// Whether a file was read, by this path or a different one.
  func contains(_ path: String) -> Bool {
    let asked = Self.keys(of: path)
    return keys.withLock { !$0.isDisjoint(with: asked) }
  }

  private static func keys(of path: String) -> Set<Key> {
    guard let file = FileSystem.end(ofLinks: path) else { return [] }
    var keys: Set<Key> = []
    if let own = FileIdentity(of: file) { keys.insert(.file(own)) }
    if let folder = FileIdentity(of: FileSystem.folder(of: file)) {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      keys.insert(.name(name, folder: folder))
    }
    return keys
  }
}

extension CommandContext {
  /// Writes a document to a file, in one step.
  ///
  /// - Throws: ``CLIError`` (usage) when the command has read the file, `TipControlError` when it
  ///   cannot be written. An older file is then unchanged.
  func write(_ text: String, to path: String, named name: String) throws {
    try checkOutput(path, named: name)
    try AtomicFile.write(text, to: path)
  }

  /// - Throws: ``CLIError`` (usage) when the command has read the file at a path.
  func checkOutput(_ path: String, named name: String) throws(CLIError) {
    guard !reads.contains(path) else {
      throw .usage("\"\(name)\" is read by the command", suggestion: "Name another file")
    }
  }
}
