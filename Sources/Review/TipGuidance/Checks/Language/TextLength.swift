/// The lengths of texts, in characters as people see them.
enum TextLength {
  /// The most characters without a finding, and without an error.
  ///
  /// Other languages than English have 40% more.
  private static let limits: [GuidanceTextKind: (wanted: Int, most: Int)] = [
    .tipTitle: (40, 60), .tipMessage: (160, 250), .toolTip: (60, 75),
  ]

  static func finding(in text: GuidanceText, _ context: GuidanceContext) -> GuidanceFinding? {
    guard let limits = limits[text.kind] else { return nil }
    let percent = context.isEnglish ? 100 : 140
    let wanted = limits.wanted * percent / 100
    let most = limits.most * percent / 100
    let count = text.string.visibleCount
    guard count > wanted else { return nil }
    var limit = wanted
    var severity = GuidanceSeverity.warning
    if count > most {
      limit = most
      severity = .error
    }
    return GuidanceFinding(
      "The \(text.kind.noun) has \(count) characters, more than \(limit).",
      words: text.string, suggestion: "Say it in fewer words.", severity: severity)
  }
}
