public import TipModel

/// The texts and the set-up with which an app offers help.
///
/// ```swift
/// let content = GuidanceContent(
///   platform: .iOS,
///   tips: [
///     GuidanceTip(
///       id: "FavoriteBackyardTip", title: "Save to Favorites",
///       message: "Your favorites are at the top of the list.", symbol: "star.fill")
///   ])
/// let report = TipGuidance.check(content)
/// ```
public struct GuidanceContent: Hashable, Sendable {
  /// The language of items that do not set one, such as `en`, `de` or `pt-BR`.
  public var language: String
  /// The system of items that do not set one, or nil when the texts are for any system.
  public var platform: TipPlatform?
  /// The way in which the app writes its texts.
  public var style: GuidanceStyle
  /// The tips.
  public var tips: [GuidanceTip]
  /// The tooltips.
  public var toolTips: [GuidanceToolTip]
  /// The alerts.
  public var alerts: [GuidanceAlert]
  /// The findings that the app accepts, with the reasons.
  public var silences: [GuidanceSilence]
  /// How the app shows its help, or nil when only the texts are known.
  public var setup: GuidanceSetup?
  /// The controls of a screen that are icons, or that VoiceOver has no label for.
  package var controls: [GuidanceControl] = []
  /// The names of the string catalogs that have the texts of keys.
  package var catalogs: [String] = []
  /// The texts of keys in the content's language.
  package var translations: [GuidanceTranslation] = []

  /// Creates content.
  ///
  /// - Parameters:
  ///   - language: The language of items that do not set one.
  ///   - platform: The system of items that do not set one, or nil for any system.
  ///   - style: The way in which the app writes its texts.
  ///   - tips: The tips.
  ///   - toolTips: The tooltips.
  ///   - alerts: The alerts.
  ///   - silences: The findings that the app accepts, with the reasons.
  ///   - setup: How the app shows its help, or nil when only the texts are known.
  public init(
    language: String = "en", platform: TipPlatform? = nil,
    style: GuidanceStyle = GuidanceStyle(), tips: [GuidanceTip] = [],
    toolTips: [GuidanceToolTip] = [], alerts: [GuidanceAlert] = [],
    silences: [GuidanceSilence] = [], setup: GuidanceSetup? = nil
  ) {
    self.language = language
    self.platform = platform
    self.style = style
    self.tips = tips
    self.toolTips = toolTips
    self.alerts = alerts
    self.silences = silences
    self.setup = setup
  }
}

/// The way in which an app writes its texts, where the guidelines leave a choice.
public struct GuidanceStyle: Hashable, Sendable {
  /// Whether tooltips end with a full stop.
  public var toolTipsEndWithStop: Bool

  /// Creates a style.
  public init(toolTipsEndWithStop: Bool = false) {
    self.toolTipsEndWithStop = toolTipsEndWithStop
  }
}

/// A finding that an app accepts.
public struct GuidanceSilence: Hashable, Sendable {
  /// The id of the check, such as `T5`.
  public var check: String
  /// The item, such as `tip:FavoriteBackyardTip`.
  public var item: String
  /// The reason, without which the silence is a finding itself.
  public var reason: String

  /// Creates a silence.
  ///
  /// - Parameters:
  ///   - check: The id of the check, such as `T5`.
  ///   - item: The item, such as `tip:FavoriteBackyardTip`.
  ///   - reason: The reason, without which the silence is a finding itself.
  public init(_ check: String, on item: String, because reason: String) {
    self.check = check
    self.item = item
    self.reason = reason
  }
}
