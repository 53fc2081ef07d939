extension TipControls {
  /// Controls under a name that tests, scripts and people know them by.
  public struct Preset: Hashable, Sendable {
    /// The name: `quiet`, say.
    public let name: String
    /// What it is for, in one line.
    public let help: String
    /// What it says.
    public let controls: TipControls
  }

  /// Every preset that needs nothing else to be said, in the order in which help lists them.
  public static let presets = [
    Preset(
      name: "quiet", help: "Show no tip, so that no tip disturbs a test", controls: quiet),
    Preset(
      name: "fresh", help: "Erase everything, and allow new tips without a delay",
      controls: fresh),
    Preset(
      name: "demo", help: "Show every tip, whatever its rules say", controls: demo),
  ]

  /// No tip shows, so that nothing stands in a test's way.
  public static let quiet = TipControls(hideAllTips: true)

  /// Nothing has happened yet, and new tips may follow each other at once.
  public static let fresh = TipControls(resetDatastore: true, displayFrequency: .immediate)

  /// Every tip shows, whatever its rules say.
  public static let demo = TipControls(showAllTips: true)

  /// Returns controls that show some tips, whatever their rules say, and no others.
  ///
  /// - Parameter tips: The ids or type names of the tips.
  /// - Returns: The controls; show by name comes before hide all (D5).
  public static func only(_ tips: String...) -> TipControls {
    TipControls(hideAllTips: true, showTips: tips)
  }
}
