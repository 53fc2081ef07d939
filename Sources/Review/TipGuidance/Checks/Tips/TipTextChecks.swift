import TipModel

extension GuidanceRegistry {
  static let tipTextChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "T1", .error, "A tip has a title.",
      good: .tip(), bad: .tip(title: " "),
      .tip(.tipTitle) { tip, _ in
        if tip.title.visibleCount == 0 || tip.title.trimmed.isEmpty {
          GuidanceFinding(
            "The tip has no title.",
            suggestion: "Say what to do, beginning with a verb, as in \"Save to Favorites\".")
        }
      }),
    GuidanceCheck(
      heuristic: "T2",
      "A title is a direct action phrase: it begins with a verb and names the feature.",
      good: .tip(title: "Save to Favorites"), bad: .tip(title: "Favorites"),
      .texts([.tipTitle]) { title, _ in TipTitles.finding(in: title) }),
    GuidanceCheck(
      "T3", .warning, "A message says more than the title.",
      good: .tip(), bad: .tip(title: "Save to Favorites", message: "Save to favorites now."),
      .tip(.tipTitle, .tipMessage) { _, context in TipMessages.repetition(in: context) }),
    GuidanceCheck(
      "T4", .warning, "A message has at most two sentences.",
      good: .tip(),
      bad: .tip(
        message: "Tap the star in a backyard. It turns yellow. Your list opens with favorites."),
      .texts([.tipMessage]) { message, _ in TipMessages.length(of: message.passage) }),
    GuidanceCheck(
      heuristic: "T7", "A tip says what to do, and does not only praise an improvement.",
      good: .tip(
        title: "Search by Color", message: "Choose a color to see the birds that have it."),
      bad: .tip(
        title: "Enjoy Faster Photos",
        message: "We have improved the gallery, and it is smoother than ever."),
      .tip(.tipTitle, .tipMessage) { _, context in TipMessages.praise(in: context) }),
    GuidanceCheck(
      "T8", .warning, "A tip needs at most three actions.", english: true,
      good: .tip(message: "Open a backyard, then touch and hold the star."),
      bad: .tip(
        message: "Open the list, tap a backyard, scroll to the end, and then tap the star."),
      .texts([.tipMessage]) { message, _ in TipMessages.steps(of: message.passage) }),
    GuidanceCheck(
      heuristic: "T18",
      "Up to three actions have titles of one to three words: a verb, title case, and no stop.",
      good: .tip(actions: ["Choose Area", "Not Now"]), bad: .tip(actions: ["Choose area."]),
      .tip(.tipAction) { tip, context in TipTitles.findings(inActions: tip.actions, context) }),
  ]
}

extension GuidanceContent {
  /// Returns a tip that passes all checks, except for the given texts.
  static func tip(
    title: String = "Save to Favorites",
    message: String? = "Tap the star in a backyard, and find it at the top of your list.",
    actions: [String] = [], on platform: TipPlatform? = nil
  ) -> GuidanceContent {
    GuidanceContent(
      platform: platform,
      tips: [
        GuidanceTip(id: "FavoriteBackyardTip", title: title, message: message, actions: actions)
      ])
  }
}
