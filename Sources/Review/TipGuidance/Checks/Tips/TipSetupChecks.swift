import TipModel

extension GuidanceRegistry {
  /// The checks of tips' symbols, ids, rules and limits.
  static let tipSetupChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "T13", .warning, "A tip's symbol is the filled variant, when there is one.",
      good: .example(symbol: "star.fill"), bad: .example(symbol: "star"),
      .tip { tip, _ in
        if let symbol = tip.symbol, let filled = FilledSymbols.variant(of: symbol) {
          GuidanceFlaw(
            "The symbol \"\(symbol)\" is not filled, and is harder to see in a tip.",
            words: symbol, suggestion: "Write \"\(filled)\".",
            fix: GuidanceFix(.symbol, from: symbol, to: filled))
        }
      }),
    GuidanceCheck(
      "T14", .warning, "A tip does not repeat the symbol of the element that it points at.",
      good: .example(symbol: "lightbulb.fill", anchorSymbol: "star"),
      bad: .example(symbol: "star.fill", anchorSymbol: "star"),
      .tip { tip, _ in
        if let symbol = tip.symbol, let anchor = tip.anchorSymbol, !symbol.isEmpty,
          FilledSymbols.shape(of: symbol) == FilledSymbols.shape(of: anchor)
        {
          GuidanceFlaw(
            "The symbol \"\(symbol)\" is also that of the element that the tip points at.",
            words: symbol, suggestion: "Leave the tip's symbol out, or choose a different one.")
        }
      }),
    GuidanceCheck(
      "T15", .warning, "A tip has a rule, a limit or a group, so that it reaches those it helps.",
      good: .example(tip: .example(options: TipOptions(maxDisplayCount: 3))),
      bad: .example(tip: .example(options: TipOptions())),
      .tip { tip, context in
        if let definition = tip.definition, definition.rules.isEmpty,
          definition.options.maxDisplayCount == nil, definition.options.maxDisplayDuration == nil,
          !context.index.groupedTips.contains(tip.id)
        {
          GuidanceFlaw(
            "Everyone gets this tip: it has no rule, no limit and no group.",
            suggestion: "Add a rule for the people whom it helps, or MaxDisplayCount.")
        }
      }),
    GuidanceCheck(
      "T19", .error, "A tip's id is the same in each run and each build, and no other tip has it.",
      good: .example(tip: .example(id: "FavoriteBackyardTip")),
      bad: .example(tip: .example(id: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")),
      .tip { idFlaws(of: $0, $1.index) }),
  ]

  @FlawBuilder
  private static func idFlaws(of tip: GuidanceTip, _ index: GuidanceIndex) -> [GuidanceFlaw] {
    let advice = "Give it a fixed id, such as the name of its type."
    if tip.id.trimmed.isEmpty {
      GuidanceFlaw("The id is empty.", suggestion: advice)
    } else if UUID(uuidString: tip.id) != nil {
      GuidanceFlaw(
        "The id is a UUID, which is usually a new one in each run: people see the tip again.",
        words: tip.id, suggestion: advice)
    }
    if let other = tip.otherIDs.first(where: { $0 != tip.id }) {
      GuidanceFlaw(
        "The id changes: the same tip also had the id \"\(other)\".", words: tip.id,
        suggestion: advice)
    }
    let types = index.typesByID[tip.id, default: []]
    if types.count > 1, let type = tip.definition?.type,
      let other = types.filter({ $0 != type }).min()
    {
      GuidanceFlaw(
        "The types \(type) and \(other) have the same id, so that each replaces the other.",
        words: tip.id, suggestion: "Give each type an id of its own.")
    }
  }
}

// MARK: - Examples

extension GuidanceContent {
  /// Content with one well-written tip.
  static func example(symbol: String? = nil, anchorSymbol: String? = nil) -> GuidanceContent {
    .example(tip: .example(symbol: symbol, anchorSymbol: anchorSymbol))
  }

  /// Content with one tip.
  static func example(tip: GuidanceTip) -> GuidanceContent { GuidanceContent(tips: [tip]) }
}

extension GuidanceTip {
  /// A well-written tip.
  static func example(
    id: String = "FavoriteBackyardTip", symbol: String? = nil, anchorSymbol: String? = nil,
    options: TipOptions? = nil
  ) -> GuidanceTip {
    let (title, message) = ("Save to Favorites", "Tap the star to find this backyard again.")
    var tip = GuidanceTip(id: id, title: title, message: message, symbol: symbol)
    tip.anchorSymbol = anchorSymbol
    tip.definition = options.map {
      TipDefinition(id: id, title: title, message: message, image: symbol, options: $0)
    }
    return tip
  }
}
