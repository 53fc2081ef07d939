import TipModel
import TipStore
import TipSystem

/// The state that a command line's word names: a datastore or a document.
enum StateSource {
  /// Returns the facts of a datastore, which is closed again, or of a document.
  ///
  /// The word `-` is a document from standard input.
  ///
  /// - Throws: `TipControlError` when there is neither, or it cannot be read.
  static func facts(_ word: String, _ context: CommandContext) throws -> Facts {
    guard try isText(word, context) else { return try datastoreFacts(word, context) }
    return try StateDocument(json: context.readText(word), subject: CommandContext.name(of: word))
      .facts
  }

  /// Returns the facts of a datastore.
  ///
  /// - Throws: `TipControlError` when there is none, when it cannot be read, or for a document,
  ///   which does not name its device.
  static func datastoreFacts(_ word: String, _ context: CommandContext) throws -> Facts {
    guard try !isText(word, context) else {
      throw TipControlError(
        .refused, subject: word,
        reason: "\"\(word)\" is a state document, which does not name its device",
        suggestion: "Import it first: tipctl import \(ShellQuoting.quoted(word)) --datastore NEW")
    }
    let path = try DatastoreChoice.path(word, named: "DATASTORE", context)
    context.reads.addDatastore(path)
    let store = try SQLiteDatastore.open(path: path)
    defer { store.close() }
    return try store.facts()
  }

  /// Whether a file begins with a JSON object, as no database does.
  static func isText(_ word: String, _ context: CommandContext) throws -> Bool {
    if word == "-" { return true }
    let path = context.path(word)
    guard !word.isEmpty, FileManager.default.fileExists(atPath: path),
      !FileSystem.isFolder(path)
    else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw TipControlError.cannotRead(word, errno) }
    defer { close(file) }
    guard let start = FileBytes.read(file, upTo: 64) else {
      throw TipControlError.cannotRead(word, errno)
    }
    return start.first { !Set(" \t\r\n".utf8).contains($0) } == UInt8(ascii: "{")
  }
}
