extension TipControls {
  /// Named controls for tests and scripts.
  public struct Preset: Hashable, Sendable {
    /// The name, such as `quiet`.
    public let name: String
    /// The purpose, in one line.
    public let help: String
    /// The controls.
    public let controls: TipControls
  }

  /// The presets without parameters, in the order of the help.
  public static let presets = [
    Preset(
      name: "quiet", help: "Show no tip, so that no tip disturbs a test", controls: quiet),
    Preset(
      name: "fresh", help: "Erase everything, and allow new tips without a delay",
      controls: fresh),
    Preset(
      name: "demo", help: "Show every tip, whatever its rules say", controls: demo),
  ]

  /// Hides every tip, so that no tip disturbs a test.
  public static let quiet = TipControls(hideAllTips: true)

  /// Erases the facts, and allows new tips without a delay.
  public static let fresh = TipControls(resetDatastore: true, displayFrequency: .immediate)

  /// Shows every tip, regardless of its rules.
  public static let demo = TipControls(showAllTips: true)

  /// Returns controls that show only some tips, regardless of their rules.
  ///
  /// - Parameter tips: The ids or type names of the tips.
  /// - Returns: The controls, in which show by name takes precedence over hide all (D5).
  public static func only(_ tips: String...) -> TipControls {
    TipControls(hideAllTips: true, showTips: tips)
  }
}
