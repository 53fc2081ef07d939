import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl merge")
struct MergeTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    for name in ["phone", "tablet"] { try yard.makeDevice(name) }
  }

  @Test("adds the records of devices, and prints the effect on tips")
  func merges() throws {
    let run = yard.run("merge", "phone", "tablet")
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      run.output == """
        2 datastores merged into \(yard.file): new are 1 donation, 2 devices.
          FeedBirdsTip: available -> invalidated(tipClosed)
        Take it back with: tipctl undo

        """)
    let record = try facts("birds").record(of: "FeedBirdsTip")
    #expect(record.displayCount == 3)
  }

  @Test("gives the same bytes in any order, creates the datastore, and adds nothing later")
  func order() throws {
    for (words, name) in [
      (["phone", "tablet", "birds"], "one"), (["birds", "tablet", "phone", "tablet"], "two"),
    ] {
      #expect(
        yard.run(["merge"] + words + ["--into", name], environment: none).code == .done)
    }
    let export = yard.run("export", environment: ["TIPCTL_DATASTORE": "one"]).output
    #expect(yard.run("export", environment: ["TIPCTL_DATASTORE": "two"]).output == export)
    #expect(yard.run("diff", "one", "two", environment: none).code == .done)

    let again = yard.run("merge", "tablet", "--into", "one", environment: none)
    #expect(again.output.hasSuffix("one/.tipkit/tips.sqlite has all of it already.\n"))
    #expect(yard.run("export", environment: ["TIPCTL_DATASTORE": "one"]).output == export)
  }

  @Test("is undone after a question, when the device has newer changes")
  func undo() throws {
    #expect(yard.run("merge", "phone").code == .done)
    let store = try SQLiteDatastore(
      path: yard.folder.appending(path: "phone/.tipkit/tips.sqlite").path,
      mode: .tool(creates: false))
    let date = try #require(Timestamp(iso8601: "2026-11-21T08:30:00.000Z"))
    try store.commit([
      Change(
        .invalidate(tip: "FilterSpeciesTip", reason: .tipClosed, isForced: false),
        at: date)
    ])
    // The app on this device merges the other device too.
    try yard.change(.merge(SharedFacts(store.facts())))
    store.close()
    let refused = yard.run("undo")
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("will be lost: the records of other devices."))
    #expect(yard.run("undo", "--yes").code == .done)
    #expect(try facts("birds").devices.isEmpty)
  }

  @Test("distinguishes new from changed entries, and reports a reset")
  func words() throws {
    let path = yard.folder.appending(path: "watch/.tipkit/tips.sqlite").path
    let store = try SQLiteDatastore(path: path, mode: .tool(creates: true))
    defer { store.close() }
    let date = try #require(Timestamp(iso8601: "2026-11-01T08:00:00.000Z"))
    try store.commit([Change(.reset, at: date)])
    let merged = "1 datastore merged into \(yard.file): "
    #expect(
      yard.run("merge", "watch").lines.first
        == merged + "new are 1 device; changed are 1 parameter; a later reset is known.")
    let signedIn = Change.Action.setParameter(id: "BackyardBirds.isSignedIn", value: false)
    let now = try #require(Timestamp(iso8601: "2027-01-01T08:00:00.000Z"))
    try store.commit([
      Change(signedIn, at: now),
      Change(.invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false), at: now),
    ])
    #expect(
      yard.run("merge", "watch").lines.first == merged + "changed are 1 parameter, 1 device.")
  }

  @Test(
    "counts the donations that the reset of another device removes",
    arguments: [
      ("2026-11-18T12:00:00Z", "1 donation removed"),
      ("2026-11-20T00:00:00Z", "2 donations removed"),
    ])
  func removed(time: String, text: String) throws {
    let path = yard.folder.appending(path: "watch/.tipkit/tips.sqlite").path
    let store = try SQLiteDatastore(path: path, mode: .tool(creates: true))
    defer { store.close() }
    try store.commit([Change(.reset, at: try #require(Timestamp(iso8601: time)))])
    #expect(
      yard.run("merge", "watch").lines.first
        == "1 datastore merged into \(yard.file): new are 1 device; changed are 1 parameter; "
        + "\(text); a later reset is known.")
  }

  @Test("leaves the sources unchanged, byte for byte")
  func sources() throws {
    let files = ["phone", "tablet"].map { yard.folder.appending(path: "\($0)/.tipkit/tips.sqlite") }
    let before = try files.map { try Data(contentsOf: $0) }
    #expect(yard.run("merge", "phone", "tablet").code == .done)
    #expect(try files.map { try Data(contentsOf: $0) } == before)
  }

  @Test("creates nothing with --dry-run")
  func dryRun() throws {
    let run = yard.run("merge", "phone", "--into", "new", "--dry-run", environment: none)
    #expect(run.code == .done)
    #expect(run.lines.first == "Dry run: nothing was changed. Without --dry-run:")
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "new").path))
  }

  @Test(
    "refuses invalid datastores and extra options, and changes nothing",
    arguments: [
      (["nowhere"], .missing, "There is no datastore at"),
      (["phone", "nowhere", "--into", "new"], .missing, "There is no datastore at"),
      (["monday.json", "--into", "new"], .badData, "does not name its device"),
      (["song.txt", "--into", "new"], .badData, "is not a datastore"),
      (["-", "--into", "new"], .badData, "\"-\" is a state document"),
      ([], .usage, "DATASTORE"),
      (
        ["phone", "--into", "new", "--datastore", "birds"], .usage,
        #""--into new" and "--datastore birds" exclude each other"#
      ),
      (["phone", "--into", ""], .usage, "\"--datastore\" is empty"),
      (["", "--into", "new"], .usage, "\"DATASTORE\" is empty"),
      (["memory", "--into", "new"], .missing, "in memory"),
    ] as [([String], ExitCode, String)])
  func mistakes(words: [String], code: ExitCode, message: String) throws {
    try yard.write(yard.export, to: "monday.json")
    try yard.write("The wren sings.", to: "song.txt")
    let before = yard.export
    let run = yard.run(["merge"] + words)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(yard.export == before)
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "new").path))
  }

  /// An environment that names no datastore.
  private var none: [String: String] { ["TIPCTL_DATASTORE": ""] }

  private func facts(_ name: String) throws -> Facts {
    let path = yard.folder.appending(path: "\(name)/.tipkit/tips.sqlite").path
    let store = try SQLiteDatastore(path: path, mode: .tool(creates: false))
    defer { store.close() }
    return try store.facts()
  }
}
