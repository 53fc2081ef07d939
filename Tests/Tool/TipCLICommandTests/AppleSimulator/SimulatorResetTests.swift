import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl simulator reset and undo", .ownThread)
struct SimulatorResetTests {
  private let simulator: SimulatorYard
  private let data = "data of birds/Library/Application Support"

  init() throws { simulator = try SimulatorYard() }

  private func files(_ text: String, _ folder: String) -> [String: String] {
    var files: [String: String] = [:]
    for suffix in ["", "-wal", "-shm", "-journal"] {
      files["\(folder)/tips-store.db\(suffix)"] = text + suffix
    }
    return files
  }

  private func reset(at time: String) throws -> RecordedRun {
    let now = try #require(Timestamp(iso8601: time))
    return simulator.run("reset", "app.birds") { $0.now = { now } }
  }

  @Test("reset sets the file and its logs aside after the app has ended, and says where")
  func reset() throws {
    try simulator.makeFiles("old", in: simulator.data)
    let run = simulator.run("reset", "app.birds")
    #expect(run.code == .done, "\(run.errors)")
    let aside = "\(data)/.tipkit.reset-2026-11-21T090000.000Z"
    #expect(try simulator.files() == files("old", aside))
    #expect(
      run.lines == [
        "app.birds starts without a TipKit datastore.",
        "Set aside: \(simulator.folder.path)/containers/\(aside)",
        "Take it back with: tipctl simulator undo app.birds",
      ])
    #expect(
      simulator.takeLines() == [
        "xcrun simctl list devices booted --json",
        "xcrun simctl get_app_container booted app.birds data",
        "xcrun simctl get_app_container booted app.birds groups",
        "xcrun simctl terminate booted app.birds",
      ])
  }

  @Test("undo brings it back, and keeps the datastore that the app has made since")
  func undo() throws {
    try simulator.makeFiles("old", in: simulator.data)
    #expect(simulator.run("reset", "app.birds").code == .done)
    try simulator.makeFiles("new", in: simulator.data)
    _ = simulator.takeCalls()
    let run = simulator.run("undo", "app.birds")
    #expect(run.code == .done, "\(run.errors)")
    let kept = "\(data)/.tipkit.undone-2026-11-21T090000.000Z"
    #expect(
      try simulator.files()
        == files("old", "\(data)/.tipkit").merging(files("new", kept)) { $1 })
    let containers = "\(simulator.folder.path)/containers"
    #expect(
      run.lines == [
        "app.birds has the TipKit datastore again that was set aside last.",
        "Brought back: \(containers)/\(data)/.tipkit", "Kept: \(containers)/\(kept)",
      ])
    #expect(
      simulator.takeLines() == [
        "xcrun simctl list devices booted --json",
        "xcrun simctl get_app_container booted app.birds data",
        "xcrun simctl get_app_container booted app.birds groups",
        "xcrun simctl terminate booted app.birds",
      ])
    let again = simulator.run("undo", "app.birds")
    #expect(again.code == .done)
    #expect(again.output == "No TipKit datastore of app.birds is set aside.\n")
    #expect(simulator.takeLines().count == 3, "the app is not terminated for nothing")
  }

  @Test("Each undo reverts the reset before, also of one instant, and nothing is lost")
  func steps() throws {
    for (text, time) in [
      ("1", "2026-11-21T09:00:00Z"), ("2", "2026-11-21T09:00:00Z"),
      ("3", "2026-11-20T09:00:00Z"),
    ] {
      try simulator.makeFiles(text, in: simulator.data)
      #expect(try reset(at: time).code == .done)
    }
    for text in ["2", "1", "3"] {
      #expect(simulator.run("undo", "app.birds").code == .done)
      #expect(try simulator.files()["\(data)/.tipkit/tips-store.db"] == text)
    }
    #expect(try Set(simulator.files().values).count == 12)
  }

  @Test("Datastores in the containers of groups move with the app's own")
  func groups() throws {
    let places = [
      ("own", simulator.data, "Library/Application Support/.tipkit"),
      ("tv", simulator.data, "Library/Caches/.tipkit"),
      ("root", simulator.group, ".tipkit"), ("shared", simulator.group, "app.birds/.tipkit"),
      ("support", simulator.group, "Library/Application Support/.tipkit"),
    ]
    for (text, container, place) in places {
      try simulator.makeFiles(text, in: container, place)
    }
    let before = try simulator.files()
    #expect(simulator.run("reset", "app.birds").code == .done)
    let aside = try simulator.files()
    #expect(aside.count == 20)
    #expect(aside.keys.allSatisfy { $0.contains(".tipkit.reset-") })
    #expect(simulator.run("undo", "app.birds").code == .done)
    #expect(try simulator.files() == before)
  }

  @Test("When one folder cannot be moved, none is")
  func rollback() throws {
    try simulator.makeFiles("own", in: simulator.data)
    try simulator.makeFiles("shared", in: simulator.group, ".tipkit")
    // While the app ends, the second folder disappears.
    try simulator.answer(
      "simctl terminate booted app.birds",
      running: "mv containers/group/.tipkit containers/gone")
    let run = simulator.run("reset", "app.birds")
    #expect(run.code == .inputOutput)
    #expect(run.errors.contains("cannot be moved to"))
    #expect(run.errors.contains("Nothing was moved"))
    let expected = files("own", "\(data)/.tipkit").merging(files("shared", "gone")) { $1 }
    #expect(try simulator.files() == expected)
  }

  @Test("An undo that fails leaves the present datastore in place")
  func undoRollback() throws {
    try simulator.makeFiles("old", in: simulator.data)
    #expect(simulator.run("reset", "app.birds").code == .done)
    try simulator.makeFiles("new", in: simulator.data)
    try simulator.answer(
      "simctl terminate booted app.birds",
      running: "mv 'containers/\(data)/'.tipkit.reset-* containers/gone")
    let run = simulator.run("undo", "app.birds")
    #expect(run.code == .inputOutput, "\(run.errors)")
    let expected = files("new", "\(data)/.tipkit").merging(files("old", "gone")) { $1 }
    #expect(try simulator.files() == expected)
  }

  @Test("An app that may still run keeps its datastore")
  func running() throws {
    try simulator.makeFiles("old", in: simulator.data)
    let before = try simulator.files()
    try simulator.answer("simctl terminate booted app.birds", errors: "Busy.\n", code: 4)
    #expect(simulator.run("reset", "app.birds").code == .unavailable)
    #expect(try simulator.files() == before)
  }

  @Test("reset without a datastore succeeds, as scripts expect (D44)")
  func nothing() throws {
    // A folder without the file is not a datastore.
    try FileManager.default.createDirectory(
      at: simulator.data.appending(path: SimulatorYard.datastore),
      withIntermediateDirectories: true)
    let run = simulator.run("reset", "app.birds")
    #expect(run.code == .done)
    #expect(run.output == "app.birds has no TipKit datastore; there is nothing to reset.\n")
    _ = simulator.takeCalls()
    let fields = try simulator.json("reset", "app.birds")
    #expect(fields["changed"] == false)
    #expect(fields["commands"] == .array(simulator.takeLines().map(StoredValue.string)))
  }

  @Test("JSON has each move")
  func json() throws {
    try simulator.makeFiles("old", in: simulator.data)
    let container = "\(simulator.data.path)/Library/Application Support"
    let move: StoredValue = [
      "from": .string("\(container)/.tipkit"),
      "to": .string("\(container)/.tipkit.reset-2026-11-21T090000.000Z"),
    ]
    #expect(try simulator.json("reset", "app.birds")["moved"] == [move])
    let fields = try simulator.json("undo", "app.birds")
    #expect(fields["kept"] == [])
    guard case .array(let moves) = fields["moved"] else { return #expect(Bool(false)) }
    #expect(moves.count == 1)
  }
}
