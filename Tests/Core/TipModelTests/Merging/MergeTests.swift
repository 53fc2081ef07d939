import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("A merge")
struct MergeTests {
  private typealias Backyard = ContractBackyard
  private static let tip = "FeedBirdsTip"

  private var phone = Facts()
  private var tablet = Facts()

  init() {
    phone.origin.name = "phone"
    tablet.origin.name = "tablet"
  }

  private static func display(_ facts: inout Facts, at second: Int64, lasting seconds: Int64 = 5) {
    let display = ActiveDisplay(
      id: "\(second)", began: Backyard.at(second), owner: "app 1")
    facts.apply(
      Backyard.change(.beginDisplay(tip: tip, display: display, isForced: false), second))
    facts.apply(
      Backyard.change(
        .endDisplay(tip: tip, display: display.id, isForced: false, isAbandoned: false),
        second + seconds))
  }

  @discardableResult
  private static func merge(_ other: Facts, into facts: inout Facts) -> Effects {
    facts.apply(Backyard.change(.merge(SharedFacts(other)), 1000))
  }

  private static func close(
    _ facts: inout Facts, _ reason: Tips.InvalidationReason, at second: Int64
  ) {
    facts.apply(
      Backyard.change(.invalidate(tip: tip, reason: reason, isForced: false), second))
  }

  // MARK: - Records

  @Test("adds counts and lengths, and takes the first and the last display")
  mutating func counts() {
    Self.display(&phone, at: 10)
    Self.display(&tablet, at: 20, lasting: 7)
    Self.display(&tablet, at: 40)
    #expect(Self.merge(tablet, into: &phone).everything)
    let record = phone.record(of: Self.tip)
    #expect(record.displayCount == 3)
    #expect(record.displayedMilliseconds == 17_000)
    #expect(record.firstDisplayed == Backyard.at(10))
    #expect(record.lastDisplayed == Backyard.at(40))
    #expect(phone.records[Self.tip]?.displayCount == 1)
  }

  @Test("adds nothing the second time, and only new changes later")
  mutating func twice() {
    Self.display(&phone, at: 10)
    Self.display(&tablet, at: 20)
    Self.merge(tablet, into: &phone)
    let merged = phone
    #expect(Self.merge(tablet, into: &phone) == Effects())
    #expect(phone == merged)
    Self.merge(phone, into: &tablet)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 2)
    Self.display(&tablet, at: 90)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 3)
  }

  @Test("shares the records of a third device")
  mutating func third() {
    var watch = Facts()
    watch.origin.name = "watch"
    Self.display(&watch, at: 5)
    Self.display(&tablet, at: 20)
    Self.merge(watch, into: &tablet)
    Self.merge(tablet, into: &phone)
    Self.merge(watch, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 2)
    #expect(phone.devices.keys.sorted() == ["tablet", "watch"])
  }

  @Test("treats a copy of a datastore as the same device, whose newest state counts")
  mutating func copies() {
    Self.display(&phone, at: 10)
    var copy = phone
    Self.display(&copy, at: 20)
    Self.merge(copy, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 2)
    #expect(phone.devices.isEmpty)
    #expect(Self.merge(phone, into: &copy) == Effects())
  }

  @Test("invalidates permanently, with the earliest reason")
  mutating func invalidation() {
    Self.close(&phone, .tipClosed, at: 50)
    Self.close(&tablet, .actionPerformed, at: 40)
    Self.merge(tablet, into: &phone)
    let first = Invalidation(reason: .actionPerformed, date: Backyard.at(40))
    #expect(phone.record(of: Self.tip).invalidation == first)
    Self.merge(phone, into: &tablet)
    #expect(tablet.record(of: Self.tip).invalidation == first)
  }

  @Test("does not share displays on the screen of another device")
  mutating func screens() {
    let display = ActiveDisplay(id: "1", began: Backyard.at(20), owner: "app 1")
    tablet.apply(
      Backyard.change(.beginDisplay(tip: Self.tip, display: display, isForced: false)))
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).activeDisplays.isEmpty)
    #expect(phone.record(of: Self.tip).displayCount == 1)
    Self.merge(phone, into: &tablet)
    #expect(tablet.record(of: Self.tip).activeDisplays == [display])
  }

  @Test("counts displays on other devices for limits and the display frequency (D8, D10)")
  mutating func eligibility() {
    let limited = TipDefinition(id: Self.tip, options: TipOptions(maxDisplayCount: 2))
    let other = TipDefinition(id: "FilterSpeciesTip")
    for tip in [limited, other] { phone.apply(Backyard.change(.registerTip(tip))) }
    Self.display(&phone, at: 10)
    Self.display(&tablet, at: 3600)
    func status(_ tip: TipDefinition) -> Tips.Status {
      phone.displayFrequency = .daily
      return Eligibility.explain(
        tip, in: Situation(phone, now: Backyard.at(86_400 + 1800))
      ).status
    }
    #expect(status(limited) == .available)
    #expect(status(other) == .available)
    Self.merge(tablet, into: &phone)
    #expect(status(limited) == .invalidated(.displayCountExceeded))
    // The tip was displayed first on this device, a day ago.
    #expect(status(other) == .available)
  }

  @Test("starts the display frequency at a tip that only another device has shown (D10)")
  mutating func frequency() {
    Self.display(&tablet, at: 3600)
    Self.merge(tablet, into: &phone)
    phone.displayFrequency = .daily
    let verdict = Eligibility.explain(
      TipDefinition(id: "FilterSpeciesTip"), in: Situation(phone, now: Backyard.at(7200)))
    #expect(verdict.decidedBy == .displayFrequency)
    #expect(verdict.nextChangeTimestamp == Backyard.at(3600 + 86_400))
  }

  @Test(
    "does not start the display frequency at a display of an exempt tip on any device (D10, D34)",
    arguments: DisplayFrequency.Origin.allCases)
  mutating func exempt(origin: DisplayFrequency.Origin) {
    phone.apply(Backyard.change(.registerTip(Backyard.feed)))
    Self.display(&phone, at: 10)
    Self.display(&tablet, at: 3600)
    Self.merge(tablet, into: &phone)
    (phone.displayFrequency, phone.displayFrequencyOrigin) = (.daily, origin)
    let verdict = Eligibility.explain(
      TipDefinition(id: "FilterSpeciesTip"), in: Situation(phone, now: Backyard.at(7200)))
    #expect(verdict.status == .available)
  }

  // MARK: - Resets

  @Test("removes changes before a reset on one device from both (D2)")
  mutating func reset() {
    for second: Int64 in [10, 20] { Self.display(&tablet, at: second) }
    Self.close(&tablet, .tipClosed, at: 30)
    tablet.apply(Backyard.donate("didFillFeeder", 30))
    tablet.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 30))
    tablet.apply(Backyard.donate("didFillFeeder", 70))
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 2)
    phone.apply(Backyard.change(.reset, 60))
    for _ in 0..<2 {
      Self.merge(tablet, into: &phone)
      Self.merge(phone, into: &tablet)
    }
    for facts in [phone, tablet] {
      #expect(facts.record(of: Self.tip) == TipRecord())
      #expect(facts.parameters["Backyard.name"]?.value == nil)
    }
  }

  @Test("keeps changes of another device after a reset here")
  mutating func afterReset() {
    phone.apply(Backyard.change(.reset, 60))
    tablet.apply(Backyard.donate("didFillFeeder", 30))
    tablet.apply(Backyard.donate("didFillFeeder", 70))
    tablet.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 70))
    Self.display(&tablet, at: 80)
    Self.merge(tablet, into: &phone)
    #expect(phone.events["didFillFeeder"]?.log.donations.map(\.date) == [Backyard.at(70)])
    #expect(phone.parameters["Backyard.name"]?.value == "Pond")
    #expect(phone.record(of: Self.tip).displayCount == 1)
  }

  @Test("restores nothing when a clock was moved back before the reset")
  mutating func clockMovedBack() {
    Self.display(&tablet, at: 50)
    tablet.apply(Backyard.donate("didFillFeeder", 50))
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.reset, -5_000_000))
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip) == TipRecord())
    #expect(phone.events["didFillFeeder"]?.log.donations.isEmpty == true)
    // A change at the clock's time is nevertheless after the reset.
    Self.display(&phone, at: -4_000_000)
    phone.apply(Backyard.donate("didFillFeeder", -4_000_000))
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 1)
    #expect(phone.events["didFillFeeder"]?.log.donations.count == 1)
  }

  @Test("makes a tip eligible on all devices after a reset on one (D16)")
  mutating func eligibilityReset() {
    for second: Int64 in [10, 20] { Self.display(&tablet, at: second) }
    Self.close(&tablet, .tipClosed, at: 30)
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.resetEligibility(tip: Self.tip), 60))
    let record = phone.record(of: Self.tip)
    #expect(record.invalidation == nil)
    #expect(record.displayCount == 0)
    #expect(record.displayedMilliseconds == 0)
    // The display still counts for the display frequency.
    #expect(record.firstDisplayed == Backyard.at(10))
    Self.merge(phone, into: &tablet)
    #expect(tablet.record(of: Self.tip).displayCount == 0)
    Self.close(&tablet, .actionPerformed, at: 90)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).invalidation?.reason == .actionPerformed)
    #expect(phone.record(of: Self.tip).displayCount == 0)
  }

  @Test("counts from a reset on another device (D16)")
  mutating func countsFromReset() {
    for second: Int64 in [10, 20] { Self.display(&tablet, at: second) }
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.resetEligibility(tip: Self.tip), 60))
    Self.merge(phone, into: &tablet)
    Self.display(&tablet, at: 70)
    #expect(tablet.record(of: Self.tip).displayCount == 1)
    #expect(tablet.record(of: Self.tip).displayedMilliseconds == 5000)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 1)
    #expect(phone.record(of: Self.tip).firstDisplayed == Backyard.at(10))
  }

  @Test("leaves out deleted donations, and takes later ones")
  mutating func deletion() {
    for second: Int64 in [10, 20] {
      tablet.apply(Backyard.donate("didFillFeeder", second))
    }
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.deleteDonations(event: "didFillFeeder"), 15))
    tablet.apply(Backyard.donate("didFillFeeder", 40))
    Self.merge(tablet, into: &phone)
    #expect(phone.events["didFillFeeder"]?.log.donations.map(\.date) == [Backyard.at(40)])
    Self.merge(phone, into: &tablet)
    #expect(
      tablet.events["didFillFeeder"]?.log.donations.map(\.date) == [Backyard.at(40)])
  }

  // MARK: - Donations and parameters

  @Test("unites donations without duplicates, and keeps those that one device made twice")
  mutating func donations() {
    for second: Int64 in [10, 10, 30] { phone.apply(Backyard.donate("didFillFeeder", second)) }
    for second: Int64 in [10, 20] { tablet.apply(Backyard.donate("didFillFeeder", second)) }
    tablet.apply(Backyard.donate("didFillFeeder", 10, ["feeder": "north"]))
    Self.merge(tablet, into: &phone)
    let log = phone.events["didFillFeeder"]?.log.donations ?? []
    #expect(log.map(\.date) == [10, 10, 10, 20, 30].map(Backyard.at))
    #expect(log.compactMap(\.info) == [["feeder": "north"]])
    // The own donations keep their numbers.
    #expect(log.map(\.sequence) == [1, 2, 4, 5, 3])
    #expect(phone.nextSequence == (log.map(\.sequence).max() ?? 0) + 1)
  }

  @Test("numbers new donations in the order of their events")
  mutating func numbers() {
    let events = ["a", "b", "c", "d", "e"]
    for event in events.reversed() { tablet.apply(Backyard.donate(event, 10)) }
    Self.merge(tablet, into: &phone)
    let numbers = events.map { phone.events[$0]?.log.donations.map(\.sequence) }
    #expect(numbers == [[1], [2], [3], [4], [5]])
  }

  @Test("takes the newest write of a parameter, including a reset to the initial value")
  mutating func parameters() {
    phone.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "North"), 10))
    tablet.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 20))
    Self.merge(tablet, into: &phone)
    #expect(phone.parameters["Backyard.name"]?.value == "Pond")
    phone.apply(Backyard.change(.unsetParameter(id: "Backyard.name"), 30))
    Self.merge(tablet, into: &phone)
    #expect(phone.parameters["Backyard.name"]?.value == nil)
    Self.merge(phone, into: &tablet)
    #expect(tablet.parameters["Backyard.name"]?.value == nil)
  }

  @Test("does not change a transient parameter")
  mutating func transient() {
    let definition = ParameterDefinition(
      id: "Backyard.isOpen", type: "Bool", initialValue: false, isTransient: true)
    phone.apply(Backyard.change(.registerParameter(definition)))
    tablet.apply(Backyard.change(.setParameter(id: "Backyard.isOpen", value: true), 20))
    Self.merge(tablet, into: &phone)
    #expect(phone.parameters["Backyard.isOpen"]?.current == false)
  }

  // MARK: - Facts that stay

  @Test("keeps an app's definitions of tips, and its display frequency")
  mutating func definitions() {
    let old = TipDefinition(id: Self.tip, title: "Zoom In")
    let new = TipDefinition(id: Self.tip, title: "Feed")
    tablet.apply(Backyard.change(.registerTip(old)))
    tablet.apply(Backyard.change(.registerTip(TipDefinition(id: "OldTip"))))
    tablet.apply(Backyard.change(.configure(displayFrequency: .weekly)))
    phone.apply(Backyard.change(.registerTip(new)))
    phone.apply(Backyard.change(.configure(displayFrequency: .daily)))
    var copy = phone
    phone.apply(Backyard.change(.recordReceipt(["schema": 1])))
    Self.merge(tablet, into: &phone)
    #expect(phone.tips[Self.tip] == new)
    #expect(phone.tips["OldTip"] != nil)
    #expect(phone.displayFrequency == .daily)
    // Without an app, all datastores choose the same.
    Self.merge(tablet, into: &copy)
    #expect(copy.tips[Self.tip] == old)
    #expect(copy.displayFrequency == .weekly)
  }

  @Test("does not change overrides, the clock and the history, except for one line")
  mutating func local() {
    tablet.apply(Backyard.change(.forceAll(state: .shown), by: .tipctl))
    tablet.apply(
      Backyard.change(
        .setClock(AnchoredClock(setting: .frozen(Backyard.start), anchor: Backyard.start))))
    Self.display(&tablet, at: 10)
    Self.merge(tablet, into: &phone)
    #expect(phone.overrides.isEmpty)
    #expect(phone.history.map(\.event) == ["merged"])
  }

  @Test("does not treat its own past in a document as another device")
  mutating func documents() {
    Self.display(&phone, at: 10)
    Self.merge(phone, into: &tablet)
    let document = StateDocument(tablet).facts
    phone.apply(Backyard.change(.replace(document), 100))
    #expect(phone.origin.name == "phone+")
    #expect(phone.record(of: Self.tip).displayCount == 1)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 1)
  }
}
