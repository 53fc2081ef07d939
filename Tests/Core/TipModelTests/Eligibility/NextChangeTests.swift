import TestSupport
import Testing
import TipModel
import TipTesting

/// A random tip with random facts around noon, unlikely but possible.
private struct RandomCase {
  var generator: SeededGenerator
  let tip: TipDefinition
  let facts: Facts
  let frequency: DisplayFrequency
  let now: Timestamp

  private static let windows = ["minute", "hour", "days(2)", "hours(30)", "week"]
  private static let ages: [Tips.DonationTimeRange?] = [nil, nil, .hours(3), .days(2)]

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var random = generator
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    /// Often at the edge of a window or of the frequency.
    func instant() -> Timestamp {
      let near: [Int64] = [0, 60_000, 3_600_000, 86_400_000, 172_800_000, 108_000_000]
      return noon.adding(milliseconds: pick([-1, -1, -1, 1]) * pick(near))
        .adding(milliseconds: .random(in: -2...2, using: &random))
        .adding(milliseconds: pick([0, .random(in: -90_000_000...9_000_000, using: &random)]))
    }
    func rule() -> String {
      let count = pick(["count == 0", "count >= 1", "count == 2", "count < 3"])
      let donations = "event(\"e\").donations"
      return switch Int.random(in: 0...5, using: &random) {
      case 0: "\(donations).\(count)"
      case 1: "\(donations).filter(n > 1).donatedWithin(.\(pick(Self.windows))).\(count)"
      case 2:
        "\(donations).donatedWithin(.\(pick(Self.windows))).largestSubset(groupedBy: n).\(count)"
      case 3:
        "\(donations).donatedWithin(.\(pick(Self.windows))).\(count) || "
          + "!event(\"f\").donations.donatedWithin(.\(pick(Self.windows))).isEmpty"
      default: "\(donations).donatedWithin(.\(pick(Self.windows))).\(count)"
      }
    }
    let limits: [Double?] = [nil, nil, 30, 90, 200]
    let counts: [Int?] = [nil, nil, nil, 2]
    tip = TipDefinition(
      id: "t",
      rules: try (0..<pick([0, 1, 1, 2])).map { _ in try RuleExpression(parsing: rule()) },
      options: TipOptions(
        ignoresDisplayFrequency: pick([true, false, false, false]), maxDisplayCount: pick(counts),
        maxDisplayDuration: pick(limits)))
    frequency = pick([.immediate, .hourly, .daily, .seconds(0.001)])
    var facts = Facts([.registerTip(tip)])
    let age = pick(Self.ages)
    facts.take(
      .registerEvent(
        EventDefinition(id: "e", limit: age.map { .init(maximumCount: 3, maximumAge: $0) })))
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      facts.take(
        .donate(
          event: pick(["e", "e", "f"]), date: instant(), info: ["n": .int(pick([1, 2, 3]))]))
    }
    for (number, id) in ["u", "v", "t", "t"].enumerated() where Bool.random(using: &random) {
      let display = ActiveDisplay(id: "\(number)", began: instant(), owner: "app")
      facts.take(
        .beginDisplay(tip: id, display: display, isForced: false), at: display.began)
      guard Bool.random(using: &random) else { continue }
      facts.take(
        .endDisplay(tip: id, display: display.id, isForced: false, isAbandoned: false),
        at: display.began.adding(seconds: pick([1, 60, 100])))
    }
    self.facts = facts
    now = pick([noon, noon.adding(milliseconds: .random(in: 0...100_000, using: &random))])
    generator = random
  }

  func verdict(at instant: Timestamp) -> Verdict {
    Eligibility.explain(tip, in: situation(at: instant))
  }

  func situation(at instant: Timestamp) -> Situation {
    var facts = facts
    facts.displayFrequency = frequency
    return Situation(facts, controls: Controls(facts.overrides), now: instant)
  }
}

extension Controls {
  fileprivate init(_ overrides: StoredOverrides) {
    self.init()
    set(overrides)
  }
}

@Suite("The two ways into the decision")
struct WaysInTests {
  @Test("agree, and the gates that fail are those that decide", arguments: UInt64(1)...4)
  func agree(batch: UInt64) throws {
    var deciders: Set<Gate?> = []
    for seed in (batch * 3000)..<(batch * 3000 + 200) {
      let random = try RandomCase(seed: seed)
      let situation = random.situation(at: random.now)
      let decision = Eligibility.decide(random.tip, situation.facts, situation.moment)
      let verdict = Eligibility.explain(random.tip, in: situation)
      let brief = Eligibility.explain(random.tip, in: situation, isBrief: true)
      for other in [verdict, brief] {
        #expect(other.status == decision.status, "seed \(seed)")
        #expect(other.decidedBy == decision.decidedBy, "seed \(seed)")
        #expect(
          other.gates.first(where: \.decided)?.gate == decision.decidedBy, "seed \(seed)")
      }
      #expect(brief.nextChangeTimestamp == decision.nextChange, "seed \(seed)")
      if decision.decidedBy != .override {
        #expect(verdict.closed.first == decision.decidedBy, "seed \(seed)")
      }
      deciders.insert(decision.decidedBy)
    }
    // The property is useful only when several gates decide.
    #expect(deciders.count > 4)
  }
}

@Suite("The next change of a verdict")
struct NextChangeTests {
  @Test(
    "occurs at its instant and not before, or never without an instant", arguments: UInt64(1)...8)
  func lowerBound(batch: UInt64) throws {
    var named = 0
    for seed in (batch * 1000)..<(batch * 1000 + 300) {
      var random = try RandomCase(seed: seed)
      let verdict = random.verdict(at: random.now)
      let end = verdict.nextChangeTimestamp ?? daysAgo(-4000)
      #expect(end > random.now, "seed \(seed)")
      let last = end.adding(milliseconds: verdict.nextChangeTimestamp == nil ? 0 : -1)
      var instants = [random.now.adding(milliseconds: 1), last]
      let rest = random.now.milliseconds...last.milliseconds
      instants += (1...12).map { _ in
        Timestamp(milliseconds: .random(in: rest, using: &random.generator))
      }
      // An error would appear near events.
      instants += [60_000, 3_600_000, 86_400_000, 604_800_000].flatMap { length in
        (-1...1).map { noon.adding(milliseconds: length + $0) }
      }
      for instant in instants where instant >= random.now && instant <= last {
        let other = random.verdict(at: instant)
        #expect(other.status == verdict.status, "seed \(seed) at \(instant)")
        #expect(other.decidedBy == verdict.decidedBy, "seed \(seed) at \(instant)")
      }
      guard verdict.nextChangeTimestamp != nil else { continue }
      named += 1
      let next = random.verdict(at: end)
      #expect(
        next.status != verdict.status || next.decidedBy != verdict.decidedBy, "seed \(seed)")
    }
    // The property is useful only when many verdicts change.
    #expect(named > 30)
  }

  @Test(
    "leads, from instant to instant, to a verdict that never changes",
    arguments: UInt64(1)...4)
  func chain(batch: UInt64) throws {
    for seed in (batch * 5000)..<(batch * 5000 + 200) {
      let random = try RandomCase(seed: seed)
      var instant = random.now
      var steps = 0
      while let next = random.verdict(at: instant).nextChangeTimestamp, steps < 100 {
        #expect(next > instant)
        instant = next
        steps += 1
      }
      #expect(steps < 100, "seed \(seed)")
    }
  }

  @Test(
    "occurs exactly at its instant when one window decides",
    arguments: [
      (#"event("e").donations.donatedWithin(.day).isEmpty"#, 0.5, daysAgo(-0.5, milliseconds: 1)),
      (#"event("e").donations.donatedWithin(.week).count >= 1"#, 7, noon.adding(milliseconds: 1)),
      (#"event("e").donations.donatedWithin(.hour).count == 1"#, -1, daysAgo(-1)),
      (
        #"event("e").donations.filter(n == 1).donatedWithin(.minutes(2)).count == 0"#, 0,
        noon.adding(milliseconds: 120_001)
      ),
    ])
  func exact(_ rule: String, _ days: Double, _ instant: Timestamp) throws {
    let facts = Facts([.donate(event: "e", date: daysAgo(days), info: ["n": 1])])
    let verdict = try Eligibility.verdict(rules: [rule], facts: facts)
    #expect(verdict.nextChangeTimestamp == instant)
    #expect(verdict.nextChange == instant.date)
    func status(_ milliseconds: Int64) throws -> Tips.Status {
      try Eligibility.verdict(
        rules: [rule], facts: facts, now: instant.adding(milliseconds: milliseconds)
      ).status
    }
    #expect(try status(-1) == verdict.status)
    #expect(try status(0) != verdict.status)
  }

  @Test("passes all donations whose end changes nothing")
  func manyDonations() throws {
    let facts = Facts(
      (0..<1000).map { .donate(event: "e", date: daysAgo(Double($0) / 1000), info: nil) })
    let rule = #"event("e").donations.donatedWithin(.day).count >= 3"#
    let verdict = try Eligibility.verdict(rules: [rule], facts: facts)
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == daysAgo(2.0 / 1000 - 1, milliseconds: 1))
  }

  @Test("passes all changes of a rule that fails, until the other rules can hold")
  func failingRules() throws {
    let definition = EventDefinition(id: "e", limit: .init(maximumCount: 2500))
    var facts = Facts([.registerEvent(definition), .donate(event: "f", date: noon, info: nil)])
    for age in (0..<2500).reversed() {
      facts.take(
        .donate(event: "e", date: daysAgo(0, milliseconds: Int64(-age)), info: nil))
    }
    let rules = [
      #"event("e").donations.donatedWithin(.day).isEmpty"#,
      #"event("f").donations.donatedWithin(.week).isEmpty"#,
    ]
    for rules in [rules, rules.reversed()] {
      let verdict = try Eligibility.verdict(rules: rules, facts: facts)
      #expect(verdict.decidedBy == .rule)
      #expect(verdict.nextChangeTimestamp == daysAgo(-7, milliseconds: 1))
    }
  }

  @Test("does not exist for a tip that is invalidated, forced or not configured")
  func none() throws {
    let rules = [#"event("e").donations.donatedWithin(.day).isEmpty"#]
    var facts = Facts([.donate(event: "e", date: noon, info: nil)])
    #expect(try Eligibility.verdict(rules: rules, facts: facts).nextChange != nil)
    #expect(
      try Eligibility.verdict(rules: rules, facts: facts, isConfigured: false).nextChange == nil)
    for settings in [TipControls(showAllTips: true), TipControls(hideAllTips: true)] {
      let controls = Controls([.api: settings])
      #expect(
        try Eligibility.verdict(rules: rules, facts: facts, controls: controls).nextChange == nil)
    }
    facts.take(.invalidate(tip: "t", reason: .tipClosed, isForced: false))
    #expect(try Eligibility.verdict(rules: rules, facts: facts).nextChange == nil)
  }
}

@Suite("The outlook behind a closed display frequency")
struct ClosedFrequencyTests {
  @Test("names what hides the tip when the frequency opens", arguments: UInt64(1)...4)
  func atOpening(batch: UInt64) throws {
    var deciders: Set<Gate?> = []
    for seed in (batch * 7000)..<(batch * 7000 + 300) {
      let random = try RandomCase(seed: seed)
      let facts = try facts(random, seed)
      let explanation = Explanation(of: random.tip, in: Situation(facts, now: random.now))
      let outlook = explanation.outlook
      guard let opens = opening(of: random.tip, facts, after: random.now),
        [.rule, .displayFrequency].contains(explanation.verdict.decidedBy),
        explanation.showsAtTimestamp == nil, !outlook.hasPrefix("It can never show")
      else { continue }
      let then = Eligibility.explain(random.tip, in: Situation(facts, now: opens))
      deciders.insert(then.decidedBy)
      #expect(outlook.contains("does not show before \(opens)."), "seed \(seed)")
      #expect(outlook.contains("needs") == (then.decidedBy == .rule), "seed \(seed)")
      let isOver = then.status.isInvalidated
      #expect(outlook.hasSuffix("tipctl reset --tip t") == isOver, "seed \(seed)")
      if isOver { #expect(!outlook.contains("group"), "seed \(seed)") }
      if then.decidedBy == .group, let detail = then.gate(.group)?.detail {
        #expect(
          outlook.hasSuffix(" Then its group does not show it: \(detail)."), "seed \(seed)")
      }
    }
    // The property is useful only when several gates decide then.
    #expect(deciders.isSuperset(of: [.rule, .group]))
    #expect(deciders.isSubset(of: [.rule, .group, .displayDuration]))
  }

  /// Returns facts where the tip is new and the second of a group, and another tip was displayed.
  private func facts(_ random: RandomCase, _ seed: UInt64) throws -> Facts {
    let other = try RandomCase(seed: seed + 100_000).tip
    let first = TipDefinition(id: "first", rules: other.rules, options: other.options)
    let priority = seed.isMultiple(of: 2) ? GroupSelection.Priority.ordered : .firstAvailable
    var facts = random.facts
    facts.take(.registerTip(first))
    facts.take(.useGroups([GroupDefinition(priority, [first.id, random.tip.id])]))
    facts.display("other", daysAgo: 0.5, seconds: 1)
    facts.records[random.tip.id]?.firstDisplayed = nil
    facts.displayFrequency = .daily
    return facts
  }

  /// Returns when a closed display frequency opens, found by trying, or nil for an open one.
  private func opening(of tip: TipDefinition, _ facts: Facts, after now: Timestamp) -> Timestamp? {
    func isOpen(_ instant: Timestamp) -> Bool {
      let verdict = Eligibility.explain(tip, in: Situation(facts, now: instant))
      return verdict.gate(.displayFrequency)?.passed == true
    }
    if isOpen(now) { return nil }
    return facts.records.values.compactMap(\.firstDisplayed)
      .map { $0.adding(milliseconds: 86_400_000) }.sorted()
      .first { $0 > now && isOpen($0) }
  }
}
