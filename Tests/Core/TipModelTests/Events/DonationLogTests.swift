import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("The donations of an event")
struct DonationLogTests {
  private func facts(_ days: [Double], limit: Tips.DonationLimit? = nil) -> Facts {
    Facts(
      [.registerEvent(EventDefinition(id: "fed", limit: limit))]
        + days.map { .donate(event: "fed", date: daysAgo($0), info: nil) })
  }

  @Test("are ordered by date, then insertion (D13)")
  func order() throws {
    let facts = facts([1, 3, 1, 2, 3, 0])
    let record = try #require(facts.events["fed"])
    #expect(record.log.donations.map(\.sequence) == [2, 5, 4, 1, 3, 6])
    let shuffled = DonationLog(record.log.donations.reversed())
    #expect(shuffled == record.log)
    #expect(facts.nextSequence == 7)
  }

  @Test(
    "of one instant are ordered by payload, however they came (D38)", arguments: 0..<20)
  func equalInstants(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let payloads: [StoredValue?] = [nil, ["n": 1], ["n": 2], ["n": 2], "north", 7, nil]
    let donations = payloads.enumerated().map { index, info in
      StoredDonation(sequence: Int64(index), date: noon, info: info)
    }
    let order = DonationLog(donations).donations.map(\.info)
    #expect(order == [nil, nil, "north", 7, ["n": 1], ["n": 2], ["n": 2]])
    var facts = Facts()
    for donation in donations.shuffled(using: &random) {
      facts.take(.donate(event: "fed", date: noon, info: donation.info))
    }
    let log = try #require(facts.events["fed"]?.log)
    #expect(log.donations.map(\.info) == order)
    #expect(DonationLog(log.donations.shuffled(using: &random)) == log)
    #expect(StateDocument(facts).facts.events["fed"]?.log.donations.map(\.info) == order)
  }

  @Test("are all stored, and the newest thousand are queried (D13)")
  func cap() throws {
    let facts = facts((0..<1200).map { Double($0) })
    let record = try #require(facts.events["fed"])
    #expect(record.log.donations.count == 1200)
    let queried = record.queried(at: noon)
    #expect(queried.count == 1000)
    #expect(queried.first?.date == daysAgo(999))
    #expect(queried.last?.date == noon)
  }

  @Test("are stored and queried up to the count of a limit, even above a thousand (D13)")
  func limitedCount() throws {
    let two = try #require(facts([3, 1, 2], limit: .init(maximumCount: 2)).events["fed"])
    #expect(two.log.donations.map(\.date) == [daysAgo(2), daysAgo(1)])
    let many = facts(
      (0..<1200).map { Double($0) }, limit: .init(maximumCount: 1100))
    #expect(many.events["fed"]?.queried(at: noon).count == 1100)
    #expect(facts([1], limit: .init(maximumCount: 0)).events["fed"]?.log.donations.isEmpty == true)
    #expect(Tips.DonationLimit(maximumCount: -4).maximumCount == 0)
    #expect(Tips.DonationLimit(maximumCount: 3).maximumAge == nil)
  }

  @Test("are stored and queried up to a limit's age, to the millisecond")
  func limitedAge() throws {
    let limit = Tips.DonationLimit(maximumCount: .max, maximumAge: .day)
    let record = try #require(facts([1.5, 1, 0.5], limit: limit).events["fed"])
    #expect(record.log.donations.map(\.date) == [daysAgo(1), daysAgo(0.5)])
    #expect(record.queried(at: noon).count == 2)
    #expect(record.queried(at: noon.adding(milliseconds: 1)).count == 1)
    #expect(record.log.donations.count == 2)
  }

  @Test("with later dates count among the newest, but not in a window (D12)")
  func future() throws {
    let facts = facts([-1, 0, 1], limit: .init(maximumCount: 2))
    #expect(facts.events["fed"]?.log.donations.map(\.date) == [noon, daysAgo(-1)])
    let tree = try RuleExpression(
      parsing: #"event("fed").donations.donatedWithin(.week).count == 1"#)
    #expect(try RuleEvaluator(scope: RuleScope(facts: facts, now: noon)).holds(tree))
  }

  @Test("are removed when a limit is registered")
  func lateLimit() {
    var facts = facts([3, 2, 1])
    let definition = EventDefinition(id: "fed", limit: .init(maximumCount: 1))
    facts.apply(Change(.registerEvent(definition), at: noon))
    #expect(facts.events["fed"]?.log.donations.map(\.date) == [daysAgo(1)])
  }
}
