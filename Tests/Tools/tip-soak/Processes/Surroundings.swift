import Foundation
import Synchronization

/// The reason why the soak itself could not go on.
struct SoakFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The folder and the programs of a run.
enum Surroundings {
  /// The folder of the package, where its fixtures are.
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  /// This program, which is also all of its workers.
  static let program = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).path

  private static let base = Mutex("")
  private static let count = Atomic(0)

  /// The folder for all files of the run.
  static var folder: String { base.withLock { $0 } }

  /// The variables of all children: those of this process, but without controls, and with a home of
  /// their own.
  static let environment: [String: String] = ProcessInfo.processInfo.environment
    .filter { !$0.key.hasPrefix("TIPCTL_") && $0.key != "CI" }
    .merging(["HOME": folder, "XDG_DATA_HOME": folder + "/data", "TMPDIR": folder]) { $1 }

  /// Creates the folder, and makes it the current one, so that stray files are inside.
  static func enter() throws {
    let new = FileManager.default.temporaryDirectory
      .appending(path: "tip-soak-\(String(UInt64.random(in: 0..<(.max)), radix: 36))").path
    let current = new + "/current"
    try FileManager.default.createDirectory(atPath: current, withIntermediateDirectories: true)
    base.withLock { $0 = new }
    guard FileManager.default.changeCurrentDirectoryPath(current) else {
      throw SoakFailure("\"\(current)\" cannot be entered")
    }
  }

  /// Deletes the folder and exits when somebody ends the run.
  ///
  /// - Returns: The sources of the signals, which live as long as the run.
  static func leaveOnSignals() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        do { try leave() } catch { Output.warn("\(error)") }
        exit(128 + number)
      }
      source.activate()
      return source
    }
  }

  /// Deletes the folder.
  static func leave() throws {
    guard chdir("/") == 0 else { throw SoakFailure("\"/\" cannot be entered") }
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Returns a path in the folder that is not in use.
  static func newPath(_ name: String) -> String {
    "\(folder)/\(name)-\(count.add(1, ordering: .relaxed).newValue)"
  }

  /// Returns a fixture's bytes.
  static func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: package.appending(path: "Fixtures/\(name)"))
  }
}
