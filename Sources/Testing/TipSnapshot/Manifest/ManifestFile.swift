import TipFoundation
import TipSystem

/// The files in which test runs record the snapshots that they used.
///
/// Each run has a file, below the folder of snapshots. Each process of the run appends lines that
/// begin with its number. A `.gitignore` in the folder keeps the files out of version control.
package enum ManifestFile {
  /// The folder of the files, below a folder of snapshots.
  package static let folderName = ".manifest"
  /// The number of runs to keep, more than run in parallel.
  private static let kept = 4

  /// Appends lines; the first lines of a run create its file and the folders above it.
  ///
  /// Later lines do not: a folder that is missing by then was removed, such as a test's own.
  ///
  /// Best effort: a read-only tree fails no test, and the run then reports no unused snapshots.
  static func append(
    _ lines: [String], of identity: RunIdentity, in root: String, isBeginning: Bool = false
  ) {
    guard !identity.isPartOfTest else { return }
    let folder = "\(root)/\(folderName)"
    let path = "\(folder)/\(identity.run).run"
    let text = lines.map { "\(identity.process) \($0)\n" }.joined()
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC
    var descriptor = open(path, flags)
    if descriptor < 0, errno == ENOENT, isBeginning {
      prepare(folder)
      descriptor = open(path, flags | O_CREAT, 0o666)
    }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    // One write, so that lines of processes do not mix; a truncated line has no end and is ignored.
    _ = TipSystem.write(descriptor, bytes, bytes.count)
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
    for path in runs(in: folder).dropFirst(kept - 1) { unlink(path) }
  }

  /// Returns the files of runs, newest first.
  static func runs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".run") }.map { "\(folder)/\($0)" }
      .sorted { modified($0) > modified($1) }
  }

  private static func modified(_ path: String) -> TimeInterval {
    var info = stat()
    guard stat(path, &info) == 0 else { return 0 }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
