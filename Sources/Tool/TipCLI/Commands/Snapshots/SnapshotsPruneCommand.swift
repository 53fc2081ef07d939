import TipFoundation
import TipSnapshot

/// `tipctl snapshots prune`: references that no test uses.
enum SnapshotsPruneCommand {
  private static let folders = OperandSpec(
    "FOLDER", .any, completion: .folders,
    help: "The folders to search; the current folder by default.")

  static let spec = CommandSpec(
    "snapshots prune", group: .snapshots, summary: "Finds references that no test uses.",
    effect: .overwrites, operands: [folders],
    examples: [
      .init("tipctl snapshots prune", "Lists them; exits with 1 when there are any."),
      .init("tipctl snapshots prune Tests --yes", "Removes them."),
    ],
    notes: [
      "It uses the last test run, which must be complete and successful: not filtered, not in "
        + "parallel processes, nothing recorded. Each run records the snapshots it used in "
        + "\"__Snapshots__/.manifest\". The file does not record failures of other kinds than "
        + "the test library's: run all tests, see them pass, then prune.",
      "References of an existing test file that used no snapshot are listed, and kept.",
    ]
  ) { context, arguments in
    let found = try Found(arguments.operands(folders), in: context)
    let options = ChangeOptions(arguments)
    let isDone = options.isConfirmed && !options.isDryRun
    if isDone { try found.remove() }
    try context.print(
      found.message(isDone: isDone || options.isDryRun), isDone ? "removed" : "unused",
      found.paths, options,
      [
        "doubtful": .array(found.doubtful.map { .string(context.shown($0.path)) }),
        "changed": .bool(isDone && !found.paths.isEmpty),
      ])
    for file in found.doubtful {
      context.warn(
        "\"\(context.shown(file.path))\" is kept: no test of its file used a snapshot",
        suggestion: "Remove it yourself if no test is meant to")
    }
    guard !found.paths.isEmpty, !options.isConfirmed, !options.isDryRun else { return .done }
    context.note("Use --yes to remove the unused files.")
    return .no
  }

  /// The files that no test needs.
  private struct Found {
    var unused: [SnapshotFile] = []
    var doubtful: [SnapshotFile] = []
    var leftovers: [String] = []
    var paths: [String] { unused.map(\.path) + leftovers }

    /// Searches folders.
    ///
    /// - Throws: ``CLIError`` (refused) when the last run does not determine which files are
    ///   unused.
    init(_ words: [String], in context: CommandContext) throws {
      for word in words.isEmpty ? ["."] : words {
        let path = context.path(word)
        guard FileManager.default.fileExists(atPath: path) else {
          throw TipControlError(
            .missing, subject: word, reason: "There is no folder \"\(word)\"",
            suggestion: "Name a folder with tests")
        }
        for (folder, prefix) in try SnapshotFolder.meant(by: path) {
          try add(folder, below: prefix, context)
        }
      }
    }

    private mutating func add(
      _ folder: SnapshotFolder, below prefix: String, _ context: CommandContext
    ) throws {
      leftovers += folder.leftovers.filter { $0.hasPrefix(prefix) }
      guard !folder.references.isEmpty else { return }
      let result = try UnusedSnapshots(of: folder)
      try SnapshotsPruneCommand.check(result.standing, context.shown(folder.root))
      unused += result.unused.filter { $0.path.hasPrefix(prefix) }
      doubtful += result.doubtful.filter { $0.path.hasPrefix(prefix) }
    }

    func remove() throws {
      for file in unused { try file.removeAll() }
      for path in leftovers { try SnapshotFile.remove(path) }
    }

    func message(isDone: Bool) -> String {
      let count = Plural.count(paths.count, "file")
      if paths.isEmpty { return "Every snapshot is used." }
      return isDone ? "Removed: \(count)." : "Unused: \(count)."
    }
  }

  private static func check(
    _ standing: SnapshotManifest.Standing, _ folder: String
  ) throws(CLIError) {
    let reason: String
    switch standing {
    case .passed: return
    case .none: reason = "no test run has used it"
    case .filtered: reason = "the last test run ran a selection of the tests"
    case .unfinished: reason = "the last test run crashed, or still runs"
    case .failed: reason = "the last test run failed, or recorded"
    }
    throw CLIError(
      .refused, "The unused files in \"\(folder)\" are not known: \(reason)",
      suggestion: "Run all tests with \"swift test\", see them pass, then prune again")
  }
}
