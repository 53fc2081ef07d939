import TestSupport
import Testing
@testable import TipModel

@Suite("The words of a gate")
struct GateTextTests {
  private static let alert = OpenAlert(
    id: "remove", display: ActiveDisplay(id: "d", began: noon, owner: "1:a"))

  private static func override(_ source: ControlSource) -> GateResult.Finding {
    .override(TipOverride(isShown: false, source: source, control: .hideAllTips))
  }

  private static func duration(_ limit: Int64?, _ total: Int64, _ current: Int64?)
    -> DisplayDuration
  {
    DisplayDuration(limit: limit, total: total, current: current, running: current == nil ? 0 : 1)
  }

  private static func frequency(
    _ frequency: DisplayFrequency, isExempt: Bool = false, seen: Timestamp? = nil
  ) -> GateResult.Finding {
    var (options, record) = (TipOptions(), TipRecord())
    options.ignoresDisplayFrequency = isExempt
    record.firstDisplayed = seen
    return .displayFrequency(FrequencyFinding(options, record, Facts(), frequency, noon))
  }

  /// The finding of a rule with operands, which have values or none.
  private static func rule(
    _ text: String, holds: Bool = false, failure: String? = nil, result: OpaqueResult? = nil,
    needs: String = "", _ operands: [(id: String, value: StoredValue?)] = []
  ) -> GateResult.Finding {
    .rule(
      RuleFinding(
        rule: .parameter(text), holds: holds, failure: failure, opaqueResult: result, needs: needs,
        operands: operands.map { RuleOperand(expression: .parameter($0.id), value: $0.value) }))
  }

  /// What a gate found, and the words for what it expected and found, with details.
  private static let rows: [(GateResult.Finding, [String])] = [
    (
      .configured(false),
      ["configured", "not configured", "call Tips.configure() when the app starts"]
    ),
    (.configured(true), ["configured", "configured", ""]),
    (
      .alert(alert, isBehind: false),
      ["no alert on screen", "the alert \"remove\" is on screen", "since \(noon)"]
    ),
    (
      .alert(alert, isBehind: true),
      [
        "no alert on screen", "the alert \"remove\" is on screen, in front of the tip",
        "since \(noon)",
      ]
    ),
    (
      override(.api),
      [
        "no override", "hidden by \(ControlSource.api.label) (HideAllTips)",
        "it holds until the app calls Tips.clearOverrides() or ends",
      ]
    ),
    (
      override(.stored),
      [
        "no override", "hidden by \(ControlSource.stored.label) (HideAllTips)",
        "remove it with tipctl auto",
      ]
    ),
    (
      override(.argument),
      [
        "no override", "hidden by \(ControlSource.argument.label) (HideAllTips)",
        "it holds until the app starts without it",
      ]
    ),
    (
      .displayCount(3, limit: 3, onScreen: 1),
      ["fewer than 3 displays", "3 displays, 1 on screen", "none left"]
    ),
    (.displayCount(1, limit: 3, onScreen: 0), ["fewer than 3 displays", "1 display", "2 left"]),
    (.displayCount(1, limit: nil, onScreen: 0), ["any number of displays", "1 display", ""]),
    (
      .displayDuration(duration(600_000, 600_000, nil)),
      ["less than 10 minutes on screen", "10 minutes on screen", "none left"]
    ),
    (
      .displayDuration(duration(600_000, 480_000, 480_000)),
      ["less than 10 minutes on screen", "8 minutes on screen", "ends in 2 minutes"]
    ),
    (
      .displayDuration(duration(nil, 480_000, nil)),
      ["any time on screen", "8 minutes on screen", ""]
    ),
    (
      frequency(.daily, isExempt: true),
      ["nothing: the tip ignores the display frequency", "no new tip was displayed", ""]
    ),
    (
      frequency(.daily, seen: noon),
      ["nothing: the tip was seen before", "no new tip was displayed", ""]
    ),
    (
      frequency(.immediate),
      ["nothing: the display frequency is immediate", "no new tip was displayed", ""]
    ),
    (frequency(.daily), ["1 day since a new tip was displayed", "no new tip was displayed", ""]),
    (.override(nil), ["no override", "no override", ""]),
    (
      .override(TipOverride(isShown: false, source: .stored, control: .hideToolTips)),
      [
        "no override", "hidden by \(ControlSource.stored.label) (HideToolTips)",
        "remove it with tipctl tooltips --auto",
      ]
    ),
    (.invalidation(nil), ["not invalidated", "not invalidated", ""]),
    (
      .invalidation(Invalidation(reason: .tipClosed, date: noon)),
      ["not invalidated", "invalidated: tipClosed", "at \(noon)"]
    ),
    (.rule(nil), ["no rules", "no rules", ""]),
    (rule("p", holds: true), [#"parameter("p")"#, "true", ""]),
    (rule("p", holds: true, needs: "p"), [#"parameter("p")"#, "true", ""]),
    (rule("p", needs: "p", [("p", false)]), [#"parameter("p")"#, "false", "needs p"]),
    (rule("p", [("p", nil)]), [#"parameter("p")"#, "unknown", ""]),
    (
      rule("p", [("p", 1), ("q", nil)]),
      [#"parameter("p")"#, #"parameter("p") is 1, parameter("q") is unknown"#, ""]
    ),
    (
      rule("p", failure: "the parameter \"p\" is unknown", [("p", nil)]),
      [#"parameter("p")"#, "the parameter \"p\" is unknown", ""]
    ),
    (
      rule("p", result: OpaqueResult(value: true, date: noon)),
      [#"parameter("p")"#, "opaque, last true at \(noon)", ""]
    ),
  ]

  @Test("say what it expected, what it found, and what to do")
  func words() {
    for (finding, words) in Self.rows {
      let result = GateResult(.rule, passed: false, finding)
      #expect([result.expected, result.actual, result.detail] == words)
    }
  }
}
