import TipModel

extension GuidanceRegistry {
  /// The checks of the texts of tips.
  static let tipTextChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "T1", .error, "A tip has a title.",
      good: .tip(), bad: .tip(title: " "),
      .tip { tip, _ in
        if tip.title.visibleCount == 0 || tip.title.trimmed.isEmpty {
          GuidanceFlaw(
            "The tip has no title.",
            suggestion: "Say what to do, beginning with a verb, as in \"Save to Favorites\".")
        }
      }),
    GuidanceCheck(
      heuristic: "T2",
      "A title is a direct action phrase: it begins with a verb and names the feature.",
      good: .tip(title: "Save to Favorites"), bad: .tip(title: "Favorites"),
      .tip { tip, _ in TipTitles.flaws(ofTitle: tip.title) }),
    GuidanceCheck(
      "T3", .warning, "A message says more than the title.",
      good: .tip(), bad: .tip(title: "Save to Favorites", message: "Save to favorites now."),
      .tip { TipMessages.repetition(of: $0, isEnglish: $1.isEnglish) }),
    GuidanceCheck(
      "T4", .warning, "A message has at most two sentences.",
      good: .tip(),
      bad: .tip(
        message: "Tap the star in a backyard. It turns yellow. Your list opens with favorites."),
      .tip { tip, _ in TipMessages.length(of: tip) }),
    GuidanceCheck(
      heuristic: "T5", "A tip teaches, and does not advertise.",
      good: .tip(title: "Set a $20 Limit", message: "You hear when seeds cost more than that."),
      bad: .tip(message: "Tap the star, and get 50% off seeds in the backyard shop."),
      .tip { tip, _ in Promotion.flaws(of: tip) }),
    GuidanceCheck(
      heuristic: "T6", "A tip is not an error message.",
      good: .tip(),
      bad: .tip(
        title: "Refill the Feeder", message: "Something went wrong with the camera of the feeder."),
      .tip { tip, _ in ErrorPhrases.flaws(of: tip) }),
    GuidanceCheck(
      heuristic: "T7", "A tip says what to do, and does not only praise an improvement.",
      good: .tip(
        title: "Search by Color", message: "Choose a color to see the birds that have it."),
      bad: .tip(
        title: "Enjoy Faster Photos",
        message: "We have improved the gallery, and it is smoother than ever."),
      .tip { tip, _ in TipMessages.praise(in: tip) }),
    GuidanceCheck(
      "T8", .warning, "A tip needs at most three actions.", english: true,
      good: .tip(message: "Open a backyard, then touch and hold the star."),
      bad: .tip(
        message: "Open the list, tap a backyard, scroll to the end, and then tap the star."),
      .tip { tip, _ in TipMessages.steps(of: tip) }),
    GuidanceCheck(
      heuristic: "T9", "A tip is about one feature.",
      good: .tip(),
      bad: .tip(message: "Tap the star in a backyard. You can also share your list with friends."),
      .tip { tip, _ in TipMessages.secondFeature(in: tip) }),
    GuidanceCheck(
      heuristic: "T10", "A tip uses the words of the input that people have.",
      good: .tip(message: "Click the star in a backyard.", on: .macOS),
      bad: .tip(message: "Tap the star in a backyard.", on: .macOS),
      .tip { tip, context in
        context.input.flatMap { InputVerbs.flaws(of: tip, input: $0) }
      }),
    GuidanceCheck(
      heuristic: "T11", "A tip does not explain a standard control.",
      good: .tip(
        title: "Jump to a Backyard",
        message: "Touch and hold the Back button to choose a backyard that you have visited."),
      bad: .tip(
        title: "Leave a Backyard", message: "Tap the Back button to go back to the list."),
      .tip { tip, _ in StandardControls.flaws(of: tip) }),
    GuidanceCheck(
      heuristic: "T12", "A tip uses no terms that exclude people.",
      good: .tip(title: "Add Birds to the Block List", message: "Their visits stay silent."),
      bad: .tip(title: "Add Birds to the Blacklist", message: "Their visits stay silent."),
      .tip { tip, _ in Terms.flaws(of: tip) }),
    GuidanceCheck(
      heuristic: "T18",
      "Up to three actions have titles of one to three words: a verb, title case, and no stop.",
      good: .tip(actions: ["Choose Area", "Not Now"]), bad: .tip(actions: ["Choose area."]),
      .tip { tip, _ in TipTitles.flaws(ofActions: tip.actions) }),
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
