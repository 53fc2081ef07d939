import TestSupport
import Testing
import TipModel

/// A kind of entries of the facts, in a state for each number.
struct EntryCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The name in the list of changed entries.
  let words: String
  let set: @Sendable (inout Facts, Int) -> Void

  private init(
    _ description: String, _ words: String, _ set: @escaping @Sendable (inout Facts, Int) -> Void
  ) {
    testDescription = description
    self.words = words
    self.set = set
  }

  static let all: [EntryCase] = [
    .init("tips", "\"ShareTip\"") { facts, number in
      facts.tips["ShareTip"] = TipDefinition(id: "ShareTip", title: "\(number)")
    },
    .init("records", "\"FeedBirdsTip\"") { facts, number in
      facts.records["FeedBirdsTip", default: TipRecord()].displayCount = number
    },
    .init("tooltips", "\"star.button\"") { facts, number in
      facts.toolTips["star.button"] = ToolTipDefinition(id: "star.button", text: "\(number)")
    },
    .init("alerts", "\"remove\"") { facts, number in
      facts.alerts["remove"] = AlertRecord(
        TipAlert(id: "remove", title: "\(number)", buttons: [.cancel]))
    },
    .init("parameters", "\"Backyard.count\"") { facts, number in
      facts.parameters["Backyard.count"] = ParameterRecord(value: .int(number))
    },
    .init("donations", "\"didFillFeeder\"") { facts, number in
      // A donation has changed when it has gone.
      let numbers: [Int64] = number == 2 ? [1, 2] : [1]
      let donations = numbers.map { StoredDonation(sequence: $0, date: noon, info: nil) }
      facts.events["didFillFeeder"] = EventRecord(log: DonationLog(donations))
    },
    .init("frequency", "the app's display frequency") { facts, number in
      facts.displayFrequency = .seconds(Double(number))
    },
    .init("origin of the frequency", "the app's display frequency") { facts, number in
      facts.displayFrequencyOrigin = number.isMultiple(of: 2) ? .dismissal : .display
    },
    .init("overrides", "the overrides") { facts, number in
      facts.overrides.displayFrequency = .seconds(Double(number))
    },
    .init("groups", "the groups") { facts, number in
      facts.groups["ordered"] = GroupDefinition(.ordered, ["ShareTip", "\(number)"])
    },
    .init("devices", "the records of other devices") { facts, number in
      facts.devices["pond"] = DeviceRecord(version: Int64(number))
    },
  ]
}

@Suite("The entries that changed since a difference")
struct ChangedEntriesTests {
  /// The facts after a change of some entries, and the difference that undoes the change.
  private func changed(_ entry: EntryCase) -> (facts: Facts, back: FactsDifference) {
    var old = Facts()
    var new = Facts()
    entry.set(&old, 1)
    entry.set(&new, 2)
    return (new, FactsDifference(from: old, to: new).inverse)
  }

  @Test("are named by their kind", arguments: EntryCase.all)
  func named(entry: EntryCase) {
    let (new, back) = changed(entry)
    #expect(new.entries(differingFrom: back).isEmpty)
    var facts = new
    entry.set(&facts, 3)
    #expect(facts.entries(differingFrom: back) == [entry.words])
  }

  @Test(
    "do not include entries that the difference leaves alone", arguments: EntryCase.all)
  func others(entry: EntryCase) {
    let (new, back) = changed(entry)
    var facts = new
    for other in EntryCase.all where other.testDescription != entry.testDescription {
      other.set(&facts, 4)
    }
    #expect(facts.entries(differingFrom: back).isEmpty)
  }

  @Test("include an event when one of its donations has gone")
  func donations() {
    func facts(_ numbers: [Int64]) -> Facts {
      let donations = numbers.map { StoredDonation(sequence: $0, date: noon, info: nil) }
      var facts = Facts()
      facts.events["didFillFeeder"] = EventRecord(log: DonationLog(donations))
      return facts
    }
    let back = FactsDifference(from: facts([1]), to: facts([1, 2, 3])).inverse
    #expect(facts([1, 2, 3, 4]).entries(differingFrom: back).isEmpty)
    #expect(facts([1, 2]).entries(differingFrom: back) == ["\"didFillFeeder\""])
  }

  @Test("are listed in a fixed order: the names, then the rest")
  func order() {
    var old = Facts()
    var new = Facts()
    var now = Facts()
    for entry in EntryCase.all {
      entry.set(&old, 1)
      entry.set(&new, 2)
      entry.set(&now, 3)
    }
    #expect(
      now.entries(differingFrom: FactsDifference(from: old, to: new).inverse) == [
        "\"Backyard.count\"", "\"FeedBirdsTip\"", "\"ShareTip\"", "\"didFillFeeder\"",
        "\"remove\"", "\"star.button\"", "the app's display frequency", "the overrides",
        "the groups", "the records of other devices",
      ])
  }
}
