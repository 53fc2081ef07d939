import Foundation
import TestSupport
import Testing
import TipStore

@Suite("A watch over a folder", .hangLimit)
struct FolderWatchTests {
  private let folder: TemporaryFolder
  private let calls: AsyncStream<Void>
  private let watch: DatastoreWatch

  init() throws {
    folder = try TemporaryFolder()
    let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
    self.calls = calls
    watch = try DatastoreWatch(folderOf: "\(folder.path)/birds/.tipkit/tips.sqlite") {
      continuation.yield()
    }
  }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
  }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/\(name)", toPath: "\(folder.path)/\(other)")
  }

  @Test("that is missing calls for each step on the way down")
  func steps() async throws {
    var iterator = calls.makeAsyncIterator()
    await iterator.next()
    try make("birds")
    await iterator.next()
    try make("birds/.tipkit")
    await iterator.next()
    try make("birds/.tipkit/tips.sqlite")
    await iterator.next()
    watch.cancel()
  }

  @Test("calls when a folder above it is renamed, and when it is back")
  func above() async throws {
    var iterator = calls.makeAsyncIterator()
    await iterator.next()
    try make("birds")
    await iterator.next()
    try make("birds/.tipkit")
    await iterator.next()
    for _ in 0..<3 {
      try move("birds", to: "away")
      await iterator.next()
      try move("away", to: "birds")
      await iterator.next()
    }
    try make("birds/.tipkit/tips.sqlite")
    await iterator.next()
    watch.cancel()
  }

  @Test("that is deleted while a program has it open calls when it is back")
  func held() async throws {
    var iterator = calls.makeAsyncIterator()
    await iterator.next()
    try make("birds")
    await iterator.next()
    try make("birds/.tipkit")
    await iterator.next()
    let descriptor = open("\(folder.path)/birds/.tipkit", O_RDONLY)
    defer { close(descriptor) }
    try FileManager.default.removeItem(atPath: "\(folder.path)/birds/.tipkit")
    await iterator.next()
    try make("birds/.tipkit")
    await iterator.next()
    try make("birds/.tipkit/tips.sqlite")
    await iterator.next()
    watch.cancel()
  }
}
