import TipModel

extension GuidanceRegistry {
  /// The checks of tips' symbols, ids, rules and limits.
  static let tipSetupChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "T13", .warning, "A tip's symbol is the filled variant, when there is one.",
      good: .example(symbol: "star.fill"), bad: .example(symbol: "star"),
      .tip { tip, _ in
        if let symbol = tip.symbol, let filled = FilledSymbols.variant(of: symbol) {
          GuidanceFinding(
            "The symbol \"\(symbol)\" is not filled, and is harder to see in a tip.",
            words: symbol, suggestion: "Write \"\(filled)\".",
            fix: GuidanceFix(.symbol, from: symbol, to: filled))
        }
      }),
    GuidanceCheck(
      "T14", .warning, "A tip does not repeat the symbol of the element that it points at.",
      good: .example(symbol: "lightbulb.fill") { $0.anchorSymbol = "star" },
      bad: .example(symbol: "star.fill") { $0.anchorSymbol = "star" },
      .tip { tip, _ in
        if let symbol = tip.symbol, let anchor = tip.anchorSymbol, !symbol.isEmpty,
          FilledSymbols.shape(of: symbol) == FilledSymbols.shape(of: anchor)
        {
          GuidanceFinding(
            "The symbol \"\(symbol)\" is also that of the element that the tip points at.",
            words: symbol, suggestion: "Leave the tip's symbol out, or choose a different one.")
        }
      }),
    GuidanceCheck(
      "T15", .warning, "A tip has a rule, a limit or a group, so that it reaches those it helps.",
      good: .example(options: TipOptions(maxDisplayCount: 3)),
      bad: .example(options: TipOptions()),
      .tip { tip, context in
        if let definition = tip.definition, definition.rules.isEmpty,
          definition.options.maxDisplayCount == nil, definition.options.maxDisplayDuration == nil,
          !context.index.groupedTips.contains(tip.id)
        {
          GuidanceFinding(
            "Everyone gets this tip: it has no rule, no limit and no group.",
            suggestion: "Add a rule for the people whom it helps, or MaxDisplayCount.")
        }
      }),
    GuidanceCheck(
      "T19", .error, "A tip's id is the same in each run and each build, and no other tip has it.",
      good: .example { $0.id = "FavoriteBackyardTip" },
      bad: .example { $0.id = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8" },
      .tip { idFindings(in: $0, $1.index) }),
    GuidanceCheck(
      "T24", .warning, "A tip's symbol does not show a different input than people have.",
      good: .example(symbol: "hand.tap.fill", on: .iOS),
      bad: .example(symbol: "computermouse.fill", on: .iOS),
      .tip { tip, context in
        if let symbol = tip.symbol, let input = context.input, let owners = owners(of: symbol),
          !context.has(owners),
          !InputVerbs.names(
            owners.compactMap(TipInput.init), in: context.title.words + context.message.words)
        {
          GuidanceFinding(
            "The symbol \"\(symbol)\" shows a different input than the "
              + "\(InputVerbs.name(of: input)).",
            words: symbol, suggestion: "Choose a symbol of the feature.")
        }
      }),
    GuidanceCheck(
      "T25", .warning,
      "A tip does not cover its subject, moves only a part of the screen, and can be dismissed.",
      good: .example { $0.placement = placement(covering: "feeder") },
      bad: .example { $0.placement = placement(covering: "star") },
      .tip(.tipTitle, .tipMessage) { tip, context in
        if let placement = tip.placement { placementFindings(in: placement, context) }
      }),
    GuidanceCheck(
      "T26", .warning, "A tip ends once people have used its feature: by a rule, or by an action.",
      good: .example(rules: [visits(.less)]),
      bad: .example(rules: [visits(.greaterOrEqual)]),
      .tip { tip, _ in
        if let tip = tip.definition, !tip.rules.isEmpty, tip.rules.allSatisfy(\.onlyBegins),
          tip.actions.isEmpty, tip.options.maxDisplayCount == nil,
          tip.options.maxDisplayDuration == nil
        {
          GuidanceFinding(
            "Nothing ends the tip: its rules only wait for donations, and it has no action and no "
              + "limit.", words: "\(tip.rules[0])",
            suggestion: "Add a rule that fails once the feature was used, such as "
              + "donations.count == 0 of its event.")
        }
      }),
  ]

  /// The inputs or the systems to which a symbol belongs, or nil for any.
  private static func owners(of symbol: String) -> [String]? {
    Lexicon.english.inputSymbols.first { symbol == $0.key || symbol.hasPrefix("\($0.key).") }?.value
  }

  private static func visits(_ comparison: BinaryOperator) -> RuleExpression {
    .binary(comparison, .count(.donations(event: "didViewBackyard")), .literal(3))
  }

  private static func placement(covering element: String) -> GuidancePlacement {
    var placement = GuidancePlacement(among: ["star", "feeder"], anchor: "star")
    placement.covers = [element]
    return placement
  }

  @FindingBuilder
  private static func placementFindings(
    in placement: GuidancePlacement, _ context: GuidanceContext
  ) -> [GuidanceFinding] {
    let covered = placement.covers.first { name in
      name == placement.anchor
        || context.names(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    if placement.hasFrames, let covered {
      GuidanceFinding(
        "The tip covers \"\(covered)\", which it is about.", words: covered,
        suggestion: "Let it point from a different edge, or show it in line.")
    }
    if placement.hasFrames, placement.elements.count > 1,
      placement.elements.allSatisfy(placement.displaces.contains)
    {
      GuidanceFinding(
        "The tip moves all \(placement.elements.count) elements of the screen.",
        suggestion: "Put it beside the element that it is about, or make it a popover.")
    }
    if !placement.isDismissible {
      GuidanceFinding(
        "People cannot dismiss the tip.", suggestion: "Give the tip's style a close button.")
    }
  }

  @FindingBuilder
  private static func idFindings(in tip: GuidanceTip, _ index: GuidanceIndex) -> [GuidanceFinding] {
    let advice = "Give it a fixed id, such as the name of its type."
    if tip.id.trimmed.isEmpty {
      GuidanceFinding("The id is empty.", suggestion: advice)
    } else if UUID(uuidString: tip.id) != nil {
      GuidanceFinding(
        "The id is a UUID, which is usually a new one in each run: people see the tip again.",
        words: tip.id, suggestion: advice)
    }
    if let other = tip.otherIDs.first(where: { $0 != tip.id }) {
      GuidanceFinding(
        "The id changes: the same tip also had the id \"\(other)\".", words: tip.id,
        suggestion: advice)
    }
    let types = index.typesByID[tip.id, default: []]
    if types.count > 1, let type = tip.definition?.type,
      let other = types.filter({ $0 != type }).min()
    {
      GuidanceFinding(
        "The types \(type) and \(other) have the same id, so that each replaces the other.",
        words: tip.id, suggestion: "Give each type an id of its own.")
    }
  }
}

// MARK: - Examples

extension GuidanceContent {
  /// Content with one well-written tip.
  static func example(
    symbol: String? = nil, on platform: TipPlatform? = nil,
    with set: (inout GuidanceTip) -> Void = { _ in }
  ) -> GuidanceContent {
    var tip = GuidanceTip.example(symbol: symbol)
    tip.platform = platform
    set(&tip)
    return GuidanceContent(tips: [tip])
  }

  /// Content with one tip that has rules and options.
  fileprivate static func example(
    rules: [RuleExpression] = [], options: TipOptions = TipOptions()
  ) -> GuidanceContent {
    .example { tip in
      tip.definition = TipDefinition(id: tip.id, title: tip.title, rules: rules, options: options)
    }
  }
}

extension GuidanceTip {
  /// A well-written tip.
  static func example(id: String = "FavoriteBackyardTip", symbol: String? = nil) -> GuidanceTip {
    let message = "Tap the star to find this backyard again."
    return GuidanceTip(id: id, title: "Save to Favorites", message: message, symbol: symbol)
  }
}

extension RuleExpression {
  /// Whether donations make the rule hold, and more of them never make it fail.
  fileprivate var onlyBegins: Bool {
    switch self {
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      left.onlyBegins && right.onlyBegins
    case .binary(.greater, .count(let list), .literal),
      .binary(.greaterOrEqual, .count(let list), .literal), .not(.isEmpty(let list)):
      list.isOfDonations
    default: false
    }
  }

  private var isOfDonations: Bool {
    switch self {
    case .donations: true
    case .donatedWithin(let list, _), .filter(let list, _): list.isOfDonations
    default: false
    }
  }
}
