import TestSupport
import Testing
import TipModel

@Suite("Forced states")
struct OverrideTests {
  private func verdict(
    _ settings: [ControlSource: TipControls], facts: Facts = Facts(), rules: [String] = []
  ) throws -> Verdict {
    try Eligibility.verdict(rules: rules, facts: facts, controls: Controls(settings))
  }

  private let closed = Facts([.invalidate(tip: "t", reason: .tipClosed, isForced: false)])

  @Test("a tip that is forced to show is always available")
  func shown() throws {
    let verdict = try verdict(
      [.argument: TipControls(showTips: ["t"])], facts: closed, rules: ["false"])
    #expect(verdict.status == .available)
    #expect(verdict.decidedBy == .override)
    #expect(verdict.closed == [.invalidation, .rule])
    #expect(verdict.nextChange == nil)
    #expect(
      verdict.gate(.override)?.actual == "shown by \(ControlSource.argument.label) (ShowTips)")
    #expect(verdict.gates.first(where: \.decided)?.gate == .override)
  }

  @Test("a tip that is hidden is pending, or stays invalidated (D4)")
  func hidden() throws {
    let hide: [ControlSource: TipControls] = [.stored: TipControls(hideAllTips: true)]
    #expect(try verdict(hide).status == .pending)
    #expect(try verdict(hide).decidedBy == .override)
    #expect(try verdict(hide, facts: closed).status == .invalidated(.tipClosed))
    #expect(try verdict(hide, facts: closed).decidedBy == .override)
  }

  @Test("a hidden tip on screen still reaches the limit of its displays (D4, D9)")
  func hiddenLimit() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 0)
    let controls = Controls([.api: TipControls(hideTips: ["t"])])
    let options = TipOptions(maxDisplayDuration: 70)
    let verdict = try Eligibility.verdict(options, facts: facts, controls: controls)
    #expect(verdict.status == .pending)
    let ends = noon.adding(seconds: 70)
    #expect(verdict.nextChangeTimestamp == ends)
    #expect(
      try Eligibility.verdict(options, facts: facts, controls: controls, now: ends).status
        == .invalidated(.displayDurationExceeded))
  }

  @Test("another tip's state has no effect; a type's name has (D3)")
  func names() throws {
    #expect(try verdict([.api: TipControls(hideTips: ["u"])]).decidedBy == nil)
    let tip = TipDefinition(id: "t-1", type: "t")
    let controls = Controls([.api: TipControls(hideTips: ["t"])])
    let verdict = Eligibility.explain(
      tip, in: Situation(Facts(), controls: controls, now: noon))
    #expect(verdict.status == .pending)
  }

  @Test("the source of highest precedence decides (D6); within a source, names precede all (D5)")
  func precedence() throws {
    let show = TipControls(showAllTips: true)
    let hide = TipControls(hideTips: ["t"])
    #expect(try verdict([.argument: show, .environment: hide]).status == .available)
    #expect(try verdict([.api: show, .stored: hide]).status == .pending)
    #expect(
      try verdict([.api: TipControls(showAllTips: true, hideTips: ["t"])]).status == .pending)
    #expect(
      try verdict([.api: TipControls(showTips: ["t"], hideTips: ["t"])]).status == .available)
  }
}
