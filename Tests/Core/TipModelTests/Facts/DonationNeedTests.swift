import TestSupport
import Testing
import TipModel

@Suite("Donations that no rule needs (D48)")
struct DonationNeedTests {
  private static let noon = Timestamp(milliseconds: 1_795_262_400_000)
  private static let day: Int64 = 86_400_000

  /// Facts with a donation of "e" on each of the last days, and one rule.
  private func facts(_ rule: String, days: Int64 = 100) throws -> Facts {
    var facts = Facts()
    var tip = TipDefinition(id: "t")
    tip.rules = [try RuleExpression(parsing: rule)]
    facts.apply(Change(.registerTip(tip), at: Self.noon))
    for age in (0..<days).reversed() {
      let date = Self.noon.adding(milliseconds: -age * Self.day)
      facts.apply(
        Change(.donate(event: "e", date: date, info: ["n": .int(Int(age))]), at: date))
    }
    return facts
  }

  @Test(
    "are older than the widest range and than 30 days, and beyond the newest that are counted",
    arguments: [
      ("event(\"e\").donations.donatedWithin(.days(5)).count >= 3", 69),
      ("event(\"e\").donations.donatedWithin(.days(60)).count >= 3", 39),
      ("event(\"e\").donations.donatedWithin(.weeks(100)).count >= 3", 0),
      ("event(\"e\").donations.count >= 3", 69), ("3 <= event(\"e\").donations.count", 69),
      ("event(\"e\").donations.count == 50", 49), ("event(\"e\").donations.count > 0", 69),
      ("event(\"e\").donations.count > -1", 0),
      ("event(\"e\").donations.donatedWithin(.days(60)).filter(n == 1).count > 1", 39),
      ("event(\"e\").donations.filter(n == 1).donatedWithin(.days(60)).count > 1", 39),
      ("event(\"e\").donations.filter(n == 1).count > 1", 0),
      ("event(\"e\").donations.count > event(\"f\").donations.count", 0),
      ("event(\"e\").donations.count + 1 > 3", 0),
      ("!event(\"e\").donations.isEmpty", 0), ("event(\"f\").donations.count > 1", 0),
      ("event(\"e\").donations.count > 2 && !event(\"e\").donations.isEmpty", 0),
      ("event(\"e\").donations.largestSubset(groupedBy: n).count > 1", 0),
      ("event(\"e\").donations.donatedWithin(.days(60)).donatedWithin(.days(40)).count > 1", 59),
      (
        "event(\"e\").donations.count > 2 "
          + "&& event(\"e\").donations.donatedWithin(.days(60)).count > 1", 39
      ),
      ("event(\"e\").donations.count == 50 && event(\"e\").donations.count == 80", 19),
    ])
  func unneeded(rule: String, count: Int) throws {
    let facts = try facts(rule)
    let unneeded = facts.unneededDonations(at: Self.noon)
    #expect(unneeded.map(\.count).reduce(0, +) == count)
    #expect(unneeded.map(\.event) == (count > 0 ? ["e"] : []))
  }

  @Test(
    "change no answer when they are deleted",
    arguments: [
      "event(\"e\").donations.donatedWithin(.days(60)).count >= 60",
      "event(\"e\").donations.donatedWithin(.days(60)).count >= 61",
      "event(\"e\").donations.count == 50", "event(\"e\").donations.count <= 80",
      // The condition looks further back than the donations that it filters.
      "event(\"e\").donations.donatedWithin(.days(40))"
        + ".filter(event(\"e\").donations.donatedWithin(.days(90)).count >= 80).count > 0",
    ])
  func sameAnswer(rule: String) throws {
    let before = try facts(rule)
    var after = before
    for each in before.unneededDonations(at: Self.noon) {
      after.apply(
        Change(
          .pruneDonations(event: each.event, before: each.before, keeping: each.keeping),
          at: Self.noon))
    }
    #expect(after.donationCount < before.donationCount)
    #expect(after.unneededDonations(at: Self.noon).isEmpty)
    #expect(after.history.last?.event == "unneeded donations deleted")
    let expression = try RuleExpression(parsing: rule)
    for hours in [Int64(0), 1, 24, 240, 2400] {
      let now = Self.noon.adding(milliseconds: hours * 3_600_000)
      let answers = try [before, after].map { facts in
        try RuleEvaluator(scope: RuleScope(facts: facts, now: now)).value(of: expression)
      }
      #expect(answers[0] == answers[1])
    }
  }

  @Test("are listed by the events")
  func events() throws {
    let events = ["a", "b", "c", "d", "e"]
    let rule = events.map { #"event("\#($0)").donations.donatedWithin(.day).count > 0"# }
    var facts = try facts(rule.joined(separator: " && "), days: 0)
    let date = Self.noon.adding(milliseconds: -40 * Self.day)
    for event in events.reversed() {
      facts.apply(Change(.donate(event: event, date: date, info: nil), at: date))
    }
    #expect(facts.unneededDonations(at: Self.noon).map(\.event) == events)
  }

  @Test("are kept for an event with a limit of its own, and for one that no rule reads")
  func limits() throws {
    var facts = try facts("event(\"e\").donations.count > 1")
    facts.apply(
      Change(
        .registerEvent(EventDefinition(id: "e", limit: Tips.DonationLimit(maximumCount: 90))),
        at: Self.noon))
    #expect(facts.unneededDonations(at: Self.noon).isEmpty)
    #expect(facts.take(prune: "none") == Effects())
    #expect(facts.take(prune: "e") == Effects())
  }

  @Test("are all deleted when all are old, also a single one", arguments: [1, 2])
  func allOld(count: Int) throws {
    var facts = try facts("event(\"e\").donations.donatedWithin(.days(5)).count >= 3", days: 0)
    let date = Self.noon.adding(milliseconds: -40 * Self.day)
    for _ in 0..<count { facts.apply(Change(.donate(event: "e", date: date, info: nil), at: date)) }
    let unneeded = facts.unneededDonations(at: Self.noon)
    #expect(unneeded.map(\.count) == [count])
    #expect(unneeded.map(\.keeping) == [0])
    for each in unneeded {
      let effects = facts.apply(
        Change(
          .pruneDonations(event: each.event, before: each.before, keeping: each.keeping),
          at: Self.noon))
      #expect(effects.events == ["e"])
    }
    #expect(facts.donationCount == 0)
  }
}

extension Facts {
  fileprivate mutating func take(prune event: String) -> Effects {
    apply(
      Change(
        .pruneDonations(event: event, before: Timestamp(milliseconds: 0), keeping: 1),
        at: Timestamp(milliseconds: 0)))
  }
}
