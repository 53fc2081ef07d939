import TipFoundation
import TipPictures
import TipSnapshot

/// The snapshots that a command's operands select.
struct SnapshotSelection {
  static let paths = OperandSpec(
    "PATH", .any, completion: .snapshots,
    help: "A snapshot, the pending file beside it, or a folder; the current folder by default.")

  /// The snapshots that wait for a review, sorted.
  private(set) var pending: [SnapshotFile] = []
  /// Files left by interrupted writes.
  private(set) var leftovers: [String] = []
  /// Whether each snapshot was named explicitly, so that none is affected by accident.
  private(set) var isExact = true

  /// Finds the snapshots of paths.
  ///
  /// - Throws: `TipControlError` that names the path that is not a snapshot or cannot be read.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    var words = arguments.operands(Self.paths)
    if words.isEmpty { words = ["."] }
    for word in words {
      try Self.checkNotEmpty(word)
      let path = context.path(word)
      if FileSystem.isFolder(path) {
        isExact = false
        for (folder, prefix) in try SnapshotFolder.meant(by: path) {
          pending += folder.pending.filter { $0.path.hasPrefix(prefix) }
          leftovers += folder.leftovers.filter { $0.hasPrefix(prefix) }
        }
      } else {
        try add(file: path, word, exists: FileManager.default.fileExists(atPath: path))
      }
    }
    pending = Set(pending).sorted {
      ($0.path.naturalKey, $0.path) < ($1.path.naturalKey, $1.path)
    }
  }

  /// A script's unset variable must not select the whole folder.
  ///
  /// - Throws: ``CLIError`` (usage) for an empty path.
  static func checkNotEmpty(_ word: String) throws(CLIError) {
    guard word.isEmpty else { return }
    throw .usage(
      "A path is empty", suggestion: "Name a snapshot or a folder; \".\" is the current one")
  }

  private mutating func add(file path: String, _ word: String, exists: Bool) throws {
    let folder = try SnapshotFolder.containing(path)
    let isMeant = { (file: SnapshotFile) in file.path == path || file.pendingPath == path }
    if let file = folder?.pending.first(where: isMeant) {
      pending.append(file)
    } else if folder?.references.contains(where: isMeant) == true {
      throw TipControlError(
        .missing, subject: word, reason: "Nothing waits for a review of \"\(word)\"",
        suggestion: "Run \"tipctl snapshots list\" for those that wait")
    } else if exists {
      throw TipControlError(
        .malformed, subject: word, reason: "\"\(word)\" is not a snapshot",
        suggestion: "Name a file below a folder \"__Snapshots__\", or the folder")
    } else {
      throw TipControlError(
        .missing, subject: word, reason: "There is no file \"\(word)\"",
        suggestion: "Run \"tipctl snapshots list\" for those that wait")
    }
  }
}

extension SnapshotFolder {
  /// Returns the folders of snapshots at and below a path, and how the paths of its files begin.
  static func meant(
    by path: String
  ) throws(TipControlError) -> [(folder: SnapshotFolder, prefix: String)] {
    // The folder of one test file, inside a folder of snapshots, selects only its own files.
    if let folder = try containing("\(path)/") { return [(folder, "\(path)/")] }
    return try all(below: path).map { ($0, "") }
  }
}

extension CommandContext {
  /// Returns a path for people: relative to the current folder when it is below.
  func shown(_ path: String) -> String {
    let folder = console.currentDirectory == "/" ? "/" : "\(console.currentDirectory)/"
    guard path.hasPrefix(folder) else { return path }
    let rest = path.dropFirst(folder.count)
    // A name that begins with a dash would be read as an option.
    return rest.hasPrefix("-") ? "./\(rest)" : String(rest)
  }

  /// Prints the result of a change to snapshots, or with `--dry-run` the result it would have.
  ///
  /// The lines below the message are the paths of the files, unless others are given.
  func print(
    _ message: String, _ verb: String, _ files: [String], _ options: ChangeOptions,
    lines: [String]? = nil, createsFiles: Bool = false, _ fields: [String: StoredValue] = [:]
  ) throws {
    let named: [String: StoredValue] = [verb: .array(files.map { .string(shown($0)) })]
    try print(
      changed: !files.isEmpty, isDryRun: options.isDryRun, message,
      lines: lines ?? files.map { "  \(shown($0).printable)" },
      fields: named.merging(fields) { $1 })
    let hasChanged = !files.isEmpty && !options.isDryRun && fields["changed"] != false
    guard hasChanged, createsFiles else { return noteOnFiles(ifChanged: hasChanged) }
    note("The references are new: to take it back, remove them.")
  }
}
