import Foundation
public import TipModel
public import TipFoundation

/// Decides which snapshots are recorded: the caller, a trait, the process, and then a default.
///
/// The caller's argument wins over the test's trait, that over a launch argument of the process,
/// that over its environment. Where none says anything, nothing is recorded on a CI server (`CI`
/// is set), and elsewhere what is missing.
public struct SnapshotRecording: Sendable {
  /// What was given to the process and is not understood, in sentences.
  public let warnings: [String]
  private let given: Result<SnapshotRecordMode, TipControlError>

  /// The one of this process, read once.
  public static let process = SnapshotRecording(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Reads what a process was given.
  ///
  /// - Parameters:
  ///   - arguments: Its launch arguments.
  ///   - environment: Its environment.
  public init(arguments: [String], environment: [String: String]) {
    let readings = [
      ControlReader.arguments(arguments), ControlReader.environment(environment),
    ]
    warnings = readings.flatMap(\.warnings).map(\.message)
    let errors = readings.flatMap(\.errors).filter { Self.isOurs($0.subject) }
    let isServer = environment["CI"].map { !$0.isEmpty } ?? false
    let mode = readings.compactMap(\.controls.snapshotRecord).first
    given = errors.first.map { .failure($0) } ?? .success(mode ?? (isServer ? .never : .missing))
  }

  /// Returns which snapshots are recorded.
  ///
  /// - Parameters:
  ///   - argument: What the assertion says; nil when it says nothing.
  ///   - trait: What the test's trait says; nil when it says nothing.
  /// - Returns: The mode.
  /// - Throws: `TipControlError` (malformed) when the process was given a value that is no mode,
  ///   also where it would not have counted: a mistake is told at once.
  public func mode(
    argument: SnapshotRecordMode? = nil, trait: SnapshotRecordMode? = nil
  ) throws(TipControlError) -> SnapshotRecordMode {
    let given = try given.get()
    return argument ?? trait ?? given
  }

  private static func isOurs(_ spelling: String) -> Bool {
    ControlName.control(environmentVariable: spelling) == .snapshotRecord
      || ControlName.control(argument: spelling) == .snapshotRecord
  }
}
