import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Loading a state into a center")
struct LoadTests {
  private enum Yard {
    static let isSignedIn = Tips.Parameter(Yard.self, "isSignedIn", false)
    static let season = Tips.Parameter(Yard.self, "season", "spring", .transient)
  }

  private struct ShareTip: Tip {
    var title: Text { Text("Share Your Backyard") }
    var rules: [Rule] { Rule(Yard.isSignedIn) { $0 } }
  }

  private static let signedIn = #"{"parameters": [{"id": "Yard.isSignedIn", "value": true}]}"#

  private func center(
    _ store: InMemoryDatastore = InMemoryDatastore(), clock: ManualClock = ManualClock()
  )
    throws -> TipsCenter
  {
    let center = TipsCenter(arguments: [], environment: [:], clock: clock, isDebugBuild: true)
    try center.configure([.datastore(store), .displayFrequency(.weekly)])
    return center
  }

  @Test("replaces the contents of the datastore, and takes rules from the code")
  func replaces() throws {
    let store = InMemoryDatastore()
    let center = try center(store)
    center.invalidate(ShareTip(), reason: .tipClosed)
    try center.load(TipFixture(json: Self.signedIn))
    #expect(try store.facts().records.isEmpty)
    #expect(try store.facts().displayFrequency == .immediate)
    #expect(try store.facts().receipt != nil)
    #expect(center.status(of: ShareTip()) == .available)
  }

  @Test("keeps the definitions in the code, and adds those of the fixture")
  func definitions() throws {
    let center = try center()
    center.register([ShareTip()])
    try center.load(TipFixture("backyard-birds"))
    #expect(center.facts.tips["ShareTip"]?.title == "Share Your Backyard")
    #expect(center.facts.tips.count == 6)
    try center.load(TipFixture(json: "{}"))
    #expect(Set(center.facts.tips.keys) == ["ShareTip"])
  }

  @Test("exports the same bytes again")
  func roundTrip() throws {
    let first = try center()
    try first.load(TipFixture("backyard-birds"))
    let exported = first.export()
    #expect(exported.text == (try TipFixture("backyard-birds").document.text))
    try first.load(TipFixture(json: "{}"))
    #expect(first.export().text == StateDocument(Facts()).text)
    try first.load(exported)
    #expect(first.export().text == exported.text)
    let second = try center()
    try second.load(TipFixture(json: exported.text))
    #expect(second.export().text == exported.text)
    #expect(second.export() == exported)
  }

  @Test("updates streams at once (D21)", .hangLimit)
  func streams() async throws {
    let center = try center()
    try await Tips.withCenter(center) {
      var statuses = ShareTip().statusUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .pending)
      try center.load(TipFixture(json: Self.signedIn))
      #expect(await statuses.next() == .available)
      try center.load(TipFixture(json: "{}"))
      #expect(await statuses.next() == .pending)
    }
  }

  @Test("sets a transient parameter to the fixture's value")
  func transient() throws {
    let center = try center()
    try center.load(
      TipFixture(json: #"{"parameters": [{"id": "Yard.season", "value": "autumn"}]}"#))
    Tips.withCenter(center) { #expect(Yard.season.wrappedValue == "autumn") }
  }

  @Test("gives the fixture's clock precedence, as an import does (D6)")
  func clock() throws {
    let clock = ManualClock()
    let center = try center(clock: clock)
    let fixture = try TipFixture(json: #"{"clock": {"setting": "2026-12-24T18:00:00Z"}}"#)
    try center.load(fixture)
    #expect(center.now == fixture.date)
    clock.advance(by: .seconds(60))
    try center.setClock(.shifted(by: .seconds(3600)))
    #expect(center.now == fixture.date)
    try center.load(fixture.withoutClock)
    #expect(center.now == clock.date + 3600)
    try center.setClock(nil)
    clock.advance(by: .seconds(60))
    #expect(center.now == clock.date)
  }

  @Test("fails for a center that is not configured, which can be configured afterwards")
  func unconfigured() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    let error = #expect(throws: TipControlError.self) {
      try center.load(TipFixture(json: Self.signedIn))
    }
    #expect(error?.code == .missing)
    #expect(error?.suggestion == "Call configure first, then load")
    try center.configure([.datastoreLocation(.memory)])
    #expect(center.status(of: ShareTip()) == .pending)
  }
}

@Suite("A custom datastore")
struct OwnDatastoreTests {
  @Test("stores the center's changes, and stays open when the center shuts down")
  func given() throws {
    let store = InMemoryDatastore()
    for launch in 1...2 {
      let center = TipsCenter(arguments: [], environment: [:])
      try center.configure([.datastoreLocation(.applicationDefault), .datastore(store)])
      #expect(center.receipt?.datastore == "memory")
      let event = Tips.Event<Tips.EmptyDonation>(id: "didFillFeeder")
      Tips.withCenter(center) { event.sendDonation() }
      try center.shutDown()
      #expect(try store.facts().events["didFillFeeder"]?.log.donations.count == launch)
    }
  }

  @Test("stays open when configure fails, so that a second try works (D26)")
  func failed() throws {
    let store = InMemoryDatastore()
    let center = TipsCenter(arguments: [], environment: [:])
    #expect(throws: TipControlError.self) {
      try center.configure([.datastore(store), .receipt("/dev/null/receipt.json")])
    }
    try center.configure([.datastore(store)])
    try center.shutDown()
    #expect(try store.facts().receipt != nil)
  }

  @Test("yields to the Datastore control, and to a later location (D6)")
  func others() throws {
    let store = InMemoryDatastore()
    let center = TipsCenter(
      arguments: [], environment: ["TIPCTL_DATASTORE": "memory"], isDebugBuild: true)
    try center.configure([.datastore(store)])
    #expect(try store.facts().withoutOrigin == Facts())
    let next = TipsCenter(arguments: [], environment: [:])
    try next.configure([.datastore(store), .datastoreLocation(.memory)])
    #expect(try store.facts().withoutOrigin == Facts())
  }
}
