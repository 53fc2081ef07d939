import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Export and import")
struct ImportExportTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("export | import - | export gives the same bytes for any state")
  func roundTrip() throws {
    for command in [
      ["show", "FilterSpeciesTip"], ["hide", "--all"], ["clock", "+1d x60"],
      ["frequency", "36h"],
      ["donate", "didSearchBird", "--info", "{\"species\":\"wren\"}"],
      ["set", "BackyardBirds.favoriteCount", "4"], ["invalidate", "FeedBirdsTip"],
    ] {
      #expect(yard.run(command).code == .done)
    }
    let first = yard.export
    let input = first.split(separator: "\n").map(String.init)
    let run = yard.run("import", "-", "--datastore", "copy", input: input)
    #expect(run.code == .done, "\(run.errors)")
    #expect(yard.run("export", "--datastore", "copy").output == first)
    #expect(yard.run("export", "--format", "json").output == first)
    let same = yard.run("import", "-", input: input)
    #expect(same.code == .done)
    #expect(same.output.contains("already"))
    #expect(yard.export == first)
  }

  @Test("export writes a file with the bytes that it prints, and says so")
  func exportsToFile() throws {
    let run = yard.run("export", "-o", "monday.json")
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.last == "Wrote monday.json: 5 tips.")
    let url = yard.folder.appending(path: "monday.json")
    #expect(try String(contentsOf: url, encoding: .utf8) == yard.export)
    #expect(yard.run("export", "-o", "-").output == yard.export)
  }

  @Test("import creates a missing datastore, but not with --dry-run")
  func creates() throws {
    try yard.write(yard.export, to: "birds.json")
    let copy = yard.folder.appending(path: "copy").path
    let trial = yard.run("import", "birds.json", "--datastore", "copy", "--dry-run")
    #expect(trial.code == .done)
    #expect(!FileManager.default.fileExists(atPath: copy))
    let run = yard.run("import", "birds.json", "--datastore", "copy", "--format", "json")
    #expect(run.code == .done)
    #expect(run.output.contains("\"created\" : true"))
    #expect(FileManager.default.fileExists(atPath: copy))
    // An empty datastore has nothing to lose, so nothing is asked.
    try yard.write("{}", to: "empty.json")
    #expect(yard.run("import", "empty.json", "--yes").code == .done)
    #expect(yard.run("import", "birds.json").code == .done)
  }

  @Test("import asks before it replaces contents, and keeps the receipt")
  func replaces() throws {
    try yard.change(.recordReceipt(["application": "BackyardBirds"]))
    try yard.write("{\"tips\": [{\"id\": \"OnlyTip\"}]}", to: "other.json")
    let before = yard.export
    let refused = yard.run("import", "other.json")
    #expect(refused.code == .refused)
    #expect(
      refused.errors.contains(
        "will be lost: 5 tips, 2 parameters, 5 donations, 0 history lines"))
    #expect(yard.export == before)
    let run = yard.run("import", "other.json", "--yes")
    #expect(run.code == .done)
    #expect(
      run.lines == [
        "The state is that of other.json: 1 tip, 0 parameters, 0 donations, 0 history lines.",
        "Take it back with: tipctl undo",
      ])
    #expect(yard.statuses() == ["OnlyTip available"])
    #expect(yard.run("receipt").code == .badData, "a receipt is there, though no whole one")
  }

  @Test(
    "A display without an owner is abandoned, and one whose process runs is on screen",
    arguments: [
      ("", "invalidated(displayCountExceeded)"), (", \"owner\": \"1:app\"", "available"),
    ])
  func displays(owner: String, status: String) throws {
    let date = "2026-11-21T08:59:00Z"
    let document = """
      {"tips": [{"id": "OnceTip", "options": {"maxDisplayCount": 1}, "record": {
        "displayCount": 1, "firstDisplayed": "\(date)", "lastDisplayed": "\(date)",
        "activeDisplays": [{"id": "a", "began": "\(date)"\(owner)}]
      }}]}
      """
    try yard.write(document, to: "shown.json")
    #expect(yard.run("import", "shown.json", "--yes").code == .done)
    #expect(yard.statuses() == ["OnceTip \(status)"])
  }

  /// A document, and a part of the message.
  @Test(
    "An invalid document changes nothing, and the message names the position",
    arguments: [
      ("{\"tips\": [", "not valid JSON"),
      ("[]", "bad.json"),
      ("{\"tipps\": []}", "tipps"),
      ("{\"tips\": [{\"id\": 5}]}", "tips[0].id"),
      ("{\"tips\": [{\"id\": \"A\"}, {\"id\": \"A\"}]}", "tips[1]"),
      ("{\"tips\": [{\"id\": \"A\", \"rules\": [\"parameter(\"]}]}", "tips[0].rules[0]"),
      ("{\"tips\": [{\"id\": \"A\", \"rules\": [\"moon() == 1\"]}]}", "moon"),
      ("{\"events\": [{\"id\": \"e\", \"donations\": [\"today\"]}]}", "today"),
      ("{\"displayFrequency\": \"often\"}", "often"),
      ("{\"schema\": 2}", "schema"),
    ])
  func badDocument(text: String, words: String) throws {
    try yard.write(text, to: "bad.json")
    let before = yard.export
    let run = yard.run("import", "bad.json", "--yes")
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("bad.json"), "\(run.errors)")
    #expect(yard.export == before)
    #expect(yard.run("import", "bad.json", "--datastore", "new").code == .badData)
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "new").path))
  }

  @Test("A copy of the datastore in another folder gives the same explanations")
  func copy() throws {
    #expect(yard.run("show", "ShareBackyardTip").code == .done)
    let birds = yard.folder.appending(path: "birds")
    try FileManager.default.copyItem(at: birds, to: yard.folder.appending(path: "elsewhere"))
    for tip in ["FavoriteBackyardTip", "FilterSpeciesTip", "ShareBackyardTip"] {
      let here = yard.run("explain", tip)
      let there = yard.run("explain", tip, "--datastore", "elsewhere")
      #expect(there.code == .done)
      #expect(there.output == here.output)
    }
  }
}
