import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("A missing file")
struct CreationTests {
  @Test(
    "is created with its folder, accessible only to the user",
    arguments: [SQLiteDatastore.Mode.app, .tool(creates: true)])
  func permissions(mode: SQLiteDatastore.Mode) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/BackyardBirds/.tipkit/tips.sqlite"
    let store = try SQLiteDatastore(path: path, mode: mode)
    try store.commit([Backyard.donate("didFillFeeder", 1)])

    for made in ["BackyardBirds", "BackyardBirds/.tipkit"] {
      #expect(try permissions(of: "\(folder.path)/\(made)") == 0o700)
    }
    for suffix in ["", "-wal", "-shm"] {
      #expect(try permissions(of: path + suffix) == 0o600)
    }
    #expect(store.location == path)
    #expect(store.notes.isEmpty)
  }

  @Test("is created with the marks by which other programs know the file")
  func marks() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let bytes = [UInt8](try folder.bytes())
    #expect(bytes.starts(with: "SQLite format 3\0".utf8))
    // The size of a page, the version and the letters of the program.
    #expect(bytes[16..<18] == [4, 0])
    #expect(bytes[60..<64] == [0, 0, 0, 7])
    #expect(bytes[68..<72] == Array("TipC".utf8)[...])
  }

  @Test("is not created by a tool without a request")
  func missing() throws {
    let folder = try TemporaryFolder()
    for path in [folder.file, "\(folder.path)/tips.sqlite", "/dev/null/tips.sqlite"] {
      let error = #expect(throws: TipControlError.self) {
        try SQLiteDatastore(path: path, mode: .tool(creates: false))
      }
      #expect(error?.code == .missing)
      #expect(error?.reason.contains("\"\(path)\"") == true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("does not take the place of a link to a file that is not there")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), suffix: ".other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file, withDestinationPath: "/volume/tips.sqlite")
    let error = #expect(throws: TipControlError.self) {
      try folder.open()
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.reason.contains("is a link to a file that does not exist") == true)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file)
        == "/volume/tips.sqlite")
  }

  @Test("counts as missing when it is empty: a tool fails, an app creates it")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data())
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .missing)
    #expect(try folder.bytes().isEmpty)
    let store = try folder.open()
    #expect(try store.facts().withoutOrigin == Facts())
    #expect(
      store.notes == [
        "The file \"\(folder.file)\" was empty, and a new datastore was created in its place."
      ])
  }

  @Test("cannot be created below a file (D26)")
  func cannotCreate() throws {
    let folder = try TemporaryFolder()
    let blocker = "\(folder.path)/feeder"
    try Data().write(to: URL(filePath: blocker))
    for path in ["\(blocker)/tips.sqlite", "\(blocker)/a/b/tips.sqlite"] {
      let error = #expect(throws: TipControlError.self) {
        try SQLiteDatastore(path: path, mode: .app)
      }
      #expect(error?.code == .cannotCreate)
      #expect(error?.reason == "\"\(blocker)\" cannot be created: a file has that name")
    }
  }

  @Test("does not reuse the log of a deleted file")
  func staleLog() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let log = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    #expect(!log.isEmpty)
    store.close()
    try FileManager.default.removeItem(atPath: folder.file)
    try log.write(to: URL(filePath: folder.file + "-wal"))

    let next = try folder.open()

    #expect(try next.facts().withoutOrigin == Facts())
  }

  @Test("is created although a process was killed while it created one")
  func draft() throws {
    let folder = try TemporaryFolder()
    for suffix in [".new", ".new-journal", ".new-wal"] {
      try folder.write(Data("half".utf8), suffix: suffix)
    }
    let store = try folder.open()
    #expect(try store.commit([Backyard.donate("didFillFeeder", 1)]).events.count == 1)
    store.close()
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test("is created once by many concurrent openers")
  func race() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<12 {
        group.addTask {
          let store = try folder.open()
          defer { store.close() }
          try store.commit([Backyard.donate("didFillFeeder", Int64(index))])
        }
      }
      try await group.waitForAll()
    }
    let store = try folder.open(.tool(creates: false))
    #expect(try store.facts().events["didFillFeeder"]?.log.donations.count == 12)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
