import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Facts that sync (D46)")
struct FactsSyncTests {
  private typealias Backyard = ContractBackyard
  private var phone = Facts()

  init() {
    phone.origin.name = "phone"
    Self.show("FeedBirdsTip", on: &phone, at: 5)
  }

  private static func close(_ tip: String, on facts: inout Facts, at second: Int64) {
    facts.apply(
      Backyard.change(.invalidate(tip: tip, reason: .tipClosed, isForced: false), second))
  }

  private static func show(_ tip: String, on facts: inout Facts, at second: Int64) {
    let display = ActiveDisplay(
      id: "\(second)", began: Backyard.at(second), owner: "app 1")
    facts.apply(
      Backyard.change(.beginDisplay(tip: tip, display: display, isForced: false), second))
  }

  /// Merges the files of others, as an exchange does.
  private static func sync(
    _ facts: inout Facts, with others: [Facts], newName: String = "tablet"
  ) -> [Change.Action] {
    let changes = facts.changes(
      bySyncing: others.map(SharedFacts.init), at: Backyard.at(1000),
      newName: { newName })
    facts.apply(changes.map { Backyard.change($0, 1000) })
    return changes
  }

  @Test("merge once what is new, and nothing the second time")
  mutating func twice() {
    var other = Facts()
    other.origin.name = "watch"
    Self.close("FeedBirdsTip", on: &other, at: 9)
    #expect(Self.sync(&phone, with: [other, other]) == [.merge(SharedFacts(other))])
    #expect(phone.record(of: "FeedBirdsTip").invalidation != nil)
    #expect(Self.sync(&phone, with: [other]) == [])
  }

  @Test("have one line in the history for merges that follow one another")
  mutating func history() {
    var other = Facts()
    other.origin.name = "watch"
    for second in 20...40 {
      Self.show("ShareTip", on: &other, at: Int64(second))
      _ = Self.sync(&phone, with: [other])
    }
    #expect(phone.history.map(\.event) == ["display began", "merged"])
    Self.close("FeedBirdsTip", on: &phone, at: 50)
    Self.show("ShareTip", on: &other, at: 60)
    _ = Self.sync(&phone, with: [other])
    #expect(phone.history.map(\.event).suffix(3) == ["merged", "invalidated", "merged"])
  }

  @Test("take nothing from their own past")
  mutating func past() {
    let past = phone
    Self.close("FeedBirdsTip", on: &phone, at: 9)
    #expect(Self.sync(&phone, with: [past, phone]) == [])
    #expect(Self.sync(&phone, with: [Facts()]) == [], "a datastore without changes shares nothing")
    #expect(phone.origin.name == "phone")
  }

  @Test("keep the changes of both when a copy of the datastore has changed too")
  mutating func twins() {
    var copy = phone
    Self.close("FeedBirdsTip", on: &phone, at: 9)
    Self.close("FavoriteBackyardTip", on: &copy, at: 9)
    Self.show("ShareTip", on: &copy, at: 10)
    let before = copy
    // The newer one keeps the name, and the other one takes a new one.
    #expect(Self.sync(&copy, with: [phone]) == [])
    #expect(Self.sync(&phone, with: [before]).count == 1)
    #expect((phone.origin.name, copy.origin.name) == ("tablet", "phone"))
    #expect(Self.sync(&copy, with: [phone]).count == 1)
    #expect(Self.sync(&phone, with: [copy]) == [])
    #expect(SharedFacts(phone) == SharedFacts(copy))
    for facts in [phone, copy] {
      #expect(facts.record(of: "FeedBirdsTip").invalidation != nil)
      #expect(facts.record(of: "FavoriteBackyardTip").invalidation != nil)
      // The display before the copy was made counts once.
      #expect(facts.record(of: "FeedBirdsTip").displayCount == 1)
      #expect(facts.record(of: "ShareTip").displayCount == 1)
    }
  }

  @Test("keep the changes of both copies that have changed equally often")
  mutating func equalTwins() {
    var copy = phone
    Self.close("FeedBirdsTip", on: &phone, at: 9)
    Self.close("FavoriteBackyardTip", on: &copy, at: 9)
    let one = phone
    let other = copy
    _ = Self.sync(&phone, with: [other])
    _ = Self.sync(&copy, with: [one], newName: "watch")
    for _ in 0..<2 {
      _ = Self.sync(&phone, with: [copy])
      _ = Self.sync(&copy, with: [phone])
    }
    for facts in [phone, copy] {
      #expect(facts.record(of: "FeedBirdsTip").invalidation != nil)
      #expect(facts.record(of: "FavoriteBackyardTip").invalidation != nil)
    }
  }

  @Test("let a reset in a copy erase what both had before", arguments: [true, false])
  mutating func resetTwin(isOfAll: Bool) {
    Self.close("FeedBirdsTip", on: &phone, at: 6)
    var copy = phone
    copy.apply(
      Backyard.change(isOfAll ? .reset : .resetEligibility(tip: "FeedBirdsTip"), 20))
    Self.show("ShareTip", on: &copy, at: 30)
    Self.close("FavoriteBackyardTip", on: &phone, at: 40)
    _ = Self.sync(&phone, with: [copy])
    #expect(phone.origin.name == "tablet")
    #expect(phone.record(of: "FeedBirdsTip").invalidation == nil)
    #expect(phone.record(of: "FavoriteBackyardTip").invalidation != nil)
    #expect(phone.record(of: "ShareTip").displayCount == 1)
  }

  @Test("let the undo of an invalidation in a copy undo what both had before")
  mutating func undoInTwin() {
    let close = Change.Action.invalidate(
      tip: "FeedBirdsTip", reason: .tipClosed, isForced: false)
    phone.apply(
      Backyard.change(.operate(command: "invalidate", changes: [Backyard.change(close, 6)]), 6))
    var copy = phone
    Self.close("FavoriteBackyardTip", on: &phone, at: 9)
    Self.show("ShareTip", on: &copy, at: 10)
    _ = Self.sync(&phone, with: [copy])
    #expect(phone.origin.name == "tablet")
    #expect(phone.record(of: "FeedBirdsTip").invalidation != nil)
    copy.apply(Backyard.change(.setOperation(number: 1, isUndone: true), 20))
    _ = Self.sync(&phone, with: [copy])
    #expect(phone.record(of: "FeedBirdsTip").invalidation == nil)
    #expect(phone.record(of: "FavoriteBackyardTip").invalidation != nil)
  }

  @Test("count a length that both copies have once")
  mutating func lengths() {
    func end(_ display: String, on facts: inout Facts, at second: Int64) {
      facts.apply(
        Backyard.change(
          .endDisplay(tip: "FeedBirdsTip", display: display, isForced: false, isAbandoned: false),
          second))
    }
    end("5", on: &phone, at: 8)
    var copy = phone
    Self.show("FeedBirdsTip", on: &phone, at: 20)
    end("20", on: &phone, at: 29)
    Self.show("FeedBirdsTip", on: &copy, at: 30)
    end("30", on: &copy, at: 37)
    Self.show("ShareTip", on: &copy, at: 40)
    _ = Self.sync(&phone, with: [copy])
    #expect(phone.origin.name == "tablet")
    // 3 seconds before the copy was made, then 9 here and 7 there: the greater sum is kept.
    #expect(phone.record(of: "FeedBirdsTip").displayedMilliseconds == 12_000)
    #expect(phone.record(of: "FeedBirdsTip").displayCount == 2)
  }

  @Test("share the same only while every shared part is equal")
  func same() {
    var local = phone
    local.overrides.all = .shown
    local.receipt = ["schema": 1]
    local.history = []
    local.nextSequence = 9
    #expect(phone.sharesTheSame(as: local))
    let changes: [(inout Facts) -> Void] = [
      { $0.origin.version = 9 }, { $0.resets = ResetDates(known: Backyard.start) },
      { $0.devices["watch"] = DeviceRecord(version: 1) }, { $0.records = [:] },
      { $0.tips["ShareTip"] = TipDefinition(id: "ShareTip") },
      { $0.groups["g"] = GroupDefinition(.ordered, ["ShareTip"]) },
      { $0.parameters["Backyard.name"] = ParameterRecord(value: "Pond") },
      { $0.events["didFillFeeder"] = EventRecord() }, { $0.displayFrequency = .daily },
      { $0.displayFrequencyOrigin = .dismissal },
    ]
    for (index, change) in changes.enumerated() {
      var other = phone
      change(&other)
      #expect(!phone.sharesTheSame(as: other), "\(index)")
      #expect(!other.sharesTheSame(as: phone), "\(index)")
    }
  }

  @Test("get a name of their own that no known device has, once for all processes")
  mutating func newName() {
    phone.devices["tablet"] = DeviceRecord(version: 3)
    let copy = DeviceEntry(origin: "phone", record: DeviceRecord(version: 9))
    for name in ["tablet", "watch"] {
      phone.apply(Backyard.change(.separate(name: name, from: copy)))
      #expect(phone.origin == Origin(name: "tablet+", version: 1))
      #expect(phone.devices.keys.sorted() == ["phone", "tablet"])
    }
  }
}
