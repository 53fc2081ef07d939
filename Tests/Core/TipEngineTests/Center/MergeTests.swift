import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("A merge into a running app", .hangLimit)
struct CenterMergeTests {
  /// The datastore of another device, on which a tip was closed and birds were fed.
  private func tablet(_ changes: [Change.Action] = []) throws -> InMemoryDatastore {
    let store = InMemoryDatastore()
    let date = try #require(Timestamp(iso8601: "2026-11-20T08:00:00Z"))
    try store.commit(
      ([.invalidate(tip: "ShareTip", reason: .tipClosed, isForced: false)] + changes)
        .map { Change($0, at: date) })
    return store
  }

  @Test("adds another device's tips, donations and parameters, and streams report them")
  func merges() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      var statuses = ShareTip().statusUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .pending)
      let date = try #require(Timestamp(iso8601: "2026-11-20T08:00:00Z"))
      let other = try tablet([
        .donate(event: Birds.didView.id, date: date, info: nil),
        .setParameter(id: Birds.isSignedIn.id, value: true),
      ])
      try center.merge(from: other)
      #expect(await statuses.next() == .invalidated(.tipClosed))
      #expect(Birds.didView.donations.count == 1)
      #expect(Birds.isSignedIn.wrappedValue)
      try center.merge(from: other)
      #expect(Birds.didView.donations.count == 1)
    }
    try center.shutDown()
  }

  @Test("is in the datastore when the call returns, and counts a running display elsewhere once")
  func counts() async throws {
    let store = InMemoryDatastore()
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastore(store)])
    try Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      let other = try tablet([
        .beginDisplay(
          tip: "FeedTip",
          display: ActiveDisplay(
            id: "1", began: Timestamp(milliseconds: 1_795_000_000_000), owner: "tablet 1"),
          isForced: false)
      ])
      for _ in 1...2 { try center.merge(from: other) }
      #expect(try store.facts().record(of: "FeedTip").displayCount == 2)
      #expect(try store.facts().records["FeedTip"]?.displayCount == 1)
    }
    try center.shutDown()
  }

  @Test("reads the other device's file by its URL, and leaves it as it is")
  func file() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "garden pond/tips.sqlite")
      let other = try makeCenter([.datastoreLocation(.url(file))])
      other.invalidate(FeedTip(), reason: .tipClosed)
      try other.shutDown()
      let before = try Data(contentsOf: file)
      let center = try makeCenter()
      try center.merge(from: file)
      #expect(center.status(of: FeedTip()) == .invalidated(.tipClosed))
      #expect(try Data(contentsOf: file) == before)
      #expect(throws: TipControlError.self) {
        try center.merge(from: folder.appending(path: "nowhere/tips.sqlite"))
      }
      try center.shutDown()
    }
  }

  @Test("leaves a displayed tip on screen, and the limit counts both devices' displays (D8)")
  func onScreen() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      let tip = LimitedTip(id: "LimitedTip", count: 2)
      var statuses = tip.statusUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .available)
      let display = try #require(tip.present())
      let began = try #require(Timestamp(iso8601: "2026-11-20T07:00:00Z"))
      let other = try tablet([
        .beginDisplay(
          tip: tip.id, display: ActiveDisplay(id: "1", began: began, owner: "tablet 1"),
          isForced: false)
      ])
      try center.merge(from: other)
      #expect(tip.status == .available)
      #expect(center.export().facts.record(of: tip.id).displayCount == 2)
      display.end()
      #expect(await statuses.next() == .invalidated(.displayCountExceeded))
      try center.merge(from: other)
      #expect(center.export().facts.record(of: tip.id).displayCount == 2)
    }
    try center.shutDown()
  }

  @Test("is refused before configure, and from a datastore that does not identify its device")
  func refusals() throws {
    let early = TipsCenter(arguments: [], environment: [:])
    let missing = #expect(throws: TipControlError.self) { try early.merge(from: tablet()) }
    #expect(missing?.code == .missing)
    #expect(missing?.suggestion == "Call configure first, then merge")

    let center = try makeCenter()
    let refused = #expect(throws: TipControlError.self) { try center.merge(from: Nameless()) }
    #expect(refused?.code == .refused)
    #expect(
      refused?.reason == "The datastore \"nowhere\" does not identify its device")
    let before = center.export()
    let closed = try tablet()
    closed.close()
    #expect(throws: TipControlError.self) { try center.merge(from: closed) }
    #expect(center.export() == before)
    try center.shutDown()
  }

  /// A datastore that does not keep the origin of its facts.
  private struct Nameless: TipDatastore {
    let location = "nowhere"
    func facts() -> Facts { Facts() }
    func commit(_ changes: [Change]) -> Facts { Facts() }
    func watch(_ onForeignChange: @escaping @Sendable () -> Void) -> DatastoreWatch {
      DatastoreWatch()
    }
    func checkpoint() {}
    func close() {}
  }
}
