import Foundation
import TestSupport
import Testing

/// The specimens, run in a child process with one of the frameworks.
struct ChildRun {
  /// The framework that runs the specimens.
  enum Framework { case swiftTesting, xcTest }

  let exitCode: Int32
  let output: String

  /// Runs this test executable again, so that failures can be checked without failing.
  ///
  /// - Parameters:
  ///   - framework: The framework to run.
  ///   - test: The test that runs the specimens, as the framework names it.
  ///   - options: More options of the framework.
  ///   - environment: More variables.
  ///   - folder: The working folder; nil for this process's.
  ///   - recordsItsUse: Whether the child records the snapshots that it uses, which a process that
  ///     this program starts itself does not.
  /// - Throws: An error of starting the process.
  init(
    _ framework: Framework, test: String, options: [String] = [],
    environment: [String: String] = [:], in folder: URL? = nil, recordsItsUse: Bool = false
  ) throws {
    OwnThread.check()
    let program = CommandLine.arguments[0]
    let arguments =
      switch framework {
      case .swiftTesting: ["--testing-library", "swift-testing", "--filter", test] + options
      case .xcTest: [test] + options
      }
    let process = Process()
    if recordsItsUse {
      process.executableURL = URL(filePath: "/bin/sh")
      // With a second command, the shell stays the parent of the first.
      process.arguments = ["-c", "\"$0\" \"$@\"; exit $?", program] + arguments
    } else {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Specimen.variable: "1", "NO_COLOR": "1"]
    ) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    exitCode = process.terminationStatus
  }

  /// Whether this process is such a child.
  static var isChild: Bool { ProcessInfo.processInfo.environment[Specimen.variable] != nil }

  /// The reports for each line of the specimens' file.
  ///
  /// A report starts with a line that names the file and the line, and ends before the next one.
  var reports: [UInt: String] {
    var reports: [UInt: String] = [:]
    var current: UInt?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /Specimens\.swift:(\d+):/) {
        current = UInt(match.1)
      } else if line.contains("✘") || line.contains("Test Case '") {
        current = nil
      }
      if let current { reports[current, default: ""] += line + "\n" }
    }
    return reports
  }
}
