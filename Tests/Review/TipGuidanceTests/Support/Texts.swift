import TipGuidance
import TipModel

/// Texts of help to check, and the findings.
enum Texts {
  /// Returns the ids of the findings in a tip.
  static func ids(
    tip title: String, _ message: String? = "Tap the star in a backyard to keep it in your list.",
    actions: [String] = [], platform: TipPlatform? = nil, language: String = "en"
  ) -> Set<String> {
    ids(
      GuidanceContent(
        language: language, platform: platform,
        tips: [GuidanceTip(id: "A", title: title, message: message, actions: actions)]))
  }

  /// Returns the ids of the findings in a tip with a message.
  static func ids(message: String, platform: TipPlatform? = nil) -> Set<String> {
    ids(tip: "Watch Seasonal Visitors", message, platform: platform)
  }

  /// Returns the ids of the findings in a tooltip.
  static func ids(
    toolTip text: String, control: String? = nil, language: String = "en",
    style: GuidanceStyle = GuidanceStyle()
  ) -> Set<String> {
    ids(
      GuidanceContent(
        language: language, style: style,
        toolTips: [GuidanceToolTip(id: "A", text: text, control: control)]))
  }

  /// Returns the ids of the findings in an alert.
  static func ids(
    alert title: String, _ message: String? = nil,
    buttons: [TipAlert.Button] = [.cancel, .default("Save")], platform: TipPlatform? = nil,
    informational: Bool = false
  ) -> Set<String> {
    let alert = TipAlert(
      id: "A", title: title, message: message, buttons: buttons, isInformational: informational)
    return ids(GuidanceContent(platform: platform, alerts: [GuidanceAlert(alert)]))
  }

  /// Returns the ids of the findings in content.
  static func ids(_ content: GuidanceContent) -> Set<String> {
    Set(findings(content).map(\.id))
  }

  /// Returns the findings in content.
  static func findings(_ content: GuidanceContent) -> [GuidanceFinding] {
    TipGuidance.check(content).findings
  }
}
