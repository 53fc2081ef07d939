import TipModel

/// The controls in the process's arguments, its environment and the app's options, read once.
struct ProcessControls {
  let controls: Controls
  let applied: [AppliedControl]
  let warnings: [ControlWarning]
  /// The sources that set controls and do not count.
  let ignored: [ControlSource]
  /// Whether the arguments, the environment and stored overrides count (D25).
  let isTesting: Bool

  /// Reads all sources.
  ///
  /// - Throws: ``TipControlError`` that names the variable or argument whose value is unreadable.
  init(
    _ process: ProcessFacts, _ configuration: Configuration, anchor: Timestamp
  ) throws(TipControlError) {
    isTesting = configuration.testingControls.map { $0 == .enabled } ?? process.isDebugBuild
    let readings: [(ControlSource, ControlReading)] = [
      (.argument, ControlReader.arguments(process.arguments)),
      (.environment, ControlReader.environment(process.environment)),
    ]
    let counted = isTesting ? readings : []
    if let error = counted.flatMap(\.1.errors).first { throw error }
    ignored =
      isTesting
      ? [] : readings.filter { $1 != ControlReading() }.map(\.0) + [.stored]
    applied = counted.flatMap(\.1.applied)
    warnings = counted.flatMap(\.1.warnings)
    try configuration.controls.clock?.validate()
    let said = counted.map { ($0, $1.controls) } + [(.api, configuration.controls)]
    controls = Controls(Dictionary(uniqueKeysWithValues: said), anchor: anchor)
    if let clock = controls.clock {
      try clock.value.check(
        atBase: anchor, subject: ControlName.spelling(of: .clock, in: clock.source))
    }
  }
}
