import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipSnapshot

@Suite("Writing a file atomically", .hangLimit)
struct AtomicFileTests {
  @Test("creates missing folders, and leaves no other file")
  func creates() throws {
    let aviary = try Aviary()
    try AtomicFile.write("wren", to: "\(aviary.root)/a/b.1.txt", makesFolder: true)
    #expect(aviary.files == ["a", "a/b.1.txt"])
    #expect(try aviary.read("\(aviary.root)/a/b.1.txt") == "wren")
  }

  @Test("is not blocked by files that a killed process of the same number has left")
  func leftovers() throws {
    let aviary = try Aviary()
    // Other tests of this process write too, so that the next number is not known.
    let names = (1...2000).map { ".tipsnapshot-\(getpid())-\($0).tmp" }
    for name in names { try aviary.write("left", to: "\(aviary.root)/a/\(name)") }
    try AtomicFile.write("wren", to: "\(aviary.root)/a/b.1.txt", makesFolder: true)
    #expect(try aviary.read("\(aviary.root)/a/b.1.txt") == "wren")
    #expect(Set(aviary.files) == Set(["a", "a/b.1.txt"] + names.map { "a/\($0)" }))
  }

  @Test("names the file when a parent is not a folder")
  func inTheWay() throws {
    let aviary = try Aviary()
    try aviary.write("a file", to: aviary.root)
    let path = "\(aviary.root)/a/b.1.txt"
    let error = #expect(throws: TipControlError.self) {
      try AtomicFile.write("wren", to: path, makesFolder: true)
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.subject == path)
    #expect(error?.reason.contains("not a directory") == true)
  }

  @Test("fails in a folder without permission, and changes nothing")
  func permission() async throws {
    let aviary = try Aviary()
    let path = "\(aviary.folder)/wren.1.txt"
    try aviary.write("old", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: aviary.folder)
    await #expect(processExitsWith: .success) { [folder = aviary.folder as String] in
      // Permissions do not apply to root, so this child becomes a different user, which may not be
      // able to reach the folder by its absolute path.
      try #require(chdir(folder) == 0)
      if geteuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
      let path = "./wren.1.txt"
      #expect(access(path, F_OK) == 0)
      let error = #expect(throws: TipControlError.self) {
        try AtomicFile.write("new", to: path)
      }
      #expect(error?.code == .cannotCreate)
      #expect(error?.subject == path)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: aviary.folder)
    #expect(try aviary.read(path) == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: aviary.folder)
    #expect(names == ["wren.1.txt"])
  }

  @Test("leaves a complete text when it is killed", arguments: 1...8)
  func killed(round: Int) async throws {
    let aviary = try Aviary()
    let path = "\(aviary.root)/BackyardTests/wren.1.txt"
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, round = round as Int] in
      let writes = Writes()
      await withTaskGroup { group in
        group.addTask { writes.keepWriting(to: path) }
        group.addTask {
          while writes.count.load(ordering: .relaxed) < round { await Task.yield() }
          kill(getpid(), SIGKILL)
        }
      }
    }
    let lines = try aviary.read(path).split(separator: "\n")
    #expect(lines.count == 50_000)
    #expect(Set(lines).count == 1)
    let others = aviary.files.filter { $0.contains("/") && !$0.hasSuffix("wren.1.txt") }
    for name in others {
      #expect(SnapshotFile.kind(ofName: URL(filePath: name).lastPathComponent).kind == .leftover)
    }
  }
}

/// Writes until a task cancels them.
private final class Writes: Sendable {
  let count = Atomic(0)

  func keepWriting(to path: String) {
    for number in 0..<5_000 {
      let text = String(repeating: "\(number % 10) sings\n", count: 50_000)
      do {
        try AtomicFile.write(text, to: path, makesFolder: true)
      } catch {
        return
      }
      count.add(1, ordering: .relaxed)
    }
  }
}
