import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("An explanation")
struct ExplanationTests {
  private func explanation(
    _ rules: [String], options: TipOptions = TipOptions(), frequency: DisplayFrequency = .immediate,
    controls: Controls = Controls(), isConfigured: Bool = true, _ changes: [Change.Action] = []
  ) throws -> Explanation {
    let tip = TipDefinition(
      id: "FeedBirdsTip", title: "Feed the Birds",
      rules: try rules.map { try RuleExpression(parsing: $0) }, options: options)
    var facts = Facts([.registerTip(tip)] + changes)
    facts.displayFrequency = frequency
    return Explanation(
      of: tip,
      in: Situation(facts, controls: controls, now: noon, isConfigured: isConfigured))
  }

  @Test("says that the app has to configure, and that rules do not hold any more")
  func outlooks() throws {
    #expect(
      try explanation([], isConfigured: false).outlook
        == "It shows once the app has called Tips.configure().")
    let rule = #"event("e").donations.donatedWithin(.hours(1)).count >= 1"#
    let changes: [Change.Action] = [
      .registerTip(TipDefinition(id: "OtherTip")),
      .beginDisplay(
        tip: "OtherTip", display: ActiveDisplay(id: "d", began: noon, owner: "1:a"),
        isForced: false),
      .donate(event: "e", date: noon, info: nil),
    ]
    #expect(
      try explanation([rule], frequency: .daily, changes).outlook
        == "It does not show before \(noon.adding(milliseconds: 86_400_000)). "
        + #"Then it needs 1 more donation of "e" within 1 hour."#)
  }

  private static let wants: [(String, String)] = [
    (#"event("e").donations.count >= 3"#, #"1 more donation of "e""#),
    (#"event("e").donations.count > 3"#, #"2 more donations of "e""#),
    (#"event("e").donations.count == 0"#, #"2 fewer donations of "e""#),
    (#"event("e").donations.count < 2"#, #"1 fewer donation of "e""#),
    (#"event("e").donations.count <= 1"#, #"1 fewer donation of "e""#),
    (#"event("e").donations.count != 2"#, #"a different number of donations of "e""#),
    (#"event("e").donations.count >= 1000"#, #"998 more donations of "e""#),
    (#"event("e").donations.isEmpty"#, #"2 fewer donations of "e""#),
    (#"!event("f").donations.isEmpty"#, #"1 more donation of "f""#),
    (
      #"event("e").donations.donatedWithin(.days(5)).count >= 4"#,
      #"3 more donations of "e" within 5 days"#
    ),
    (
      #"event("e").donations.filter(n == 2).count >= 1"#, #"1 more donation of "e" with n == 2"#
    ),
    (
      #"event("e").donations.largestSubset(groupedBy: n).count > 4"#,
      #"3 more donations of "e" in the largest group by n"#
    ),
    (
      #"event("e").donations.smallestSubset(groupedBy: n).count > 4"#,
      #"3 more donations of "e" in the smallest group by n"#
    ),
    (
      #"event("e").donations.count < 0"#,
      #"something impossible: event("e").donations.count < 0 is never true"#
    ),
    (
      #"event("e").donations.count > 1000"#,
      #"something impossible: at most 1000 donations of "e" can count"#
    ),
    (
      #"event("e").donations.count > 9223372036854775807"#,
      #"something impossible: at most 1000 donations of "e" can count"#
    ),
    (
      #"event("e").donations.count < -9223372036854775808"#,
      #"something impossible: event("e").donations.count < -9223372036854775808 is never true"#
    ),
    (
      #"event("e").donations.count < 0 || event("e").donations.count >= 3"#,
      #"1 more donation of "e""#
    ),
    (
      #"event("e").donations.count < 0 || event("e").donations.count > 1000"#,
      #"something impossible: event("e").donations.count < 0 is never true"#
    ),
    (
      #"event("e").donations.count < 0 && parameter("p")"#,
      #"something impossible: event("e").donations.count < 0 is never true"#
    ),
    (
      #"""
      event("e").donations.count == 2 && event("e").donations.donatedWithin(.weeks(2)).count >= 3
      """#,
      #"""
      something impossible: event("e").donations.count == 2 and \#
      event("e").donations.donatedWithin(.weeks(2)).count >= 3 can never hold together
      """#
    ),
    (
      #"event("e").donations.count < 0 && event("e").donations.count > 1000"#,
      #"something impossible: event("e").donations.count < 0 is never true"#
    ),
    (
      #"(parameter("p") == 1 || parameter("p") == 3) && parameter("p") == 2"#,
      #"""
      something impossible: parameter("p") == 1 and parameter("p") == 2 can never hold together
      """#
    ),
    (#"event("few").donations.count == 3"#, #"3 more donations of "few""#),
    (
      #"event("few").donations.count > 3"#,
      #"something impossible: at most 3 donations of "few" can count"#
    ),
    (
      #"parameter("p") == 1 && parameter("p") == 2 || event("e").donations.count >= 3"#,
      #"1 more donation of "e""#
    ),
    (
      #"parameter("p") || parameter("p") == 1 || event("e").donations.count >= 3"#,
      #"parameter("p") or parameter("p") == 1 or 1 more donation of "e""#
    ),
    // The words of a condition are only words, whatever they are.
    (
      #"parameter("something impossible: ") || event("e").donations.count >= 3"#,
      #"parameter("something impossible: ") or 1 more donation of "e""#
    ),
    (#"parameter("p")"#, #"parameter("p")"#),
    (#"!parameter("q")"#, #"!parameter("q")"#),
    (
      #"parameter("p") && event("e").donations.count >= 3"#,
      #"parameter("p") and 1 more donation of "e""#
    ),
    (
      #"parameter("p") || event("e").donations.count >= 3"#,
      #"parameter("p") or 1 more donation of "e""#
    ),
    (
      #"parameter("q") ? event("e").donations.count >= 3 : true"#, #"1 more donation of "e""#
    ),
    (#"parameter("q") ? false : true"#, #"parameter("q") ? false : true"#),
    (#"opaque("isLate")"#, "the app's code to return true: isLate"),
  ]

  private static let history: [Change.Action] = [
    .donate(event: "e", date: daysAgo(9), info: ["n": 1]),
    .donate(event: "e", date: daysAgo(2), info: ["n": 1]),
    .setParameter(id: "p", value: false), .setParameter(id: "q", value: true),
    .registerEvent(EventDefinition(id: "few", limit: .init(maximumCount: 3))),
  ]

  @Test("names the needs of a rule that does not hold", arguments: wants)
  func wanting(_ rule: String, _ words: String) throws {
    let explanation = try explanation([rule], Self.history)
    let gate = try #require(explanation.verdict.gates.first { $0.gate == .rule })
    #expect(!gate.passed)
    #expect(gate.detail == "needs \(words)")
    #expect(explanation.text.contains("<- decides"))
  }

  @Test("says that rules can never hold together, in one rule or in several, and which")
  func never() throws {
    let reason = #"parameter("p") == 1 and parameter("p") == 2 can never hold together"#
    let conditions = [#"parameter("p") == 1"#, #"parameter("p") == 2"#]
    for rules in [conditions, [conditions.joined(separator: " && ")]] {
      #expect(
        try explanation(rules, Self.history).outlook == "It can never show: \(reason).")
    }
    let ways = #"(parameter("p") == 1 || parameter("p") == 3) && parameter("p") == 2"#
    #expect(
      try explanation([ways], Self.history).outlook == "It can never show: \(reason).")
    #expect(
      try explanation(conditions + [#"opaque("isLate")"#], Self.history).outlook
        == "It can never show: \(reason).")
  }

  @Test("contains the date at which time alone makes the tip show")
  func showsAt() throws {
    let rule = #"event("e").donations.donatedWithin(.days(5)).count == 0"#
    let explanation = try explanation([rule], Self.history)
    #expect(explanation.showsAtTimestamp == daysAgo(-3, milliseconds: 1))
    #expect(
      explanation.outlook
        == "It shows at 2026-11-24T12:00:00.001Z, in 3 days 1 millisecond, if nothing else happens."
    )
  }

  @Test("follows the verdicts over several changes until the tip shows")
  func severalSteps() throws {
    let rule = #"event("e").donations.donatedWithin(.days(5)).count < 1"#
    let donations = (1...300).map { hour in
      Change.Action.donate(
        event: "e", date: noon.adding(seconds: Double(-hour) * 60), info: nil)
    }
    let explanation = try explanation([rule], donations)
    #expect(explanation.showsAtTimestamp == noon.adding(milliseconds: 5 * 86_400_000 - 60_000 + 1))
  }

  @Test("contains the needs of the tip and its earliest date")
  func afterwards() throws {
    let other = ActiveDisplay(id: "d", began: daysAgo(0.5), owner: "app")
    let explanation = try explanation(
      [#"parameter("p") == true"#], frequency: .daily,
      Self.history + [.beginDisplay(tip: "Other", display: other, isForced: false)])
    #expect(
      explanation.outlook
        == "It needs parameter(\"p\") == true, "
        + "and does not show before 2026-11-22T00:00:00.000Z.")
  }

  @Test(
    "says that the display frequency delays a tip only where it does",
    arguments: [
      (.display, false, "It needs RULE, and does not show before OPENING."),
      (.dismissal, false, "It needs RULE, and the new tip on screen dismissed."),
      (.display, true, "It needs RULE."), (.dismissal, true, "It needs RULE."),
    ] as [(DisplayFrequency.Origin, Bool, String)])
  func delay(origin: DisplayFrequency.Origin, isExempt: Bool, outlook: String) throws {
    let other = ActiveDisplay(id: "d", began: daysAgo(0.5), owner: "app")
    let rule = #"parameter("p") == true"#
    let explanation = try explanation(
      [rule], options: TipOptions(ignoresDisplayFrequency: isExempt), frequency: .daily,
      Self.history + [
        .configure(displayFrequency: .daily, from: origin),
        .beginDisplay(tip: "Other", display: other, isForced: false),
      ])
    let words = outlook.replacing("RULE", with: rule)
      .replacing("OPENING", with: "\(daysAgo(-0.5))")
    #expect(explanation.outlook == words)
  }

  @Test(
    "says of a tip at its limit whether it has ever been allowed to show",
    arguments: [
      (TipOptions(maxDisplayCount: 0), false), (TipOptions(maxDisplayDuration: 0), false),
      (TipOptions(maxDisplayCount: 1), true), (TipOptions(maxDisplayDuration: 1), true),
    ])
  func limits(options: TipOptions, wasSeen: Bool) throws {
    let display = ActiveDisplay(id: "d", began: daysAgo(1), owner: "app")
    let seen: [Change.Action] = [
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false),
      .endDisplay(tip: "FeedBirdsTip", display: "d", isForced: false, isAbandoned: false),
    ]
    guard wasSeen else {
      #expect(
        try explanation([], options: options).outlook
          == "It never shows: its options allow no display.")
      return
    }
    #expect(
      try explanation([], options: options, seen).outlook
        == "It does not show again unless its eligibility is reset: "
        + "tipctl reset --tip FeedBirdsTip")
  }

  @Test("reports rules that stop holding before the display frequency opens")
  func lapse() throws {
    let other = ActiveDisplay(id: "d", began: daysAgo(0.5), owner: "app")
    let explanation = try explanation(
      [#"event("e").donations.donatedWithin(.days(1)).count >= 1"#], frequency: .daily,
      [
        .beginDisplay(tip: "Other", display: other, isForced: false),
        .donate(event: "e", date: daysAgo(0.75), info: nil),
      ])
    #expect(
      explanation.outlook
        == "It does not show before 2026-11-22T00:00:00.000Z. "
        + #"Then it needs 1 more donation of "e" within 1 day."#)
  }

  @Test("reports a limit that ends the tip before the display frequency opens")
  func limit() throws {
    // An imported display without a first one reaches its limit before the frequency opens.
    let tip = TipDefinition(
      id: "FeedBirdsTip", options: TipOptions(maxDisplayDuration: 7200))
    let display = ActiveDisplay(id: "d", began: noon, owner: "app")
    var facts = Facts([
      .registerTip(tip), .beginDisplay(tip: "Other", display: display, isForced: false),
    ])
    facts.displayFrequency = .daily
    facts.records[tip.id, default: TipRecord()].activeDisplays = [display]
    let explanation = Explanation(
      of: tip, in: Situation(facts, now: noon, isConfigured: true))
    #expect(
      explanation.outlook
        == "It does not show before 2026-11-22T12:00:00.000Z. "
        + "Then it does not show again unless its eligibility is reset: "
        + "tipctl reset --tip FeedBirdsTip")
  }

  @Test("counts the displays on screen")
  func onScreen() throws {
    let displays = ["a", "b"].map { id in
      Change.Action.beginDisplay(
        tip: "FeedBirdsTip", display: ActiveDisplay(id: id, began: noon, owner: "app"),
        isForced: false)
    }
    #expect(try explanation([], displays).text.contains("2 displays, 2 on screen"))
    #expect(try explanation([], [displays[0]]).text.contains("1 display, 1 on screen"))
  }

  @Test("has the reason why the tip does not show, and none when it shows")
  func obstacle() throws {
    let needs = [#"event("e").donations.count >= 3"#, #"parameter("q") == false"#]
    #expect(
      try explanation(needs, Self.history).obstacle
        == "needs 1 more donation of \"e\", and needs parameter(\"q\") == false")
    #expect(try explanation([]).obstacle == nil)
    #expect(
      try explanation([], isConfigured: false).obstacle
        == "not configured; call Tips.configure() when the app starts")
  }

  @Test("names a permanent obstacle and the way to remove it")
  func obstacles() throws {
    let closed = try explanation(
      [], [.invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false)])
    #expect(closed.outlook.hasSuffix("tipctl reset --tip FeedBirdsTip"))
    #expect(try explanation([], isConfigured: false).outlook.contains("Tips.configure()"))
    let hidden = try explanation(
      [], controls: Controls([.stored: TipControls(hideAllTips: true)]))
    #expect(
      hidden.outlook == "It shows once the override is removed: remove it with tipctl auto.")
    #expect(try explanation([]).outlook == "It shows now.")
    let never = try explanation([], options: TipOptions(maxDisplayCount: 0))
    #expect(never.outlook == "It never shows: its options allow no display.")
  }

  @Test(
    "promises no tip behind an override that hides it",
    arguments: [TipControls(hideAllTips: true), TipControls(hideTips: ["FeedBirdsTip"])])
  func hiddenAndNotEligible(controls: TipControls) throws {
    let hidden = Controls([.stored: controls])
    let rule = #"event("e").donations.count >= 3"#
    #expect(
      try explanation([rule], controls: hidden, Self.history).outlook
        == "An override hides it: remove it with tipctl auto. "
        + #"Without overrides: It needs 1 more donation of "e"."#)
    #expect(
      try explanation(
        [], controls: hidden,
        [.invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false)]
      ).outlook
        == "An override hides it: remove it with tipctl auto. Without overrides: "
        + "It does not show again unless its eligibility is reset: "
        + "tipctl reset --tip FeedBirdsTip")
  }

  @Test("lists each gate, on one line when it passes and on several when it fails")
  func text() throws {
    let explanation = try explanation(
      [#"parameter("q") == true"#, #"event("e").donations.count >= 3"#],
      options: TipOptions(maxDisplayCount: 2), Self.history)
    #expect(
      explanation.text == """
        FeedBirdsTip: pending  "Feed the Birds"
          pass  configured        configured
          pass  override          no override
          pass  invalidation      not invalidated
          pass  displayCount      0 displays; expected fewer than 2 displays; 2 left
          pass  displayDuration   0 seconds on screen; expected any time on screen
          pass  rule              true; expected parameter("q") == true
          FAIL  rule              <- decides
                expected  event("e").donations.count >= 3
                actual    2
                detail    needs 1 more donation of "e"
          pass  displayFrequency  no new tip was displayed; the display frequency is immediate
        It needs 1 more donation of "e".
        """)
  }
}
