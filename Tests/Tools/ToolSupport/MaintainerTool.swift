package import Foundation

/// A program for maintainers, whose main function exits with the code of its run.
package protocol MaintainerTool {
  /// Runs the program, and returns its exit code.
  static func run(_ arguments: [String]) async throws -> Int32
}

extension MaintainerTool {
  package static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Output.warn("\(error)")
      exit((error as? ToolFailure)?.exitCode ?? 70)
    }
  }
}

/// The reason why a tool or a part of it cannot go on.
package struct ToolFailure: Error, CustomStringConvertible {
  package let description: String
  /// The code with which the program exits.
  package let exitCode: Int32

  package init(_ description: String, exitCode: Int32 = 70) {
    self.description = description
    self.exitCode = exitCode
  }
}

/// An output that is never buffered: each line is complete when the process is killed.
package enum Output {
  /// Writes a line to the standard output.
  package static func print(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// Writes a line to the standard error output.
  package static func warn(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

/// The programs of a run.
package enum Program {
  /// This program, which is also started as its own child.
  package static let current = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])

  /// Returns the absolute path of `tipctl`, which is beside this program by default.
  package static func tipctl(_ path: String?) -> String {
    (path.map { URL(filePath: $0) }
      ?? current.deletingLastPathComponent().appending(path: "tipctl")).path
  }
}

extension URL {
  /// Creates a folder in this one, with a short name, because long paths take time.
  package func newFolder(_ prefix: String = "") throws -> URL {
    let name = prefix + UUID().uuidString.prefix(13)
    let folder = appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
