package import TipFoundation

/// The snapshots of one folder that the newest test run used.
package struct SnapshotManifest: Hashable, Sendable {
  /// The completeness of the run.
  package enum Standing: Hashable, Sendable {
    /// There is no record of a run.
    case none
    /// Only some tests ran.
    case filtered
    /// A process of the run crashed, or is still running.
    case unfinished
    /// The record lacks the beginning of a process.
    case damaged
    /// A test was skipped or cancelled, or threw an error: not all its snapshots may be used.
    case endedEarly(test: String)
    /// A snapshot failed, or was recorded.
    case failed
    /// A reference has changed since the run.
    case outdated(reference: SnapshotFile)
    /// All tests ran to their ends, and all snapshots matched.
    case passed
  }

  /// The completeness of the run.
  package let standing: Standing
  /// The references that were used, as paths below the folder.
  package let used: Set<String>
  /// The references that any run on this machine has used, as paths below the folder.
  package let named: Set<String>
  /// The time of the run's end.
  let date: Date

  /// The folders of the test files in which a test used a snapshot.
  package var testFolders: Set<String> {
    Set(used.map { String($0.prefix { $0 != "/" }) })
  }

  /// Reads the manifest of the newest run, and the names of all runs.
  ///
  /// - Throws: `TipControlError` when a file cannot be read.
  package init(root: String) throws(TipControlError) {
    let names = try ManifestFile.names(in: root)
    guard let run = try ManifestFile.newestRun(in: root) else {
      standing = .none
      used = []
      named = names
      date = .distantPast
      return
    }
    let lines = RunLines(run.lines)
    standing = lines.standing
    used = lines.used
    named = names.union(lines.used)
    date = run.date
  }

  /// The lines of one run, read.
  private struct RunLines {
    var used: Set<String> = []
    /// The processes that wrote a line, a beginning, an end.
    private var processes: Set<Substring> = []
    private var begun: Set<Substring> = []
    private var ended: Set<Substring> = []
    private var endedEarly: String?
    private var isFiltered = false
    private var hasFailed = false

    init(_ lines: [String]) {
      for line in lines {
        // The process, the kind of the line, and the rest, which some kinds do not have.
        let words = line.split(separator: " ", maxSplits: 2)
        guard let process = words.first else { continue }
        processes.insert(process)
        guard words.count > 1 else { continue }
        let rest = words.dropFirst(2).joined()
        switch words[1] {
        case "begin":
          begun.insert(process)
          if rest != "full" { isFiltered = true }
        case "used": used.insert(rest)
        case "early": endedEarly = endedEarly ?? rest
        case "failed":
          hasFailed = true
          ended.insert(process)
        case "passed": ended.insert(process)
        default: continue
        }
      }
    }

    var standing: Standing {
      if isFiltered { return .filtered }
      if !begun.isSubset(of: ended) { return .unfinished }
      if begun.isEmpty || begun != processes { return .damaged }
      if let endedEarly { return .endedEarly(test: endedEarly) }
      if hasFailed { return .failed }
      return .passed
    }
  }
}
