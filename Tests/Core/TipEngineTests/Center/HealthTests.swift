import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting
@testable import TipEngine

@Suite("The health of a center", .hangLimit, .ownThread)
struct HealthTests {
  private func center(
    _ file: URL, frequency: Tips.ConfigurationOption.DisplayFrequency = .daily
  ) throws -> TipsCenter {
    let center = TipsCenter(
      arguments: [], environment: [:], clock: ManualClock(), application: "Birds",
      isDebugBuild: true)
    try center.configure([
      .datastoreLocation(.url(file)), .displayFrequency(frequency), .timing(.patient),
    ])
    return center
  }

  /// Waits for a health that fulfils a condition.
  private func waits(
    for center: TipsCenter, _ condition: (Tips.Health) -> Bool
  ) async -> Tips.Health? {
    for await health in center.healthUpdates where condition(health) { return health }
    return nil
  }

  @Test("tells that changes are not stored, and no longer tells it once they are (D42)")
  func recovery() async throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore), .timing(.patient)])
    #expect(center.health.isStoring)
    datastore.failure = .full
    await Tips.withCenter(center) {
      Birds.didFeed.sendDonation(.init(bird: "tit", grams: 5))
      #expect(await waits(for: center) { !$0.isStoring }?.problem?.contains("disk is full") == true)
      #expect(center.receipt?.notes.count { $0.contains("are not stored yet") } == 1)
      #expect(throws: TipControlError.self) { try center.flush() }
      datastore.failure = nil
      // Returns although the first commits fail, because the next one does not.
      await Birds.didFeed.donate(.init(bird: "wren", grams: 2))
      #expect(await waits(for: center, \.isStoring) != nil)
    }
    #expect(center.receipt?.notes.isEmpty == true)
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 2)
    try center.flush()
    #expect(try datastore.place.facts().receipt == center.receipt?.storedValue)
    try center.shutDown()
  }

  @Test("An awaited donation returns when it is stored, however often that fails before (D42)")
  func awaited() async throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore), .timing(.patient)])
    datastore.failure = .full
    try await Tips.withCenter(center) {
      async let donated: Void = Birds.didFeed.donate(.init(bird: "tit", grams: 5))
      #expect(await waits(for: center) { !$0.isStoring } != nil)
      let before = try datastore.place.facts()
      #expect(before.events["didFeed"] == nil)
      datastore.failure = nil
      await donated
      let after = try datastore.place.facts()
      #expect(after.events["didFeed"]?.log.donations.count == 1)
    }
    try center.shutDown()
  }

  @Test("An awaited deletion throws when it is not stored, and an awaited reset is noted (D42)")
  func awaitedFailures() async throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore), .timing(.patient)])
    try await Tips.withCenter(center) {
      await Birds.didView.donate()
      datastore.failure = .full
      await #expect(throws: TipControlError.full) { try await Birds.didView.deleteDonations() }
      #expect(Birds.didView.donations.isEmpty)
      await FeedTip().resetEligibility()
      let problem = "The eligibility of \"FeedTip\" is reset but not saved yet: "
      #expect(center.openResources.problems == [problem + "\(TipControlError.full)"])
      datastore.failure = nil
      try await Birds.didView.deleteDonations()
      let stored = try datastore.place.facts().events["didViewBackyard"]
      #expect(stored?.log.donations.isEmpty == true)
    }
    try center.shutDown()
  }

  @Test("tells that the file was replaced, and the new one has the app's own definitions")
  func replaced() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let center = try center(file)
      try await Tips.withCenter(center) {
        #expect(FeedTip().status == .available)
        Birds.isSignedIn.wrappedValue = true
        await Birds.didFeed.donate(.init(bird: "tit", grams: 5))
        let definitions = center.facts.tips
        try FileManager.default.removeItem(at: file)

        let health = await waits(for: center) { !$0.notes.isEmpty }

        #expect(health?.notes.first?.contains("was deleted") == true)
        try center.flush()
        let stored = try SQLiteDatastore.peek(path: file.path)
        #expect(stored.tips == definitions)
        #expect(stored.displayFrequency == .daily)
        #expect(stored.processes.count == 1)
        #expect(stored.receipt == center.receipt?.storedValue)
        #expect(center.receipt?.notes == health?.notes)
        #expect(stored.parameters["Birds.isSignedIn"]?.definition != nil)
        #expect(stored.parameters["Birds.isSignedIn"]?.value == nil, "what happened is gone")
        #expect(Birds.didFeed.donations.isEmpty)
        await Birds.didFeed.donate(.init(bird: "wren", grams: 2))
        let events = try SQLiteDatastore.peek(path: file.path).events
        #expect(events["didFeed"]?.log.donations.count == 1)
      }
      try center.shutDown()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["tips.sqlite"])
    }
  }

  @Test("A folder that is gone is created again, and still watched")
  func folderDeleted() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "nest/tips.sqlite")
      let center = try center(file)
      try await Tips.withCenter(center) {
        var updates = FeedTip().statusUpdates.makeAsyncIterator()
        #expect(await updates.next() == .available)
        // Moved, because the app would make a new one while its files are deleted one by one.
        try FileManager.default.moveItem(
          at: folder.appending(path: "nest"), to: folder.appending(path: "old"))
        #expect(await waits(for: center) { !$0.notes.isEmpty } != nil)
        try center.flush()
        let shell = try SQLiteDatastore(path: file.path, mode: .tool(creates: false))
        try shell.commit([
          Change(.force(tips: ["FeedTip"], state: .hidden), at: Timestamp(Date()), by: .tipctl)
        ])
        shell.close()
        #expect(await updates.next() == .pending)
      }
      try center.shutDown()
    }
  }

  @Test("does not tell of a datastore that the center has released")
  func released() async throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore), .timing(.patient)])
    datastore.failure = .full
    Tips.withCenter(center) { Birds.didView.sendDonation() }
    #expect(throws: TipControlError.full) { try center.flush() }
    let updates = center.healthUpdates
    #expect(throws: TipControlError.full) { try center.shutDown() }
    #expect(center.health == Tips.Health())
    var healths: [Tips.Health] = []
    for await health in updates { healths.append(health) }
    #expect(healths.map(\.isStoring) == [false], "the health of no datastore is not reported")

    try center.configure([.datastoreLocation(.memory)])

    #expect(center.health == Tips.Health())
    #expect(center.receipt?.notes == [])
    // Ends the tries of the old writer.
    datastore.failure = nil
    try center.shutDown()
  }

  @Test("Streams of the health end when the center shuts down")
  func end() async throws {
    let center = TipsCenter(
      arguments: [], environment: [:], clock: ManualClock(), application: "Birds",
      isDebugBuild: true)
    try center.configure([.datastoreLocation(.memory)])
    let updates = center.healthUpdates
    try center.shutDown()
    var count = 0
    for await _ in updates { count += 1 }
    #expect(count >= 1)
  }
}
