import Foundation
import Testing
import TipFoundation

@Suite("Files")
struct FileTests {
  /// Runs a body with an empty folder, which is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
      .path
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let result = Result { try body(folder) }
    try manager.removeItem(atPath: folder)
    try result.get()
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  // MARK: - Writing

  @Test("A file that is replaced keeps its mode, and a link to it stays a link")
  func replaced() throws {
    try withFolder { folder in
      let file = "\(folder)/wren.txt"
      let link = "\(folder)/link.txt"
      try AtomicFile.write("wren", to: file)
      try setMode(0o604, of: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try AtomicFile.write("robin", to: link)
      #expect(try TextFile.read(file) == "robin")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o604)
      #expect(FileSystem.isLink(link) && !FileSystem.isLink(file))
      #expect(try names(in: folder) == ["link.txt", "wren.txt"])
      try FileManager.default.removeItem(atPath: file)
      let error = #expect(throws: TipControlError.self) {
        try AtomicFile.write("owl", to: link)
      }
      #expect(error?.code == .cannotCreate)
      #expect(
        error?.reason
          == "The file \"\(link)\" cannot be written: no such file or directory")
    }
  }

  @Test("A file with two names has the new text under both, only when that is wanted")
  func hardLinks() throws {
    try withFolder { folder in
      let first = "\(folder)/a.txt"
      let second = "\(folder)/b.txt"
      try AtomicFile.write("a long song of a wren", to: first)
      try FileManager.default.linkItem(atPath: first, toPath: second)
      try AtomicFile.stage("a song", for: first).commit(keepsLinks: true)
      #expect(try TextFile.read(first) == "a song" && TextFile.read(second) == "a song")
      try AtomicFile.stage("silence", for: first).commit()
      #expect(try TextFile.read(first) == "silence" && TextFile.read(second) == "a song")
      try AtomicFile.stage("wind", for: first).commit(keepsLinks: true)
      #expect(try TextFile.read(first) == "wind")
      #expect(try names(in: folder) == ["a.txt", "b.txt"])
    }
  }

  @Test(
    "The files that killed processes left are removed, but not one that is being written")
  func leftovers() throws {
    try withFolder { folder in
      let names = [".tipsnapshot-1-1.tmp", ".tipsnapshot-1-1.txt", "wren.tmp"]
      for name in names { try AtomicFile.write("wren", to: "\(folder)/\(name)") }
      let staged = try AtomicFile.stage("owl", for: "\(folder)/owl.txt")
      AtomicFile.removeLeftovers(in: folder)
      let left = try self.names(in: folder)
      #expect(left.count == 3 && left.filter(AtomicFile.isLeftover).count == 1)
      staged.discard()
      #expect(try self.names(in: folder) == [".tipsnapshot-1-1.txt", "wren.tmp"])
      AtomicFile.removeLeftovers(in: "\(folder)/missing")
    }
  }

  @Test("A temporary file that a killed process of the same number has left is not used")
  func sameNumber() throws {
    try withFolder { folder in
      let path = "\(folder)/wren.txt"
      let staged = try AtomicFile.stage("wren", for: path)
      let name = try #require(try names(in: folder).first).dropLast(".tmp".count)
      staged.discard()
      let number = try #require(name.split(separator: "-").last.flatMap { Int($0) })
      let start = name.dropLast("\(number)".count)
      let left = (1...50).map { "\(folder)/\(start)\(number + $0).tmp" }
      for path in left { try Data("owl".utf8).write(to: URL(filePath: path)) }
      try AtomicFile.write("robin", to: path)
      #expect(try TextFile.read(path) == "robin")
      #expect(try left.map { try TextFile.read($0) } == left.map { _ in "owl" })
    }
  }

  @Test("A folder that is missing is an error, or is created with those above it")
  func folders() throws {
    try withFolder { folder in
      let path = "\(folder)/a/b/wren.txt"
      let error = #expect(throws: TipControlError.self) {
        try AtomicFile.write("wren", to: path)
      }
      #expect(
        error?.description.hasPrefix("There is no folder \"\(folder)/a/b\" for the file.")
          == true)
      #expect(try names(in: folder).isEmpty)
      try AtomicFile.write("wren", to: path, makesFolder: true)
      try FileSystem.makeFolder("\(folder)/a/b", for: path)
      // The number of an earlier error says nothing about this folder.
      errno = EACCES
      try FileSystem.makeFolder("\(folder)/c", for: path)
      #expect(FileSystem.isFolder("\(folder)/c"))
      #expect(FileSystem.isFolder("\(folder)/a/b") && !FileSystem.isFolder(path))
    }
  }

  @Test("Only a full or failing disk is a failure of input and output")
  func codes() {
    let codes = [ENOSPC, EIO, EACCES].map { TipControlError.cannotWrite("a", $0).code }
    #expect(codes == [.inputOutput, .inputOutput, .cannotCreate])
  }

  @Test(
    "A path has a folder",
    arguments: [
      ("a/b/c", "a/b"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/", "a"), ("", "."),
    ])
  func folder(path: String, folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }

  // MARK: - Reading

  @Test("A path has the status of its file, behind links")
  func status() throws {
    try withFolder { folder in
      let file = "\(folder)/wren.txt"
      let link = "\(folder)/link.txt"
      try AtomicFile.write("wren", to: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      let date = Date(timeIntervalSince1970: 1_795_262_400.5)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      let isWritable = try [0o644, 0o664, 0o646].map { mode in
        try setMode(mode, of: file)
        return try FileStatus(of: file)?.isWritableByOthers
      }
      #expect(isWritable == [false, true, true])
      let status = try #require(try FileStatus(of: link))
      #expect(status.kind == .file && status.size == 4)
      #expect(abs(status.written.timeIntervalSince(date)) < 0.01)
      #expect(status.identity == FileIdentity(of: file))
      #expect(status.identity != FileIdentity(of: folder))
      #expect(try FileStatus(of: folder)?.kind == .folder)
      #expect(try FileStatus(of: "/dev/null")?.kind == .other)
      #expect(try FileStatus(of: "\(folder)/missing") == nil)
      #expect(try FileStatus(of: "\(file)/below") == nil)
      #expect(FileIdentity(of: "\(folder)/missing") == nil)
    }
  }

  @Test("Bytes are read up to a number, and an error of the system is reported")
  func bytes() throws {
    try withFolder { folder in
      let text = String(repeating: "0123456789", count: 15_000)
      try AtomicFile.write(text, to: "\(folder)/digits.txt")
      for limit in [0, 3, 1 << 16, 150_000, 200_000] {
        let file = try #require(FileHandle(forReadingAtPath: "\(folder)/digits.txt"))
        let bytes = FileBytes.read(file.fileDescriptor, upTo: limit)
        #expect(bytes == Array(text.utf8.prefix(limit)))
        try file.close()
      }
      #expect(FileBytes.read(-1) == nil)
      #expect(FileBytes.write("wren", to: -1) == EBADF)
    }
  }

  @Test("Only a strings file may be UTF-16")
  func encodings() throws {
    try withFolder { folder in
      let files: [(name: String, bytes: [UInt8], isUTF16: Bool)] = [
        ("little.strings", [0xFF, 0xFE, 0x61, 0], true),
        ("big.strings", [0xFE, 0xFF, 0, 0x61], true),
        ("odd.strings", [0xFF, 0xFE, 0x61], true),
        ("wrong.strings", [0xFF, 0x61], false),
        ("little.txt", [0xFF, 0xFE, 0x61, 0], true), ("plain.strings", [0x61], false),
      ]
      var read: [String: String] = [:]
      for (name, bytes, isUTF16) in files {
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
        #expect(TextFile.isUTF16("\(folder)/\(name)") == isUTF16, "\(name)")
        do throws(TipControlError) {
          read[name] = try TextFile.read("\(folder)/\(name)", named: name)
        } catch {
          #expect(error.code == .malformed && error.subject == name)
          #expect(error.reason == "The file \"\(name)\" is not valid UTF-8")
        }
      }
      #expect(read == ["little.strings": "a", "big.strings": "a", "plain.strings": "a"])
      #expect(!TextFile.isUTF16("\(folder)/missing"))
      let error = #expect(throws: TipControlError.self) {
        try TextFile.read("\(folder)/missing")
      }
      #expect(
        error?.description == "There is no file \"\(folder)/missing\". Check the path.")
    }
  }
}
