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
  ///   - folder: The working folder, or nil for this process's.
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
  static var isChild: Bool {
    ProcessInfo.processInfo.environment[Specimen.variable] != nil
  }

  /// A failure or a warning at a line of the specimens' file.
  struct Report {
    let line: UInt
    var text = ""
  }

  /// The reports in the specimens' file, in order.
  ///
  /// A report starts with a line that names the file and the line, and ends before the next one.
  var reports: [Report] {
    var reports: [Report] = []
    var isInReport = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /Specimens\.swift:(\d+):/), let line = UInt(match.1) {
        reports.append(Report(line: line))
        isInReport = true
      } else if line.contains("✘") || line.contains("Test Case '") {
        isInReport = false
      }
      if isInReport, let last = reports.indices.last { reports[last].text += line + "\n" }
    }
    return reports
  }

  /// Returns how the reports differ from one for each specimen, at its line and with its words.
  func differences(from specimens: [Specimen]) -> [String] {
    var reports = reports
    var differences: [String] = []
    for specimen in specimens {
      guard let index = reports.firstIndex(where: { $0.line == specimen.line }) else {
        differences.append("\(specimen.name): no report at line \(specimen.line)")
        continue
      }
      let text = reports.remove(at: index).text
      for sentence in specimen.says where !text.contains(sentence) {
        differences.append("\(specimen.name): no \"\(sentence)\" in \(text)")
      }
    }
    return differences + reports.map { "unexpected: \($0.text)" }
  }
}
