import Foundation
import Testing
import TipModel
import TipSnapshot

@Suite("The file of a snapshot")
struct SnapshotFileTests {
  private func counter(_ test: String = "showsOnThirdVisit()") -> SnapshotCounter {
    SnapshotCounter(test: test, sourceFile: "/birds/Tests/BackyardTests.swift")
  }

  @Test("is beside its test, in a folder of the test file, and names the test")
  func path() throws {
    let file = try counter().file(named: "north", fileExtension: "json")
    let folder = "/birds/Tests/__Snapshots__/BackyardTests"
    #expect(file.path == "\(folder)/showsOnThirdVisit.north.json")
    #expect(file.pendingPath == "\(folder)/showsOnThirdVisit.north.pending.json")
    #expect(file.root == "/birds/Tests/__Snapshots__")
  }

  @Test(
    "has the labels of a test's arguments as words",
    arguments: [
      ("sings()", "sings"), ("sings(_:)", "sings-_"), ("sings(at:in:)", "sings-at-in"),
      ("sings-at-in", "sings-at-in"),
    ])
  func labels(test: String, piece: String) throws {
    #expect(try counter(test).file().path.hasSuffix("/\(piece).1.txt"))
  }

  @Test(
    "has the snapshot's name, with a hash of a name that it cannot have",
    arguments: [
      // Written out, because a changed name loses every reference.
      ("north", "north"), ("a", "a"), ("north1", "north1"), ("NORTH_Z-9", "NORTH_Z-9"),
      ("0", "0-296231e3"), ("12", "12-b342980d"), ("", "empty-4fd0bfc1"),
      ("north/south", "north-south-528aa233"), ("north.south", "north-south-6fa9ab8c"),
      ("caf\u{E9}", "caf---874c8fb3"), ("north-southern", "north-southern"),
      ("feeddeadbeef", "feeddeadbeef"), ("-0a1b2c3d", "-0a1b2c3d-7ddab071"),
      ("north-0123abcd", "north-0123abcd-97ada9f6"),
      (String(repeating: "a", count: 96), String(repeating: "a", count: 96)),
      (String(repeating: "a", count: 97), String(repeating: "a", count: 87) + "-67295e4f"),
    ])
  func pieces(name: String, piece: String) throws {
    let file = try counter().file(named: name)
    #expect(file.relativePath == "BackyardTests/showsOnThirdVisit.\(piece).txt")
  }

  @Test("cannot be accepted without a pending file, and a folder is not removed as a file")
  func failures() throws {
    let aviary = try Aviary()
    let file = try aviary.counter().file()
    let accepted = #expect(throws: TipControlError.self) { try file.accept() }
    #expect(accepted?.subject == file.path)
    let removed = #expect(throws: TipControlError.self) { try SnapshotFile.remove(aviary.folder) }
    #expect(removed?.subject == aviary.folder)
    try file.reject()
  }

  @Test(
    "has a title of words",
    arguments: [
      ("BackyardTests/sings.wren.txt", "BackyardTests, sings, wren"),
      ("BackyardTests/sings-at.1.json", "BackyardTests, sings-at, 1"),
      ("BackyardTests/sings.north-south-528aa233.txt", "BackyardTests, sings, north south"),
      ("BackyardTests/sings.--0a1b2c3d.txt", "BackyardTests, sings, --0a1b2c3d"),
    ])
  func title(path: String, title: String) {
    #expect(SnapshotFile(root: "/birds", relativePath: path).title == title)
  }

  @Test("is a picture by its extension, and one of a preview by its name as well")
  func pictures() {
    let names = ["preview-Feeder.svg", "preview-Feeder.txt", "north.svg", "north.txt"]
    let files = names.map { SnapshotFile(root: "/birds", relativePath: "NestTests/sings.\($0)") }
    #expect(files.map(\.isPicture) == [true, false, true, false])
    #expect(files.map(\.isPreview) == [true, false, false, false])
  }

  @Test(
    "is told from other files by its name",
    arguments: [
      ("sings.1.txt", .reference, "sings.1.txt"),
      ("sings.1.pending.txt", .pending, "sings.1.txt"),
      (".tipsnapshot-7-1.tmp", .leftover, ".tipsnapshot-7-1.tmp"),
      ("sings.txt", .stranger, "sings.txt"), ("sings..1.txt", .stranger, "sings..1.txt"),
      ("sings.1.old.txt", .stranger, "sings.1.old.txt"),
      ("sings.pending.1.txt", .stranger, "sings.pending.1.txt"),
      ("sings.1.pending.old.txt", .stranger, "sings.1.pending.old.txt"),
      ("s\u{E4}ngs.1.txt", .stranger, "s\u{E4}ngs.1.txt"),
    ] as [(String, SnapshotFile.Kind, String)])
  func kinds(name: String, kind: SnapshotFile.Kind, reference: String) {
    #expect(SnapshotFile.kind(ofName: name) == (kind, reference))
  }

  @Test(
    "is below a folder beside the test, or below the given one",
    arguments: [
      ("/birds/Tests/NestTests.swift", .besideTest, "/birds/Tests/__Snapshots__"),
      ("NestTests.swift", .besideTest, "__Snapshots__"),
      ("NestTests.swift", .folder("/"), "/"), ("NestTests.swift", .folder("b/"), "b"),
      ("NestTests.swift", .folder("/shots"), "/shots"),
    ] as [(String, SnapshotLocation, String)])
  func roots(sourceFile: String, location: SnapshotLocation, root: String) {
    #expect(location.root(forTestsIn: sourceFile) == root)
  }

  @Test("is in the given folder", arguments: ["/tmp/shots", "/tmp/shots/"])
  func location(path: String) throws {
    let counter = SnapshotCounter(
      test: "fills", sourceFile: "/birds/FeederTests.swift", location: .folder(path))
    #expect(try counter.file().path == "/tmp/shots/FeederTests/fills.1.txt")
  }

  @Test("is numbered in each run of the test when the snapshot has no name")
  func numbers() throws {
    for _ in 0..<2 {
      let counter = counter()
      let names = try (1...3).map { _ in
        try counter.file().relativePath.split(separator: ".")[1]
      }
      #expect(names == ["1", "2", "3"])
    }
  }

  @Test("belongs to one snapshot: the error for a second one names both")
  func twice() throws {
    let counter = counter()
    _ = try counter.file(named: "north")
    let error = #expect(throws: TipControlError.self) { try counter.file(named: "north") }
    #expect(error?.subject == "north")
    #expect(
      error?.description
        == "The test \"showsOnThirdVisit()\" has two snapshots named \"north\". "
        + "Give the second a different name, or omit its name to have it numbered.")
  }

  static let names = [
    "north/south", "north-south", "../../etc/passwd", "..", ".", "", ".hidden", "🐦", "🐧", "a\0b",
    "a\u{1B}b", "north south", "north.south", "1", "01", "caf\u{E9}", "cafe\u{301}", "a\nb", "CON",
    "feeder(count:)", String(repeating: "a", count: 300), String(repeating: "a", count: 301),
    String(repeating: "🐦", count: 300), "pending", "-", "--yes",
  ]

  @Test("stays in its folder for any names of test and snapshot", arguments: names)
  func sanitised(name: String) throws {
    for file in [try counter(name).file(), try counter().file(named: name)] {
      let parts = file.relativePath.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      let fileName = String(parts[1])
      #expect(fileName.wholeMatch(of: /[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.txt/) != nil, "\(fileName)")
      let pending = URL(filePath: file.pendingPath).lastPathComponent
      #expect(pending.utf8.count <= 255)
      #expect(SnapshotFile.kind(ofName: fileName) == (.reference, fileName))
      #expect(SnapshotFile.kind(ofName: pending) == (.pending, fileName))
    }
  }

  @Test("differs for each name, and is the same in every run")
  func distinct() throws {
    let all = try Self.names.map { try counter().file(named: $0).path }
    let counted = try counter().file().path
    #expect(try counter().file(named: "north/south").path == all[0])
    #expect(Set(all + [counted]).count == Self.names.count + 1)
    let made = try #require(all[0].split(separator: ".").dropFirst().first).description
    #expect(try counter().file(named: made).path != all[0], "a name cannot equal an encoded one")
  }

  @Test("differs between a number as a name and a counted number")
  func chosenNumber() throws {
    let counter = counter()
    #expect(try counter.file(named: "1") != counter.file())
  }
}

private func == (
  one: (kind: SnapshotFile.Kind, reference: String), other: (SnapshotFile.Kind, String)
) -> Bool { one.kind == other.0 && one.reference == other.1 }
