import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The gate of a group (D31)")
struct GroupGateTests {
  /// Facts with the tips `a`, `b` and `c`, of which `a` waits for a parameter, and with groups.
  private func facts(_ groups: [GroupDefinition], _ actions: [Change.Action] = []) throws -> Facts {
    let rules = ["a": [try RuleExpression(parsing: #"parameter("p") == 1"#)]]
    let tips = ["a", "b", "c"].map { id in
      Change.Action.registerTip(TipDefinition(id: id, rules: rules[id] ?? []))
    }
    return Facts(tips + [.useGroups(groups)] + actions)
  }

  private func explanation(
    _ tip: String, _ facts: Facts, _ controls: TipControls = TipControls()
  ) throws -> Explanation {
    Explanation(
      of: try #require(facts.tips[tip]),
      in: Situation(facts, controls: Controls([.stored: controls]), now: noon))
  }

  private let ordered = GroupDefinition(.ordered, ["a", "b"])
  private let first = GroupDefinition(.firstAvailable, ["b", "c"])

  @Test("is the last one, and decides about an available tip without changing its status (D19)")
  func hidden() throws {
    let explanation = try explanation("b", facts([ordered]))
    let verdict = explanation.verdict
    #expect(verdict.status == .available)
    #expect(verdict.shouldDisplay && !verdict.shows)
    #expect(verdict.gates.map(\.gate) == Gate.allCases.filter { $0 != .alert })
    #expect(verdict.decidedBy == .group)
    #expect(
      explanation.text.contains(
        """
          FAIL  group             <- decides
                expected  the current tip
                actual    2 of 2 in the group "ordered: a, b", which has no current tip
                detail    a, before it, is the first member that is not invalidated, and is pending
        It does not show in its group: a, before it,
        """))
  }

  @Test("says why no member of a group is current")
  func noCurrentTip() throws {
    func reason(_ group: GroupDefinition, _ actions: [Change.Action] = []) throws -> String? {
      try explanation("a", facts([group], actions)).verdict.gates.last?.detail
    }
    #expect(
      try reason(GroupDefinition(.firstAvailable, ["a"])) == "no member is available")
    let closed = ["a", "b"].map { id in
      Change.Action.invalidate(tip: id, reason: .tipClosed, isForced: false)
    }
    #expect(try reason(ordered, closed) == "all members are invalidated")
  }

  @Test("names the current tip and the reason")
  func words() throws {
    let hidden = try explanation("c", facts([first])).verdict.gates.last
    #expect(
      hidden?.actual == "2 of 2 in the group \"firstAvailable: b, c\", whose current tip is b")
    #expect(hidden?.detail == "b, before it, is the first available member")
    let shown = try explanation("b", facts([first]))
    #expect(shown.verdict.shows && shown.verdict.decidedBy == nil)
    #expect(shown.outlook == "It shows now.")
    #expect(
      shown.verdict.gates.last?.actual
        == "the current tip, 1 of 2 in the group \"firstAvailable: b, c\"")
    #expect(shown.verdict.gates.last?.detail == "it is the first available member")
  }

  @Test("is absent for a tip without a group, or with an unused one")
  func absent() throws {
    #expect(
      try explanation("c", facts([ordered])).verdict.gates.map(\.gate).last != .group)
    let replaced = try facts([ordered], [.useGroups([GroupDefinition(.ordered, ["a"])])])
    #expect(replaced.groups[ordered.key]?.isInUse == false)
    #expect(try explanation("b", replaced).verdict.shows)
  }

  @Test("passes when the tip is current in one of two groups (D55)")
  func twoGroups() throws {
    let verdict = try explanation("b", facts([ordered, first])).verdict
    #expect(verdict.shows)
    #expect(verdict.gates.filter { $0.gate == .group }.count == 1)
    #expect(verdict.gates.last?.expected == "the current tip")
    #expect(
      verdict.gates.last?.actual
        == "the current tip, 1 of 2 in the group \"firstAvailable: b, c\"")
    let second = GroupDefinition(.firstAvailable, ["c", "b"])
    let both = try explanation("b", facts([ordered, second])).verdict
    #expect(!both.shows)
    #expect(both.gates.last?.expected == "the current tip of one of its groups")
  }

  @Test("passes for a member that is shown by name, and fails for the others (D31)")
  func forced() throws {
    let facts = try facts([ordered, first])
    let named = TipControls(showTips: ["c"])
    #expect(try explanation("c", facts, named).verdict.shows)
    #expect(try !explanation("b", facts, named).verdict.shows)
    #expect(
      try explanation("b", facts, named).verdict.gates.last?.detail.contains(
        "c, after it, is shown by tipctl (ShowTips)") == true)
    // All tips are shown, but by no name: the group chooses as usual.
    let all = TipControls(showAllTips: true)
    #expect(try explanation("a", facts, all).verdict.shows)
    #expect(try explanation("c", facts, all).verdict.decidedBy == .group)
    var onScreen = facts
    onScreen.display("c", daysAgo: 0.1)
    #expect(try explanation("c", onScreen, all).verdict.shows)
    // The name of the type is a name too.
    let typed = facts.applying([
      Change(.registerTip(TipDefinition(id: "c", type: "ShareTip")), at: noon)
    ])
    let byType = TipControls(showTips: ["ShareTip"])
    #expect(try explanation("c", typed, byType).verdict.shows)
  }

  @Test("keeps the member on screen while it is available (D19)")
  func onScreen() throws {
    var facts = try facts([GroupDefinition(.firstAvailable, ["a", "b"])])
    facts.display("b", daysAgo: 0.1)
    facts.take(.setParameter(id: "p", value: 1))
    #expect(try explanation("b", facts).verdict.shows)
    #expect(
      try explanation("a", facts).verdict.gates.last?.detail
        == "b, after it, is on screen and still available")
  }

  @Test("keeps the member on screen when an earlier one, on screen too, is over (D19)")
  func twoOnScreen() throws {
    var facts = try facts([GroupDefinition(.firstAvailable, ["b", "a", "c"])])
    facts.display("b", daysAgo: 0.2)
    facts.display("c", daysAgo: 0.1)
    facts.take(.setParameter(id: "p", value: 1))
    #expect(try explanation("b", facts).verdict.shows)
    #expect(try !explanation("c", facts).verdict.shows)
    facts.take(.invalidate(tip: "b", reason: .tipClosed, isForced: false))
    #expect(try explanation("c", facts).verdict.shows)
    #expect(try !explanation("a", facts).verdict.shows)
  }

  @Test("lets a member that is forced by name wait for an alert, and one on screen stay (D54)")
  func forcedBehindAlert() throws {
    var facts = try facts([first])
    facts.display("b", daysAgo: 0.1)
    facts.take(.beginAlert(ContractBackyard.removal, display: ongoing))
    let named = TipControls(showTips: ["c"])
    #expect(try explanation("c", facts, named).verdict.decidedBy == .alert)
    #expect(try explanation("b", facts, named).verdict.shows)
    facts.take(
      .endAlert(id: ContractBackyard.removal.id, display: ongoing.id, button: nil))
    #expect(try explanation("c", facts, named).verdict.shows)
    #expect(try !explanation("b", facts, named).verdict.shows)
  }

  @Test("counts for the time at which a tip shows")
  func time() throws {
    let limited = TipDefinition(id: "a", options: TipOptions(maxDisplayDuration: 120))
    var facts = try facts([ordered], [.registerTip(limited)])
    facts.display("a", daysAgo: 0)
    let explanation = try explanation("b", facts)
    #expect(explanation.showsAt == noon.adding(seconds: 120).date)
    #expect(explanation.verdict.nextChange == nil, "the status of the tip stays")
  }

  @Test("counts for the first time at which the tip is current in one of its groups")
  func firstTime() throws {
    let tips = [("a", 120.0), ("c", 200)].map { id, length in
      Change.Action.registerTip(
        TipDefinition(id: id, options: TipOptions(maxDisplayDuration: length)))
    }
    var facts = try facts([ordered, GroupDefinition(.ordered, ["c", "b"])], tips)
    facts.display("a", daysAgo: 0)
    facts.display("c", daysAgo: 0)
    #expect(try explanation("b", facts).showsAt == noon.adding(seconds: 120).date)
  }

  @Test("is named when the tip waits for something else first")
  func obstacle() throws {
    let facts = try facts([GroupDefinition(.firstAvailable, ["b", "a"])])
    #expect(
      try explanation("a", facts).outlook.hasSuffix(
        ". Then its group does not show it: b, before it, is the first available member."))
    let alone = try self.facts([ordered])
    #expect(try !explanation("a", alone).outlook.contains("group"))
  }

  @Test(
    "is judged at the time at which the display frequency opens",
    arguments: [
      // Both are pending until then.
      ([], [], .firstAvailable, "It WAITS. GROUP is the first available member."),
      (
        [], [], .ordered,
        "It WAITS. GROUP is the first member that is not invalidated, and is available."
      ),
      // The rule of "b" holds, and lapses.
      (
        [], [recent], .firstAvailable,
        #"It WAITS. Then it needs 1 more donation of "e" within 2 hours. "#
          + "GROUP is the first available member."
      ),
      // The rule of "b" does not hold yet.
      ([], ["!(\(recent))"], .firstAvailable, "It WAITS. GROUP is the first available member."),
      // "a" comes first only as long as its rule holds, or without one.
      (
        [recent], [#"parameter("p") == 1"#], .firstAvailable,
        #"It needs parameter("p") == 1, and WAITS."#
      ),
      (
        [], [#"parameter("p") == 1"#], .firstAvailable,
        #"It needs parameter("p") == 1, and WAITS. GROUP is the first available member."#
      ),
    ] as [([String], [String], GroupSelection.Priority, String)])
  func atOpening(
    _ rulesOfA: [String], _ rulesOfB: [String], _ priority: GroupSelection.Priority,
    _ outlook: String
  ) throws {
    func rules(_ texts: [String]) throws -> [RuleExpression] {
      try texts.map { try RuleExpression(parsing: $0) }
    }
    var facts = Facts([
      .registerTip(TipDefinition(id: "a", rules: try rules(rulesOfA))),
      .registerTip(TipDefinition(id: "b", rules: try rules(rulesOfB))),
      .useGroups([GroupDefinition(priority, ["a", "b"])]),
      .donate(event: "e", date: daysAgo(0), info: nil),
    ])
    // "a" was seen before, so the frequency does not delay it.
    if !rulesOfA.isEmpty { facts.display("a", daysAgo: 2, seconds: 1) }
    facts.display("u", daysAgo: 0.5, seconds: 1)
    facts.displayFrequency = .daily
    let words = outlook.replacing("WAITS", with: "does not show before \(daysAgo(-0.5))")
      .replacing("GROUP", with: "Then its group does not show it: a, before it,")
    #expect(try explanation("b", facts).outlook == words)
  }

  private static let recent = #"event("e").donations.donatedWithin(.hours(2)).count >= 1"#

  @Test("Groups are evaluated once for many tips, with the same verdicts")
  func manyTips() {
    let ids = (0..<40).map { "t\($0)" }
    let pairs = (1...4).map { GroupDefinition(.ordered, ["t0", "t\($0)"]) }
    let groups =
      pairs + [
        GroupDefinition(.firstAvailable, ids), GroupDefinition(.ordered, ids.reversed() + ids),
      ]
    let tips = ids.map { Change.Action.registerTip(TipDefinition(id: $0)) }
    let facts = Facts(tips + [.useGroups(groups)])
    let situation = Situation(facts, now: Timestamp(milliseconds: 1_000_000))
    let states = GroupStates(of: situation)
    #expect(states.decidedCount == 128)
    for tip in facts.tips.values {
      for isBrief in [true, false] {
        let verdict = Eligibility.explain(tip, in: situation, isBrief: isBrief)
        #expect(
          Eligibility.explain(tip, in: situation, isBrief: isBrief, groups: states) == verdict)
      }
    }
  }
}
