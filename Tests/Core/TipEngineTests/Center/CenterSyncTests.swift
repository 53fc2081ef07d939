import Foundation
import Synchronization
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Centers that sync (D46)", .hangLimit)
struct CenterSyncTests {
  /// Two devices with their own datastores, and a folder that they share.
  private struct Devices {
    let phone: TipsCenter
    let tablet: TipsCenter
    let synced: URL

    init(in folder: URL) throws {
      synced = folder.appending(path: "synced/birds")
      phone = try makeCenter([
        .datastoreLocation(.url(folder.appending(path: "phone/"))), .sync(folder: synced),
      ])
      tablet = try makeCenter([
        .datastoreLocation(.url(folder.appending(path: "tablet/"))), .sync(folder: synced),
      ])
    }

    func shutDown() throws {
      try phone.shutDown()
      try tablet.shutDown()
    }
  }

  private static func file(of center: TipsCenter, in folder: URL) -> URL {
    folder.appending(path: "\(center.facts.origin.name).tipsync")
  }

  @Test("show a tip that was closed on one device on no other device")
  func invalidation() async throws {
    try await withTemporaryFolder { folder in
      let devices = try Devices(in: folder)
      for (one, other) in [(devices.phone, devices.tablet), (devices.tablet, devices.phone)] {
        let tip = LimitedTip(id: one === devices.phone ? "first" : "second")
        var updates = Tips.withCenter(other) { tip.statusUpdates }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        Tips.withCenter(one) { tip.invalidate(reason: .tipClosed) }
        #expect(await updates.next() == .invalidated(.tipClosed))
      }
      try devices.shutDown()
      #expect(devices.phone.receipt?.notes == [])
    }
  }

  @Test("are one device when they use one datastore, as an app and its extension do")
  func processes() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      let centers = try (0..<2).map { _ in
        try makeCenter([.datastoreLocation(.url(folder)), .sync(folder: synced)])
      }
      let name = centers[0].facts.origin.name
      for number in 0..<4 {
        let tip = LimitedTip(id: "\(number)")
        var updates = Tips.withCenter(centers[1 - number % 2]) { tip.statusUpdates }
          .makeAsyncIterator()
        #expect(await updates.next() == .available)
        Tips.withCenter(centers[number % 2]) { tip.invalidate(reason: .tipClosed) }
        #expect(await updates.next() == .invalidated(.tipClosed))
      }
      for center in centers { try center.shutDown() }
      // The next launch reads a file of the same name.
      let next = try makeCenter([.datastoreLocation(.url(folder)), .sync(folder: synced)])
      try next.shutDown()
      #expect((centers + [next]).map(\.facts.origin.name) == [name, name, name])
      #expect((centers + [next]).compactMap(\.receipt?.notes) == [[], [], []])
      #expect(try FileManager.default.contentsOfDirectory(atPath: synced.path).count == 1)
    }
  }

  @Test("write what happened last when they shut down, and have read it when they are configured")
  func launches() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      for name in ["phone", "tablet"] {
        let center = try makeCenter([
          .datastoreLocation(.url(folder.appending(path: "\(name)/"))), .sync(folder: synced),
        ])
        Tips.withCenter(center) {
          if name == "phone" { FeedTip().invalidate(reason: .actionPerformed) }
          #expect(FeedTip().status == .invalidated(.actionPerformed))
        }
        try center.shutDown()
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: synced.path).count == 2)
    }
  }

  @Test("read a large file behind, after they are configured")
  func large() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      try FileManager.default.createDirectory(at: synced, withIntermediateDirectories: false)
      var facts = Facts()
      facts.origin = Origin(name: "watch", version: 1)
      let date = Timestamp(ManualClock.defaultStart)
      facts.apply(
        Change(.invalidate(tip: "closed", reason: .tipClosed, isForced: false), at: date))
      for number in 0..<2000 {
        facts.apply(Change(.donate(event: "seen", date: date, info: .int(number)), at: date))
      }
      let text = SyncDocument(SharedFacts(facts)).text
      #expect(text.utf8.count > 64 << 10)
      try Data(text.utf8).write(to: synced.appending(path: "watch.tipsync"))
      let center = try makeCenter([.sync(folder: synced)])
      let tip = LimitedTip(id: "closed")
      let updates = Tips.withCenter(center) { tip.statusUpdates }
      for await status in updates where status == .invalidated(.tipClosed) { break }
      #expect(center.facts.donationCount == 2000)
      try center.shutDown()
    }
  }

  @Test(
    "keep donations that a device with a wrong clock has erased in the future, until then (D49)",
    arguments: [true, false])
  func future(isControlled: Bool) async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      try FileManager.default.createDirectory(at: synced, withIntermediateDirectories: false)
      let now = Timestamp(ManualClock.defaultStart)
      let erased = now.adding(milliseconds: 25 * 3600 * 1000)
      var facts = Facts()
      facts.origin = Origin(name: "watch", version: 1)
      facts.resets = ResetDates(own: erased)
      facts.events["didFeed"] = EventRecord(deleted: erased)
      try Data(SyncDocument(SharedFacts(facts)).text.utf8)
        .write(to: synced.appending(path: "watch.tipsync"))
      let place: [Tips.ConfigurationOption] = [.datastoreLocation(.url(folder))]
      let before = try makeCenter(place)
      await Tips.withCenter(before) { await Birds.didView.donate() }
      try before.shutDown()

      let clock: [Tips.ConfigurationOption] =
        isControlled ? [.clock(.frozen(at: ManualClock.defaultStart))] : []
      let center = try makeCenter(place + clock + [.sync(folder: synced)])

      #expect(center.facts.donationCount == (isControlled ? 0 : 1))
      let notes = try #require(center.receipt?.notes)
      #expect(notes.count == 1)
      let ending = isControlled ? "is applied, because a control sets the clock" : "is not applied"
      #expect(notes.first?.contains("\(erased) \(ending)") == true)
      try center.shutDown()
      guard !isControlled else { return }
      let later = ManualClock(at: ManualClock.defaultStart + 3600)
      let next = try makeCenter(place + [.sync(folder: synced)], clock: later)
      #expect(next.facts.donationCount == 0)
      #expect(next.receipt?.notes == [])
      try next.shutDown()
    }
  }

  @Test("name a file that they cannot use in the receipt, until it is usable")
  func notes() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      try FileManager.default.createDirectory(at: synced, withIntermediateDirectories: false)
      let file = synced.appending(path: "watch.tipsync")
      try Data("tipsync 1".utf8).write(to: file)
      let center = try makeCenter([.sync(folder: synced)])
      #expect(center.receipt?.notes.count == 1)
      #expect(center.receipt?.notes.first?.contains("\"watch.tipsync\" has an invalid") == true)
      var facts = Facts()
      facts.origin = Origin(name: "watch", version: 1)
      let document = SyncDocument(SharedFacts(facts))
      try Data(document.text.utf8).write(to: file)
      await waits(for: center) { $0.isEmpty }
      try center.shutDown()
    }
  }

  @Test("note a reset in the future once, also of a file that comes later (D49)")
  func laterFuture() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      let center = try makeCenter([.sync(folder: synced)])
      let now = Timestamp(ManualClock.defaultStart)
      var facts = Facts()
      facts.origin = Origin(name: "watch", version: 1)
      facts.resets = ResetDates(own: now.adding(milliseconds: 25 * 3600 * 1000))
      for id in ["first", "second"] {
        facts.apply(Change(.setParameter(id: id, value: true), at: now))
        try Data(SyncDocument(SharedFacts(facts)).text.utf8)
          .write(to: synced.appending(path: "watch.tipsync"), options: .atomic)
        await waits(for: center) { _ in center.facts.parameters[id]?.value == true }
        let notes = center.receipt?.notes ?? []
        #expect(notes.count == 1 && notes.first?.contains("is not applied before") == true)
      }
      try center.shutDown()
    }
  }

  @Test("say what is wrong after the notes of options, and before what was refused earlier")
  func orderOfNotes() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      Tips.withCenter(center) {
        Birds.season.wrappedValue = String(repeating: "autumn", count: 200_000)
      }
      try center.configure([
        .datastoreLocation(.memory), .sync(folder: file.appending(path: "synced")),
        .cloudKitContainer(.automatic),
      ])
      let notes = center.receipt?.notes.map { $0.prefix(24) }
      #expect(
        notes == [
          "The CloudKit container \"", "Devices are not synced: ", "\"autumnautumnautumnautum",
        ])
      try center.shutDown()
    }
  }

  /// Waits until the notes of a receipt are as expected, and checks them at each change.
  private func waits(
    for center: TipsCenter, until isExpected: ([String]) -> Bool
  ) async {
    let (news, continuation) = AsyncStream<Void>.makeStream()
    let follower = center.attachment(ReceiptFollower.self)
    follower.follow { continuation.yield() }
    continuation.yield()
    for await _ in news where isExpected(center.receipt?.notes ?? []) { return }
  }

  @Test("work on when the folder cannot be created, and say why in the receipt")
  func noFolder() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let center = try makeCenter([.sync(folder: file.appending(path: "synced"))])
      let notes = try #require(center.receipt?.notes)
      #expect(notes.count == 1)
      #expect(notes.first?.hasPrefix("Devices are not synced: ") == true)
      Tips.withCenter(center) {
        FeedTip().invalidate(reason: .tipClosed)
        #expect(FeedTip().status == .invalidated(.tipClosed))
      }
      try center.shutDown()
    }
  }

  @Test("keep the changes of both copies of a datastore, and say so")
  func twins() async throws {
    try await withTemporaryFolder { folder in
      let synced = folder.appending(path: "synced")
      func options(_ name: String) -> [Tips.ConfigurationOption] {
        [.datastoreLocation(.url(folder.appending(path: "\(name)/")))]
      }
      let first = try makeCenter(options("phone"))
      Tips.withCenter(first) { LimitedTip(id: "before").invalidate(reason: .tipClosed) }
      try first.shutDown()
      try FileManager.default.copyItem(
        at: folder.appending(path: "phone"), to: folder.appending(path: "copy"))
      let phone = try makeCenter(options("phone") + [.sync(folder: synced)])
      Tips.withCenter(phone) {
        LimitedTip(id: "one").invalidate(reason: .tipClosed)
        LimitedTip(id: "two").invalidate(reason: .tipClosed)
      }
      try phone.shutDown()
      let copy = try makeCenter(options("copy"))
      Tips.withCenter(copy) { LimitedTip(id: "three").invalidate(reason: .tipClosed) }
      try copy.shutDown()
      let center = try makeCenter(options("copy") + [.sync(folder: synced)])
      Tips.withCenter(center) {
        for id in ["before", "one", "two", "three"] {
          #expect(LimitedTip(id: id).status == .invalidated(.tipClosed), "\(id)")
        }
      }
      let notes = center.receipt?.notes ?? []
      #expect(notes.count == 1)
      #expect(notes.first?.hasPrefix("Another device has a copy of this datastore") == true)
      try center.shutDown()
      #expect(try FileManager.default.contentsOfDirectory(atPath: synced.path).count == 2)
      // The new name is stored, so that the next launch is the same device.
      let next = try makeCenter(options("copy") + [.sync(folder: synced)])
      #expect(next.facts.origin.name == center.facts.origin.name)
      #expect(next.receipt?.notes == [])
      try next.shutDown()
    }
  }
}

/// Tells of each change of a center.
private final class ReceiptFollower: CenterAttachment {
  private let action = Mutex<@Sendable () -> Void>({})

  init(center: TipsCenter) {}

  func follow(_ action: @escaping @Sendable () -> Void) { self.action.withLock { $0 = action } }

  func changed(_ effects: Effects) -> StatusObservation.Deferred? {
    let action = action.withLock { $0 }
    return { action() }
  }

  func finish() {}
}
