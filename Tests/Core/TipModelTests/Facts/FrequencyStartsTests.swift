import TestSupport
import Testing
import TipModel

@Suite("The instants from which the display frequency counts (D10, D34)")
struct FrequencyStartsTests {
  @Test("follow each change, and each copy of the facts keeps its own")
  func followChanges() {
    var copies = [Facts()]
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 1...30 {
        var facts = copies[Int(random.next() % UInt64(copies.count))]
        if random.flag() { _ = facts.frequencyStarts }
        copies.append(facts)
        for change in random.batch(upTo: 3) { facts.apply(change) }
        copies.append(facts)
      }
    }
    #expect(copies.contains { $0.frequencyStarts != Facts().frequencyStarts })
    for facts in copies { #expect(facts.frequencyStarts == FrequencyStarts(facts)) }
  }
}
