package import TipFoundation

/// The references of one folder that no test used in its newest run.
///
/// A different library can keep its references in the same folder, under names of the same form.
/// Ours are those that a recorded run has used.
package struct UnusedSnapshots: Hashable, Sendable {
  /// Whether there is a reference that a recorded run has used.
  package let hasOwnReferences: Bool
  /// The completeness of the newest run.
  package let standing: SnapshotManifest.Standing
  /// Unused references of test files that ran or no longer exist.
  package private(set) var unused: [SnapshotFile] = []
  /// References of existing test files that used no snapshot in the run.
  package private(set) var quiet: [SnapshotFile] = []
  /// References that no recorded run has used.
  ///
  /// A different library can have written them.
  package private(set) var unnamed: [SnapshotFile] = []
  /// The paths of files that other libraries wrote.
  package private(set) var foreign: [String]

  /// Compares the references of a folder with those that its newest run used.
  ///
  /// - Throws: `TipControlError` when a record cannot be read.
  package init(of folder: SnapshotFolder) throws(TipControlError) {
    let manifest = try SnapshotManifest(root: folder.root)
    let references = ReferenceKinds(manifest, in: folder)
    foreign = folder.strangers
    var hasUsed = false
    var newer: SnapshotFile?
    for file in folder.references {
      let status = FileStatus.found(at: file.path)
      let kind = references.kind(of: file, status)
      switch kind {
      case .used: hasUsed = true
      case .unused: unused.append(file)
      case .quiet: quiet.append(file)
      case .unnamed: unnamed.append(file)
      case .foreign: foreign.append(file.path)
      }
      if kind != .foreign, let status, status.written > manifest.date { newer = newer ?? file }
    }
    hasOwnReferences = hasUsed || !unused.isEmpty || !quiet.isEmpty
    if let newer, manifest.standing == .passed {
      standing = .outdated(reference: newer)
    } else {
      standing = manifest.standing
    }
  }

  /// Removes references with their pending files, and forgets their names.
  ///
  /// - Throws: `TipControlError` when a file cannot be removed, or the record cannot be written.
  package static func remove(_ files: [SnapshotFile]) throws(TipControlError) {
    for file in files { try file.removeAll() }
    for root in Set(files.map(\.root)) {
      let paths = files.filter { $0.root == root }.map(\.relativePath)
      try ManifestFile.forget(Set(paths), in: root)
    }
  }
}

/// Classifies the references of a folder by its record.
private struct ReferenceKinds {
  enum Kind { case used, unused, quiet, unnamed, foreign }

  private let manifest: SnapshotManifest
  /// The used files, which a volume can know under names that differ in case.
  private let used: Set<FileIdentity>
  /// The extensions that references of this library have.
  private let extensions: Set<String>
  /// The snapshot folders of the test files that used a snapshot.
  private let ran: Set<String>
  /// The snapshot folders of the test files beside a `__Snapshots__`, in small letters.
  ///
  /// Nil for a custom folder, whose test files can be anywhere.
  private let existing: Set<String>?

  init(_ manifest: SnapshotManifest, in folder: SnapshotFolder) {
    self.manifest = manifest
    used = Set(manifest.used.compactMap { FileIdentity(of: "\(folder.root)/\($0)") })
    extensions = SnapshotFile.usualExtensions
      .union(manifest.named.map(SnapshotFile.fileExtension(of:)))
    ran = manifest.testFolders
    existing = Self.testFolders(beside: folder.root)
  }

  func kind(of file: SnapshotFile, _ status: FileStatus?) -> Kind {
    if manifest.used.contains(file.relativePath) { return .used }
    if let status, used.contains(status.identity) { return .used }
    if manifest.named.contains(file.relativePath) {
      let testFolder = String(file.relativePath.prefix { $0 != "/" })
      if ran.contains(testFolder) { return .unused }
      guard let existing, !existing.contains(testFolder.lowercased()) else { return .quiet }
      return .unused
    }
    if extensions.contains(file.fileExtension) { return .unnamed }
    return .foreign
  }

  private static func testFolders(beside root: String) -> Set<String>? {
    guard root.hasSuffix("/\(SnapshotLocation.folderName)"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: FileSystem.folder(of: root))
    else { return nil }
    let folders = names.filter { $0.hasSuffix(".swift") }
      .map(SnapshotLocation.folder(forTestsIn:))
    return Set(folders.map { $0.lowercased() })
  }
}
