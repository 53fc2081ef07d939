public import TipModel

/// Decides which snapshots are recorded.
///
/// Precedence, highest first: a launch argument of the process, its environment, the assertion's
/// argument, the test's trait (D33). The default is to record missing snapshots. On a CI server
/// (`CI` is set, and not to `0`, `false` or `no`) nothing is recorded, unless a launch argument or
/// the environment says so.
public struct SnapshotRecording: Sendable {
  /// The problems in the process's arguments and environment, in sentences.
  public let warnings: [String]
  /// The mode of the process, or nil when it has none, and the code decides.
  private let given: Result<SnapshotRecordMode?, TipControlError>
  /// The argument or the variable with the mode of the process.
  private let givenBy: String?

  /// The settings of this process, read once.
  public static let process = SnapshotRecording(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Reads the settings of a process.
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
    var mode = readings.compactMap(\.controls.snapshotRecord).first
    if readings[0].controls.snapshotRecord != nil {
      givenBy = ControlName.argument(for: .snapshotRecord)
    } else if mode != nil {
      givenBy = ControlName.environmentVariable(for: .snapshotRecord)
    } else if CIServer.isRunning(in: environment) {
      mode = .never
      givenBy = "CI"
    } else {
      givenBy = nil
    }
    if let error = errors.first {
      given = .failure(error)
    } else {
      given = .success(mode)
    }
  }

  /// Returns which snapshots are recorded.
  ///
  /// - Parameters:
  ///   - argument: The assertion's mode, or nil when it has none.
  ///   - trait: The mode of the test's trait, or nil when it has none.
  /// - Returns: The mode.
  /// - Throws: `TipControlError` (malformed) when the process has an invalid mode, even if another
  ///   of its sources takes precedence: mistakes are reported early.
  public func mode(
    argument: SnapshotRecordMode? = nil, trait: SnapshotRecordMode? = nil
  ) throws(TipControlError) -> SnapshotRecordMode {
    try given.get() ?? argument ?? trait ?? .missing
  }

  /// Returns the source of a mode that is not the default, in the words of a message.
  package func source(argument: SnapshotRecordMode?) -> String {
    if let givenBy { return givenBy }
    if argument != nil { return "the argument \"record\"" }
    return "the option \"record\" of the test"
  }

  private static func isOurs(_ spelling: String) -> Bool {
    ControlName.control(environmentVariable: spelling) == .snapshotRecord
      || ControlName.control(argument: spelling) == .snapshotRecord
  }
}
