import Foundation

/// The specimens, run by a process of their own in one of the frameworks.
struct ChildRun {
  /// Which framework runs.
  enum Framework { case swiftTesting, xcTest }

  let exitCode: Int32
  let output: String

  /// Runs this test executable again, so that failures can be looked at without failing.
  ///
  /// - Parameters:
  ///   - framework: The framework that runs.
  ///   - test: The test that runs the specimens, as the framework names it.
  /// - Throws: What starting a process throws.
  init(_ framework: Framework, test: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments =
      switch framework {
      case .swiftTesting: ["--testing-library", "swift-testing", "--filter", test]
      case .xcTest: [test]
      }
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Specimen.variable: "1", "NO_COLOR": "1"]
    ) { $1 }
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

  /// What was reported at each line of the specimens' file.
  ///
  /// A report begins with a line that names the file and the line, and goes on until the next one.
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
