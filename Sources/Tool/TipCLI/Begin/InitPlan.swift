import TipFoundation
import TipSnapshot
import TipSystem

/// The files that `tipctl init` writes, which it has computed before it asks.
struct InitPlan {
  /// One file with its texts.
  struct File {
    /// The path in the package.
    let path: String
    /// The text that it has, or nil for a new file.
    let old: String?
    let new: String
    /// What the change is for, as a part of a list.
    let purpose: String
  }

  /// The folder of the package.
  let root: String
  private(set) var files: [File] = []
  /// What stays as it is, and what is left to do, with the reasons.
  private(set) var notes: [String] = []
  /// Whether version control has the old files.
  var isUnderGit = false
  /// Whether a test writes the document of all tips.
  var hasDocument = false

  init(root: String) { self.root = root }

  /// Adds a file, unless it has this text already.
  mutating func add(_ path: String, old: String?, new: String, _ purpose: String) {
    guard old != new else { return }
    files.append(File(path: path, old: old, new: new, purpose: purpose))
  }

  /// Adds a new file, or a note when there is one.
  mutating func create(_ path: String, _ text: String, _ purpose: String) throws {
    guard let old = try Self.text(of: path, in: root) else {
      return add(path, old: nil, new: text, purpose)
    }
    if old != text { note("\(path) exists, and stays as it is.") }
  }

  mutating func note(_ sentence: String) { notes.append(sentence) }

  /// Returns the text of a file, or nil when there is none.
  static func text(of path: String, in root: String) throws(TipControlError) -> String? {
    let full = "\(root)/\(path)"
    guard FileManager.default.fileExists(atPath: full) else { return nil }
    return try TextFile.read(full, named: path)
  }

  /// One line for each file.
  var lines: [String] {
    files.map { file in
      let verb = file.old == nil ? "new" : "change"
      return "  \(verb)  \(file.path): \(file.purpose)"
    }
  }

  /// The changes in the format of `diff -u`.
  var diff: [String] {
    files.map { file in
      let oldName = file.old == nil ? "/dev/null" : "a/\(file.path)"
      return SnapshotDiff(
        from: file.old ?? "", to: file.new, oldName: oldName, newName: "b/\(file.path)"
      ).description
    }
  }

  /// The commands that take the changes back.
  var undo: [String] {
    let changed = files.filter { $0.old != nil }.map(\.path)
    var commands: [String] = []
    if isUnderGit, !changed.isEmpty {
      commands.append(ShellQuoting.line(["git", "restore"] + changed))
    }
    if !isUnderGit { commands += changed.map { ShellQuoting.line(["mv", Self.copy(of: $0), $0]) } }
    let created = files.filter { $0.old == nil }.map(\.path)
    if !created.isEmpty { commands.append(ShellQuoting.line(["rm"] + created)) }
    return commands
  }

  /// The copy of a file that no version control has.
  private static func copy(of path: String) -> String { ".build/tipctl-init/\(path)" }

  /// Writes the files, the manifest last, so that a failure leaves a package that builds.
  func write() throws {
    if !isUnderGit {
      for file in files {
        guard let old = file.old else { continue }
        try AtomicFile.write(old, to: "\(root)/\(Self.copy(of: file.path))", makesFolder: true)
      }
    }
    for file in files.reversed() {
      try AtomicFile.write(file.new, to: "\(root)/\(file.path)", makesFolder: true)
    }
  }
}
