import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("The union of shared facts")
struct SharedFactsTests {
  @Test("is commutative", arguments: 0..<200 as Range<UInt64>)
  func commutative(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let one = random.sharedFacts()
    let other = random.sharedFacts()
    #expect(one.united(with: other) == other.united(with: one))
  }

  @Test("is associative", arguments: 0..<200 as Range<UInt64>)
  func associative(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let one = random.sharedFacts()
    let two = random.sharedFacts()
    let three = random.sharedFacts()
    #expect(
      one.united(with: two).united(with: three) == one.united(with: two.united(with: three)))
  }

  @Test("is idempotent", arguments: 0..<200 as Range<UInt64>)
  func idempotent(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let one = random.sharedFacts()
    let other = random.sharedFacts()
    let united = one.united(with: other)
    #expect(one.united(with: one) == one)
    #expect(united.united(with: other) == united)
    #expect(united.united(with: one) == united)
  }

  @Test("is tested with the facts of random changes", arguments: 0..<60 as Range<UInt64>)
  func changes(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    let devices = ["phone", "tablet", "watch"].map { name -> SharedFacts in
      var facts = Facts().applying((0..<6).flatMap { _ in random.batch() })
      facts.origin.name = name
      return SharedFacts(facts)
    }
    let (one, two, three) = (devices[0], devices[1], devices[2])
    let united = one.united(with: two).united(with: three)
    #expect(united == three.united(with: one.united(with: two)))
    #expect(united == two.united(with: three.united(with: one)))
    #expect(united.united(with: two) == united)
  }

  @Test(
    "gives every device the same donations, in any order and grouping of merges (D38, D39)",
    arguments: 0..<100 as Range<UInt64>)
  func donations(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let devices = ["phone", "tablet", "watch"].map { name in
      var facts = random.facts()
      facts.origin = Origin(name: name, version: 1)
      return facts
    }
    func merge(_ facts: Facts, _ other: Facts) -> Facts {
      facts.applying([ContractBackyard.change(.merge(SharedFacts(other)), 86_400)])
    }
    let (one, two, three) = (devices[0], devices[1], devices[2])
    let merged = [
      merge(merge(one, two), three), merge(one, merge(two, three)), merge(merge(three, two), one),
      merge(two, merge(three, one)),
    ]
    let events = merged.map { $0.events.mapValues(\.storedValue) }
    for other in events.dropFirst() { #expect(other == events[0]) }
  }

  @Test("lets every device take the same group of equally many donations (D38)")
  func groups() throws {
    let rule = try RuleExpression(
      parsing: #"event("fed").donations.largestSubset(groupedBy: yard).filter(yard == "north")"#
        + ".count == 1")
    func device(_ name: String, _ yard: String) -> Facts {
      var facts = Facts([.donate(event: "fed", date: noon, info: ["yard": .string(yard)])])
      facts.origin.name = name
      return facts
    }
    let phone = device("phone", "south")
    let tablet = device("tablet", "north")
    for (one, other) in [(phone, tablet), (tablet, phone)] {
      let merged = one.applying([Change(.merge(SharedFacts(other)), at: noon)])
      #expect(try RuleEvaluator(scope: RuleScope(facts: merged, now: noon)).holds(rule))
    }
  }

  @Test("counts the donations that another device lacks, equal ones by their number")
  func missing() {
    func record(_ dates: [Timestamp]) -> EventRecord {
      EventRecord(
        log: DonationLog(
          dates.enumerated().map { index, date in
            StoredDonation(sequence: Int64(index), date: date, info: nil)
          }))
    }
    let all = record([daysAgo(1), noon, noon])
    let one = record([noon])
    #expect(all.donations(missingIn: one) == 2)
    #expect(one.donations(missingIn: all) == 0)
    #expect(all.donations(missingIn: EventRecord()) == 3)
  }

  @Test("has the stricter count and the stricter age of two limits (D39)")
  func limits() {
    func device(_ name: String, _ limit: Tips.DonationLimit) -> Facts {
      var facts = Facts([.registerEvent(EventDefinition(id: "fed", limit: limit))])
      for day in 1...4 {
        facts.take(.donate(event: "fed", date: daysAgo(Double(day)), info: .string(name)))
      }
      facts.origin.name = name
      // An app has configured itself with each datastore.
      facts.receipt = ["schema": 1]
      return facts
    }
    let phone = device("phone", .init(maximumCount: 3))
    let tablet = device("tablet", .init(maximumCount: 9, maximumAge: .days(2)))
    for (one, other) in [(phone, tablet), (tablet, phone)] {
      let merged = one.applying([Change(.merge(SharedFacts(other)), at: noon)]).events["fed"]
      #expect(merged?.limit == .init(maximumCount: 3, maximumAge: .days(2)))
      #expect(merged?.log.donations.map(\.info) == ["tablet", "phone", "tablet"])
    }
  }

  @Test("reaches every device in any order of merges", arguments: 0..<60 as Range<UInt64>)
  func gossip(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    func devices() -> [Facts] {
      var random = RandomChanges(seed: seed)
      return ["phone", "tablet", "watch"].map { name in
        var facts = Facts().applying((0..<6).flatMap { _ in random.batch() })
        facts.origin.name = name
        // Definitions of an app and values of one process are not shared.
        facts.receipt = nil
        facts.parameters = facts.parameters.filter { $0.value.definition?.isTransient != true }
        return facts
      }
    }
    var facts = devices()
    for _ in 0..<40 {
      let to = random.whole(0...2)
      let from = random.whole(0...2)
      facts[to].apply(ContractBackyard.change(.merge(SharedFacts(facts[from]))))
    }
    let known = facts.map(SharedFacts.init)
    #expect(known[0] == known[1])
    #expect(known[1] == known[2])
    let tips = facts.reduce(into: Set<String>()) { $0.formUnion($1.recordedTips) }
    for tip in tips {
      let records = facts.map { facts in
        var record = facts.record(of: tip)
        (record.activeDisplays, record.opaqueResults) = ([], [:])
        return record
      }
      #expect(records[0] == records[1] && records[1] == records[2], "\(tip)")
    }
    for facts in facts {
      let first = tips.compactMap { facts.record(of: $0).firstDisplayed }
      #expect(facts.earliest(\.firstDisplayed) { _ in true }.sorted() == first.sorted())
    }
  }
}
