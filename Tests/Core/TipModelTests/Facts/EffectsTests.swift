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

  @Test(
    "tips that read the parameter or event, not those that read one of the other kind")
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

  @Test(
    "all tips for more changes than tooltips and alerts",
    arguments: [
      (Effects(), false, false), (effects { $0.records = ["t"] }, false, false),
      (effects { $0.receipt = true }, false, false),
      (effects { $0.operations = true }, false, false),
      (effects { $0.everything = true }, true, true), (effects { $0.overrides = true }, true, true),
      (effects { $0.alerts = ["a"] }, true, true),
      (effects { $0.configuration = true }, true, false),
      (effects { $0.frequency = true }, true, false),
    ] as [(Effects, Bool, Bool)])
  func wide(effects: Effects, allTips: Bool, help: Bool) {
    #expect(effects.concernAllTips == allTips)
    #expect(effects.concernHelp == help)
    #expect(concerns(exempt) { $0.alerts = ["a"] }, "an alert on screen keeps tips away")
  }

  @Test("are none of them by default")
  func defaults() {
    let nothing = Effects()
    #expect(
      !nothing.frequency && !nothing.overrides && !nothing.operations && !nothing.receipt)
    #expect(!nothing.configuration && !nothing.everything && nothing.historyLines == 0)
    #expect(Effects.all.everything)
  }

  /// The tip is in its first display.
  private let seen = Facts([
    .registerTip(TipDefinition(id: "t")),
    .beginDisplay(tip: "t", display: ongoing, isForced: false),
  ])

  private func difference(_ change: (inout Facts) -> Void) -> Effects {
    var facts = seen
    change(&facts)
    return FactsDifference(from: seen, to: facts).effects
  }

  @Test("after an undo are those of the entries that differ")
  func undo() {
    #expect(
      difference { $0.groups["g"] = GroupDefinition(.ordered, ["t"]) }.groups == ["g"])
    #expect(
      difference { $0.toolTips["s"] = ToolTipDefinition(id: "s") }.toolTips == ["s"])
    #expect(
      difference { $0.parameters["p"] = ParameterRecord(value: 1) }.parameters == ["p"])
    #expect(
      difference { $0.events["e"] = EventRecord() } == effects { $0.events = ["e"] })
    #expect(difference { $0.overrides.all = .shown } == effects { $0.overrides = true })
    #expect(difference { $0.displayFrequency = .daily } == effects { $0.configuration = true })
    #expect(
      difference { $0.displayFrequencyOrigin = .dismissal } == effects { $0.configuration = true })
    #expect(difference { $0.devices["watch"] = DeviceRecord(version: 1) } == .all)
    #expect(difference { $0.resets = ResetDates(known: noon) } == .all)
  }

  @Test("after an undo include the display frequency when a first display or an exemption differs")
  func undoOfFrequency() {
    #expect(
      difference { $0.records["t"]?.displayCount = 5 } == effects { $0.records = ["t"] })
    let frequency = effects {
      $0.records = ["t"]
      $0.frequency = true
    }
    #expect(difference { $0.records["t"]?.activeDisplays = [] } == frequency)
    #expect(difference { $0.records["t"]?.firstDisplayed = nil } == frequency)
    #expect(difference { $0.tips["t"]?.title = "Feed" } == effects { $0.definitions = ["t"] })
    #expect(
      difference { $0.tips["u"] = TipDefinition(id: "u") } == effects { $0.definitions = ["u"] })
    #expect(difference { $0.tips["t"] = nil } == effects { $0.definitions = ["t"] })
    let exempted = difference { $0.tips["t"]?.options.ignoresDisplayFrequency = true }
    #expect(
      exempted
        == effects {
          $0.definitions = ["t"]
          $0.frequency = true
        })
  }

  @Test(
    "are the same for changes together as one after another",
    arguments: 1...20 as ClosedRange)
  func together(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    var facts = Facts()
    var donated: Set<String> = []
    for _ in 1...20 {
      let changes = random.batch()
      var single = facts
      var effects = Effects()
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
        $0.groups = ["g"]
        $0.toolTips = ["s"]
        $0.alerts = ["a"]
        $0.operations = true
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
    #expect(all.groups == ["g"] && all.toolTips == ["s"] && all.alerts == ["a"])
    #expect(all.configuration && all.everything && all.operations)
  }
}
