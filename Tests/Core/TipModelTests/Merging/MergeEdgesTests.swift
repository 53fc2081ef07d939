import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("A merge in edge cases")
struct MergeEdgesTests {
  private typealias Backyard = ContractBackyard
  private static let tip = "FeedBirdsTip"
  private static let event = "didFillFeeder"

  private var phone = Facts()
  private var tablet = Facts()

  init() {
    phone.origin.name = "phone"
    tablet.origin.name = "tablet"
  }

  private static func merge(_ other: Facts, into facts: inout Facts, at second: Int64 = 1000) {
    facts.apply(Backyard.change(.merge(SharedFacts(other)), second))
  }

  private static func close(_ facts: inout Facts, at second: Int64) {
    facts.apply(
      Backyard.change(.invalidate(tip: tip, reason: .tipClosed, isForced: false), second))
  }

  private static func begin(_ facts: inout Facts, at second: Int64) {
    let display = ActiveDisplay(
      id: "\(second)", began: Backyard.at(second), owner: "app 1")
    facts.apply(
      Backyard.change(.beginDisplay(tip: tip, display: display, isForced: false), second))
  }

  // MARK: - Copies of one datastore

  @Test("removes everything that a newer copy of the datastore has reset")
  mutating func resetCopy() {
    Self.begin(&phone, at: 10)
    Self.close(&phone, at: 20)
    var copy = phone
    copy.apply(Backyard.change(.reset, 60))
    Self.merge(copy, into: &phone)
    #expect(phone.record(of: Self.tip).invalidation == nil)
    #expect(phone.record(of: Self.tip).displayCount == 0)
    // Displays on this screen are kept.
    #expect(phone.record(of: Self.tip).activeDisplays.count == 1)
    #expect(SharedFacts(phone) == SharedFacts(copy))
  }

  @Test("makes two diverged copies equal in either direction")
  mutating func divergedCopies() {
    var copy = phone
    Self.close(&phone, at: 20)
    Self.begin(&copy, at: 30)
    let one = phone
    let other = copy
    Self.merge(other, into: &phone)
    Self.merge(one, into: &copy)
    #expect(SharedFacts(phone) == SharedFacts(copy))
  }

  @Test("accepts the largest version, and continues")
  mutating func greatestVersion() {
    var copy = phone
    Self.close(&copy, at: 20)
    copy.origin.version = .max
    Self.merge(copy, into: &phone)
    Self.begin(&phone, at: 30)
    #expect(phone.origin.version == .max)
    #expect(phone.record(of: Self.tip).displayCount == 1)
  }

  // MARK: - Equal dates, and clocks moved back

  @Test(
    "lets a reset erase other devices' changes since the last one, regardless of the clock (D2)",
    arguments: [100, 50] as [Int64])
  mutating func resetAgain(second: Int64) {
    phone.apply(Backyard.change(.reset, 100))
    Self.merge(phone, into: &tablet)
    tablet.apply(Backyard.donate(Self.event, second))
    tablet.apply(
      Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), second))
    Self.close(&tablet, at: second)
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.reset, second))
    for _ in 0..<2 {
      Self.merge(tablet, into: &phone)
      Self.merge(phone, into: &tablet)
    }
    for facts in [phone, tablet] {
      #expect(facts.events[Self.event]?.log.donations.isEmpty == true)
      #expect(facts.parameters["Backyard.name"]?.value == nil)
      #expect(facts.record(of: Self.tip).invalidation == nil)
    }
  }

  @Test(
    "makes a tip eligible again at or before the date of the last time (D16)",
    arguments: [100, 50] as [Int64])
  mutating func eligibleAgain(second: Int64) {
    Self.close(&phone, at: 90)
    phone.apply(Backyard.change(.resetEligibility(tip: Self.tip), 100))
    Self.merge(phone, into: &tablet)
    Self.close(&tablet, at: second)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).invalidation != nil)
    phone.apply(Backyard.change(.resetEligibility(tip: Self.tip), second))
    #expect(phone.record(of: Self.tip).invalidation == nil)
    Self.merge(phone, into: &tablet)
    #expect(tablet.record(of: Self.tip).invalidation == nil)
  }

  @Test("counts a display on each device once after a reset on one of them (D16)")
  mutating func countedOnce() {
    Self.begin(&tablet, at: 10)
    Self.merge(tablet, into: &phone)
    phone.apply(Backyard.change(.resetEligibility(tip: Self.tip), 60))
    Self.begin(&phone, at: 65)
    Self.merge(phone, into: &tablet)
    Self.begin(&tablet, at: 70)
    #expect(tablet.records[Self.tip]?.displayCount == 1)
    #expect(tablet.record(of: Self.tip).displayCount == 2)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 2)
  }

  @Test("erases what another device has from the date of a reset itself (D2)")
  mutating func resetAtTheSameDate() {
    phone.apply(Backyard.change(.reset, 60))
    for second: Int64 in [60, 61] { tablet.apply(Backyard.donate(Self.event, second)) }
    tablet.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 60))
    Self.close(&tablet, at: 60)
    Self.merge(tablet, into: &phone)
    #expect(phone.events[Self.event]?.log.donations.map(\.date) == [Backyard.at(61)])
    #expect(phone.parameters["Backyard.name"]?.value == nil)
    #expect(phone.record(of: Self.tip).invalidation == nil)
  }

  @Test("prefers the result true of an opaque rule that two other devices found at once")
  func opaqueResults() {
    func device(_ value: Bool) -> DeviceRecord {
      var record = TipRecord()
      record.lastDisplayed = Backyard.at(5)
      record.opaqueResults["{ $0 }"] = OpaqueResult(value: value, date: Backyard.at(5))
      return DeviceRecord(version: 1, records: [Self.tip: record])
    }
    for (one, other) in [(true, false), (false, true)] {
      var facts = phone
      facts.devices = ["tablet": device(one), "watch": device(other)]
      #expect(facts.record(of: Self.tip).opaqueResults["{ $0 }"]?.value == true)
    }
  }

  @Test("lets a reset of one tip at the date of a reset of all erase later changes (D16)")
  mutating func eligibleAfterReset() {
    phone.apply(Backyard.change(.reset, 100))
    Self.merge(phone, into: &tablet)
    Self.close(&tablet, at: 100)
    tablet.apply(Backyard.change(.resetEligibility(tip: Self.tip), 100))
    Self.merge(tablet, into: &phone)
    Self.close(&phone, at: 100)
    Self.merge(phone, into: &tablet)
    tablet.apply(Backyard.change(.reset, 100))
    #expect(tablet.record(of: Self.tip).invalidation == nil)
    Self.merge(phone, into: &tablet)
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).invalidation == nil)
    #expect(tablet.record(of: Self.tip).invalidation == nil)
  }

  @Test(
    "leaves out donations that were deleted again, regardless of the clock",
    arguments: [100, 50] as [Int64])
  mutating func deletedAgain(second: Int64) {
    phone.apply(Backyard.donate(Self.event, 100))
    phone.apply(Backyard.change(.deleteDonations(event: Self.event), 100))
    Self.merge(phone, into: &tablet)
    phone.apply(Backyard.donate(Self.event, second))
    Self.merge(phone, into: &tablet)
    #expect(tablet.events[Self.event]?.log.donations.count == 1)
    phone.apply(Backyard.change(.deleteDonations(event: Self.event), second))
    Self.merge(tablet, into: &phone)
    #expect(phone.events[Self.event]?.log.donations.isEmpty == true)
    phone.apply(Backyard.change(.reset, second))
    Self.merge(tablet, into: &phone)
    #expect(phone.events[Self.event]?.log.donations.isEmpty == true)
  }

  @Test(
    "keeps a write that replaces another, at the same date and with a clock moved back",
    arguments: [100, 50] as [Int64])
  mutating func rewritten(second: Int64) {
    let name = "Backyard.name"
    phone.apply(Backyard.change(.setParameter(id: name, value: "Pond"), 100))
    Self.merge(phone, into: &tablet)
    tablet.apply(Backyard.change(.setParameter(id: name, value: "North"), second))
    Self.merge(tablet, into: &phone)
    #expect(phone.parameters[name]?.value == "North")
    Self.merge(phone, into: &tablet)
    #expect(tablet.parameters[name]?.value == "North")
  }

  @Test("does not share the value of a transient parameter")
  mutating func transient() {
    let definition = ParameterDefinition(
      id: "Backyard.isOpen", type: "Bool", initialValue: false, isTransient: true)
    tablet.apply(Backyard.change(.registerParameter(definition)))
    tablet.apply(Backyard.change(.setParameter(id: definition.id, value: true), 20))
    Self.merge(tablet, into: &phone)
    #expect(phone.parameters[definition.id] == ParameterRecord(definition: definition))
    #expect(tablet.parameters[definition.id]?.value == true)
  }

  // MARK: - Limits

  @Test("keeps no more donations than the event's limit, the same on all devices")
  mutating func limit() {
    let definition = EventDefinition(id: Self.event, limit: .init(maximumCount: 3))
    for second: Int64 in [10, 20, 40] {
      phone.apply(Backyard.donate(Self.event, second, ["feeder": "north"]))
      tablet.apply(Backyard.donate(Self.event, second, ["feeder": "south"]))
    }
    phone.apply(Backyard.change(.registerEvent(definition)))
    let one = phone
    let other = tablet
    Self.merge(other, into: &phone)
    Self.merge(one, into: &tablet)
    let log = phone.events[Self.event]?.log.donations ?? []
    #expect(log.map(\.date) == [20, 40, 40].map(Backyard.at))
    #expect(SharedFacts(phone).united(with: SharedFacts(tablet)) == SharedFacts(phone))
    let merged = phone
    Self.merge(other, into: &phone)
    #expect(phone == merged)
  }

  @Test("ignores donations that are older than the event's limit")
  mutating func age() {
    let limit = Tips.DonationLimit(maximumCount: 10, maximumAge: .minute)
    phone.apply(
      Backyard.change(.registerEvent(EventDefinition(id: Self.event, limit: limit))))
    for second: Int64 in [10, 970] { tablet.apply(Backyard.donate(Self.event, second)) }
    Self.merge(tablet, into: &phone, at: 1000)
    #expect(phone.events[Self.event]?.log.donations.map(\.date) == [Backyard.at(970)])
  }

  // MARK: - Undo

  @Test("can be undone without undoing a later reset")
  mutating func undoAfterReset() {
    var watch = Facts()
    watch.origin.name = "watch"
    watch.apply(Backyard.change(.reset, 20))
    tablet.apply(Backyard.donate(Self.event, 30))
    let merge = Change.Action.merge(SharedFacts(watch))
    phone.apply(
      Backyard.change(.operate(command: "merge watch", changes: [Backyard.change(merge, 40)]), 40))
    phone.apply(Backyard.change(.reset, 50))
    phone.apply(Backyard.change(.setOperation(number: 1, isUndone: true), 60))
    Self.merge(tablet, into: &phone)
    #expect(phone.events[Self.event]?.log.donations.isEmpty != false)
  }

  @Test("does not restore deleted donations after the undo of an older donation")
  mutating func undoAfterDeletion() {
    tablet.apply(Backyard.donate(Self.event, 10))
    Self.merge(tablet, into: &phone)
    phone.apply(
      Backyard.change(
        .operate(command: "donate", changes: [Backyard.donate(Self.event, 20)]), 20))
    let limit = EventDefinition(id: Self.event, limit: .init(maximumCount: 7))
    phone.apply(Backyard.change(.registerEvent(limit), 25))
    phone.apply(Backyard.change(.deleteDonations(event: Self.event), 30))
    phone.apply(Backyard.change(.setOperation(number: 1, isUndone: true), 40))
    #expect(phone.events[Self.event]?.limit == limit.limit)
    Self.merge(tablet, into: &phone)
    #expect(phone.events[Self.event]?.log.donations.isEmpty == true)
  }

  @Test("counts changes before an undone import once")
  mutating func undoOfImport() {
    Self.begin(&phone, at: 10)
    Self.merge(phone, into: &tablet)
    let replace = Change.Action.replace(StateDocument(tablet).facts)
    phone.apply(
      Backyard.change(.operate(command: "import", changes: [Backyard.change(replace)]), 40))
    #expect(phone.origin.name == "phone+")
    phone.apply(Backyard.change(.setOperation(number: 1, isUndone: true), 60))
    #expect(phone.origin.name == "phone")
    Self.merge(tablet, into: &phone)
    #expect(phone.record(of: Self.tip).displayCount == 1)
  }
}
