import Foundation
import ToolSupport

/// The surroundings of a run: the programs to measure, and a folder for files.
struct BenchContext: Sendable {
  /// The path of the release binary of `tipctl`.
  let tipctl: String
  /// The path of a debug build of this program, if there is one.
  let debugBuild: String?
  /// The folder for all files of the run, which is deleted at its end.
  let folder: URL

  /// Creates the context of a run.
  ///
  /// - Parameters:
  ///   - tipctl: The path of the tool, or nil for the one beside this program.
  ///   - debugBuild: The path of a debug build of this program, if there is one.
  /// - Throws: The failure to create the folder.
  init(tipctl: String? = nil, debugBuild: String? = nil) throws {
    self.tipctl = Program.tipctl(tipctl)
    self.debugBuild = debugBuild
    folder = try FileManager.default.temporaryDirectory.newFolder("tip-bench-")
  }

  /// Returns a new folder for the files of one row.
  func newFolder() throws -> URL { try folder.newFolder() }

  /// Deletes all files of the run.
  func removeFolder() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Output.warn("\(folder.path) is left behind: \(error). Delete it.")
    }
  }
}

extension Child {
  /// Runs a program without output to its end, and returns its processor time in seconds.
  ///
  /// - Throws: ``ToolFailure`` when it cannot be run, or does not exit with 0.
  static func processorTime(_ program: String, _ arguments: [String]) throws -> Double {
    try Child(program, arguments, environment: environment, keepsOutput: false).succeed()
  }

  /// Runs a program to its end, and returns its output.
  static func output(_ program: String, _ arguments: [String]) throws -> String {
    let child = try Child(program, arguments, environment: environment)
    try child.succeed()
    return child.output
  }
}
