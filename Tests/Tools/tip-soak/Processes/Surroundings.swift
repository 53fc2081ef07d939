import Foundation
import Synchronization
import ToolSupport

/// The folder and the processes of a run.
enum Surroundings {
  private static let base = Mutex("")
  private static let count = Atomic(0)

  /// The folder for all files of the run.
  static var folder: String { base.withLock { $0 } }

  /// The variables of all children, with a separate home.
  private static let environment = Child.environment.filter { $0.key != "CI" }
    .merging(["HOME": folder, "XDG_DATA_HOME": folder + "/data", "TMPDIR": folder]) { $1 }

  /// Creates the folder, and makes it the current one, so that stray files are inside.
  static func enter() throws {
    let new = try FileManager.default.temporaryDirectory.newFolder("tip-soak-").path
    base.withLock { $0 = new }
    let current = new + "/current"
    try FileManager.default.createDirectory(atPath: current, withIntermediateDirectories: true)
    guard FileManager.default.changeCurrentDirectoryPath(current) else {
      throw ToolFailure("\"\(current)\" cannot be entered")
    }
  }

  /// Deletes the folder and exits when a signal ends the run.
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
    guard chdir("/") == 0 else { throw ToolFailure("\"/\" cannot be entered") }
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Returns a path in the folder that is not in use.
  static func newPath(_ name: String) -> String {
    "\(folder)/\(name)-\(count.add(1, ordering: .relaxed).newValue)"
  }

  /// Starts a process with the variables of all children and some more.
  static func start(
    _ program: String, _ arguments: [String], environment additions: [String: String] = [:],
    input: String = "/dev/null"
  ) throws -> Child {
    try Child(
      program, arguments, environment: environment.merging(additions) { $1 }, input: input)
  }
}

extension Child {
  /// The numbers that it has printed as whole lines.
  var numbers: [Int] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Int($0) }
  }
}

extension Child.End {
  /// The reason why this end is a failure of the process, or nil for an exit that it chose.
  var problem: String? {
    switch self {
    case .hung: "hung"
    case .signal(let number): "crashed with signal \(number)"
    case .exit(let code) where (132...139).contains(code): "crashed with exit code \(code)"
    case .exit(70): "reported a bug of its own (exit code 70)"
    case .exit: nil
    }
  }
}
