import TestSupport
import Testing
import TipModel

@Suite("The limits of displays")
struct DisplayLimitTests {
  private func facts(displays: Int, lastSeconds: Double? = 1) -> Facts {
    var facts = Facts()
    for number in 0..<displays {
      let isLast = number == displays - 1
      facts.display(
        "t", daysAgo: Double(displays - number), id: "\(number)", seconds: isLast ? lastSeconds : 1)
    }
    return facts
  }

  @Test(
    "a tip ends after the number of displays in its option (D8)",
    arguments: [(0, true), (1, true), (2, true), (3, false), (4, false)])
  func count(_ displays: Int, _ isAvailable: Bool) throws {
    let verdict = try Eligibility.verdict(
      TipOptions(maxDisplayCount: 3), facts: facts(displays: displays))
    #expect(
      verdict.status == (isAvailable ? .available : .invalidated(.displayCountExceeded)))
    #expect(
      verdict.gate(.displayCount)?.actual
        == "\(displays) \(displays == 1 ? "display" : "displays")")
  }

  @Test("the last display runs until it ends, even when it is abandoned (D8)")
  func lastDisplay() throws {
    var facts = facts(displays: 2, lastSeconds: nil)
    let options = TipOptions(maxDisplayCount: 2)
    #expect(try Eligibility.verdict(options, facts: facts).status == .available)
    facts.take(.endDisplay(tip: "t", display: "1", isForced: false, isAbandoned: true))
    #expect(
      try Eligibility.verdict(options, facts: facts).status
        == .invalidated(.displayCountExceeded))
  }

  @Test("zero or fewer displays: the tip never shows (D8)", arguments: [0, -1, .min])
  func never(_ count: Int) throws {
    let verdict = try Eligibility.verdict(TipOptions(maxDisplayCount: count))
    #expect(verdict.status == .invalidated(.displayCountExceeded))
    #expect(verdict.decidedBy == .displayCount)
  }

  @Test("a forced display does not count (D7)")
  func forced() throws {
    let facts = Facts([
      .beginDisplay(tip: "t", display: ongoing, isForced: true),
      .endDisplay(tip: "t", display: "d1", isForced: true, isAbandoned: false),
    ])
    #expect(
      try Eligibility.verdict(TipOptions(maxDisplayCount: 1), facts: facts).status == .available)
  }

  @Test(
    "displays add up to the longest time on screen (D9)",
    arguments: [(59.999, true), (60, false), (61, false)])
  func cumulative(_ second: Double, _ isAvailable: Bool) throws {
    var facts = Facts()
    facts.display("t", daysAgo: 2, id: "a", seconds: 60)
    facts.display("t", daysAgo: 1, id: "b", seconds: second)
    let verdict = try Eligibility.verdict(TipOptions(maxDisplayDuration: 120), facts: facts)
    #expect(
      verdict.status == (isAvailable ? .available : .invalidated(.displayDurationExceeded)))
    #expect(verdict.nextChange == nil)
  }

  @Test(
    "a display runs for 60 s before the limit ends it (D9)",
    arguments: [
      (10.0, 59.999, true, 60.0), (10, 60, false, nil), (90, 60, true, 90), (90, 89.999, true, 90),
      (90, 90, false, nil), (-5, 59.999, true, 60), (0, 60, false, nil),
    ] as [(Double, Double, Bool, Double?)])
  func minimum(_ limit: Double, _ seconds: Double, _ isAvailable: Bool, _ ends: Double?) throws {
    var facts = Facts()
    facts.display("t", daysAgo: 0)
    let verdict = try Eligibility.verdict(
      TipOptions(maxDisplayDuration: limit), facts: facts, now: noon.adding(seconds: seconds))
    #expect(
      verdict.status == (isAvailable ? .available : .invalidated(.displayDurationExceeded)))
    #expect(verdict.nextChangeTimestamp == ends.map { noon.adding(seconds: $0) })
  }

  @Test("previous time on screen reduces the remaining time, down to 60 s (D9)")
  func remaining() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 1, id: "a", seconds: 100)
    facts.display("t", daysAgo: 0, id: "b")
    func next(_ limit: Double) throws -> Timestamp? {
      try Eligibility.verdict(TipOptions(maxDisplayDuration: limit), facts: facts)
        .nextChangeTimestamp
    }
    #expect(try next(180) == noon.adding(seconds: 80))
    #expect(try next(120) == noon.adding(seconds: 60))
    #expect(try next(.infinity) == nil)
  }

  @Test(
    "displays at once share the remaining time, up to the next millisecond (D9)",
    arguments: [(180.0, Int64(90_000)), (180.001, 90_001), (180.002, 90_001)])
  func sharedRemaining(_ limit: Double, _ milliseconds: Int64) throws {
    var facts = Facts()
    facts.display("t", daysAgo: 0, id: "a")
    facts.display("t", daysAgo: 0, id: "b")
    let ends = noon.adding(milliseconds: milliseconds)
    func verdict(at now: Timestamp) throws -> Verdict {
      try Eligibility.verdict(
        TipOptions(maxDisplayDuration: limit), facts: facts, now: now)
    }
    #expect(try verdict(at: noon).nextChangeTimestamp == ends)
    #expect(try verdict(at: ends.adding(milliseconds: -1)).status == .available)
    #expect(try verdict(at: ends).status == .invalidated(.displayDurationExceeded))
  }

  @Test("a display that began earlier has the shortest time behind it for all (D9)")
  func earlierDisplay() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 50 / 86_400, id: "a")
    facts.display("t", daysAgo: 0, id: "b")
    let verdict = try Eligibility.verdict(TipOptions(maxDisplayDuration: 0), facts: facts)
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == noon.adding(seconds: 10))
  }

  @Test("a display of a later date, left by a moved clock, does not run yet")
  func laterDisplays() throws {
    var facts = Facts()
    facts.display("t", daysAgo: -2, id: "a")
    facts.display("t", daysAgo: -1, id: "b")
    func next(_ options: TipOptions) -> Timestamp? {
      let tip = TipDefinition(id: "t", options: options)
      return Eligibility.decide(tip, facts, Moment(noon)).nextChange
    }
    #expect(next(TipOptions()) == nil)
    #expect(next(TipOptions(maxDisplayDuration: 90)) == daysAgo(-1))
    facts.display("t", daysAgo: 10 / 86_400, id: "c")
    let gate = try Eligibility.verdict(TipOptions(maxDisplayDuration: 90), facts: facts)
      .gate(.displayDuration)
    #expect(gate?.actual == "10 seconds on screen")
    #expect(gate?.detail == "ends in 1 minute 20 seconds")
  }

  @Test("an invalidation is final at once, and a limit when no display is on screen")
  func finalInvalidation() {
    let options = TipOptions(maxDisplayCount: 1, maxDisplayDuration: 60)
    var facts = Facts([.registerTip(TipDefinition(id: "t", options: options))])
    #expect(facts.finalInvalidation(of: "t", at: noon) == nil)
    facts.display("t", daysAgo: 1)
    #expect(facts.finalInvalidation(of: "t", at: noon) == nil)
    facts.take(.endDisplay(tip: "t", display: "d", isForced: false, isAbandoned: false))
    #expect(facts.finalInvalidation(of: "t", at: noon) == .displayCountExceeded)
    facts.display("u", daysAgo: 1)
    #expect(facts.finalInvalidation(of: "u", at: noon) == nil)
    facts.take(.invalidate(tip: "u", reason: .actionPerformed, isForced: false))
    #expect(facts.finalInvalidation(of: "u", at: noon) == .actionPerformed)
  }

  @Test("a negative time limit is treated as zero", arguments: [-0.001, -.infinity, .nan])
  func negative(_ limit: Double) throws {
    var facts = Facts()
    facts.display("t", daysAgo: 1, id: "a", seconds: 5)
    facts.display("t", daysAgo: 0, id: "b")
    let options = TipOptions(maxDisplayDuration: limit)
    #expect(options == TipOptions(maxDisplayDuration: 0))
    let verdict = try Eligibility.verdict(options, facts: facts, now: noon.adding(seconds: 1))
    #expect(verdict.status == .available)
    #expect(verdict.nextChangeTimestamp == noon.adding(seconds: 60))
  }

  @Test("a display on screen counts from a reset of the eligibility on (D37)")
  func resetOnScreen() throws {
    var facts = Facts()
    facts.display("t", daysAgo: 1)
    let options = TipOptions(maxDisplayDuration: 90)
    func verdict(_ seconds: Double) throws -> Verdict {
      try Eligibility.verdict(options, facts: facts, now: noon.adding(seconds: seconds))
    }
    #expect(try verdict(0).status == .invalidated(.displayDurationExceeded))
    facts.take(.resetEligibility(tip: "t"))
    #expect(try verdict(0).status == .available)
    #expect(try verdict(0).nextChangeTimestamp == noon.adding(seconds: 90))
    #expect(try verdict(89.999).status == .available)
    #expect(try verdict(90).status == .invalidated(.displayDurationExceeded))
    // The second reset finds no count and no time, but a display on screen.
    facts.take(.resetEligibility(tip: "t"), at: noon.adding(seconds: 100))
    #expect(try verdict(100).status == .available)
    facts.take(
      .endDisplay(tip: "t", display: "d", isForced: false, isAbandoned: false),
      at: noon.adding(seconds: 110))
    #expect(facts.records["t"]?.displayedMilliseconds == 10_000)
  }

  @Test(
    "an invalidation keeps the reason of a limit that was exceeded before (D36)",
    arguments: [
      (TipOptions(maxDisplayCount: 1), Tips.InvalidationReason.displayCountExceeded),
      (TipOptions(maxDisplayDuration: 60), .displayDurationExceeded),
      (TipOptions(maxDisplayCount: 2, maxDisplayDuration: 600), .tipClosed),
    ])
  func derivedReason(_ options: TipOptions, _ reason: Tips.InvalidationReason) throws {
    var facts = Facts([.registerTip(TipDefinition(id: "t", options: options))])
    facts.display("t", daysAgo: 1, seconds: 500)
    facts.take(.invalidate(tip: "t", reason: .tipClosed, isForced: false))
    #expect(facts.records["t"]?.invalidation == Invalidation(reason: reason, date: noon))
    #expect(
      try Eligibility.verdict(options, facts: facts).status == .invalidated(reason))
  }

  @Test("limits apply to one tip, and end with a reset of its eligibility (D16)")
  func reset() throws {
    var facts = Facts()
    facts.display("u", daysAgo: 2, seconds: 500)
    let options = TipOptions(maxDisplayCount: 1, maxDisplayDuration: 60)
    #expect(try Eligibility.verdict(options, facts: facts).status == .available)
    facts.display("t", daysAgo: 1, seconds: 500)
    #expect(try !Eligibility.verdict(options, facts: facts).shouldDisplay)
    facts.take(.resetEligibility(tip: "t"))
    #expect(try Eligibility.verdict(options, facts: facts).shouldDisplay)
  }
}
