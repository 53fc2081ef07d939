import TestSupport
import Testing
import TipModel

@Suite("A display frequency that counts from the dismissal (D34)")
struct FrequencyFromDismissalTests {
  /// 21 November 2026, 8:50 AM: the tip "u" shows.
  private let shown = noon.adding(seconds: -3 * 3600 - 600)
  /// 9:00 AM: it is dismissed.
  private let dismissed = noon.adding(seconds: -3 * 3600)

  private func facts(from origin: DisplayFrequency.Origin) -> Facts {
    var facts = Facts()
    facts.apply(
      Change(.configure(displayFrequency: .daily, from: origin), at: shown))
    begin("u", "d", at: shown, in: &facts)
    return facts
  }

  private func begin(_ tip: String, _ id: String, at date: Timestamp, in facts: inout Facts) {
    facts.apply(
      Change(
        .beginDisplay(
          tip: tip, display: ActiveDisplay(id: id, began: date, owner: "app"), isForced: false),
        at: date))
  }

  private func end(
    _ tip: String, _ id: String, at date: Timestamp, isAbandoned: Bool = false,
    in facts: inout Facts
  ) {
    facts.apply(
      Change(
        .endDisplay(tip: tip, display: id, isForced: false, isAbandoned: isAbandoned), at: date))
  }

  private func verdict(_ facts: Facts, at now: Timestamp) -> Verdict {
    Eligibility.explain(TipDefinition(id: "t"), in: Situation(facts, now: now))
  }

  @Test(
    "P8: a tip shown at 8:50 and dismissed at 9:00 lets the next one show a day after either",
    arguments: [(DisplayFrequency.Origin.display, -600.0), (.dismissal, 0)])
  func example(_ origin: DisplayFrequency.Origin, _ seconds: Double) {
    var facts = facts(from: origin)
    end("u", "d", at: dismissed, in: &facts)
    let opens = dismissed.adding(seconds: 86_400 + seconds)
    let before = verdict(facts, at: opens.adding(milliseconds: -1))
    #expect(before.status == .pending)
    #expect(before.decidedBy == .displayFrequency)
    #expect(before.nextChangeTimestamp == opens)
    #expect(verdict(facts, at: opens).status == .available)
  }

  @Test(
    "P8: while a new tip is on screen, no other new tip shows, and time changes nothing")
  func onScreen() {
    let facts = facts(from: .dismissal)
    let waiting = verdict(facts, at: shown.adding(seconds: 9 * 86_400))
    #expect(waiting.decidedBy == .displayFrequency)
    #expect(waiting.nextChangeTimestamp == nil)
    let explanation = Explanation(
      of: TipDefinition(id: "t"), in: Situation(facts, now: noon))
    #expect(
      explanation.outlook == "It does not show before the new tip on screen is dismissed.")
    #expect(explanation.text.contains("expected  1 day since a new tip was dismissed"))
    #expect(explanation.text.contains("actual    a new tip is on screen"))
    #expect(
      explanation.text.contains("detail    opens 1 day after that tip is dismissed"))
    let own = Eligibility.explain(TipDefinition(id: "u"), in: Situation(facts, now: noon))
    #expect(own.status == .available, "it does not block itself")
  }

  @Test(
    "P8: an invalidation on screen is a dismissal, and the end of its display is none")
  func invalidation() {
    var facts = facts(from: .dismissal)
    facts.apply(
      Change(.invalidate(tip: "u", reason: .tipClosed, isForced: false), at: dismissed))
    end("u", "d", at: dismissed.adding(seconds: 60), in: &facts)
    #expect(facts.records["u"]?.firstDismissed == dismissed)
    #expect(
      verdict(facts, at: noon).nextChangeTimestamp == dismissed.adding(seconds: 86_400))
  }

  @Test("P8: the dismissal of a tip that was seen before does not restart the frequency (D10)")
  func seen() {
    var facts = facts(from: .dismissal)
    end("u", "d", at: dismissed, in: &facts)
    begin("u", "again", at: noon, in: &facts)
    #expect(verdict(facts, at: dismissed.adding(seconds: 86_400)).status == .available)
    end("u", "again", at: dismissed.adding(seconds: 86_300), in: &facts)
    #expect(verdict(facts, at: dismissed.adding(seconds: 86_400)).status == .available)
  }

  @Test("P8: neither an exempt tip nor an immediate frequency waits for a dismissal")
  func exempt() {
    var facts = facts(from: .dismissal)
    let tip = TipDefinition(id: "t", options: TipOptions(ignoresDisplayFrequency: true))
    #expect(
      Eligibility.explain(tip, in: Situation(facts, now: noon)).status == .available)
    facts.apply(
      Change(.configure(displayFrequency: .immediate, from: .dismissal), at: shown))
    #expect(verdict(facts, at: noon).status == .available)
    facts.displayFrequency = .daily
    facts.tips["u"] = TipDefinition(id: "u", options: TipOptions(ignoresDisplayFrequency: true))
    #expect(verdict(facts, at: noon).status == .available)
  }

  @Test("P8: an abandoned first display counts from its beginning")
  func abandoned() {
    var facts = facts(from: .dismissal)
    end("u", "d", at: noon, isAbandoned: true, in: &facts)
    #expect(facts.records["u"]?.firstDismissed == nil)
    #expect(verdict(facts, at: noon).nextChangeTimestamp == shown.adding(seconds: 86_400))
  }

  @Test("P8: a reset of a tip on screen leaves its first display to be dismissed (D37)")
  func reset() {
    var facts = facts(from: .dismissal)
    facts.apply(Change(.resetEligibility(tip: "u"), at: shown.adding(seconds: 60)))
    #expect(verdict(facts, at: noon).nextChangeTimestamp == nil)
    end("u", "d", at: dismissed, in: &facts)
    #expect(facts.records["u"]?.firstDismissed == dismissed)
  }

  @Test("P8: a tip reset on screen and displayed again blocks until its first display ends (D37)")
  func resetAndAgain() {
    var facts = facts(from: .dismissal)
    facts.apply(Change(.resetEligibility(tip: "u"), at: shown.adding(seconds: 60)))
    begin("u", "again", at: shown.adding(seconds: 120), in: &facts)
    #expect(verdict(facts, at: noon).decidedBy == .displayFrequency)
    #expect(verdict(facts, at: noon).nextChangeTimestamp == nil)
    end("u", "d", at: dismissed, in: &facts)
    #expect(facts.records["u"]?.firstDismissed == dismissed)
    #expect(
      verdict(facts, at: noon).nextChangeTimestamp == dismissed.adding(seconds: 86_400))
  }

  @Test("P8: a reset during a later display does not make it the first one (D37)")
  func resetLater() {
    var facts = facts(from: .dismissal)
    end("u", "d", at: dismissed, isAbandoned: true, in: &facts)
    begin("u", "again", at: dismissed, in: &facts)
    facts.apply(Change(.resetEligibility(tip: "u"), at: dismissed.adding(seconds: 60)))
    begin("u", "third", at: dismissed.adding(seconds: 120), in: &facts)
    #expect(verdict(facts, at: noon).nextChangeTimestamp == shown.adding(seconds: 86_400))
  }

  @Test("P8: a seen tip that is reset and displayed at one instant is not new (D10)")
  func resetAndSeenAgain() {
    var facts = facts(from: .dismissal)
    end("u", "d", at: dismissed, isAbandoned: true, in: &facts)
    let opens = shown.adding(seconds: 86_400)
    for (number, date) in [shown, dismissed, dismissed].enumerated() {
      facts.apply(Change(.resetEligibility(tip: "u"), at: date))
      begin("u", "again \(number)", at: date, in: &facts)
      #expect(verdict(facts, at: noon).nextChangeTimestamp == opens)
      end("u", "again \(number)", at: noon, in: &facts)
      #expect(verdict(facts, at: noon).nextChangeTimestamp == opens)
    }
  }

  @Test("P8: a first dismissal in the future does not count before that date (D53)")
  func future() {
    var facts = facts(from: .dismissal)
    let later = noon.adding(seconds: 3 * 86_400)
    end("u", "d", at: later, in: &facts)
    #expect(verdict(facts, at: noon).status == .available)
    #expect(verdict(facts, at: noon).nextChangeTimestamp == later)
    #expect(
      verdict(facts, at: later).nextChangeTimestamp == later.adding(seconds: 86_400))
  }

  @Test("P8: the origin is kept by a reset, and a datastore without an app takes it over")
  func kept() throws {
    var facts = facts(from: .dismissal)
    end("u", "d", at: dismissed, in: &facts)
    var other = Facts()
    other.apply(Change(.merge(SharedFacts(facts)), at: noon))
    #expect(other.displayFrequencyOrigin == .dismissal)
    let document = StateDocument(facts).text
    #expect(document.contains("\"displayFrequencyFrom\" : \"dismissal\""))
    let read = try StateDocument(json: document, subject: "state").facts
    #expect(read.displayFrequencyOrigin == .dismissal)
    #expect(read.records["u"]?.firstDismissed == dismissed)
    facts.apply(Change(.reset, at: noon))
    #expect(facts.displayFrequencyOrigin == .dismissal)
  }
}
