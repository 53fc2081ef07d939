import TestSupport
import Testing
@testable import TipModel

@Suite("The instants from which the display frequency counts (D10, D34)")
struct FrequencyStartsTests {
  @Test(
    "are sorted, and exempt tips have none", arguments: DisplayFrequency.Origin.allCases)
  func sorted(origin: DisplayFrequency.Origin) {
    let exempt = TipOptions(ignoresDisplayFrequency: true)
    var facts = Facts([
      .configure(displayFrequency: .daily, from: origin),
      .registerTip(TipDefinition(id: "exempt", options: exempt)),
    ])
    for days in [3.0, 1, 6, 2, 5, 4] {
      facts.display("t\(days)", daysAgo: days, seconds: 1)
    }
    facts.display("exempt", daysAgo: 0.5)
    let starts = FrequencyStarts(facts)
    let length: Int64 = origin == .dismissal ? 1000 : 0
    #expect(starts.dates == [6.0, 5, 4, 3, 2, 1].map { daysAgo($0, milliseconds: length) })
    #expect(!starts.waitsForDismissal)
    facts.display("new", daysAgo: 0.25)
    #expect(FrequencyStarts(facts).waitsForDismissal == (origin == .dismissal))
  }

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
