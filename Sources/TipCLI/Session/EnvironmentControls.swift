import TipModel

/// The controls in the tool's own environment, read once at the system's time.
struct EnvironmentControls {
  private let reading: ControlReading
  /// The system's time, before any clock control.
  let systemTime: Timestamp

  /// Reads the environment, and warns about unknown or unused controls.
  ///
  /// - Throws: `TipControlError` that names the variable whose value cannot be read.
  init(_ context: CommandContext) throws(TipControlError) {
    systemTime = context.console.now()
    reading = ControlReader.environment(context.console.environment)
    for warning in reading.warnings { context.warn(warning.message) }
    if let error = reading.errors.first { throw error }
    if reading.controls.resetDatastore {
      context.warn(
        "\(ControlName.environmentVariable(for: .resetDatastore)) resets when an app starts; "
          + "tipctl does not", suggestion: "Run \"tipctl reset\" to reset now")
    }
  }

  /// The environment's controls; its clock took effect when they were read.
  var controls: Controls { Controls([.environment: reading.controls], anchor: systemTime) }

  /// Returns the datastore that the command line or the environment chooses.
  func datastoreChoice(_ context: CommandContext) throws -> DatastoreChoice? {
    try DatastoreChoice(context, environment: reading.controls.datastore)
  }

  /// Returns the situation of some facts under the controls of the environment.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - systemTime: The system's time; that of the tool's start by default.
  /// - Returns: The situation.
  func situation(_ facts: Facts, at systemTime: Timestamp? = nil) -> Situation {
    var all = controls
    all.set(facts.overrides)
    return Situation(facts, controls: all, atSystemTime: systemTime ?? self.systemTime)
  }

  /// Warns about names in the environment that match no tip (D3).
  func warnOfUnknownTips(in facts: Facts, _ context: CommandContext) {
    let known = facts.tips.values.map { (id: $0.id, type: $0.type) }.sorted { $0.id < $1.id }
    for tip in Receipt.unknownTips(in: controls, applied: reading.applied, known: known) {
      context.warn("\(tip)")
    }
  }
}
