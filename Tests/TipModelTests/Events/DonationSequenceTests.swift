import TestSupport
import Testing
import TipEngine
import TipModel

/// Code and trees must have the same donations.
@Suite("Donations in code")
struct DonationSequenceTests {
  private func donations(_ rows: [(days: Double, yard: String)]) -> [Tips.Event<Feeding>.Donation] {
    let facts = Facts(rows.map { Garden.fed.donated($0.days, Feeding(backyardID: $0.yard)) })
    return Garden.fed.donations(in: RuleScope(facts: facts, now: noon))
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

  @Test("chain with filters and windows")
  func chain() {
    let all = donations([(9, "a"), (2, "a"), (1, "b")])
    #expect(all.donatedWithin(.week).filter { $0.backyardID == "a" }.count == 1)
    #expect(all.filter { $0.backyardID == "a" }.donatedWithin(.week).count == 1)
  }
}
