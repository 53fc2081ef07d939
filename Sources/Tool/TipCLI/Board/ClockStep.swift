import TipModel

/// The clock setting that moves the time of rules by a step.
enum ClockStep {
  /// Moves the stored clock setting, or else the clock in force, by milliseconds.
  ///
  /// - Returns: The words of the setting, or nil for the system's clock.
  static func words(
    movingBy step: Int64, from stored: ClockSetting?, now: Timestamp
  ) -> [String]? {
    let setting: ClockSetting
    switch stored?.kind {
    case nil: setting = .shifted(milliseconds: step, rate: 1)
    case .frozen(let instant): setting = .frozen(instant.adding(milliseconds: step))
    case .shifted(let milliseconds, rate: 1):
      let (sum, overflow) = milliseconds.addingReportingOverflow(step)
      if sum == 0 { return nil }
      setting = .shifted(milliseconds: overflow ? milliseconds : sum, rate: 1)
    case .started(_, let rate), .shifted(_, let rate):
      setting = .started(now.adding(milliseconds: step), rate: rate)
    }
    return setting.description.split(separator: " ").map(String.init)
  }
}
