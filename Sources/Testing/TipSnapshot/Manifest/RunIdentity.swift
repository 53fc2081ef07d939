import TipFoundation
import TipSystem

/// The test run that a process belongs to, and whether it runs all tests.
///
/// `swift test` starts one process after the other: one for each test framework and, since
/// Swift 6.4, for each test target. They share their parent process.
package struct RunIdentity: Hashable, Sendable {
  /// The unique name of the run, valid as a file name.
  package let run: String
  package let process: Int32
  /// Whether only a selection of the tests runs.
  package let isFiltered: Bool
  /// Whether a test started the process, which then does not count for the run.
  package let isPartOfTest: Bool

  package init(run: String, process: Int32, isFiltered: Bool, isPartOfTest: Bool = false) {
    self.run = run
    self.process = process
    self.isFiltered = isFiltered
    self.isPartOfTest = isPartOfTest
  }

  package static var process: RunIdentity {
    let parent = getppid()
    let words = commandLine(of: parent)
    let isSwiftTest = words.first?.hasSuffix("swift-test") ?? false
    var id = getpid()
    var start: String?
    if isSwiftTest {
      id = parent
      start = startTime(of: parent)
    }
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000)
    return RunIdentity(
      run: "\(id)-\(start ?? "\(milliseconds)")", process: getpid(),
      isFiltered: isFiltered(CommandLine.arguments) || (isSwiftTest && hasSelection(words)),
      // Swift Testing runs the body of an exit test in a child process of the same program.
      isPartOfTest: words.first != nil && words.first == CommandLine.arguments.first)
  }

  /// Whether the arguments of a test process select some of the tests.
  ///
  /// On platforms other than Apple's, XCTest receives a list, `BirdTests.FeederTests/testFills,…`,
  /// and Swift Testing the options of `swift test`. With `--parallel`, XCTest runs each test in a
  /// process with a list of one name, which counts as a selection.
  package static func isFiltered(_ arguments: [String]) -> Bool {
    if let first = arguments.dropFirst().first, !first.hasPrefix("-") { return true }
    return hasSelection(arguments)
  }

  private static func hasSelection(_ words: [String]) -> Bool {
    let options =
      ["--filter", "--skip", "--specifier", "-s", "--disable-xctest"]
      + ["--disable-swift-testing", "--test-product", "-XCTest"]
    return words.contains { word in options.contains { word == $0 || word.hasPrefix("\($0)=") } }
  }

  private static func commandLine(of process: pid_t) -> [String] {
    contents("/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
  }

  /// Returns the start time of a process, because process ids are reused.
  ///
  /// It is nil except on Linux.
  private static func startTime(of process: pid_t) -> String? {
    let status = contents("/proc/\(process)/stat").split(separator: ")")
    guard let fields = status.last?.split(separator: " "), fields.count > 19 else { return nil }
    return String(fields[19])
  }

  private static func contents(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
