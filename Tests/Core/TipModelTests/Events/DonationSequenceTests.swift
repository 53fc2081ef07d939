import TestSupport
import Testing
import TipEngine
import TipModel

/// Code and trees must have the same donations.
@Suite("Donations in code")
struct DonationSequenceTests {
  private func scope(_ rows: [(days: Double, yard: String)]) -> RuleScope {
    let facts = Facts(
      rows.map { Garden.fed.donated($0.days, Feeding(backyardID: $0.yard)) })
    return RuleScope(facts: facts, now: noon)
  }

  private func donations(_ rows: [(days: Double, yard: String)]) -> [Tips.Event<Feeding>.Donation] {
    Garden.fed.donations(in: scope(rows))
  }

  @Test("are in a window up to its last millisecond, and not after now (D12)")
  func window() {
    let millisecond = 1 / 86_400_000.0
    let rows = [1 + millisecond, 1, 0.5, 0, -millisecond].map { (days: $0, yard: "north") }
    #expect(
      donations(rows).donatedWithin(.day).map(\.date) == [1, 0.5, 0].map { daysAgo($0).date })
    #expect(donations(rows).donatedWithin(.days(-1)).isEmpty)
    #expect(donations(rows).donatedWithin(.weeks(.max)).count == 4)
  }

  @Test("group by a member; among equals the group with the oldest first member is selected (D13)")
  func subsets() {
    let all = donations([(5, "b"), (4, "a"), (3, "c"), (2, "a"), (1, "b")])
    #expect(all.largestSubset(groupedBy: \.backyardID).map(\.backyardID) == ["b", "b"])
    #expect(all.smallestSubset(groupedBy: \.backyardID).map(\.backyardID) == ["c"])
    #expect(all.largestSubset(groupedBy: \.seeds).count == 5)
    #expect(donations([]).largestSubset(groupedBy: \.backyardID).isEmpty)
    #expect(donations([]).smallestSubset(groupedBy: \.backyardID).isEmpty)
  }

  @Test(
    "stay in their order within a group, so that a tree counts those in a window (D13)")
  func order() throws {
    let rows = [(9, "a"), (8, "b"), (2, "a"), (1, "a")] as [(Double, String)]
    #expect(
      donations(rows).largestSubset(groupedBy: \.backyardID).map(\.date)
        == [9, 2, 1].map { daysAgo($0).date })
    let rule = #"event("didFeedBirds").donations.largestSubset(groupedBy: backyardID)"#
    let evaluator = RuleEvaluator(scope: scope(rows))
    #expect(
      try evaluator.holds(
        RuleExpression(parsing: "\(rule).donatedWithin(.week).count == 2")))
  }

  @Test("chain with filters and windows")
  func chain() {
    let all = donations([(9, "a"), (2, "a"), (1, "b")])
    #expect(all.donatedWithin(.week).filter { $0.backyardID == "a" }.count == 1)
    #expect(all.filter { $0.backyardID == "a" }.donatedWithin(.week).count == 1)
  }
}
