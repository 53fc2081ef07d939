import Testing
import TipGuidance
import TipModel

@Suite("Examples in short lines")
struct ExampleLineTests {
  @Test("A line has what is known of an item, and three items stand for many tips")
  func lines() throws {
    var whole = GuidanceTip(
      id: "A-1", title: "Save a Backyard", message: "Tap the star.", symbol: "star.fill",
      actions: ["Open List", "Not Now"])
    whole.anchorSymbol = "heart"
    whole.platform = .iPadOS
    whole.input = .pointer
    let rules = try [1, 2].map { number in
      try RuleExpression(parsing: "parameter(\"P\") == \(number)")
    }
    whole.definition = TipDefinition(id: "A-1", rules: rules)
    whole.placement = GuidancePlacement(among: ["star"])
    whole.placement?.covers = ["star", "feeder"]
    var limited = GuidanceTip(id: "B2", title: "Feed Birds")
    limited.definition = TipDefinition(id: "B2", options: TipOptions(maxDisplayCount: 3))
    limited.placement = GuidancePlacement(among: ["star"])
    var ruled = GuidanceTip(id: "C", title: "Hear Songs")
    ruled.definition = TipDefinition(id: "C", rules: [rules[1]])
    var content = GuidanceContent(
      language: "de", platform: .macOS, style: GuidanceStyle(toolTipsEndWithStop: true),
      tips: [whole, limited, ruled],
      toolTips: [
        GuidanceToolTip(
          id: "a", text: "Mute", control: "Sound", states: ["on", "off"], platform: .visionOS)
      ] + ["b", "c", "d"].map { GuidanceToolTip(id: $0, text: $0) },
      alerts: [
        GuidanceAlert(
          TipAlert(
            id: "a", title: "Remove it?", message: "It is gone.",
            buttons: [.cancel, .plain("Keep")], intent: .sideEffect, isInformational: true,
            isUndoable: true, textField: .init(isSecure: true), icon: "bird", isCaution: true,
            accessory: .init(height: 40.5), hasSuppression: true, hasHelp: true),
          platform: .macOS)
      ]
        + ["b", "c", "d"].map { id in
          GuidanceAlert(
            TipAlert(id: id, title: id, buttons: [], isUndoable: false, textField: .init()))
        },
      silences: [GuidanceSilence("T13", on: "tip:A-1", because: "It is our logo.")])
    let lines = [
      "tip \"Save a Backyard\", message \"Tap the star.\", symbol \"star.fill\", "
        + "points at \"heart\", actions \"Open List\", \"Not Now\", iPadOS, pointer, "
        + "id \"A-1\", 2 rules, no limit, covers \"star\", \"feeder\"",
      "tip \"Feed Birds\", at most 3 displays",
      "tip \"Hear Songs\", rule \(rules[1]), no limit",
      "tooltip \"Mute\", of \"Sound\", in the states \"on\", \"off\", visionOS",
      "tooltip \"b\"", "tooltip \"c\"",
      "alert \"Remove it?\", message \"It is gone.\", [Cancel, cancel] [Keep], side effect, "
        + "informational, undoable, secure text field, icon \"bird\", caution symbol, "
        + "accessory view, 40.5 points high, suppression checkbox, help button, macOS",
      "alert \"b\", text field", "alert \"c\", text field",
    ]
    let surroundings = [
      "system: macOS", "language: de", "style: tooltips end with a full stop",
    ]
    let silence = "silence of T13 on tip:A-1: It is our logo."
    #expect(content.exampleLines == lines + surroundings + [silence])
    content.tips += [GuidanceTip(id: "D", title: "D"), GuidanceTip(id: "E", title: "E")]
    content.setup = GuidanceSetup()
    #expect(
      content.exampleLines
        == lines + ["and 2 more tips"] + surroundings + ["no calls for testing", silence])
  }

  @Test("A set-up has a line for each fact")
  func setup() {
    let setup = GuidanceSetup(
      displayFrequency: .hourly, groups: [["A", "B"], ["C"]], eligibleAtFirst: ["A", "B"],
      testingCalls: ["Tips.showAllTips()", "Tips.hideAllTips()"],
      donations: [
        GuidanceDonations(event: "fed", count: 3, isLimited: true, largestPayload: 1, bytes: 2),
        GuidanceDonations(event: "sung", count: 1, isLimited: false, largestPayload: 0, bytes: 0),
      ], alertSessions: [[.init("save", at: 0.25)], [.init("remove", at: 20)]])
    #expect(
      GuidanceContent(setup: setup).exampleLines == [
        "display frequency: \(DisplayFrequency.hourly)", "2 groups",
        "can show at first: \"A\", \"B\"",
        "calls: Tips.showAllTips(), Tips.hideAllTips()",
        "event \"fed\": 3 donations, with a limit",
        "event \"sung\": 1 donations, without a limit",
        "alert \"save\" 0.25 s after the start", "alert \"remove\" 20 s after the start",
      ])
  }
}
