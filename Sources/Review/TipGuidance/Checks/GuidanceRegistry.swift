/// All checks, one list a subject.
public enum GuidanceRegistry {
  /// All checks: of tips, tooltips, alerts, translations and silences, each by number.
  ///
  /// The lists are in files by subject.
  public static let checks: [GuidanceCheck] = [
    languageChecks, tipTextChecks, tipSetupChecks, appChecks, toolTipTextChecks, alertTextChecks,
    alertPartChecks, alertChoiceChecks, alertTimeChecks, catalogChecks, silenceChecks,
  ].flatMap(\.self).sorted { $0.rank < $1.rank }

  private static let byID = Dictionary(
    checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the check with an id such as `T5`, or nil when there is none.
  public static func check(_ id: String) -> GuidanceCheck? { byID[id] }

  static let silenceChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "G4", .warning, "A silence has a reason, and silences something.",
      good: .example(symbolOfSilencedTip: "star"), bad: .example(symbolOfSilencedTip: "star.fill"),
      .silences)
  ]
}

extension GuidanceContent {
  /// Returns a tip on which the check of symbols is silenced.
  fileprivate static func example(symbolOfSilencedTip symbol: String) -> GuidanceContent {
    GuidanceContent(
      tips: [.example(symbol: symbol)],
      silences: [
        GuidanceSilence("T13", on: "tip:FavoriteBackyardTip", because: "The outline is our logo.")
      ])
  }
}

extension GuidanceCheck {
  /// The place in the registry: first tips, tooltips, alerts, translations and silences, then by
  /// number.
  fileprivate var rank: (kind: Int, number: Int) {
    let kinds: [Character] = ["T", "C", "M", "L"]
    let kind = kinds.firstIndex(of: id.first ?? " ") ?? kinds.count
    return (kind, Int(id.dropFirst()) ?? 0)
  }
}
