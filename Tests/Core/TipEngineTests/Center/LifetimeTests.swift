import Synchronization
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("A center's start and end", .hangLimit)
struct LifetimeTests {
  private func unconfigured() -> TipsCenter {
    TipsCenter(
      arguments: [], environment: [:], clock: ManualClock(), application: "Birds",
      isDebugBuild: true)
  }

  @Test("A datastore that cannot be watched leaves the center unconfigured (D26)")
  func unwatchable() throws {
    let datastore = UnwatchableDatastore()
    let center = unconfigured()
    #expect(throws: TipControlError.full) { try center.configure([.datastore(datastore)]) }
    #expect(center.status(of: FeedTip()) == .pending)
    try center.configure([.datastoreLocation(.memory)])
    #expect(center.status(of: FeedTip()) == .available)
  }

  @Test("A commit of another process while the center starts is known after the start")
  func foreignChangeAtStart() throws {
    let datastore = RelayedDatastore()
    datastore.afterNextCommit {
      datastore.commitForeign(
        Change(
          .force(tips: ["FeedTip"], state: .hidden), at: Timestamp(milliseconds: 0), by: .tipctl))
    }
    let center = unconfigured()
    try center.configure([.datastore(datastore)])
    try center.flush()
    #expect(center.facts.overrides.tips["FeedTip"] == .hidden)
    try center.shutDown()
  }

  @Test("After it has shut down, a center lets changes settle at once")
  func settling() throws {
    let center = try makeCenter([.settling(.asOnDevice)])
    #expect(center.settling == .asOnDevice)
    Tips.withCenter(center) { Birds.isSignedIn.wrappedValue = true }
    try center.shutDown()
    #expect(center.settling == .synchronous)
    #expect(center.situation.facts == center.facts)
  }

  @Test("A center lists its open displays and streams by their tips, and no group")
  func openResources() throws {
    let center = try makeCenter()
    let group = Tips.withCenter(center) { TipGroup { FeedTip() } }
    let tips: [any Tip] = [SeasonTip(), ShareTip(), FeedTip()]
    let streams = tips.map { center.statusUpdates(of: $0) }
    let displays = try [tips[0], tips[2]].map { try #require(center.present($0)) }
    let open = center.openResources
    #expect(open.openDisplays == ["FeedTip", "SeasonTip"])
    #expect(open.unfinishedStreams.map(\.tip) == ["FeedTip", "SeasonTip", "ShareTip"])
    #expect(open.displayStreams.isEmpty && open.problems.isEmpty)
    for display in displays { display.end() }
    #expect(center.openResources.openDisplays.isEmpty)
    withExtendedLifetime((group, streams)) {}
    try center.shutDown()
  }

  @Test("After it has shut down, a center no longer watches its old datastore")
  func oldDatastore() throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore)])
    try center.shutDown()
    try center.configure([.datastoreLocation(.memory)])
    datastore.commitForeign(
      Change(.forceAll(state: .hidden), at: Timestamp(center.now), by: .tipctl))
    try center.flush()
    #expect(center.status(of: FeedTip()) == .available)
  }

  @Test("A group has no tip while its center is shut down, and resumes with the next configure")
  @MainActor func group() async throws {
    let center = try makeCenter()
    let group = Tips.withCenter(center) { TipGroup { FeedTip() } }
    let updates = group.currentTipUpdates
    try center.shutDown()
    var ids: [String] = []
    for await tip in updates { ids.append(tip.id) }
    #expect(ids == ["FeedTip"], "the stream ends with the center (D21)")
    #expect(group.currentTip == nil)
    try center.configure([.datastoreLocation(.memory)])
    #expect(group.currentTip is FeedTip)
    center.invalidate(FeedTip(), reason: .tipClosed)
    #expect(group.currentTip == nil)
  }

  @Test("Streams end when their center is released (D21)")
  func letGo() async throws {
    var center: TipsCenter? = try makeCenter()
    let updates = try #require(center?.statusUpdates(of: FeedTip()))
    center = nil
    var statuses: [Tips.Status] = []
    for await status in updates { statuses.append(status) }
    #expect(statuses == [.available])
  }

  @Test(
    "An alarm is set at configure, and cancelled when the center shuts down or is released",
    arguments: [true, false])
  func alarm(isReleased: Bool) throws {
    let clock = ManualClock()
    var center: TipsCenter? = TipsCenter(
      arguments: [], environment: [:], clock: clock, application: "Birds", isDebugBuild: true)
    let updates = try Tips.withCenter(#require(center)) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      return FavoriteTip().statusUpdates
    }
    #expect(clock.alarmCount == 0)
    try center?.configure([.datastoreLocation(.memory)])
    #expect(clock.alarmCount == 1, "the end of a time window")
    if isReleased { center = nil } else { try center?.shutDown() }
    #expect(clock.alarmCount == 0)
    withExtendedLifetime((center, updates)) {}
  }

  @Test("Of several threads that configure at once, one succeeds (D1)")
  func configureRace() async throws {
    for _ in 1...20 {
      let center = unconfigured()
      let wins = await withTaskGroup(of: Bool.self) { group in
        for _ in 1...4 {
          group.addTask {
            do {
              try center.configure([.datastoreLocation(.memory)])
              return true
            } catch {
              return false
            }
          }
        }
        return await group.reduce(into: 0) { if $1 { $0 += 1 } }
      }
      #expect(wins == 1)
      try center.shutDown()
    }
  }

  @Test("All donations made while the center starts and ends repeatedly are kept (D14)")
  func restarts() async throws {
    let place = InMemoryDatastore()
    let center = unconfigured()
    let perTask = 100
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...perTask {
            Tips.withCenter(center) { Birds.didView.sendDonation() }
            await Task.yield()
          }
        }
      }
      group.addTask {
        for _ in 1...20 {
          do {
            try center.configure([.datastore(place)])
            await Task.yield()
            try center.shutDown()
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    try center.configure([.datastore(place)])
    #expect(try place.facts().events["didViewBackyard"]?.log.donations.count == 4 * perTask)
    #expect(center.facts == (try place.facts()))
    try center.shutDown()
  }
}

/// A datastore that cannot be watched.
private final class UnwatchableDatastore: TipDatastore {
  private let place = InMemoryDatastore()
  var location: String { "unwatchable" }

  func facts() throws(TipControlError) -> Facts { try place.facts() }

  @discardableResult
  func commit(_ changes: [Change]) throws(TipControlError) -> Facts { try place.commit(changes) }

  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch { throw .full }

  func checkpoint() throws(TipControlError) {}

  func close() {}
}
