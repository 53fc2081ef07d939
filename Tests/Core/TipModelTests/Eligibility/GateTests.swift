import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The gates of a tip")
struct GateTests {
  @Test("are evaluated in this order, with one result per rule")
  func order() throws {
    let verdict = try Eligibility.verdict()
    #expect(verdict.gates.map(\.gate) == Gate.allCases.filter { ![.alert, .group].contains($0) })
    #expect(verdict.status == .available)
    #expect(verdict.shouldDisplay)
    #expect(verdict.decidedBy == nil)
    #expect(verdict.nextChange == nil)
    let rules = try Eligibility.verdict(rules: ["true", "false", "true"])
    #expect(rules.gates.filter { $0.gate == .rule }.map(\.passed) == [true, false, true])
  }

  @Test("configured: no tip shows before, even when forced (D26)")
  func configured() throws {
    let controls = Controls([.argument: TipControls(showAllTips: true)])
    let verdict = try Eligibility.verdict(controls: controls, isConfigured: false)
    #expect(verdict.status == .pending)
    #expect(verdict.decidedBy == .configured)
    #expect(verdict.closed == [.configured])
    #expect(verdict.gates.first?.actual == "not configured")
  }

  @Test(
    "alert: no tip appears in front of one, not even a forced one; a tip on screen stays")
  func alert() throws {
    let alert = TipAlert(id: "remove", title: "Remove “North Pond”?", buttons: [.cancel])
    let presentation = ActiveDisplay(id: "1", began: noon, owner: "app")
    var facts = Facts([.beginAlert(alert, display: presentation)])
    let forced = Controls([.argument: TipControls(showAllTips: true)])
    for controls in [Controls(), forced] {
      let verdict = try Eligibility.verdict(facts: facts, controls: controls)
      #expect(verdict.status == .pending)
      #expect(verdict.decidedBy == .alert)
      #expect(verdict.closed == [.alert])
      #expect(verdict.gate(.alert)?.actual == "the alert \"remove\" is on screen")
    }
    facts.take(.endAlert(id: "remove", display: "1", button: "Cancel"))
    let display = ActiveDisplay(id: "2", began: noon, owner: "app")
    facts.take(.beginDisplay(tip: "t", display: display, isForced: false))
    facts.take(.beginAlert(alert, display: presentation))
    let behind = try Eligibility.verdict(facts: facts)
    #expect(behind.status == .available)
    #expect(behind.gate(.alert)?.passed == true)
    facts.take(.resetEligibility(tip: "t"), at: noon.adding(seconds: 60))
    #expect(
      try Eligibility.verdict(facts: facts).status == .available, "it stays there (D37)")
    let document = StateDocument(facts).text
    #expect(
      try StateDocument(json: document, subject: "state").facts.records == facts.records)
    facts.take(.endAlert(id: "remove", display: "1", button: "Cancel"))
    facts.take(
      .beginAlert(
        alert, display: ActiveDisplay(id: "3", began: noon.adding(seconds: -1), owner: "app")))
    let after = try Eligibility.verdict(facts: facts)
    #expect(after.decidedBy == .alert, "the display began after the alert")
    #expect(after.gate(.alert)?.actual == "the alert \"remove\" is on screen")
    facts.take(.endAlert(id: "remove", display: "3", button: "Cancel"))
    #expect(try Eligibility.verdict(facts: facts).gate(.alert) == nil)
  }

  @Test("alert: the first of several counts, and one display from before it is enough")
  func alerts() throws {
    func display(_ id: String, _ days: Double) -> ActiveDisplay {
      ActiveDisplay(id: id, began: daysAgo(days), owner: "app")
    }
    let save = TipAlert(id: "save", title: "Save?", buttons: [.cancel])
    let remove = TipAlert(id: "remove", title: "Remove?", buttons: [.cancel])
    var facts = Facts([
      .beginAlert(save, display: display("1", 2)),
      .beginAlert(remove, display: display("2", 0)),
      .beginDisplay(tip: "t", display: display("3", 1), isForced: false),
    ])
    let verdict = try Eligibility.verdict(facts: facts)
    #expect(verdict.decidedBy == .alert)
    #expect(verdict.gate(.alert)?.actual == "the alert \"save\" is on screen")
    facts.take(.beginDisplay(tip: "t", display: display("4", 3), isForced: false))
    #expect(try Eligibility.verdict(facts: facts).status == .available)
  }

  @Test("of a brief verdict are those that decide, without what a rule reads and needs")
  func brief() throws {
    let rules = ["true", #"parameter("p") == 1"#, #"parameter("p") == 3"#]
    var tip = TipDefinition(id: "t")
    tip.rules = try rules.map { try RuleExpression(parsing: $0) }
    let facts = Facts([.setParameter(id: "p", value: 2)])
    let verdict = Eligibility.explain(tip, in: Situation(facts, now: noon), isBrief: true)
    #expect(verdict.gates.map(\.gate) == [.rule, .rule, .rule])
    #expect(verdict.gates.map(\.expected) == rules)
    #expect(verdict.gates.map(\.actual) == ["true", "false", "false"])
    #expect(verdict.gates.map(\.detail) == ["", "", ""])
    #expect(verdict.gates.map(\.decided) == [false, true, false])
    #expect(verdict.decision.gate == "rule")
    #expect(
      verdict.decision.found
        == #"parameter("p") == 1: false, and parameter("p") == 3: false"#)
  }

  @Test("decide with their finding, and a rule with its needs")
  func decision() throws {
    let rules = ["true", #"parameter("p") == 1"#, #"parameter("p") == 3"#]
    let pending = try Eligibility.verdict(
      rules: rules, facts: Facts([.setParameter(id: "p", value: 2)]))
    #expect(pending.decision.gate == "rule")
    #expect(
      pending.decision.found
        == #"needs parameter("p") == 1, and needs parameter("p") == 3"#)
    let hidden = try Eligibility.verdict(
      rules: rules, controls: Controls([.api: TipControls(hideAllTips: true)]))
    #expect(hidden.decision.gate == "override")
    #expect(hidden.decision.found == "hidden by API call (HideAllTips)")
    let available = try Eligibility.verdict()
    #expect(available.decision.gate.isEmpty && available.decision.found.isEmpty)
  }

  @Test("invalidation: a recorded one decides, regardless of the rules (D15)")
  func invalidation() throws {
    let facts = Facts([.invalidate(tip: "t", reason: .actionPerformed, isForced: false)])
    let verdict = try Eligibility.verdict(rules: ["false"], facts: facts)
    #expect(verdict.status == .invalidated(.actionPerformed))
    #expect(verdict.decidedBy == .invalidation)
    #expect(verdict.closed == [.invalidation, .rule])
    let other = Facts([.invalidate(tip: "u", reason: .actionPerformed, isForced: false)])
    #expect(try Eligibility.verdict(facts: other).status == .available)
  }

  @Test("invalidation: a forced one is only recorded in the history; a reset removes it (D7, D16)")
  func forcedInvalidation() throws {
    var facts = Facts([.invalidate(tip: "t", reason: .tipClosed, isForced: true)])
    #expect(try Eligibility.verdict(facts: facts).status == .available)
    facts.take(.invalidate(tip: "t", reason: .tipClosed, isForced: false))
    facts.take(.resetEligibility(tip: "t"))
    #expect(try Eligibility.verdict(facts: facts).status == .available)
  }

  @Test("rule: all must hold")
  func rules() throws {
    #expect(try Eligibility.verdict(rules: ["true", "1 < 2"]).status == .available)
    let verdict = try Eligibility.verdict(rules: ["true", "2 < 1"])
    #expect(verdict.status == .pending)
    #expect(verdict.decidedBy == .rule)
    #expect(verdict.closed == [.rule])
  }

  @Test("rule: one that cannot be evaluated does not hold, with the reason")
  func ruleFailure() throws {
    let text = #"parameter("p") == 1 && event("e").donations.count > 1"#
    let verdict = try Eligibility.verdict(rules: [text])
    #expect(verdict.status == .pending)
    #expect(verdict.gate(.rule)?.passed == false)
    #expect(verdict.gate(.rule)?.actual == "the parameter \"p\" is unknown")
  }

  @Test("rule: reports the largest parts with a value")
  func operands() throws {
    let facts = Facts([.setParameter(id: "p", value: ["name": "North", "seen": ["a": true]])])
    let text = #"parameter("p").name == "North" || parameter("p").seen["b"] ?? !false"#
    let verdict = try Eligibility.verdict(rules: [text], facts: facts)
    #expect(verdict.gate(.rule)?.passed == true)
    #expect(
      verdict.gate(.rule)?.actual
        == #"parameter("p").name is "North", parameter("p").seen["b"] is null"#)
  }

  @Test("rule: an opaque one has its stored result (D24)")
  func opaque() throws {
    let rules = [#"opaque("{ isSquare($0) }", parameter("p"))"#]
    var facts = Facts()
    #expect(try Eligibility.verdict(rules: rules, facts: facts).status == .pending)
    facts.take(.recordOpaqueResult(tip: "t", source: "{ isSquare($0) }", value: true))
    #expect(try Eligibility.verdict(rules: rules, facts: facts).status == .available)
  }

  @Test("the first failed one decides")
  func decider() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 2, seconds: 90)
    facts.display("u", daysAgo: 0.1)
    let options = TipOptions(maxDisplayCount: 1, maxDisplayDuration: 10)
    let verdict = try Eligibility.verdict(
      options, rules: ["false"], facts: facts, frequency: .daily)
    #expect(verdict.closed == [.displayCount, .displayDuration, .rule])
    #expect(verdict.decidedBy == .displayCount)
    #expect(verdict.status == .invalidated(.displayCountExceeded))
    let later = try Eligibility.verdict(
      TipOptions(maxDisplayDuration: 10), rules: ["false"], facts: facts, frequency: .daily)
    #expect(later.status == .invalidated(.displayDurationExceeded))
    #expect(later.decidedBy == .displayDuration)
  }
}
