import Foundation
import TestSupport
import Testing
import TipFoundation
import TipModel
import TipTesting
@testable import TipStore

@Suite("A backup of a datastore")
struct DatastoreBackupTests {
  private let folder: TemporaryFolder
  private var target: String { "\(folder.path)/monday.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeDatastore([Backyard.donate("didFillFeeder", 1)])
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("is written although a killed process of the same number has left a draft")
  func draft() throws {
    try Data("half".utf8).write(to: URL(filePath: "\(target).\(getpid()).new"))
    try SQLiteDatastore.backUp(path: folder.file, to: target)
    let facts = try SQLiteDatastore.peek(path: folder.file)
    #expect(try SQLiteDatastore.backedUpFacts(path: target) == facts)
    #expect(try names() == [".tipkit", "monday.sqlite"])
  }

  @Test("does not take the place of a folder, and leaves nothing behind")
  func folderInPlace() throws {
    try FileManager.default.createDirectory(
      atPath: target, withIntermediateDirectories: false)
    #expect(throws: TipControlError.cannotWrite(target, EISDIR)) {
      try SQLiteDatastore.backUp(path: folder.file, to: target)
    }
    #expect(try names() == [".tipkit", "monday.sqlite"])
  }

  @Test("An examination has the version, and the sizes of the file and its log")
  func examination() throws {
    let unused = try SQLiteDatastore.reading(folder.file, timeout: 0) {
      connection throws(TipControlError) in try DatastoreExamination(connection)
    }
    #expect(try unused.fileSize == folder.bytes().count)
    #expect(unused.logSize == 0)

    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.execute("CREATE TABLE birds (name)")
    let used = try DatastoreExamination(connection)
    #expect(used.logSize > 0)
    #expect(try used.logSize == FileStatus(of: folder.file + "-wal")?.size)
    #expect(used.fileSize == unused.fileSize)
    #expect(used.version == Schema.migrations.version)
    #expect(used.problems.isEmpty)
    #expect(used.writableByOthers.isEmpty)
    let dataFolder = "\(folder.path)/.tipkit"
    for path in [dataFolder, folder.file] { #expect(chmod(path, 0o777) == 0) }
    #expect(try DatastoreExamination(connection).writableByOthers == [dataFolder, folder.file])
  }
}
