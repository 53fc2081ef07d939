import Testing
import TipModel
import TipStore

@Suite("Every datastore")
struct DatastoreContractTests {
  @Test(
    "holds after each commit what the changes say, and keeps it",
    arguments: DatastoreKind.allCases, Story.all)
  func stories(kind: DatastoreKind, story: Story) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    var expected = Facts()
    for change in story.changes {
      expected.apply(change)
      #expect(try store.commit([change]) == expected)
      #expect(try store.facts() == expected)
    }
    #expect(try kind.reopened(store, in: folder) == expected)
  }

  @Test("takes a whole batch in the order in which it is given", arguments: DatastoreKind.allCases)
  func order(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    let changes = Story.all.flatMap(\.changes)
    var expected = Facts()
    for change in changes.reversed() { expected.apply(change) }
    #expect(try store.commit(changes.reversed()) == expected)
    #expect(try kind.reopened(store, in: folder) == expected)
  }

  @Test("is left as it is by a batch of nothing", arguments: DatastoreKind.allCases)
  func nothing(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    #expect(try store.commit([]) == Facts())
    try store.checkpoint()
    #expect(try kind.reopened(store, in: folder) == Facts())
  }

  @Test(
    "forgets what happened in a reset, and keeps definitions (D2)",
    arguments: DatastoreKind.allCases)
  func reset(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    try store.commit([Backyard.change(.registerParameter(Backyard.isSignedIn))])
    try store.commit(Story.all.flatMap(\.changes))
    try store.commit([Backyard.change(.reset, 500), Backyard.donate("didFillFeeder", 501)])
    let facts = try kind.reopened(store, in: folder)
    #expect(Set(facts.tips.keys) == ["FavoriteBackyardTip", "FeedBirdsTip"])
    #expect(facts.records.isEmpty)
    let definition = ParameterRecord(definition: Backyard.isSignedIn)
    #expect(facts.parameters == ["Backyard.isSignedIn": definition])
    #expect(facts.overrides.isEmpty)
    #expect(facts.history.map(\.event) == ["reset"])
    #expect(facts.events["didViewBackyard"]?.log.donations.isEmpty == true)
    #expect(facts.events["didFillFeeder"]?.log.donations.count == 1)
  }

  @Test("is replaced as a whole by an import", arguments: DatastoreKind.allCases)
  func replace(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    try store.commit(Story.all.flatMap(\.changes))
    var imported = Facts()
    imported.apply(Backyard.donate("didShareBackyard", 1, ["to": "a friend"]))
    imported.apply(Backyard.change(.registerTip(Backyard.feed)))
    let receipt = try store.facts().receipt
    try store.commit([Backyard.change(.replace(imported), 600, by: .tipctl)])
    let facts = try kind.reopened(store, in: folder)
    #expect(facts.events == imported.events)
    #expect(facts.tips == imported.tips)
    // Numbers that were given once are not given again.
    #expect(facts.nextSequence >= imported.nextSequence)
    #expect(facts.receipt == receipt)
    #expect(facts.history == imported.history)
  }

  @Test(
    "keeps the newest 200 lines of its history", arguments: DatastoreKind.allCases, [1, 7, 450])
  func history(kind: DatastoreKind, batch: Int) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    let changes = (1...450).map { number in
      Backyard.change(.setParameter(id: "Backyard.count", value: .int(number)), Int64(number))
    }
    for start in stride(from: 0, to: 450, by: batch) {
      try store.commit(Array(changes[start...].prefix(batch)))
    }
    let details = try kind.reopened(store, in: folder).history.map(\.detail)
    #expect(details == (251...450).map(String.init))
  }

  @Test("keeps no more donations than the limit says (D13)", arguments: DatastoreKind.allCases)
  func limits(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    let limit = Tips.DonationLimit(maximumCount: 3, maximumAge: .hours(1))
    try store.commit(
      [Backyard.change(.registerEvent(EventDefinition(id: "didFillFeeder", limit: limit)))])
    for minute in 0..<1200 {
      try store.commit(
        [Backyard.donate("didFillFeeder", Int64(minute) * 60, ["minute": .int(minute)])])
    }
    try store.commit([Backyard.donate("didFillFeeder", 1250 * 60)])
    let log = try kind.reopened(store, in: folder).events["didFillFeeder"]?.log
    #expect(log?.donations.map(\.sequence) == [1199, 1200, 1201])
  }

  @Test("refuses every use once it is closed", arguments: DatastoreKind.allCases)
  func closed(kind: DatastoreKind) throws {
    let folder = try TemporaryFolder()
    let store = try kind.make(in: folder)
    store.close()
    store.close()
    for use in [
      { _ = try store.facts() }, { try store.commit([]) }, { try store.checkpoint() },
      { _ = try store.watch {} },
    ] as [() throws -> Void] {
      let error = #expect(throws: TipControlError.self) { try use() }
      #expect(error?.code == .inputOutput)
    }
  }
}
