extension GuidanceRegistry {
  /// The checks of language, each for all kinds of text to which its guideline applies.
  static let languageChecks: [GuidanceCheck] = [
    GuidanceCheck(
      heuristic: "T5", "Help teaches, and does not advertise.",
      languages: GuidanceCheck.otherLanguages,
      good: .tip(title: "Set a $20 Limit", message: "You hear when seeds cost more than that."),
      bad: .tip(message: "Tap the star, and get 50% off seeds in the backyard shop."),
      .texts(GuidanceTextKind.allCases) { Promotion.finding(in: $0, $1) }),
    GuidanceCheck(
      heuristic: "T6", "A text that teaches is not an error message.",
      good: .tip(),
      bad: .tip(
        title: "Refill the Feeder", message: "Something went wrong with the camera of the feeder."),
      .texts(teaching) { text, _ in ErrorPhrases.finding(in: text) }),
    GuidanceCheck(
      heuristic: "T9", "A text is about one feature.",
      good: .tip(),
      bad: .tip(message: "Tap the star in a backyard. You can also share your list with friends."),
      .texts(teaching) { text, _ in SecondFeature.finding(in: text) }),
    GuidanceCheck(
      heuristic: "T10", "Help uses the words of the input that people have.",
      languages: GuidanceCheck.otherLanguages,
      good: .tip(message: "Click the star in a backyard.", on: .macOS),
      bad: .tip(message: "Tap the star in a backyard.", on: .macOS),
      .texts(GuidanceTextKind.allCases) { InputVerbs.finding(in: $0, $1) }),
    GuidanceCheck(
      heuristic: "T11", "Help does not explain a standard control.",
      good: .tip(
        title: "Jump to a Backyard",
        message: "Touch and hold the Back button to choose a backyard that you have visited."),
      bad: .tip(
        title: "Leave a Backyard", message: "Tap the Back button to go back to the list."),
      .texts(teaching) { StandardControls.finding(in: $0, $1.title) }),
    GuidanceCheck(
      heuristic: "T12", "Help uses no terms that exclude people.",
      good: .tip(title: "Add Birds to the Block List", message: "Their visits stay silent."),
      bad: .tip(title: "Add Birds to the Blacklist", message: "Their visits stay silent."),
      .texts(GuidanceTextKind.allCases) { text, _ in Terms.findings(in: text) }),
    GuidanceCheck(
      "T23", .warning,
      "A tip's title has at most 40 characters and its message 160, and never over 60 and 250; in "
        + "other languages 40% more. A tooltip has a text.",
      good: .tip(),
      bad: .tip(title: "Save the Backyards That You Visit Often to Favorites"),
      .texts(teaching) { text, context in
        if text.kind != .toolTip {
          TextLength.finding(in: text, context)
        } else if text.string.trimmed.isEmpty || text.string.visibleCount == 0 {
          GuidanceFinding("The tooltip has no text.", suggestion: "Say what the control does.")
        }
      }),
    GuidanceCheck(
      heuristic: "M22", "Help neither accuses people nor hides what happened.",
      good: .alert(message: "The name can have up to 20 letters."),
      bad: .alert(message: "You entered an invalid name."),
      .texts(GuidanceTextKind.allCases) { Blame.finding(in: $0, $1) }),
  ]

  /// The kinds of text that teach, instead of asking or reporting.
  private static let teaching: [GuidanceTextKind] = [
    .tipTitle, .tipMessage, .tipAction, .toolTip,
  ]
}
