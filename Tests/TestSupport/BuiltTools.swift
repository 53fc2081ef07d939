package import Foundation
import Testing

/// The tools built with the tests, and shells to run them in.
package enum BuiltTools {
  /// The output and the exit code of a finished process.
  package struct Result {
    package let code: Int32
    package let output: String
    package let errors: String
  }

  /// The folder of the executables, without symbolic links in its path.
  package static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .resolvingSymlinksInPath()

  /// The folder of the modules.
  ///
  /// - Throws: ``NotBuilt`` when there is none.
  package static var modules: URL {
    get throws { try product(at: modulePaths).deletingLastPathComponent() }
  }

  /// The executable of the macros' plug-in.
  ///
  /// - Throws: ``NotBuilt`` when there is none.
  package static var plugIn: URL { get throws { try product(at: plugInPaths) } }

  // Below the folder of the executables, first by the native build system, then by Swift Build.
  private static let modulePaths = ["Modules/TipEngine.swiftmodule", "TipEngine.swiftmodule"]
  private static let plugInPaths = ["TipMacros-tool", "TipMacros"]

  private static func product(at paths: [String]) throws -> URL {
    for path in paths {
      let product = folder.appending(path: path)
      if FileManager.default.fileExists(atPath: product.path) { return product }
    }
    throw NotBuilt(paths: paths)
  }

  /// The build of the tests lacks a product that they use.
  package struct NotBuilt: Error, CustomStringConvertible {
    let paths: [String]

    package var description: String {
      "\"\(folder.path)\" has no \(paths.joined(separator: " or ")). "
        + "Run \"swift build --build-tests\" first."
    }
  }

  /// The prefix of a command to which permissions apply, even for root.
  ///
  /// The command keeps its current folder, which may be inaccessible to all other users.
  package static let asPermitted =
    geteuid() == 0 ? "setpriv --bounding-set=-all --inh-caps=-all" : ""

  /// Returns the test's environment without our variables, and with the executables in the path.
  ///
  /// The locale is one that every machine has: for one that is not installed, shells print a
  /// warning.
  package static func environment(
    _ additions: [String: String] = [:]
  ) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("TIPCTL_") && !$0.key.hasPrefix("LC_")
    }
    environment["LANG"] = "C.UTF-8"
    environment["PATH"] = "\(folder.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return environment.merging(additions) { $1 }
  }

  /// Runs a shell script to its end.
  ///
  /// Output goes to files, so that no full pipe can block the process.
  package static func shell(
    _ script: String, in folder: URL, environment additions: [String: String] = [:]
  ) throws -> Result {
    OwnThread.check()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = environment(additions)
    process.standardInput = FileHandle.nullDevice
    let files = ["output", "errors"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
    for file in files {
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
