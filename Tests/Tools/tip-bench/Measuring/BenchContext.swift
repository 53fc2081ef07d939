import Foundation

/// The surroundings of a run: the tool to measure, and a folder for files.
struct BenchContext: Sendable {
  /// The path of the release binary of `tipctl`.
  let tipctl: String
  /// The folder for all files of the run, which is deleted at its end.
  let folder: URL

  /// The folder of the package, where its fixtures are.
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// This program.
  static let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])

  /// The debug build of this program.
  static let debugProgram = package.appending(path: ".build-tools/debug/tip-bench")

  /// Creates the context of a run.
  ///
  /// - Parameter tipctl: The path of the tool; beside this program by default.
  /// - Throws: The failure to create the folder.
  init(tipctl: String?) throws {
    self.tipctl = tipctl ?? Self.program.deletingLastPathComponent().appending(path: "tipctl").path
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tip-bench-\(Self.newName)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A short name, because long paths take time in some rows.
  private static var newName: String { String(UInt64.random(in: 0..<(.max)), radix: 36) }

  /// Returns a new folder for the files of one row.
  func newFolder() throws -> URL {
    let new = folder.appending(path: Self.newName, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    return new
  }

  /// Deletes all files of the run.
  func removeFolder() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Output.warn("\(folder.path) is left behind: \(error). Delete it.")
    }
  }
}

/// An output that is never buffered, so that each row appears once it is measured.
enum Output {
  /// Writes a line to the standard output.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// Writes a line to the standard error output.
  static func warn(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
