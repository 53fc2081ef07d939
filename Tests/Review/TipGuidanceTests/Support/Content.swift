import TipGuidance

extension GuidanceDocument {
  /// The texts in the app's own language, and the set-up.
  var content: GuidanceContent { contents[0] }
}

extension GuidanceContent {
  /// The ids of the findings, in order.
  func found(
    on platform: TipPlatform? = nil, input: TipInput? = nil, language: String? = nil
  ) -> [String] {
    TipGuidance.check(self, platform: platform, input: input, language: language).findings
      .map(\.id)
  }
}

/// Returns the ids of the findings about one alert, of some checks only.
func found(
  _ alert: TipAlert, on platform: TipPlatform? = nil, language: String = "en", among ids: String...
) -> [String] {
  let content = GuidanceContent(language: language, alerts: [GuidanceAlert(alert)])
  return content.found(on: platform).filter(ids.contains)
}

/// Returns the ids of the findings about one tip, of some checks only.
func found(_ tip: GuidanceTip, among ids: String...) -> [String] {
  GuidanceContent(tips: [tip]).found().filter(ids.contains)
}
