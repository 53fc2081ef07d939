import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The tips that a change concerns")
struct EffectsTests {
  private let tip = TipDefinition(id: "t")
  private let exempt = TipDefinition(
    id: "t", options: TipOptions(ignoresDisplayFrequency: true))

  private func concerns(
    _ tip: TipDefinition, reading dependencies: Set<RuleDependency> = [],
    _ set: (inout Effects) -> Void
  ) -> Bool {
    effects(set).concern(tip, dependencies: dependencies)
  }

  @Test("none without a change")
  func none() {
    #expect(!concerns(tip, reading: [.parameter("p"), .event("e")]) { _ in })
    #expect(!concerns(tip) { $0.historyLines = 1 })
    #expect(!concerns(tip) { $0.receipt = true })
  }

  @Test("the tip itself for its record or definition, and no other")
  func own() {
    #expect(concerns(tip) { $0.records = ["t"] })
    #expect(concerns(tip) { $0.definitions = ["t"] })
    #expect(!concerns(tip) { $0.records = ["u"] })
    #expect(!concerns(tip) { $0.definitions = ["u"] })
  }

  @Test("tips that read the parameter or event, not those that read one of the other kind")
  func dependencies() {
    #expect(concerns(tip, reading: [.parameter("a")]) { $0.parameters = ["a"] })
    #expect(!concerns(tip, reading: [.event("a")]) { $0.parameters = ["a"] })
    #expect(concerns(tip, reading: [.event("a")]) { $0.events = ["a"] })
    #expect(!concerns(tip, reading: [.parameter("a")]) { $0.events = ["a"] })
    #expect(!concerns(tip) { $0.events = ["a"] })
  }

  @Test("all tips for overrides and a reset; exempt tips not for the frequency (D10)")
  func all() {
    #expect(concerns(exempt) { $0.overrides = true })
    #expect(concerns(exempt) { $0.configuration = true })
    #expect(concerns(exempt) { $0.everything = true })
    #expect(concerns(tip) { $0.frequency = true })
    #expect(!concerns(exempt) { $0.frequency = true })
  }

  @Test("are the same for changes together as one after another", arguments: 1...20 as ClosedRange)
  func together(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    var (facts, donated) = (Facts(), Set<String>())
    for _ in 1...20 {
      let changes = random.batch()
      var (single, effects) = (facts, Effects())
      for change in changes { effects.formUnion(single.apply(change)) }
      #expect(facts.apply(changes) == effects)
      #expect(facts == single)
      donated.formUnion(effects.events)
    }
    #expect(!donated.isEmpty)
  }

  @Test("combine over several changes")
  func union() {
    var all = effects { $0.records = ["a"] }
    all.formUnion(
      effects {
        $0.definitions = ["d"]
        $0.records = ["b"]
        $0.parameters = ["p"]
        $0.events = ["e"]
        $0.frequency = true
        $0.overrides = true
        $0.historyLines = 1
        $0.receipt = true
        $0.configuration = true
        $0.everything = true
      })
    let before = all
    all.formUnion(Effects())
    #expect(all == before)
    #expect(all.records == ["a", "b"])
    #expect(all.definitions == ["d"] && all.parameters == ["p"] && all.events == ["e"])
    #expect(all.frequency && all.overrides && all.historyLines > 0 && all.receipt)
    #expect(all.configuration && all.everything)
  }
}
