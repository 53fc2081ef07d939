package import TipFoundation

/// The snapshots of one folder that the newest test run used.
package struct SnapshotManifest: Hashable, Sendable {
  /// The completeness of the run.
  package enum Standing: String, Hashable, Sendable {
    /// There is no record of a run.
    case none
    /// Only some tests ran.
    case filtered
    /// A process of the run crashed, or is still running.
    case unfinished
    /// A failure was reported.
    case failed
    /// All tests ran and passed.
    case passed
  }

  /// The completeness of the run.
  package let standing: Standing
  /// The references that were used, as paths below the folder.
  package let used: Set<String>

  /// The folders of the test files in which a test used a snapshot.
  package var testFolders: Set<String> {
    Set(used.map { String($0.prefix { $0 != "/" }) })
  }

  /// Reads the manifest of the newest run.
  ///
  /// - Throws: `TipControlError` when the run's file cannot be read.
  package init(root: String) throws(TipControlError) {
    let folder = "\(root)/\(ManifestFile.folderName)"
    guard let path = ManifestFile.runs(in: folder).first,
      let bytes = try SnapshotBytes.read(path)
    else {
      self.init(lines: [])
      return
    }
    self.init(lines: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Parses the lines of one run.
  init(lines: [String]) {
    var used: Set<String> = []
    var open: Set<Substring> = []
    var (isFiltered, hasFailed) = (false, false)
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1 else { continue }
      switch (words[1], words.count > 2 ? words[2] : "") {
      case ("begin", let selection):
        open.insert(words[0])
        isFiltered = isFiltered || selection != "full"
      case ("used", let path): used.insert(String(path))
      case ("failed", _):
        hasFailed = true
        open.remove(words[0])
      case ("passed", _): open.remove(words[0])
      default: continue
      }
    }
    self.used = used
    standing =
      lines.isEmpty
      ? .none : isFiltered ? .filtered : hasFailed ? .failed : open.isEmpty ? .passed : .unfinished
  }
}
