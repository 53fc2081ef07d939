import TipFoundation
import TipSnapshot

/// `tipctl snapshots prune`: references that no test uses.
enum SnapshotsPruneCommand {
  private static let folders = OperandSpec(
    "FOLDER", .any, completion: .folders,
    help: "The folders to search; the current folder by default.")

  static let spec: CommandSpec = .init(
    "snapshots prune", group: .snapshots, summary: "Finds references that no test uses.",
    effect: .overwrites, operands: [folders],
    examples: [
      .init("tipctl snapshots prune", "Lists them; exits with 1 when there are any."),
      .init("tipctl snapshots prune Tests --yes", "Removes them."),
    ],
    notes: [
      "It uses the last test run, which must be complete: not filtered, not in parallel "
        + "processes, no snapshot failed or recorded, no test skipped, cancelled or left by an "
        + "error. Each run records the snapshots it used in \"__Snapshots__/.manifest\". Only "
        + "tests with .tips and of TipTestCase record how they end: run all tests, see them "
        + "pass, then prune.",
      "It removes only references that a recorded run on this machine has used. Others may "
        + "belong to a different library that uses the folder; they are listed, and kept. So are "
        + "references of an existing test file that used no snapshot.",
    ]
  ) { context, arguments in
    let found = try Found(arguments.operands(folders), in: context)
    let options = ChangeOptions(arguments)
    let isDone = options.isConfirmed && !options.isDryRun
    if isDone { try found.remove() }
    let verb = isDone ? "removed" : "unused"
    // The list of unused files is data, also with "--quiet".
    let output = context.with { $0.reportsChanges = $0.reportsChanges || !isDone }
    try output.print(
      found.message(isDone: isDone || options.isDryRun), verb, found.paths, options,
      [
        "doubtful": .array(
          (found.unnamed + found.quiet).map { .string(context.shown($0.path)) }),
        "foreign": .int(found.foreign.count),
        "changed": .bool(isDone && !found.paths.isEmpty),
      ])
    found.warn(context)
    guard !found.paths.isEmpty, !options.isConfirmed, !options.isDryRun else {
      return .done
    }
    context.note("Use --yes to remove the unused files.")
    return .no
  }

  /// The files that no test needs, and the other files.
  private struct Found {
    var unused: [SnapshotFile] = []
    var quiet: [SnapshotFile] = []
    var unnamed: [SnapshotFile] = []
    var foreign: [String] = []
    var leftovers: [String] = []
    var paths: [String] { unused.map(\.path) + leftovers }

    /// Searches folders.
    ///
    /// - Throws: ``CLIError`` (refused) when the last run does not determine which files are
    ///   unused.
    init(_ words: [String], in context: CommandContext) throws {
      var words = words
      if words.isEmpty { words = ["."] }
      for word in words {
        try SnapshotSelection.checkNotEmpty(word)
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
      let result = try UnusedSnapshots(of: folder)
      // A folder of another library has no run, and needs none.
      if result.hasOwnReferences {
        try SnapshotsPruneCommand.check(result.standing, of: folder, context)
      }
      unused += result.unused.filter { $0.path.hasPrefix(prefix) }
      quiet += result.quiet.filter { $0.path.hasPrefix(prefix) }
      unnamed += result.unnamed.filter { $0.path.hasPrefix(prefix) }
      foreign += result.foreign.filter { $0.hasPrefix(prefix) }
      leftovers += folder.leftovers.filter { $0.hasPrefix(prefix) }
    }

    func remove() throws {
      try UnusedSnapshots.remove(unused)
      for path in leftovers { try SnapshotFile.remove(path) }
    }

    func message(isDone: Bool) -> String {
      if !paths.isEmpty {
        let count = Plural.count(paths.count, "file")
        return isDone ? "Removed: \(count)." : "Unused: \(count)."
      }
      if unnamed.isEmpty, quiet.isEmpty { return "Every snapshot is used." }
      return "No snapshot is known to be unused."
    }

    /// Lists the files that are kept.
    func warn(_ context: CommandContext) {
      list(
        unnamed, "that no recorded test run on this machine has used",
        "Run all tests with \"swift test\", which records what they use. Remove a file yourself if "
          + "nothing uses it", context)
      list(
        quiet, "of test files that used no snapshot in the last test run",
        "Remove a file yourself if no test is meant to use it", context)
      guard !foreign.isEmpty else { return }
      let files = Plural.count(foreign.count, "file")
      context.note("\(files) of other libraries left alone.")
    }

    private func list(
      _ files: [SnapshotFile], _ reason: String, _ suggestion: String, _ context: CommandContext
    ) {
      guard !files.isEmpty else { return }
      context.warn(
        "Kept \(Plural.count(files.count, "snapshot")) \(reason)", suggestion: suggestion)
      // The document in JSON has the paths.
      guard context.globals.format == .text else { return }
      for file in files { context.message("  \(context.shown(file.path).printable)") }
    }
  }

  private static func check(
    _ standing: SnapshotManifest.Standing, of folder: SnapshotFolder, _ context: CommandContext
  ) throws(CLIError) {
    let reason: String
    switch standing {
    case .passed: return
    case .none: reason = "there is no record of a test run"
    case .filtered: reason = "the last test run ran a selection of the tests"
    case .unfinished: reason = "the last test run crashed, or still runs"
    case .damaged: reason = "the record of the last test run has no beginning"
    case .endedEarly(let test):
      reason = "in the last test run \"\(test)\" was skipped or cancelled, or threw an error"
    case .failed: reason = "in the last test run a snapshot failed, or was recorded"
    case .outdated(let reference):
      reason = "\"\(context.shown(reference.path))\" has changed since the last test run"
    }
    let root = context.shown(folder.root)
    throw CLIError(
      .refused, "The unused files in \"\(root)\" are not known: \(reason)",
      suggestion: "Run all tests with \"swift test\", see them pass, then prune again")
  }
}
