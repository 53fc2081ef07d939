import TipFoundation
import TipSystem

/// The files in which test runs record the snapshots that they used.
///
/// Each run has a file, below the folder of snapshots. Each process of the run appends lines that
/// begin with its number. A file for all runs has the name of each snapshot that one of them used.
/// A `.gitignore` in the folder keeps the files out of version control.
package enum ManifestFile {
  /// The folder of the files, below a folder of snapshots.
  package static let folderName = ".manifest"
  /// The file with the names of all runs.
  private static let namesFile = "names"
  /// The number of runs to keep, more than run in parallel.
  private static let kept = 4

  private static func folder(in root: String) -> String { "\(root)/\(folderName)" }

  /// Appends lines to the file of a run.
  ///
  /// The first lines of a run create its file and the folders above it. Later lines do not: a
  /// folder that is missing by then was removed, such as a test's own.
  ///
  /// Best effort: a read-only tree fails no test, and the run then reports no unused snapshots.
  static func append(
    _ lines: [String], of identity: RunIdentity, in root: String, isBeginning: Bool = false
  ) {
    guard !identity.isPartOfTest else { return }
    let folder = folder(in: root)
    let path = "\(folder)/\(identity.run).run"
    let lines = lines.map { "\(identity.process) \($0)" }
    if !write(lines, to: path), isBeginning {
      prepare(folder)
      _ = write(lines, to: path, flags: O_CREAT)
    }
  }

  /// Adds the snapshots that a process used to the names of all runs, with the same best effort.
  static func addNames(_ paths: [String], of identity: RunIdentity, in root: String) {
    guard !identity.isPartOfTest else { return }
    do throws(TipControlError) {
      let known = try names(in: root)
      let new = paths.filter { !known.contains($0) }
      if !new.isEmpty { _ = write(new, to: "\(folder(in: root))/\(namesFile)", flags: O_CREAT) }
    } catch {
      return
    }
  }

  /// Returns the snapshots that the runs on this machine have used, as paths below the root.
  ///
  /// - Throws: `TipControlError` when the file cannot be read.
  static func names(in root: String) throws(TipControlError) -> Set<String> {
    let bytes = try SnapshotBytes.read("\(folder(in: root))/\(namesFile)") ?? []
    return Set(lines(bytes))
  }

  /// Removes the names of snapshots that were removed.
  ///
  /// A different library may write a file of the same name later.
  ///
  /// - Throws: `TipControlError` when the file cannot be read or written.
  static func forget(_ paths: Set<String>, in root: String) throws(TipControlError) {
    let names = try names(in: root)
    let rest = names.subtracting(paths)
    guard rest.count < names.count else { return }
    let text = rest.sorted().map { "\($0)\n" }.joined()
    try AtomicFile.write(text, to: "\(folder(in: root))/\(namesFile)")
  }

  /// Returns the lines of the newest run, and the time of its last line.
  ///
  /// It is nil when no run is recorded.
  ///
  /// - Throws: `TipControlError` when the run's file cannot be read.
  static func newestRun(
    in root: String
  ) throws(TipControlError) -> (lines: [String], date: Date)? {
    guard let run = runs(in: folder(in: root)).first else { return nil }
    return (lines(try SnapshotBytes.read(run.path) ?? []), run.date)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Appends lines, and returns whether the file could be opened.
  private static func write(_ lines: [String], to path: String, flags: Int32 = 0) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o666)
    guard descriptor != -1 else { return false }
    defer { close(descriptor) }
    let bytes = Array(lines.map { "\($0)\n" }.joined().utf8)
    // One write, so that lines of processes do not mix. A truncated line has no end and is ignored.
    _ = TipSystem.write(descriptor, bytes, bytes.count)
    return true
  }

  private static func prepare(_ folder: String) {
    do throws(TipControlError) {
      try FileSystem.makeFolder(folder, for: folder)
    } catch {
      return
    }
    let ignore = "\(folder)/.gitignore"
    if access(ignore, F_OK) != 0 {
      do throws(TipControlError) { try AtomicFile.write("*\n", to: ignore) } catch { return }
    }
    for run in runs(in: folder).dropFirst(kept - 1) { unlink(run.path) }
  }

  /// Returns the files of runs, newest first.
  private static func runs(in folder: String) -> [(path: String, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".run") }
      .map { name in
        let path = "\(folder)/\(name)"
        return (path, FileStatus.found(at: path)?.written ?? .distantPast)
      }
      .sorted { $0.1 > $1.1 }
  }
}
