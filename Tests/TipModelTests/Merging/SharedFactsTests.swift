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
    let (one, other) = (random.sharedFacts(), random.sharedFacts())
    #expect(one.united(with: other) == other.united(with: one))
  }

  @Test("is associative", arguments: 0..<200 as Range<UInt64>)
  func associative(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let (one, two, three) = (random.sharedFacts(), random.sharedFacts(), random.sharedFacts())
    #expect(
      one.united(with: two).united(with: three) == one.united(with: two.united(with: three)))
  }

  @Test("is idempotent", arguments: 0..<200 as Range<UInt64>)
  func idempotent(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let (one, other) = (random.sharedFacts(), random.sharedFacts())
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
      let (to, from) = (random.whole(0...2), random.whole(0...2))
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
      #expect(facts.firstDisplays { _ in true }.sorted() == first.sorted())
    }
  }
}
