import TipModel

extension GuidanceRegistry {
  /// The checks of an app's set-up as a whole.
  static let appChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "T16", .warning, "An app with several tips shows at most one new tip in 24 hours.",
      good: .example(tips: 2, displayFrequency: .daily),
      bad: .example(tips: 2, displayFrequency: .immediate),
      .content { content in
        if content.tips.count > 1, content.setup?.displayFrequency == .immediate {
          GuidanceFinding(
            "All \(content.tips.count) tips may show at once: the display frequency is immediate.",
            words: "immediate",
            suggestion: "Show one new tip every 24 hours: configure with .displayFrequency(.daily)."
          )
        }
      }),
    GuidanceCheck(
      "T17", .warning,
      "An app with ten or more tips orders them in groups, or shows few at a time.",
      good: .example(tips: 10, displayFrequency: .daily),
      bad: .example(tips: 10, displayFrequency: .hourly),
      .content { content in
        if content.tips.count >= 10, let setup = content.setup, setup.groups.isEmpty,
          let frequency = setup.displayFrequency, frequency.milliseconds < daily
        {
          GuidanceFinding(
            "\(content.tips.count) tips have neither a group nor a daily display frequency.",
            words: "\(frequency)",
            suggestion: "Put related tips into a TipGroup, or configure .displayFrequency(.daily).")
        }
      }),
    GuidanceCheck(
      "T20", .warning, "At most two tips can show at first: more of them are an onboarding flow.",
      good: .example(tips: 3, eligibleAtFirst: 2), bad: .example(tips: 3, eligibleAtFirst: 3),
      .content { content in
        if let ids = content.setup?.eligibleAtFirst, ids.count >= 3 {
          GuidanceFinding(
            "\(ids.count) tips can show to people who have just installed the app: "
              + "\(GuidanceMessages.list(ids)).",
            suggestion: "Introduce an app in an onboarding flow, and let tips wait for their rules."
          )
        }
      }),
    GuidanceCheck(
      "T21", .warning, "A released app does not force or reset tips in its code.",
      good: GuidanceContent(setup: GuidanceSetup()),
      bad: GuidanceContent(setup: GuidanceSetup(testingCalls: ["Tips.showAllTips()"])),
      .content { content in
        if let calls = content.setup?.testingCalls, !calls.isEmpty {
          GuidanceFinding(
            "A release build calls \(calls.joined(separator: ", ")), which is for testing.",
            words: calls.joined(separator: ", "),
            suggestion: "Make the call in debug builds only, inside of #if DEBUG.")
        }
      }),
    GuidanceCheck(
      "T22", .warning, "Donations are small, and an event with many of them has a donation limit.",
      good: .example(donations: 5000, isLimited: true),
      bad: .example(donations: 5000, isLimited: false),
      .content { content in (content.setup?.donations ?? []).flatMap(donationFindings) }),
  ]

  private static let daily = DisplayFrequency.daily.milliseconds

  /// The largest payload that is not a finding, in bytes.
  package static let largestPayload = 1024

  /// The most donations of an event without a limit that are not a finding.
  package static let mostDonations = 1000

  @FindingBuilder
  private static func donationFindings(_ donations: GuidanceDonations) -> [GuidanceFinding] {
    let item = "event:\(donations.event)"
    if donations.largestPayload > largestPayload {
      GuidanceFinding(
        "A donation has a payload of \(donations.largestPayload) bytes, more than "
          + "\(largestPayload).",
        suggestion: "Donate only the values that rules read.", item: item)
    }
    if !donations.isLimited, donations.count > mostDonations {
      GuidanceFinding(
        "\(donations.count) donations, \(donations.bytes) bytes of payload, are kept: the event "
          + "has no donation limit.",
        suggestion: "Create the event with donationLimit:.", item: item)
    }
  }
}

// MARK: - Examples

extension GuidanceContent {
  /// Content with several well-written tips and a set-up.
  static func example(
    tips: Int, displayFrequency: DisplayFrequency? = nil, eligibleAtFirst: Int = 0
  ) -> GuidanceContent {
    let tips = (1...tips).map { GuidanceTip.example(id: "FavoriteBackyard\($0)Tip") }
    return GuidanceContent(
      tips: tips,
      setup: GuidanceSetup(
        displayFrequency: displayFrequency,
        eligibleAtFirst: tips.prefix(eligibleAtFirst).map(\.id)))
  }

  /// Content with the stored donations of an event.
  fileprivate static func example(donations count: Int, isLimited: Bool) -> GuidanceContent {
    let donations = GuidanceDonations(
      event: "didViewBackyard", count: count, isLimited: isLimited, largestPayload: 40,
      bytes: 40 * count)
    return GuidanceContent(setup: GuidanceSetup(donations: [donations]))
  }
}
