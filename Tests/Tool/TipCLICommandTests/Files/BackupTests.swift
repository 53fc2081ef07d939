import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl backup and restore")
struct BackupTests {
  let yard: Yard
  private var backup: String { yard.folder.appending(path: "monday.sqlite").path }

  init() throws { yard = try Yard() }

  @Test("A backup has all of the datastore, in one file that only the user can read")
  func complete() throws {
    try yard.change(.recordReceipt(["application": "BackyardBirds"]))
    #expect(yard.run("donate", "didFillFeeder").code == .done)
    // An app has it open, and its changes are still in the log beside the file.
    let app = try SQLiteDatastore(path: yard.file, mode: .app)
    defer { app.close() }
    let now = try #require(Timestamp(iso8601: Yard.now))
    let facts = try app.commit([
      Change(.donate(event: "didFillFeeder", date: now, info: nil), at: now)
    ])
    let run = yard.run("backup", "monday.sqlite")
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      run.output == """
        monday.sqlite holds a copy of the datastore: 5 tips, 2 parameters, 7 donations, \
        0 history lines.
        Restore it with: tipctl restore monday.sqlite

        """)
    #expect(try SQLiteDatastore.peek(path: backup) == facts)
    let attributes = try FileManager.default.attributesOfItem(atPath: backup)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try names == ["birds", "monday.sqlite"])
    _ = try app.commit(
      [Change(.donate(event: "didFillFeeder", date: now, info: nil), at: now)])
  }

  @Test(
    "A restore is one operation, which undo reverts, while an app has the datastore open")
  func restores() throws {
    #expect(yard.run("backup", "monday.sqlite").code == .done)
    let monday = yard.export
    try yard.change(.recordReceipt(["application": "BackyardBirds"]))
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "4").code == .done)
    #expect(yard.run("donate", "didFillFeeder").code == .done)
    let tuesday = yard.export
    let app = try SQLiteDatastore(path: yard.file, mode: .app)
    defer { app.close() }
    let refused = yard.run("restore", "monday.sqlite")
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("will be lost: 5 tips, 2 parameters, 6 donations"))
    #expect(yard.export == tuesday)
    let run = yard.run("restore", "monday.sqlite", "--yes")
    #expect(run.code == .done)
    #expect(
      run.lines == [
        "The state is that of monday.sqlite: 5 tips, 2 parameters, 5 donations, 0 history lines.",
        "  FeedBirdsTip: pending -> available", "Take it back with: tipctl undo",
      ])
    #expect(yard.export == monday)
    let facts = try app.facts()
    #expect(StateDocument(facts).text == monday)
    #expect(facts.receipt == ["application": "BackyardBirds"])
    #expect(facts.operations.map(\.command).last == "restore monday.sqlite")
    #expect(yard.run("undo").code == .done)
    #expect(yard.export == tuesday)
  }

  @Test(
    "A backup restores a datastore that is gone; one of an unreleased version is refused")
  func lost() throws {
    #expect(yard.run("backup", "monday.sqlite").code == .done)
    let monday = yard.export
    try FileManager.default.removeItem(at: yard.folder.appending(path: "birds"))
    #expect(yard.run("restore", "monday.sqlite").code == .done)
    #expect(yard.export == monday)
    for version in 1...6 {
      let old = URL(filePath: Yard.fixture).deletingLastPathComponent()
        .appending(path: "datastores/version-\(version).sqlite")
      let bytes = try Data(contentsOf: old)
      let run = yard.run("restore", old.path, "--datastore", "copy\(version)")
      #expect(run.code == .badData, "\(run.errors)")
      #expect(run.errors.contains("has version \(version), which no released version"))
      #expect(try Data(contentsOf: old) == bytes)
      #expect(!FileManager.default.fileExists(atPath: old.path + "-wal"))
    }
  }

  @Test("A file with other contents is replaced only after a confirmation")
  func overwrites() throws {
    try yard.write("a poem about wrens", to: "monday.sqlite")
    let refused = yard.run("backup", "monday.sqlite")
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("The file's contents will be lost"))
    #expect(try String(contentsOfFile: backup, encoding: .utf8) == "a poem about wrens")
    #expect(yard.run("backup", "monday.sqlite", "--yes").code == .done)
    let same = yard.run("backup", "monday.sqlite")
    #expect(same.output == "monday.sqlite holds a copy of the datastore already.\n")
    #expect(yard.run("donate", "didFillFeeder").code == .done)
    #expect(yard.run("backup", "monday.sqlite").code == .refused)
    #expect(try SQLiteDatastore.peek(path: backup).donationCount == 5)
  }

  @Test(
    "--dry-run writes no backup, replaces no file, and asks nothing",
    arguments: [nil, "a poem about wrens"])
  func dryRun(text: String?) throws {
    if let text { try yard.write(text, to: "monday.sqlite") }
    let before = try yard.files
    let run = yard.run("backup", "monday.sqlite", "--dry-run")
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      run.output == """
        Dry run: nothing was changed. Without --dry-run:
        monday.sqlite holds a copy of the datastore: 5 tips, 2 parameters, 5 donations, \
        0 history lines.

        """)
    #expect(try yard.files == before)
    #expect(yard.run("backup", "tuesday.sqlite", "-q").output.isEmpty)
  }

  @Test(
    "A place where no backup can be is refused, and nothing is left there",
    arguments: [
      ("birds", ExitCode.cannotCreate, "is a folder"),
      ("birds/.tipkit/tips.sqlite", .usage, "is the datastore itself"),
      ("-", .usage, "A backup needs a file"), ("", .usage, "A backup needs a file"),
      ("none/monday.sqlite", .cannotCreate, "cannot be written: no such file or directory"),
    ])
  func places(name: String, code: ExitCode, words: String) throws {
    let before = yard.export
    let run = yard.run("backup", name, "--yes")
    #expect(run.code == code)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(yard.export == before)
    #expect(try names == ["birds"])
  }

  @Test("A file that is no sound backup is refused, and changes nothing")
  func unsound() throws {
    #expect(yard.run("backup", "monday.sqlite").code == .done)
    let good = try Data(contentsOf: URL(filePath: backup))
    #expect(yard.run("donate", "didFillFeeder").code == .done)
    let before = yard.export
    var (short, torn, newer, foreign) = (good, good, good, good)
    short.removeLast(good.count / 2)
    for index in 4096..<good.count { torn[index] = 0xA5 }
    newer[63] = 99
    foreign[68] ^= 0xFF
    for (bytes, words) in [
      (short, "is damaged"), (torn, "is damaged"), (newer, "has version 99"),
      (foreign, "a database of another application"),
      (Data("wren".utf8), "is not a datastore"),
      (Data(), "is empty"), (Data("{\"schema\":1}".utf8), "tipctl import"),
    ] {
      try bytes.write(to: URL(filePath: backup))
      let run = yard.run("restore", "monday.sqlite", "--yes")
      #expect([.badData, .missing].contains(run.code), "\(words): \(run.code)")
      #expect(run.errors.contains(words), "\(words): \(run.errors)")
      #expect(yard.export == before)
      #expect(try Data(contentsOf: URL(filePath: backup)) == bytes)
    }
    for name in ["tuesday.sqlite", ""] {
      let missing = yard.run("restore", name)
      #expect(missing.code == .missing)
      #expect(missing.errors.contains("There is no backup \"\(name)\""))
    }
  }

  /// The names of all files in the yard's folder.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: yard.folder.path).sorted() }
  }
}
