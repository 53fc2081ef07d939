import Foundation
import TestSupport
import Testing
import TipFoundation
import TipModel
import TipTesting
@testable import TipStore

@Suite("The files of a datastore")
struct DatastoreFilesTests {
  @Test("that are set aside in one second get different names, each with the files beside it")
  func setAside() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for text in ["north", "south", "pond"] {
      try folder.write(Data(text.utf8))
      try folder.write(Data("log of \(text)".utf8), suffix: "-wal")
      paths.append(try DatastoreFiles.setAside(folder.file, at: Backyard.start))
    }
    let name = "tips.sqlite.corrupt-2026-11-18T110640Z"
    #expect(paths == ["", "-2", "-3"].map { "\(folder.path)/.tipkit/\(name)\($0)" })
    #expect(
      try folder.names() == [name, "\(name)-2", "\(name)-2-wal", "\(name)-3", "\(name)-3-wal"]
        + ["\(name)-wal"])
    for (path, text) in zip(paths, ["north", "south", "pond"]) {
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      #expect(
        try String(contentsOfFile: path + "-wal", encoding: .utf8) == "log of \(text)")
    }
  }

  @Test("are in a folder whose lock is not waited for without time", arguments: [0, -5])
  func noTime(timeout: Int) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/tips.sqlite"
    let lock = try #require(try FolderLock(folderOf: path, timeout: 0))
    defer { lock.release() }
    let error = #expect(throws: TipControlError.self) {
      try FolderLock(
        folderOf: path, timeout: timeout, pause: { Issue.record("The lock is waited for") })
    }
    #expect(error == .busy(path))
  }

  #if os(Linux)
    @Test("are in a folder that the system may refuse to create, with its reason")
    func refusedFolder() {
      let error = #expect(throws: TipControlError.self) {
        try DatastoreFiles.makeFolder(of: "/proc/birds/tips.sqlite")
      }
      #expect(error?.code == .cannotCreate)
      #expect(
        error?.reason == "\"/proc/birds\" cannot be created: no such file or directory")
    }
  #endif

  @Test("are not created in the place of others")
  func existingFile() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/tips.sqlite"
    try DatastoreFiles.makeFile(path, [1, 2])
    let error = #expect(throws: TipControlError.self) {
      try DatastoreFiles.makeFile(path, [3])
    }
    let reason = "\"\(path)\" cannot be created: \(FileSystem.words(forError: EEXIST))"
    #expect(error?.code == .cannotCreate)
    #expect(error?.reason == reason)
    let empty = #expect(throws: TipControlError.self) { try DatastoreFiles.makeFile(path) }
    #expect(empty?.reason == reason)
    #expect(try DatastoreFiles.contents(of: path) == [1, 2])
    try DatastoreFiles.remove(path)
    try DatastoreFiles.remove(path)
    #expect(throws: TipControlError.system("read", path, ENOENT)) {
      try DatastoreFiles.contents(of: path)
    }
  }

  @Test("that are a temporary copy are removed with their folder")
  func removeCopy() throws {
    let folder = try TemporaryFolder()
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try folder.write(Data("copy".utf8), suffix: suffix)
    }
    DatastoreFiles.removeCopy(folder.file)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("are read in memory without the log, and with their pages counted again")
  func withoutLog() {
    let header = [UInt8](repeating: 7, count: 100)
    var expected = header
    expected.replaceSubrange(18...19, with: [1, 1])
    expected.replaceSubrange(28...31, with: [0, 0, 0, 0])
    #expect(MainFileImage.withoutLog(header) == expected)
    #expect(MainFileImage.withoutLog(header + [7]) == expected + [7])
    #expect(MainFileImage.withoutLog(Array(header.dropLast())) == Array(header.dropLast()))
  }

  @Test("count as open until the last registration of a file ends")
  func registrations() {
    let identity = FileIdentity(volume: .max, number: .max)
    #expect(!OpenFiles.contains(identity))
    var registrations = [OpenFiles.register(identity), OpenFiles.register(identity)]
    #expect(OpenFiles.contains(identity))
    registrations.removeLast()
    #expect(OpenFiles.contains(identity))
    registrations.removeAll()
    #expect(!OpenFiles.contains(identity))
  }

  @Test(
    "have the size that the last writer noted, in pages of up to 65,536 bytes",
    arguments: [(0x0400, 1024), (0x8000, 32_768), (0x0001, 65_536)])
  func header(field: Int, pageSize: Int) throws {
    var bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
    bytes[16] = UInt8(field >> 8)
    bytes[17] = UInt8(field & 0xFF)
    bytes[31] = 3
    #expect(try DatabaseHeader(bytes, "birds.sqlite").size == 3 * pageSize)
    // A writer that does not note it changes only the first of two numbers.
    bytes[27] = 1
    #expect(try DatabaseHeader(bytes, "birds.sqlite").size == nil)
  }
}
