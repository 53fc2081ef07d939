import Testing
import TipGuidance
import TipModel

@Suite("The content of a datastore")
struct FactsContentTests {
  private let now = Timestamp(milliseconds: 0)

  @Test("The sizes of donations are measured by event, with their limit")
  func donations() {
    func donation(_ sequence: Int64, _ info: StoredValue?) -> StoredDonation {
      StoredDonation(sequence: sequence, date: now, info: info)
    }
    var facts = Facts()
    facts.events["didFeed"] = EventRecord(
      limit: Tips.DonationLimit(maximumCount: 9),
      log: DonationLog([donation(1, ["n": 1]), donation(2, ["bird": "jay"]), donation(3, nil)]))
    facts.events["didCall"] = EventRecord(log: DonationLog([donation(4, nil)]))
    facts.events["didBegin"] = EventRecord()
    #expect(
      GuidanceSetup(facts, at: now).donations == [
        GuidanceDonations(
          event: "didBegin", count: 0, isLimited: false, largestPayload: 0, bytes: 0),
        GuidanceDonations(
          event: "didCall", count: 1, isLimited: false, largestPayload: 0, bytes: 0),
        GuidanceDonations(
          event: "didFeed", count: 3, isLimited: true, largestPayload: 14, bytes: 21),
      ])
  }

  @Test("Groups in use are listed, and tips are sorted by id")
  func groups() {
    var facts = Facts()
    for id in ["C", "A", "B"] { facts.tips[id] = TipDefinition(id: id) }
    let used = GroupDefinition(.ordered, ["C", "A"])
    let unused = GroupDefinition(.firstAvailable, ["B"], isInUse: false)
    for group in [used, unused] { facts.groups[group.key] = group }
    facts.displayFrequency = .daily
    let content = GuidanceContent(facts, at: now)
    #expect(content.tips.map(\.id) == ["A", "B", "C"])
    #expect(
      content.setup
        == GuidanceSetup(
          displayFrequency: .daily, groups: [["C", "A"]], eligibleAtFirst: ["B", "C"]))
  }
}
