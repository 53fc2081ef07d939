import TestSupport
import Testing
import TipModel

@Suite("The words of a gate")
struct GateTextTests {
  /// Checks the expectation, the finding and the detail of a gate.
  private func expect(_ gate: Gate, of verdict: Verdict, _ words: [String]) {
    let result = verdict.gate(gate)
    #expect([result?.expected, result?.actual, result?.detail] == words)
  }

  /// Displays of the tip "t" in the last days, of which the last one may not have ended.
  private func displays(_ count: Int, isOnScreen: Bool = false) -> Facts {
    var facts = Facts()
    for number in 1...count {
      facts.display(
        "t", daysAgo: Double(count + 1 - number), id: "\(number)",
        seconds: isOnScreen && number == count ? nil : 1)
    }
    return facts
  }

  @Test("configured")
  func configured() throws {
    expect(
      .configured, of: try Eligibility.verdict(isConfigured: false),
      ["configured", "not configured", "call Tips.configure() when the app starts"])
    expect(.configured, of: try Eligibility.verdict(), ["configured", "configured", ""])
  }

  @Test("alert: in front of the app, and of the tip")
  func alert() throws {
    let alert = Change.Action.beginAlert(
      TipAlert(id: "remove", title: "", buttons: []),
      display: ActiveDisplay(id: "d", began: noon, owner: "1:a"))
    expect(
      .alert, of: try Eligibility.verdict(facts: Facts([alert])),
      ["no alert on screen", "the alert \"remove\" is on screen", "since \(noon)"])
    expect(
      .alert,
      of: try Eligibility.verdict(
        facts: Facts([.beginDisplay(tip: "t", display: ongoing, isForced: false), alert])),
      [
        "nothing: the tip was there before", "the alert \"remove\" is on screen",
        "since \(noon)",
      ])
  }

  @Test(
    "override: how to remove it at its source",
    arguments: [
      (ControlSource.api, "it holds until the app calls Tips.clearOverrides() or ends"),
      (.stored, "remove it with tipctl auto"),
      (.argument, "it holds until the app starts without it"),
    ])
  func override(source: ControlSource, remedy: String) throws {
    let controls = Controls([source: TipControls(hideAllTips: true)])
    expect(
      .override, of: try Eligibility.verdict(controls: controls),
      ["no override", "hidden by \(source.label) (HideAllTips)", remedy])
    expect(.override, of: try Eligibility.verdict(), ["no override", "no override", ""])
  }

  @Test("invalidation")
  func invalidation() throws {
    let closed = Facts([.invalidate(tip: "t", reason: .tipClosed, isForced: false)])
    expect(
      .invalidation, of: try Eligibility.verdict(facts: closed),
      ["not invalidated", "invalidated: tipClosed", "at \(noon)"])
    expect(
      .invalidation, of: try Eligibility.verdict(), ["not invalidated", "not invalidated", ""])
  }

  @Test("displayCount")
  func displayCount() throws {
    let three = TipOptions(maxDisplayCount: 3)
    expect(
      .displayCount, of: try Eligibility.verdict(three, facts: displays(3, isOnScreen: true)),
      ["fewer than 3 displays", "3 displays, 1 on screen", "none left"])
    expect(
      .displayCount, of: try Eligibility.verdict(three, facts: displays(1)),
      ["fewer than 3 displays", "1 display", "2 left"])
    expect(
      .displayCount, of: try Eligibility.verdict(facts: displays(1)),
      ["any number of displays", "1 display", ""])
  }

  @Test("displayDuration")
  func displayDuration() throws {
    let tenMinutes = TipOptions(maxDisplayDuration: 600)
    var facts = Facts()
    facts.display("t", daysAgo: 1, seconds: 600)
    expect(
      .displayDuration, of: try Eligibility.verdict(tenMinutes, facts: facts),
      ["less than 10 minutes on screen", "10 minutes on screen", "none left"])
    expect(
      .displayDuration, of: try Eligibility.verdict(facts: facts),
      ["any time on screen", "10 minutes on screen", ""])
    facts = Facts()
    facts.display("t", daysAgo: 480 / 86_400)
    expect(
      .displayDuration, of: try Eligibility.verdict(tenMinutes, facts: facts),
      ["less than 10 minutes on screen", "8 minutes on screen", "ends in 2 minutes"])
  }

  @Test("displayFrequency")
  func displayFrequency() throws {
    func expect(_ words: [String], _ verdict: Verdict) {
      self.expect(.displayFrequency, of: verdict, words)
    }
    expect(
      ["nothing: the tip ignores the display frequency", "no new tip was displayed", ""],
      try Eligibility.verdict(
        TipOptions(ignoresDisplayFrequency: true), frequency: .daily))
    expect(
      ["nothing: the tip was seen before", "a new tip was displayed at \(daysAgo(1))", ""],
      try Eligibility.verdict(facts: displays(1), frequency: .daily))
    expect(
      ["nothing: the display frequency is immediate", "no new tip was displayed", ""],
      try Eligibility.verdict())
    expect(
      ["1 day since a new tip was displayed", "no new tip was displayed", ""],
      try Eligibility.verdict(frequency: .daily))
    var facts = Facts()
    facts.display("u", daysAgo: 0.5)
    expect(
      [
        "1 day since a new tip was displayed", "a new tip was displayed at \(daysAgo(0.5))",
        "open from \(daysAgo(-0.5))",
      ], try Eligibility.verdict(facts: facts, frequency: .daily))
  }

  @Test(
    "rule: the values that it reads, and what it needs",
    arguments: [
      (#"parameter("p")"#, "true", true, ""),
      (#"parameter("p")"#, "false", false, #"needs parameter("p")"#),
      (
        #"parameter("p")"#, #"the parameter "p" is unknown"#, nil, #"needs parameter("p")"#
      ),
      (#"true || parameter("p")"#, "unknown", nil, ""),
      (
        #"parameter("p") || parameter("q")"#,
        #"parameter("p") is true, parameter("q") is unknown"#, true, ""
      ),
    ] as [(String, String, Bool?, String)])
  func rule(text: String, actual: String, value: Bool?, detail: String) throws {
    let facts = Facts(value.map { [.setParameter(id: "p", value: .bool($0))] } ?? [])
    let verdict = try Eligibility.verdict(rules: [text], facts: facts)
    expect(.rule, of: verdict, [text, actual, detail])
  }

  @Test("rule: none, and the last result of an opaque one")
  func otherRules() throws {
    expect(.rule, of: try Eligibility.verdict(), ["no rules", "no rules", ""])
    let rule = #"opaque("{ isSquare($0) }", parameter("p"))"#
    let facts = Facts([.recordOpaqueResult(tip: "t", source: "{ isSquare($0) }", value: true)])
    expect(
      .rule, of: try Eligibility.verdict(rules: [rule], facts: facts),
      [rule, "opaque, last true at \(noon)", ""])
    let two = #"opaque("{ isSquare($0) }") && opaque("{ isOdd($0) }")"#
    let results = facts.applying([
      Change(.recordOpaqueResult(tip: "t", source: "{ isOdd($0) }", value: false), at: noon)
    ])
    expect(
      .rule, of: try Eligibility.verdict(rules: [two], facts: results),
      [
        two, "opaque, last true at \(noon)",
        "needs the app's code to return true: { isOdd($0) }",
      ])
  }
}
