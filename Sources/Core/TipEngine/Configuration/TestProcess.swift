import Foundation
import Synchronization
import TipStore

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
  /// Apple's tools set variables where they load the tests into the app.
  package static func isOne(program: String, environment: [String: String]) -> Bool {
    let name = String(program.split(separator: "/").last ?? "")
    return DatastoreLocator.isTestProcess(named: name)
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
