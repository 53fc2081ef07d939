import TestSupport
import Testing
import TipModel

@Suite("The display frequency")
struct DisplayFrequencyTests {
  private let exempt = TipOptions(ignoresDisplayFrequency: true)

  @Test(
    "is elapsed time (D11)",
    arguments: [
      (DisplayFrequency.immediate, Int64(0)), (.hourly, 3_600_000), (.daily, 86_400_000),
      (.weekly, 604_800_000), (.monthly, 2_592_000_000), (.seconds(1.5), 1500), (.seconds(-3), 0),
      (.seconds(.nan), 0), (.seconds(.infinity), .max),
    ])
  func lengths(_ frequency: DisplayFrequency, _ milliseconds: Int64) {
    #expect(frequency.milliseconds == milliseconds)
  }

  @Test(
    "makes a new tip wait after the first display of another tip, to the millisecond",
    arguments: [(Int64(-1), false), (0, true), (1, true)])
  func wait(_ milliseconds: Int64, _ isAvailable: Bool) throws {
    var facts = Facts()
    facts.display("u", daysAgo: 1, seconds: 1)
    let verdict = try Eligibility.verdict(
      facts: facts, frequency: .daily, now: noon.adding(milliseconds: milliseconds))
    #expect(verdict.status == (isAvailable ? .available : .pending))
    #expect(verdict.decidedBy == (isAvailable ? nil : .displayFrequency))
    #expect(verdict.nextChangeTimestamp == (isAvailable ? nil : noon))
    let gate = verdict.gate(.displayFrequency)
    #expect(gate?.expected == "1 day since a new tip was displayed")
    #expect(gate?.actual == "a new tip was displayed at \(daysAgo(1))")
    #expect(gate?.detail == (isAvailable ? "" : "open from \(noon)"))
  }

  @Test("starts at the newest first display, not at a later display (D10)")
  func start() throws {
    var facts = Facts()
    facts.display("u", daysAgo: 3, id: "a", seconds: 1)
    facts.display("v", daysAgo: 2, id: "b", seconds: 1)
    facts.display("u", daysAgo: 0.1, id: "c", seconds: 1)
    #expect(try Eligibility.verdict(facts: facts, frequency: .daily).status == .available)
    let weekly = try Eligibility.verdict(facts: facts, frequency: .weekly)
    #expect(weekly.nextChangeTimestamp == daysAgo(-5))
  }

  @Test("neither delays an exempt tip nor is restarted by one (D10)")
  func exemptTips() throws {
    var facts = Facts([.registerTip(TipDefinition(id: "u", options: exempt))])
    facts.display("u", daysAgo: 0.5, seconds: 1)
    #expect(try Eligibility.verdict(facts: facts, frequency: .daily).status == .available)
    facts.display("v", daysAgo: 0.25, seconds: 1)
    #expect(try Eligibility.verdict(facts: facts, frequency: .daily).status == .pending)
    let verdict = try Eligibility.verdict(exempt, facts: facts, frequency: .daily)
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == nil)
  }

  @Test("does not delay a tip that was seen or is on screen (D10)")
  func seenTips() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 0)
    #expect(try Eligibility.verdict(facts: facts, frequency: .daily).status == .available)
    facts.take(.endDisplay(tip: "t", display: "d", isForced: false, isAbandoned: false))
    facts.display("u", daysAgo: 0)
    #expect(
      try Eligibility.verdict(facts: facts, frequency: .monthly).status == .available)
    facts.take(.resetEligibility(tip: "t"))
    #expect(
      try Eligibility.verdict(facts: facts, frequency: .monthly).status == .available)
  }

  @Test("is not started by a forced display (D7) or a future one")
  func otherDisplays() throws {
    var facts = Facts([.beginDisplay(tip: "u", display: ongoing, isForced: true)])
    #expect(try Eligibility.verdict(facts: facts, frequency: .daily).status == .available)
    facts.display("u", daysAgo: -2)
    let verdict = try Eligibility.verdict(facts: facts, frequency: .daily)
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == daysAgo(-2))
  }

  @Test(
    "closes again at a display of a later date, also at the instant at which it opens")
  func laterDisplay() throws {
    var facts = Facts()
    facts.display("u", daysAgo: 1, seconds: 1)
    facts.display("v", daysAgo: -2)
    let verdict = try Eligibility.verdict(facts: facts, frequency: .daily)
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == daysAgo(-2))
  }

  @Test("opens when no display of a later date keeps it closed")
  func laterDisplays() throws {
    var facts = Facts()
    facts.display("u", daysAgo: 0.5, seconds: 1)
    facts.display("v", daysAgo: -0.25)
    facts.display("w", daysAgo: -1.25)
    facts.display("x", daysAgo: -3)
    let verdict = try Eligibility.verdict(facts: facts, frequency: .daily)
    #expect(verdict.gate(.displayFrequency)?.detail == "open from \(daysAgo(-2.25))")
    #expect(verdict.nextChangeTimestamp == daysAgo(-2.25))
  }

  @Test("does not delay any tip when immediate")
  func immediate() throws {
    var facts = Facts()
    facts.display("u", daysAgo: 0)
    facts.display("v", daysAgo: -2)
    let verdict = try Eligibility.verdict(facts: facts)
    #expect(verdict.status == .available)
    #expect(verdict.nextChange == nil)
  }
}
