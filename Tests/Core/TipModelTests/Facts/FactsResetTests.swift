import TestSupport
import Testing
import TipEngine
import TipModel

/// Facts in which every member is set.
private let full = Facts([
  .registerTip(TipDefinition(id: "t")),
  .registerParameter(ParameterDefinition(id: "p", type: "Int", initialValue: 1)),
  .registerEvent(EventDefinition(id: "e", limit: .init(maximumCount: 9))),
  .setParameter(id: "p", value: 2), .setParameter(id: "unknown", value: 2),
  .donate(event: "e", date: noon, info: nil),
  .beginDisplay(tip: "t", display: ongoing, isForced: false),
  .invalidate(tip: "t", reason: .tipClosed, isForced: false),
  .force(tips: ["t"], state: .shown), .forceAll(state: .hidden),
  .setClock(AnchoredClock(setting: .frozen(noon), anchor: noon)), .setDisplayFrequency(.daily),
  .configure(displayFrequency: .weekly), .recordReceipt(["applied": []]),
])

@Suite("Changes of the whole datastore")
struct FactsResetTests {
  @Test("a reset erases facts, history and overrides; definitions stay (D2)")
  func reset() {
    var facts = full
    #expect(
      facts.take(.reset)
        == effects {
          $0.everything = true
          $0.historyLines = 1
        })
    #expect(facts.tips == full.tips)
    #expect(
      facts.parameters == [
        "p": ParameterRecord(
          definition: ParameterDefinition(id: "p", type: "Int", initialValue: 1))
      ])
    #expect(facts.events == ["e": EventRecord(limit: .init(maximumCount: 9))])
    #expect(facts.records.isEmpty)
    #expect(facts.overrides.isEmpty)
    #expect(facts.displayFrequency == .weekly)
    #expect(facts.receipt == ["applied": []])
    #expect(facts.history.map(\.event) == ["reset"])
    #expect(facts.nextSequence == full.nextSequence)
  }

  @Test("a reset forgets what other devices did, and alerts except for those on screen (D2, D51)")
  func resetHelp() {
    let shown = ContractBackyard.removal
    let answered = TipAlert(
      id: "offline", title: "You are offline.", buttons: [.default("OK")])
    var facts = Facts([
      .beginAlert(shown, display: ongoing), .suppressAlert(id: shown.id, button: "Remove"),
      .beginAlert(answered, display: ongoing),
      .endAlert(id: answered.id, display: ongoing.id, button: nil),
    ])
    facts.devices["watch"] = DeviceRecord(version: 1)
    facts.take(.reset)
    var kept = AlertRecord(shown)
    kept.activeDisplays = [ongoing]
    #expect(facts.alerts == [shown.id: kept])
    #expect(facts.openAlerts == [OpenAlert(id: shown.id, display: ongoing)])
    #expect(facts.devices == ["watch": DeviceRecord(version: 0)])
  }

  @Test("a reset erases what a clock that was moved back has dated later (D56)")
  func movedBack() {
    let later = noon.adding(seconds: 86_400)
    var facts = Facts()
    facts.apply(
      Change(.invalidate(tip: "t", reason: .tipClosed, isForced: false), at: later))
    facts.apply(Change(.resetEligibility(tip: "t"), at: noon))
    #expect(facts.record(of: "t").invalidation == nil)
    #expect(facts.records["t"]?.eligibilityReset == later)
    facts.apply(Change(.donate(event: "e", date: later, info: nil), at: later))
    facts.apply(Change(.reset, at: noon))
    #expect(facts.donationCount == 0)
    #expect(facts.resets.known == later.adding(milliseconds: 1))
  }

  private static let later = noon.adding(seconds: 86_400)

  /// Changes, and the date of a reset after them, in milliseconds from noon.
  private static let lateChanges: [([Change.Action], Int64)] = [
    ([], 1),
    ([.setParameter(id: "p", value: 1)], 86_400_000),
    (
      [
        .donate(event: "e", date: noon, info: nil),
        .donate(event: "e", date: later, info: nil),
      ], 86_400_000
    ),
    (
      [
        .beginDisplay(
          tip: "t", display: ActiveDisplay(id: "d", began: later, owner: "app"), isForced: false)
      ], 86_400_000
    ),
    ([.recordOpaqueResult(tip: "t", source: "{ $0 }", value: true)], 86_400_000),
    ([.invalidate(tip: "t", reason: .tipClosed, isForced: false)], 86_400_000),
    ([.deleteDonations(event: "f")], 86_400_001),
    ([.resetEligibility(tip: "v")], 86_400_001),
  ]

  @Test(
    "a reset is as late as the latest change that it erases, and later than older resets",
    arguments: lateChanges.indices)
  func lateReset(row: Int) {
    let (actions, milliseconds) = Self.lateChanges[row]
    var facts = Facts([
      .invalidate(tip: "u", reason: .tipClosed, isForced: false),
      .resetEligibility(tip: "u"),
      .invalidate(tip: "v", reason: .tipClosed, isForced: false),
      .donate(event: "f", date: noon, info: nil),
    ])
    for action in actions { facts.take(action, at: Self.later) }
    facts.take(.reset)
    #expect(facts.resets.known == noon.adding(milliseconds: milliseconds))
  }

  @Test("deleted donations are erased up to the newest, and later than before")
  func deletedDonations() {
    var facts = Facts([
      .donate(event: "e", date: daysAgo(1), info: nil),
      .donate(event: "e", date: daysAgo(-1), info: nil), .deleteDonations(event: "e"),
    ])
    #expect(facts.events["e"] == EventRecord(deleted: daysAgo(-1)))
    facts.take(.donate(event: "e", date: noon, info: nil))
    facts.take(.deleteDonations(event: "e"))
    #expect(facts.events["e"] == EventRecord(deleted: daysAgo(-1, milliseconds: 1)))
  }

  @Test("an import replaces everything except the receipt, the processes and the operations")
  func replace() {
    let process = AppProcess(
      owner: "app", identifier: 1, start: "", program: "Birds", configured: noon,
      countsStoredOverrides: true, controls: Controls())
    let set = Change(.setParameter(id: "q", value: 1), at: noon)
    var facts = Facts([
      .recordReceipt(["own": true]), .reportProcess(process),
      .operate(command: "set", changes: [set]),
    ])
    #expect(facts.take(.replace(full)).everything)
    #expect(facts.receipt == ["own": true])
    #expect(facts.processes == ["app": process])
    #expect(facts.operations.map(\.command) == ["set"])
    #expect(facts.tips == full.tips)
    #expect(facts.records == full.records)
    #expect(facts.history.map(\.event) == full.history.map(\.event))
  }

  @Test("overrides are set and removed; an override of all tips removes single ones")
  func overrides() {
    var facts = Facts()
    let changed = effects {
      $0.overrides = true
      $0.historyLines = 1
    }
    #expect(facts.take(.force(tips: ["a", "b"], state: .shown)) == changed)
    #expect(facts.take(.force(tips: ["a", "b"], state: .shown)) == Effects())
    #expect(facts.take(.force(tips: ["a"], state: nil)) == changed)
    #expect(facts.overrides == StoredOverrides(tips: ["b": .shown]))
    #expect(facts.take(.forceAll(state: .hidden)) == changed)
    #expect(facts.overrides == StoredOverrides(tips: ["b": .shown], all: .hidden))
    #expect(facts.take(.forceAll(state: nil)) == changed)
    #expect(facts.overrides.isEmpty)
    #expect(facts.take(.force(tips: [], state: .shown)) == Effects())
    #expect(facts.take(.force(tips: ["a"], state: nil)) == Effects())
  }

  @Test("overrides of clock and display frequency are set and removed")
  func clockAndFrequency() {
    var facts = Facts()
    let clock = AnchoredClock(setting: .frozen(noon), anchor: daysAgo(1))
    #expect(facts.take(.setClock(clock)).overrides)
    #expect(facts.take(.setDisplayFrequency(.daily)).overrides)
    #expect(facts.overrides == StoredOverrides(clock: clock, displayFrequency: .daily))
    #expect(facts.take(.setClock(nil)).overrides)
    #expect(facts.take(.setDisplayFrequency(nil)).overrides)
    #expect(facts.take(.setDisplayFrequency(nil)) == Effects())
    #expect(facts.overrides.isEmpty)
  }

  @Test("an app configures itself, and stores its receipt")
  func configure() {
    var facts = Facts()
    #expect(
      facts.take(.configure(displayFrequency: .daily)) == effects { $0.configuration = true })
    #expect(facts.take(.configure(displayFrequency: .daily)) == Effects())
    #expect(facts.take(.recordReceipt(["a": 1.0])) == effects { $0.receipt = true })
    #expect(facts.take(.recordReceipt(["a": 1])) == Effects())
    #expect(facts.receipt == ["a": 1])
  }

  @Test("overrides are a source of controls (D6)")
  func controls() {
    var controls = Controls()
    controls.set(full.overrides)
    let stored = controls[.stored]
    #expect(stored.showTips == ["t"])
    #expect(stored.hideTips.isEmpty)
    #expect(stored.hideAllTips && !stored.showAllTips)
    #expect(stored.displayFrequency == .daily)
    #expect(stored.clock == full.overrides.clock?.setting)
    #expect(controls.clock?.value == full.overrides.clock)
    controls.set(StoredOverrides())
    #expect(controls == Controls())
  }

  @Test(
    "overrides of single tips, of all tips and of help are one source of controls (D6)")
  func allControls() {
    let overrides = StoredOverrides(
      tips: [
        "a": .hidden, "f": .shown, "c": .shown, "e": .shown, "b": .shown, "d": .shown,
      ],
      all: .shown,
      help: TipControls(suppressAlerts: ["*"]))
    let controls = Controls().adding(overrides, ifCounted: true)
    #expect(
      controls[.stored]
        == TipControls(
          showAllTips: true, showTips: ["b", "c", "d", "e", "f"], hideTips: ["a"],
          suppressAlerts: ["*"]))
    #expect(overrides.forcesHelp)
    #expect(!StoredOverrides(tips: ["a": .hidden], all: .shown).forcesHelp)
    #expect(Controls().adding(overrides, ifCounted: false) == Controls())
  }

  @Test(
    "overrides are empty only without any of them",
    arguments: [
      StoredOverrides(tips: ["t": .shown]), StoredOverrides(all: .hidden),
      StoredOverrides(clock: AnchoredClock(setting: .frozen(noon), anchor: noon)),
      StoredOverrides(displayFrequency: .daily),
      StoredOverrides(help: TipControls(suppressAlerts: ["*"])),
    ])
  func noOverrides(overrides: StoredOverrides) {
    #expect(!overrides.isEmpty)
    #expect(StoredOverrides().isEmpty)
  }

  @Test("the same changes in the same order lead to the same facts")
  func pure() {
    let changes: [Change.Action] = [
      .donate(event: "e", date: noon, info: nil), .setParameter(id: "p", value: 1), .reset,
      .donate(event: "e", date: daysAgo(1), info: [1]), .forceAll(state: .shown),
    ]
    #expect(Facts(changes) == Facts(changes))
    #expect(Facts(changes) != Facts(changes.dropLast()))
  }
}

@Suite("Imported extremes")
struct ImportedExtremesTests {
  @Test("the largest counts and lengths do not overflow")
  func saturate() {
    var imported = Facts()
    imported.nextSequence = .max
    imported.records["t"] = TipRecord()
    imported.records["t"]?.displayCount = .max
    imported.records["t"]?.displayedMilliseconds = .max
    var facts = Facts([.replace(imported)])
    facts.take(.beginDisplay(tip: "t", display: ongoing, isForced: false))
    facts.take(.donate(event: "e", date: noon, info: nil))
    let later = noon.adding(milliseconds: 5)
    facts.take(
      .endDisplay(tip: "t", display: ongoing.id, isForced: false, isAbandoned: false), at: later)
    #expect(facts.records["t"]?.displayCount == .max)
    #expect(facts.records["t"]?.displayedMilliseconds == .max)
    #expect(facts.nextSequence == .max)
  }

  @Test("an import without the next number continues after the last one")
  func sequence() {
    var imported = Facts()
    let old = StoredDonation(sequence: 50, date: noon, info: nil)
    imported.events["e"] = EventRecord(log: DonationLog([old]))
    let older = StoredDonation(sequence: 40, date: noon, info: nil)
    imported.events["f"] = EventRecord(log: DonationLog([older]))
    let facts = Facts([.replace(imported), .donate(event: "e", date: noon, info: nil)])
    #expect(facts.events["e"]?.log.donations.map(\.sequence) == [50, 51])
    #expect(Facts([.replace(Facts())]).nextSequence == 1)
  }
}
