/// Phrases that several gates share.
enum GatePhrases {
  static let noAlert = "no alert on screen"
  static let noOverride = "no override"
  /// The way to show a tooltip again that has left.
  static let comeBack = "move the pointer away and back"

  static func alert(_ alert: OpenAlert) -> String { "the alert \"\(alert.id)\" is on screen" }

  static func since(_ alert: OpenAlert) -> String { "since \(alert.display.began)" }

  static func length(_ milliseconds: Int64) -> String {
    DurationText.words(milliseconds: max(0, milliseconds))
  }

  /// The outlook of help that an override hides, and that may not show without overrides either.
  static func outlook(behindOverride removal: String, _ rest: String?) -> String {
    guard let rest else { return "It shows once the override is removed: \(removal)." }
    return "An override hides it: \(removal). Without overrides: \(rest)"
  }

  static func override(_ override: TipOverride) -> String {
    "\(override.state) by \(override.source.label) (\(override.control.rawValue))"
  }

  /// The way to remove an override at its source.
  static func remedy(_ override: TipOverride) -> String {
    let isOfToolTip = override.control.descriptor.effect == .toolTips
    return remedy(override.source, command: isOfToolTip ? "tooltips --auto" : "auto")
  }

  /// The way to remove a control at its source.
  ///
  /// A command of `tipctl` removes a stored one.
  static func remedy(_ source: ControlSource, command: String) -> String {
    switch source {
    case .stored: "remove it with tipctl \(command)"
    case .argument, .environment: "it holds until the app starts without it"
    case .api: "it holds until the app calls Tips.clearOverrides() or ends"
    }
  }
}
