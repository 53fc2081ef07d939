import Foundation
import Testing
import TipContent
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Parameters and events on a live center")
struct InputTests {
  @Test("A parameter starts from its initial value and keeps written values")
  func parameter() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(Birds.visits.wrappedValue == 0)
      Birds.visits.wrappedValue += 2
      #expect(Birds.visits.wrappedValue == 2)
      #expect(center.facts.parameters["Birds.visits"]?.value == .int(2))
    }
  }

  @Test("A value that is too large is not stored, and the health and the receipt say so (D58)")
  func tooLarge() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      Birds.season.wrappedValue = "autumn"
      Birds.season.wrappedValue = String(repeating: "autumn", count: 200_000)
      Birds.didFeed.sendDonation(.init(bird: String(repeating: "tit", count: 400_000), grams: 5))
      #expect(Birds.season.wrappedValue == "autumn")
      #expect(Birds.didFeed.donations.isEmpty)
    }
    let refusals = center.health.refusals
    #expect(refusals.count == 2 && center.health.isStoring)
    for (refusal, words) in zip(refusals, ["\"Birds.season\"", "donation of \"didFeed\""]) {
      #expect(refusal.contains(words) && refusal.contains("at most 1048576 can be stored"))
      #expect(refusal.utf8.count < 700)
      #expect(center.receipt?.notes.contains(refusal) == true)
    }
  }

  @Test("A transient parameter is reset in each process, and its writes are stored")
  func transient() throws {
    let first = try makeCenter()
    Tips.withCenter(first) {
      Birds.season.wrappedValue = "autumn"
      #expect(first.facts.parameters["Birds.season"]?.value == .string("autumn"))
    }
    let center = try makeCenter()
    center.setFactForTest("Birds.season", "winter")
    Tips.withCenter(center) {
      #expect(Birds.season.wrappedValue == "spring")
      // Another definition does not make it begin anew in the same process.
      Birds.season.wrappedValue = "summer"
      var definition = Birds.season.definition
      definition.initialValue = "winter"
      center.apply(.registerParameter(definition))
      #expect(Birds.season.wrappedValue == "summer")
      #expect(center.facts.parameters["Birds.season"]?.definition == Birds.season.definition)
    }
  }

  @Test(
    "A parameter that is defined differently is stored again, in a new process or the same one",
    arguments: [true, false])
  func redefined(isNewProcess: Bool) throws {
    let store = InMemoryDatastore()
    let old = Tips.Parameter(Birds.self, "visits", 3, .transient)
    var center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastore(store)])
    Tips.withCenter(center) { #expect(old.wrappedValue == 3) }
    if isNewProcess {
      try center.shutDown()
      center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      try center.configure([.datastore(store)])
      #expect(center.facts.parameters["Birds.visits"]?.definition == old.definition)
    }
    Tips.withCenter(center) { #expect(Birds.visits.wrappedValue == 0) }
    try center.shutDown()
    #expect(try store.facts().parameters["Birds.visits"]?.definition == Birds.visits.definition)
  }

  @Test("A parameter is stored again when an import of tipctl has removed it")
  func removed() throws {
    let store = RelayedDatastore()
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastore(store)])
    try Tips.withCenter(center) {
      Birds.visits.wrappedValue = 2
      try center.flush()
      store.commitForeign(Change(.replace(Facts()), at: Timestamp(center.now), by: .tipctl))
      // The center reads the change before it writes.
      try center.flush()
      #expect(center.facts.parameters.isEmpty)
      #expect(Birds.visits.wrappedValue == 0)
    }
    try center.shutDown()
    let stored = try store.place.facts().parameters["Birds.visits"]
    #expect(stored == ParameterRecord(definition: Birds.visits.definition))
  }

  @Test("A value of another type gives the initial value, is noted in the receipt, and stays (D43)")
  func undecodable() throws {
    let center = try makeCenter()
    center.setFactForTest("Birds.visits", "many")
    Tips.withCenter(center) {
      #expect(Birds.visits.wrappedValue == 0)
      let notes = try? #require(center.receipt?.notes)
      #expect(notes?.contains { $0.contains("Birds.visits") && $0.contains("many") } == true)
      #expect(center.facts.parameters["Birds.visits"]?.value == "many")
      center.setFactForTest("Birds.isSignedIn", "yes")
      #expect(center.verdict(for: SignedOutTip()).status == .available)
      Birds.visits.wrappedValue = 3
      #expect(Birds.visits.wrappedValue == 3)
    }
  }

  @Test("Donations ascend by date and have their payload (D13)")
  func donations() async throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    await Tips.withCenter(center) {
      await Birds.didFeed.donate(.init(bird: "tit", grams: 5))
      clock.advance(by: .hours(1))
      await Birds.didFeed.donate(.init(bird: "robin", grams: 9))
      let donations = Birds.didFeed.donations
      #expect(donations.map(\.bird) == ["tit", "robin"])
      #expect(donations[1].date == date("2026-11-21T10:00:00Z"))
      #expect(donations.donatedWithin(.minutes(30)).map(\.bird) == ["robin"])
    }
  }

  @Test("deleteDonations leaves the event without donations")
  func deleteDonations() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      await Birds.didView.donate()
      try await Birds.didView.deleteDonations()
      #expect(Birds.didView.donations.isEmpty)
    }
  }

  @Test("sendDonation is visible at once and calls back when it is stored")
  func sendDonation() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      await withCheckedContinuation { continuation in
        Birds.didView.sendDonation { continuation.resume() }
        #expect(Birds.didView.donations.count == 1)
      }
    }
  }

  @Test("A donation limit bounds the stored donations")
  func limit() throws {
    let event = Tips.Event(id: "limited", donationLimit: .init(maximumCount: 2))
    let center = try makeCenter()
    Tips.withCenter(center) {
      for _ in 1...5 { event.sendDonation() }
      #expect(event.donations.count == 2)
      #expect(center.facts.events["limited"]?.log.donations.count == 2)
    }
  }
}

extension TipsCenter {
  /// Stores a value as an earlier process might have.
  func setFactForTest(_ parameter: String, _ value: String) {
    apply(.setParameter(id: parameter, value: .string(value)))
  }
}

/// Shows to every person who is not signed in.
private struct SignedOutTip: Tip {
  var title: Text { Text("Sign In") }
  var rules: [Rule] { Rule(Birds.isSignedIn) { !$0 } }
}
