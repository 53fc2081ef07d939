import TestSupport
import Testing
import TipModel
import TipTesting

/// A command of the shell that other devices learn of before it is undone.
private struct SharedCommand: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let actions: @Sendable (_ old: Facts) -> [Change.Action]

  static let all: [SharedCommand] = [
    .init(testDescription: "reset") { _ in [.reset] },
    .init(testDescription: "reset --tip") { _ in [.resetEligibility(tip: "FeedBirdsTip")] },
    .init(testDescription: "reset --event") { _ in [.deleteDonations(event: "didFillFeeder")] },
    .init(testDescription: "reset --parameter") { _ in
      [.unsetParameter(id: "Backyard.isSignedIn")]
    },
    .init(testDescription: "set") { _ in [.setParameter(id: "Backyard.isSignedIn", value: false)] },
    .init(testDescription: "donate") { _ in
      [.donate(event: "didFillFeeder", date: ContractBackyard.at(100), info: nil)]
    },
    .init(testDescription: "import") { old in
      var imported = Facts()
      imported.tips = old.tips
      imported.parameters = old.parameters.mapValues { ParameterRecord(definition: $0.definition) }
      return [.replace(imported)]
    },
  ]
}

@Suite("An undo, a redo and an import on a synced device (D51)")
struct UndoSyncTests {
  private typealias Backyard = ContractBackyard
  private var devices: [Facts] = []

  init() {
    devices = ["phone", "tablet", "watch"].map { name in
      var facts = Facts()
      facts.origin.name = name
      facts.apply([
        Backyard.change(.registerParameter(Backyard.isSignedIn)),
        Backyard.change(.registerTip(Backyard.feed)),
      ])
      return facts
    }
    apply(.setParameter(id: "Backyard.isSignedIn", value: true), on: 0, at: 5)
    apply(.donate(event: "didFillFeeder", date: Backyard.at(6), info: nil), on: 1, at: 6)
    show("FeedBirdsTip", on: 2, at: 7)
    apply(
      .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false), on: 2, at: 8)
    syncAll()
  }

  private mutating func apply(_ action: Change.Action, on device: Int, at second: Int64) {
    devices[device].apply(Backyard.change(action, second))
  }

  private mutating func operate(_ actions: [Change.Action], on device: Int, at second: Int64) {
    let changes = actions.map { Backyard.change($0, second) }
    apply(.operate(command: "command", changes: changes), on: device, at: second)
  }

  private mutating func show(_ tip: String, on device: Int, at second: Int64) {
    let display = ActiveDisplay(
      id: "\(device) \(second)", began: Backyard.at(second), owner: "app")
    apply(
      .beginDisplay(tip: tip, display: display, isForced: false), on: device, at: second)
    apply(
      .endDisplay(tip: tip, display: display.id, isForced: false, isAbandoned: false),
      on: device, at: second + 1)
  }

  /// Lets a device read another device's file.
  private mutating func sync(_ device: Int, from other: Int) {
    let changes = devices[device].changes(
      bySyncing: [SharedFacts(devices[other])], at: Backyard.at(5000)
    ) { "a new name" }
    devices[device].apply(changes.map { Backyard.change($0, 5000) })
  }

  private mutating func syncAll() {
    for _ in 0..<3 {
      for (device, other) in [(0, 1), (1, 2), (2, 0), (0, 2), (2, 1), (1, 0)] {
        sync(device, from: other)
      }
    }
  }

  /// What all devices agree on, as the rules see it.
  private func view(_ device: Int) -> [String] {
    let facts = devices[device]
    let record = facts.record(of: "FeedBirdsTip")
    return [
      "\(facts.parameters["Backyard.isSignedIn"]?.current ?? .null)",
      "\(record.invalidation.map { "\($0)" } ?? "valid")",
      "\(facts.events["didFillFeeder"]?.log.donations.map(\.date) ?? [])",
    ]
  }

  @Test("holds on all devices after they have synced", arguments: SharedCommand.all)
  private mutating func holds(command: SharedCommand) throws {
    let before = view(0)
    #expect((0..<3).map(view) == Array(repeating: before, count: 3))
    operate(command.actions(devices[0]), on: 0, at: 100)
    let after = view(0)
    #expect(after != before)
    syncAll()
    // A later change makes the record of a device begin at the reset.
    show("FeedBirdsTip", on: 2, at: 200)
    syncAll()
    for (isUndone, expected) in [(true, before), (false, after), (true, before), (false, after)] {
      let operation = try #require(devices[0].operations.last)
      let step = try operation.difference()
      let lost = devices[0].entries(differingFrom: isUndone ? step.inverse : step)
      #expect(lost.isEmpty)
      apply(.setOperation(number: 1, isUndone: isUndone), on: 0, at: 300)
      #expect(view(0) == expected)
      syncAll()
      #expect((0..<3).map(view) == Array(repeating: expected, count: 3))
    }
  }

  @Test(
    "takes back the newer changes of other devices, when a state of the past is imported")
  mutating func importOfPast() {
    let past = devices[0]
    let before = view(0)
    apply(.setParameter(id: "Backyard.isSignedIn", value: false), on: 1, at: 50)
    apply(
      .donate(event: "didFillFeeder", date: Backyard.at(51), info: nil), on: 1, at: 51)
    apply(.resetEligibility(tip: "FeedBirdsTip"), on: 1, at: 52)
    syncAll()
    operate([.replace(past)], on: 0, at: 100)
    syncAll()
    #expect((0..<3).map(view) == Array(repeating: before, count: 3))
    // The files of the past are still there for a device that has not read them.
    let changes = devices[0].changes(bySyncing: [SharedFacts(past)], at: Backyard.at(200)) { "x" }
    devices[0].apply(changes.map { Backyard.change($0, 200) })
    #expect(view(0) == before)
  }

  @Test("takes nothing back when the imported state has all that was there")
  mutating func importOfMore() {
    var more = devices[0]
    more.apply(Backyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 90))
    apply(
      .donate(event: "didFillFeeder", date: Backyard.at(91), info: nil), on: 1, at: 91)
    operate([.replace(more)], on: 0, at: 100)
    syncAll()
    for facts in devices {
      #expect(facts.parameters["Backyard.name"]?.value == "Pond")
      #expect(facts.events["didFillFeeder"]?.log.donations.count == 2)
    }
  }

  @Test("does not lose what other devices have done since")
  mutating func later() {
    operate([.reset], on: 0, at: 100)
    syncAll()
    apply(.donate(event: "didViewBackyard", date: Backyard.at(200), info: nil), on: 1, at: 200)
    show("ShareBackyardTip", on: 2, at: 201)
    apply(.setOperation(number: 1, isUndone: true), on: 0, at: 300)
    syncAll()
    for facts in devices {
      #expect(facts.events["didViewBackyard"]?.log.donations.count == 1)
      #expect(facts.record(of: "ShareBackyardTip").displayCount == 1)
      #expect(facts.record(of: "FeedBirdsTip").displayCount == 1)
    }
  }

  @Test("takes back a merge without taking anything from the other device")
  mutating func merge() {
    var alone = Facts()
    alone.origin.name = "garden"
    let merge = Backyard.change(.merge(SharedFacts(devices[0])), 100)
    alone.apply(Backyard.change(.operate(command: "merge", changes: [merge]), 100))
    alone.apply(Backyard.change(.setOperation(number: 1, isUndone: true), 101))
    #expect(alone.events.isEmpty && alone.devices.isEmpty)
    alone.apply(merge)
    #expect(alone.events["didFillFeeder"]?.log.donations.count == 1)
  }

  @Test("leads to one state in any order and grouping", arguments: 0..<150)
  mutating func converges(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    var past = devices
    for step in 0..<30 {
      let device = random.whole(0...2)
      let second = Int64(10 + step * 10)
      let tip = random.flag() ? "FeedBirdsTip" : "ShareBackyardTip"
      switch random.whole(0...11) {
      case 0: operate([.reset], on: device, at: second)
      case 1: operate([.resetEligibility(tip: tip)], on: device, at: second)
      case 2: operate([.replace(past[random.whole(0...2)])], on: device, at: second)
      case 3:
        operate(
          [.setParameter(id: "Backyard.isSignedIn", value: .bool(random.flag()))],
          on: device, at: second)
      case 4:
        operate(
          [.donate(event: "didFillFeeder", date: Backyard.at(second), info: nil)],
          on: device, at: second)
      case 5: operate([.deleteDonations(event: "didFillFeeder")], on: device, at: second)
      case 6:
        operate(
          [.invalidate(tip: tip, reason: .tipClosed, isForced: false)], on: device, at: second)
      case 7...8:
        if let last = devices[device].undoable.first {
          apply(
            .setOperation(number: last.number, isUndone: true), on: device, at: second)
        }
      case 9:
        if let next = devices[device].redoable.first {
          apply(
            .setOperation(number: next.number, isUndone: false), on: device, at: second)
        }
      case 10: show(tip, on: device, at: second)
      default: past[device] = devices[device]
      }
      for _ in 0..<random.whole(0...3) {
        let reader = random.whole(0...2)
        let writer = random.whole(0...2)
        if reader != writer { sync(reader, from: writer) }
      }
    }
    syncAll()
    for other in devices.dropFirst() {
      #expect(SharedFacts(other) == SharedFacts(devices[0]))
      for tip in ["FeedBirdsTip", "ShareBackyardTip"] {
        #expect(other.record(of: tip) == devices[0].record(of: tip))
      }
    }
  }
}
