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

  /// Does one thing after the other, and waits for a call after each.
  private func follow(_ steps: () throws -> Void...) async throws {
    var iterator = calls.makeAsyncIterator()
    await iterator.next()
    for step in steps {
      try step()
      await iterator.next()
    }
    watch.cancel()
  }

  @Test("that is missing calls for each step on the way down")
  func steps() async throws {
    try await follow(
      { try make("birds") }, { try make("birds/.tipkit") },
      { try make("birds/.tipkit/tips.sqlite") })
  }

  @Test("calls when a folder above it is renamed, and when it is back")
  func above() async throws {
    let leave = { try move("birds", to: "away") }
    let comeBack = { try move("away", to: "birds") }
    try await follow(
      { try make("birds") }, { try make("birds/.tipkit") }, leave, comeBack, leave, comeBack,
      leave, comeBack, { try make("birds/.tipkit/tips.sqlite") })
  }

  @Test("that is deleted while a program has it open calls when it is back")
  func held() async throws {
    var descriptor: Int32 = -1
    defer { close(descriptor) }
    try await follow(
      { try make("birds") }, { try make("birds/.tipkit") },
      {
        descriptor = open("\(folder.path)/birds/.tipkit", O_RDONLY)
        try FileManager.default.removeItem(atPath: "\(folder.path)/birds/.tipkit")
      }, { try make("birds/.tipkit") }, { try make("birds/.tipkit/tips.sqlite") })
  }
}
