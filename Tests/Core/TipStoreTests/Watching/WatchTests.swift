import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("A watch", .hangLimit)
struct WatchTests {
  /// A datastore, the calls of its watch, and a second writer.
  private final class Scene: Sendable {
    let folder: TemporaryFolder
    let store: SQLiteDatastore
    let other: SQLiteDatastore
    let watch: DatastoreWatch
    let calls: AsyncStream<Facts?>

    init() throws {
      let folder = try TemporaryFolder()
      let store = try folder.open()
      let (calls, continuation) = AsyncStream.makeStream(of: Facts?.self)
      watch = try store.watch { continuation.yield(try? store.facts()) }
      other = try folder.open(.tool(creates: false))
      self.folder = folder
      self.store = store
      self.calls = calls
    }

    /// Runs before the folder is removed, because an app's datastore recreates a missing file.
    deinit {
      watch.cancel()
      store.close()
      other.close()
    }

    /// Waits for a call after which the facts are the expected ones.
    func waits(for expected: Facts) async {
      for await facts in calls where facts == expected { return }
      Issue.record("The watch ended before the facts arrived.")
    }
  }

  @Test("calls for each commit of another datastore on the file")
  func foreign() async throws {
    let scene = try Scene()
    for round in 0..<20 {
      let facts = try scene.other.commit([Backyard.donate("didFillFeeder", Int64(round))])
      await scene.waits(for: facts)
    }
  }

  @Test("calls for a commit that must not wait")
  func atOnce() async throws {
    let scene = try Scene()
    let folder = URL(filePath: scene.folder.file).deletingLastPathComponent().path
    let early = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: folder)
    #expect(try scene.other.commitAtOnce([Backyard.donate("didFillFeeder", 1)]))
    // A touch of the folder wakes the watch, which would otherwise never call.
    let date = try FileManager.default.attributesOfItem(atPath: folder)[.modificationDate]
    try #require(date as? Date != early)
    await scene.waits(for: try scene.other.facts())
  }

  @Test("calls for the last of many commits in a short time, which share their signals")
  func manyCommits() async throws {
    let scene = try Scene()
    for round in 0..<5 {
      var facts = Facts()
      for number in 0..<100 {
        facts = try scene.other.commit([
          Backyard.donate("didFillFeeder", Int64(100 * round + number))
        ])
      }
      await scene.waits(for: facts)
    }
  }

  @Test("does not call for its own datastore's commits")
  func own() async throws {
    let scene = try Scene()
    for round in 0..<20 {
      try scene.store.commit([Backyard.donate("didFillFeeder", Int64(round))])
    }
    let facts = try scene.other.commit([Backyard.donate("didViewBackyard", 1)])
    // The first call is for the other writer's commit.
    var calls = scene.calls.makeAsyncIterator()
    #expect(await calls.next() == facts)
  }

  @Test("calls for foreign commits that a commit of its own datastore finds")
  func foundByCommit() async throws {
    let scene = try Scene()
    try scene.other.commit([Backyard.donate("didFillFeeder", 1)])
    let facts = try scene.store.commit([Backyard.donate("didViewBackyard", 2)])
    #expect(Set(facts.events.keys) == ["didFillFeeder", "didViewBackyard"])
    var calls = scene.calls.makeAsyncIterator()
    #expect(await calls.next() != nil)
  }

  @Test("continues after checkpoints, and does not call for them")
  func checkpoint() async throws {
    let scene = try Scene()
    try scene.other.checkpoint()
    try scene.store.checkpoint()
    let facts = try scene.other.commit([Backyard.donate("didFillFeeder", 1)])
    var calls = scene.calls.makeAsyncIterator()
    #expect(await calls.next() == facts)
  }

  @Test("continues when the other writer opens and closes, and its log with it")
  func comesAndGoes() async throws {
    let scene = try Scene()
    scene.other.close()
    for round in 0..<5 {
      let visitor = try scene.folder.open(.tool(creates: false))
      let facts = try visitor.commit([Backyard.donate("didFillFeeder", Int64(round))])
      visitor.close()
      await scene.waits(for: facts)
    }
  }

  @Test("continues when the file is replaced")
  func replaced() async throws {
    let scene = try Scene()
    scene.other.close()
    let next = try TemporaryFolder()
    try next.makeDatastore([Backyard.donate("didShareBackyard", 1)])
    #expect(rename(next.file, scene.folder.file) == 0)
    let visitor = try scene.folder.open(.tool(creates: false))
    await scene.waits(for: try visitor.facts())
    let facts = try visitor.commit([Backyard.donate("didFillFeeder", 2)])
    await scene.waits(for: facts)
  }

  @Test("is woken once for all commits of a millisecond, at its end or at the close of the file")
  func sharedSignal() throws {
    let folder = try TemporaryFolder()
    let signal = FolderSignal(folderOf: "\(folder.path)/tips.sqlite")
    let early = Date(timeIntervalSince1970: 1)
    func isTouched(by action: () -> Void) throws -> Bool {
      try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: folder.path)
      action()
      let date = try FileManager.default.attributesOfItem(atPath: folder.path)[.modificationDate]
      return date as? Date != early
    }
    #expect(try isTouched(by: signal.post))
    // On a busy machine a millisecond may pass between two signals.
    var sharesTouch = false
    for _ in 0..<1000 where !sharesTouch {
      signal.post()
      signal.post()
      if try !isTouched(by: signal.post) { sharesTouch = try isTouched(by: signal.finish) }
    }
    #expect(sharesTouch)
    #expect(try !isTouched(by: signal.finish))
  }

  @Test("is not woken by a commit that changes nothing", arguments: [true, false])
  func noChange(isAtOnce: Bool) throws {
    let folder = try TemporaryFolder()
    let changes = [Backyard.change(.registerTip(Backyard.feed))]
    try folder.makeDatastore(changes)
    let store = try folder.open()
    defer { store.close() }
    let path = URL(filePath: folder.file).deletingLastPathComponent().path
    let early = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: path)
    if isAtOnce {
      #expect(try store.commitAtOnce(changes))
    } else {
      try store.commit(changes)
    }
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    #expect(date as? Date == early)
  }

  @Test("calls when the datastore can no longer be read")
  func unreadable() async throws {
    let scene = try Scene()
    let file = scene.folder.file
    try scene.folder.write(Data("shopping list: seeds\n".utf8), suffix: ".other")
    #expect(rename(file + ".other", file) == 0)
    var calls = scene.calls.makeAsyncIterator()
    // The stream has an end, and the facts cannot be read.
    let (call, expected): (Facts??, Facts??) = (await calls.next(), .some(nil))
    #expect(call == expected)
    #expect(throws: TipControlError.noDatabase(file)) { try scene.store.facts() }
  }

  @Test("that is cancelled no longer calls")
  func cancelled() async throws {
    let scene = try Scene()
    let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
    let second = try scene.store.watch { continuation.yield(2) }
    scene.watch.cancel()
    scene.watch.cancel()
    try scene.other.commit([Backyard.donate("didFillFeeder", 1)])
    var iterator = calls.makeAsyncIterator()
    #expect(await iterator.next() == 2)
    withExtendedLifetime(second) {}
  }
}
