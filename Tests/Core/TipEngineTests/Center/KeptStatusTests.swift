import Foundation
import Synchronization
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel
import TipTesting

@Suite("A status is kept until something can change it (D45)", .hangLimit)
struct KeptStatusTests {
  /// The number of times that the code of ``CountedTip`` was read.
  static let reads = Atomic(0)

  @Test("Repeated statuses read a tip's code once; a presentation and an explanation read it again")
  func readsOnce() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      Tips.register(CountedTip())
      _ = CountedTip().status
      let before = Self.reads.load(ordering: .relaxed)
      for _ in 1...3 { #expect(CountedTip().status == .pending) }
      Birds.isSignedIn.wrappedValue = true
      #expect(CountedTip().status == .available)
      #expect(AnyTip(CountedTip()).status == .available)
      #expect(Self.reads.load(ordering: .relaxed) == before)
      try #require(CountedTip().present()).end()
      #expect(Self.reads.load(ordering: .relaxed) == before + 1)
      _ = center.explanation(of: CountedTip())
      #expect(Self.reads.load(ordering: .relaxed) == before + 2)
    }
  }

  @Test("A tip with other stored data has its own status, also of the same type (D23)")
  func storedData() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      for _ in 1...2 {
        #expect(PlainTip(number: 1, needsSignIn: false).status == .available)
        #expect(PlainTip(number: 2, needsSignIn: true).status == .pending)
        #expect(PlainTip(number: 1, needsSignIn: true).status == .pending)
        #expect(TextTip(name: "a", needsSignIn: false).status == .available)
        #expect(TextTip(name: "a", needsSignIn: true).status == .pending)
      }
    }
  }

  @Test("Two centers keep different statuses, and an ended center keeps none")
  func centers() throws {
    let one = try makeCenter()
    let two = try makeCenter()
    Tips.withCenter(one) { Birds.isSignedIn.wrappedValue = true }
    for _ in 1...2 {
      #expect(one.status(of: ShareTip()) == .available)
      #expect(two.status(of: ShareTip()) == .pending)
    }
    try one.shutDown()
    #expect(one.status(of: ShareTip()) == .pending)
  }

  @Test("A window's edges count to the millisecond, in both directions of the clock")
  func windowEdges() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      #expect(FavoriteTip().status == .available)
      let begin = clock.date
      for (offset, status) in [
        (432_000.0, Tips.Status.available), (432_000.001, .pending), (432_000, .available),
        (-0.001, .pending), (0, .available),
      ] {
        clock.set(to: begin.addingTimeInterval(offset))
        #expect(FavoriteTip().status == status, "after \(offset) s")
      }
    }
  }

  @Test("Commits of other processes count at once")
  func foreignCommits() async throws {
    let store = RelayedDatastore()
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastore(store)])
    await Tips.withCenter(center) {
      #expect(ShareTip().status == .pending)
      var updates = ShareTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .pending)
      store.commitForeign(
        Change(
          .setParameter(id: Birds.isSignedIn.id, value: true), at: Timestamp(center.now)))
      #expect(await updates.next() == .available)
      #expect(ShareTip().status == .available)
    }
  }

  @Test("After random changes, each status is the one of an evaluation", arguments: 1...30)
  func randomChanges(seed: UInt64) throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    var random = RandomChanges(seed: seed)
    let tips: [any Tip] = [FavoriteBackyardTip(), FeedBirdsTip(), WrenTip()]
    for _ in 1...40 {
      for change in random.batch(upTo: 3) {
        clock.set(to: change.date.date)
        center.apply(change.action)
        if case .force = change.action { center.showTips(["FeedBirdsTip"]) }
        if case .reset = change.action { center.clearOverrides() }
      }
      for tip in tips + tips {
        let status = center.status(of: tip)
        let situation = center.situation
        let decision = Eligibility.decide(tip.definition, situation.facts, situation.moment)
        #expect(status == decision.status, "\(tip.id)")
        if let next = decision.nextChange { clock.set(to: next.date) }
      }
    }
  }
}

/// Counts how often its rules are read.
private struct CountedTip: Tip {
  var title: Text { Text("Count") }
  var rules: [Rule] {
    KeptStatusTests.reads.add(1, ordering: .relaxed)
    return [Rule(Birds.isSignedIn) { $0 }]
  }
}

/// A tip of plain data.
private struct PlainTip: Tip {
  let number: Int32
  let needsSignIn: Bool
  var id: String { "plain \(number)" }
  var title: Text { Text("Plain") }
  var rules: [Rule] { if needsSignIn { Rule(Birds.isSignedIn) { $0 } } }
}

/// A tip with text, which does not identify it.
private struct TextTip: Tip {
  let name: String
  let needsSignIn: Bool
  var id: String { "text \(name)" }
  var title: Text { Text("Text") }
  var rules: [Rule] { if needsSignIn { Rule(Birds.isSignedIn) { $0 } } }
}

// Tips with the names of the random changes.

private struct FavoriteBackyardTip: Tip {
  var title: Text { Text("Favorite") }
  var rules: [Rule] {
    Rule(Tips.Event<Tips.EmptyDonation>(id: "FeedBirdsTip")) {
      $0.donations.donatedWithin(.days(3)).count >= 2
    }
  }
  var options: [any TipOption] { MaxDisplayCount(3) }
}

private struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed") }
  var options: [any TipOption] { MaxDisplayDuration(90) }
}

private struct WrenTip: Tip {
  static let feedings = Tips.Event<Tips.EmptyDonation>(
    id: "with 'quotes'", donationLimit: .init(maximumCount: 3, maximumAge: .days(2)))
  var id: String { "Zaunk\u{F6}nig" }
  var title: Text { Text("Wren") }
  var rules: [Rule] { Rule(Self.feedings) { $0.donations.count < 3 } }
  var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}
