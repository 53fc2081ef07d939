import TestSupport
import Testing
import TipModel

@Suite("Changes of facts in place")
struct FactsInPlaceTests {
  /// Returns where the entries are in memory.
  private func place<Entry>(_ entries: [String: Entry]) -> UInt {
    unsafeBitCast(entries, to: UInt.self)
  }

  // A copy for each change would let a loop over n tips copy n * n entries.
  @Test("A change of one entry copies no others, also from another module")
  func inPlace() {
    var facts = Facts()
    for number in 0..<100 {
      facts.tips["\(number)"] = TipDefinition(id: "\(number)")
      facts.records["\(number)"] = TipRecord()
      facts.devices["\(number)"] = DeviceRecord(version: 0)
    }
    let tips = place(facts.tips)
    let records = place(facts.records)
    let devices = place(facts.devices)
    facts.tips["7"] = TipDefinition(id: "7", rules: [.literal(true)])
    facts.records["7"]?.displayCount = 3
    facts.devices["7"]?.version = 2
    #expect(place(facts.tips) == tips)
    #expect(place(facts.records) == records)
    #expect(place(facts.devices) == devices)
    #expect(facts.records["7"]?.displayCount == 3)
  }
}
