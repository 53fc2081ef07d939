import TipModel

extension GuidanceRegistry {
  static let toolTipTextChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "C1", .warning,
      "A tooltip has at most 60 characters, and never over 75; in other languages 40% more.",
      good: .toolTip("Show the birds that visit today"),
      bad: .toolTip("Show all the birds that visited the backyard at North Pond this week"),
      .texts([.toolTip]) { TextLength.finding(in: $0, $1) }),
    GuidanceCheck(
      heuristic: "C2", "A tooltip begins with a verb.",
      good: .toolTip("Refill the feeder"), bad: .toolTip("Seeds for the feeder"),
      .texts([.toolTip]) { toolTip, _ in ToolTipTexts.beginning(of: toolTip.passage) }),
    GuidanceCheck(
      heuristic: "C3", "A tooltip does not repeat the name of its control.",
      good: .toolTip("Save this backyard to your favorites", control: "Favorite"),
      bad: .toolTip("Add favorite", control: "Add Favorite"),
      .toolTip { ToolTipTexts.name(in: $0, $1) }),
    GuidanceCheck(
      "C4", .warning, "A tooltip is in sentence case.", english: true,
      good: .toolTip("Filter birds by season"), bad: .toolTip("Filter Birds By Season"),
      .texts([.toolTip]) { toolTip, _ in ToolTipTexts.letterCase(of: toolTip) }),
    GuidanceCheck(
      "C5", .warning, "A tooltip has no full stop, unless the app's style asks for it.",
      good: .toolTip("Share this backyard"), bad: .toolTip("Share this backyard."),
      .texts([.toolTip]) { ToolTipTexts.stop(of: $0, style: $1.content.style) }),
    GuidanceCheck(
      heuristic: "C6", "A tooltip is one phrase, and does not begin with an article.",
      good: .toolTip("Choose a season"), bad: .toolTip("Choose a season. Birds change with it"),
      .texts([.toolTip]) { toolTip, _ in ToolTipTexts.phrases(of: toolTip.passage) }),
    GuidanceCheck(
      heuristic: "C7", "A tooltip speaks of its own control, and of no other one.",
      good: .toolTips([("Refill the feeder", "Refill"), ("Share this backyard", "Share")]),
      bad: .toolTips([
        ("Refill the feeder before you use the Share button", "Refill"),
        ("Send this backyard to a friend", "Share"),
      ]),
      .toolTip { ToolTipTexts.others(in: $0, $1) }),
    GuidanceCheck(
      "C8", .warning, "A control with several states has a tooltip for each.",
      good: .toolTip("Mute the birdsong", states: ["on"]),
      bad: .toolTip("Mute the birdsong", states: ["on", "off"]),
      .toolTip { toolTip, _ in ToolTipTexts.states(of: toolTip) }),
    GuidanceCheck(
      "C9", .warning,
      "A control that is only an icon has a tooltip, on systems that have tooltips.",
      good: .control(
        .init(name: "trash", isIcon: true, toolTip: "Delete this backyard"), on: .macOS),
      bad: .control(.init(name: "trash", isIcon: true), on: .macOS),
      .control { control, context in
        if control.isIcon, control.toolTip == nil, context.platform?.hasToolTips == true {
          GuidanceFinding(
            "The control \"\(control.name)\" is only an icon, and has no tooltip.",
            words: control.name,
            suggestion: "Say what it does, as in .help(\"Refill the feeder\").")
        }
      }),
    GuidanceCheck(
      "C10", .warning, "A control has a label that VoiceOver reads.",
      good: .control(.init(name: "Delete")), bad: .control(.init(name: "trash", isSilent: true)),
      .control { control, _ in
        if control.isSilent {
          GuidanceFinding(
            "VoiceOver has no label for the control \"\(control.name)\".", words: control.name,
            suggestion: "Say what it does, as in .accessibilityLabel(\"Delete\").")
        }
      }),
  ]
}

extension GuidanceContent {
  /// Returns a screen with a control.
  static func control(
    _ control: GuidanceControl, on platform: TipPlatform? = nil
  ) -> GuidanceContent {
    var content = GuidanceContent(platform: platform)
    content.controls = [control]
    return content
  }

  /// Returns one tooltip.
  static func toolTip(
    _ text: String, control: String? = nil, states: [String] = []
  ) -> GuidanceContent {
    GuidanceContent(toolTips: [
      GuidanceToolTip(id: "feeder", text: text, control: control, states: states)
    ])
  }

  /// Returns the tooltips of a screen, each with its control.
  static func toolTips(_ texts: [(text: String, control: String)]) -> GuidanceContent {
    GuidanceContent(
      toolTips: texts.map { GuidanceToolTip(id: $0.control, text: $0.text, control: $0.control) })
  }
}
