import TestSupport
import Testing
import TipModel

@Suite("The kinds of facts")
struct FactKindTests {
  @Test("are all dictionaries of the facts, each with a table of its own")
  func complete() {
    let dictionaries = Mirror(reflecting: Facts()).children.filter {
      Mirror(reflecting: $0.value).displayStyle == .dictionary
    }
    #expect(Facts.kinds.count == dictionaries.count)
    #expect(Set(Facts.kinds.map(\.table)).count == Facts.kinds.count)
  }

  @Test("have sets of ids of their own in the effects, which are united")
  func effects() {
    var all = Effects()
    let changed = Facts.kinds.compactMap(\.changed)
    for (number, ids) in changed.enumerated() {
      all.formUnion(Effects { $0[keyPath: ids] = ["\(number)"] })
    }
    for (number, ids) in changed.enumerated() {
      #expect(all[keyPath: ids] == ["\(number)"])
      all.formUnion(Effects { $0[keyPath: ids] = ["other"] })
      #expect(all[keyPath: ids] == ["\(number)", "other"])
    }
  }

  @Test(
    "are read from the form in which they are stored", arguments: 0..<50 as Range<UInt64>)
  func stored(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let facts = random.facts()
    for kind in Facts.kinds { try check(kind, facts) }
  }

  private func check<Kind: FactKind>(_ kind: Kind, _ facts: Facts) throws {
    for (id, entry) in facts[keyPath: kind.entries] {
      let json = entry.row.storedValue.json
      let value = try StoredValue(json: json, subject: id)
      var read = try Kind.Entry(storedValue: value, at: id)
      // The donations of an event have separate rows.
      if let event = entry as? EventRecord, var other = read as? EventRecord {
        #expect(other.log.donations.isEmpty)
        other.log = event.log
        read = try #require(other as? Kind.Entry)
      }
      #expect(read == entry)
    }
  }
}
