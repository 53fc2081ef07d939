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

  /// The location of the datastore, if a variable names one.
  var datastore: String? { reading.controls.datastore }

  /// The environment's controls, whose clock took effect when they were read.
  var controls: Controls { Controls([.environment: reading.controls], anchor: systemTime) }

  /// Warns about controls of this shell that a live process was started without.
  func warnOfUnused(by process: AppProcess, _ context: CommandContext) throws(TipControlError) {
    let own = process.controls[.environment]
    for (control, value) in try reading.controls.values
    where control.descriptor.effect != .process {
      guard try own.text(of: control) != value else { continue }
      context.warn(
        "\(ControlName.environmentVariable(for: control)) of this shell does not count: "
          + "\(process.label) runs without it",
        suggestion: "Unset it, or start the app again with it")
    }
  }

  /// Warns about names in the environment that match no tip (D3).
  func warnOfUnknownTips(in facts: Facts, _ context: CommandContext) {
    let unknown = Receipt.unknownTips(
      in: controls, applied: reading.applied, known: facts.knownNames)
    for tip in unknown {
      context.warn("\(tip)")
    }
  }
}
