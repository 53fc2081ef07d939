import Foundation
import Synchronization

/// Whether this process runs tests.
///
/// The engine does not know any test framework, only how tests are started.
package enum TestProcess {
  /// Whether this process runs tests.
  static let isCurrent = isOne(
    program: CommandLine.arguments.first ?? "",
    environment: ProcessInfo.processInfo.environment)

  /// Whether a program of this name, with this environment, runs tests.
  ///
  /// SwiftPM names its test programs `…PackageTests.xctest` or, since Swift 6.4, `…-test-runner`.
  /// Apple's tools load the tests into `xctest`, SwiftPM's helper or the app, and set variables.
  package static func isOne(program: String, environment: [String: String]) -> Bool {
    let name = String(program.split(separator: "/").last ?? "")
    return name.hasSuffix(".xctest") || name.hasSuffix("-test-runner")
      || ["xctest", "swiftpm-testing-helper"].contains(name)
      || environment["XCTestConfigurationFilePath"] != nil
      || environment["XCTestBundlePath"] != nil
  }

  private static let hasWarned = Atomic(false)

  /// Writes a warning to standard error, the first time in this process.
  static func warnOnce(_ warning: String) {
    guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
    // The receipt has the warning too. A closed standard error must not stop the app.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(warning)\n".utf8))
  }
}
