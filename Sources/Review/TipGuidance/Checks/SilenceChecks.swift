extension GuidanceRegistry {
  /// The check of silences.
  static let silenceChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "G4", .warning, "A silence has a reason, and silences something.",
      good: GuidanceContent(
        tips: [.example(symbol: "star")],
        silences: [
          GuidanceSilence("T13", on: "tip:FavoriteBackyardTip", because: "The outline is our logo.")
        ]),
      bad: GuidanceContent(
        tips: [.example(symbol: "star.fill")],
        silences: [
          GuidanceSilence("T13", on: "tip:FavoriteBackyardTip", because: "The outline is our logo.")
        ]),
      .silences)
  ]
}
