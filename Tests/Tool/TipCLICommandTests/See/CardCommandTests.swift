import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot

@Suite("tipctl card")
struct CardCommandTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("draws tips in the order of the words, with an arrow for a popover")
  func text() {
    let run = yard.run(
      "card", "FavoriteBackyardTip", "FeedBirdsTip", "--kind", "popover", "-q")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        ╭─────────────────────▲────────────────────╮
        │ [star.fill]                            × │
        │ Save to Favorites                        │
        │ Your favorite backyards always appear at │
        │ the top of the list.                     │
        ╰──────────────────────────────────────────╯

        ╭─────────────────────▲────────────────────╮
        │ [leaf.fill]                            × │
        │ Feed the Birds                           │
        │ A full feeder brings new visitors to     │
        │ your backyard.                           │
        ╰──────────────────────────────────────────╯

        """)
  }

  @Test("has the arrow at the edge that is named, in text and in a picture")
  func arrows() {
    let text = yard.run("card", "FeedBirdsTip", "--kind", "popover", "--arrow", "bottom").output
    #expect(text.contains("▼") && !text.contains("▲"), "\(text)")
    let pictures = ["top", "bottom", "leading"].map { edge in
      yard.run("card", "FeedBirdsTip", "--arrow", edge, "--format", "svg").output
    }
    #expect(Set(pictures).count == 3)
  }

  @Test("as SVG is the file of the snapshot", arguments: CardAppearance.allCases)
  func svg(_ appearance: CardAppearance) throws {
    let document = try StateDocument(
      json: String(contentsOfFile: Yard.fixture, encoding: .utf8), subject: "fixture")
    let tip = try #require(document.facts.tips["FavoriteBackyardTip"])
    let run = yard.run(
      "card", "FavoriteBackyardTip", "--format", "svg", "--appearance", appearance.rawValue)
    #expect(run.output == (try SnapshotStrategy.cardSVG(appearance).text(tip)))
    #expect(run.code == .done)
    #expect(!run.errors.contains("has no effect"))
  }

  @Test(
    "has a width from 20 to 2000",
    arguments: [(19, ExitCode.usage), (20, .done), (2000, .done), (2001, .usage)])
  func widths(width: Int, code: ExitCode) {
    let run = yard.run("card", "FeedBirdsTip", "--width", "\(width)")
    #expect(run.code == code)
    if code == .done { #expect(run.lines.allSatisfy { $0.count == width }) }
  }

  @Test("draws several tips into one file, and as figures of a page")
  func several() {
    let svg = yard.run("card", "FavoriteBackyardTip", "FeedBirdsTip", "--format", "svg").output
    #expect(svg.split(separator: "<svg").count == 2 - 1)
    #expect(svg.contains("Save to Favorites, Feed the Birds"))
    let html = yard.run("card", "FavoriteBackyardTip", "FeedBirdsTip", "--format", "html").output
    #expect(html.split(separator: "<figure").count == 3)
    #expect(html.hasPrefix("<!DOCTYPE html>"))
  }

  @Test("is as wide as a narrow terminal, and coloured on one")
  func terminal() {
    let run = yard.run("card", "FeedBirdsTip") { console in
      console.outputIsTerminal = true
      console.width = 30
    }
    let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain.split(separator: "\n").allSatisfy { $0.count == 30 })
    #expect(run.output.contains("\u{1B}[1mFeed the Birds"))
  }

  @Test(
    "is drawn with ASCII in a locale without UTF-8",
    arguments: [
      (["LANG": "C"], true), (["LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "de_DE.utf8"], false),
      (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], true), ([:], false),
    ] as [([String: String], Bool)])
  func locale(_ environment: [String: String], isPlain: Bool) {
    let run = yard.run("card", "FeedBirdsTip", "--arrow", "top", environment: environment)
    #expect(!run.output.contains { !$0.isASCII } == isPlain)
  }

  @Test("writes a file in one step, and leaves an older one when something is wrong")
  func file() throws {
    #expect(
      yard.run("card", "FeedBirdsTip", "--format", "svg", "-o", "feed.svg").code == .done)
    let path = yard.folder.appending(path: "feed.svg")
    let old = try String(contentsOf: path, encoding: .utf8)
    #expect(old.hasPrefix("<svg"))
    let run = yard.run("card", "Nope", "--format", "svg", "-o", "feed.svg")
    #expect(run.code == .badData || run.code == .usage)
    #expect(run.errors.contains("There is no tip \"Nope\""))
    #expect(try String(contentsOf: path, encoding: .utf8) == old)
  }

  @Test("into a file keeps the file's mode and the link that leads to it")
  func mode() throws {
    let (manager, folder) = (FileManager.default, yard.folder)
    let file = folder.appending(path: "feed.svg").path
    try manager.createDirectory(
      at: folder.appending(path: "pictures"), withIntermediateDirectories: false)
    #expect(
      manager.createFile(
        atPath: folder.appending(path: "pictures/feed.svg").path, contents: nil,
        attributes: [.posixPermissions: 0o600]))
    try manager.createSymbolicLink(atPath: file, withDestinationPath: "pictures/feed.svg")
    let command = ["card", "FeedBirdsTip", "--format", "svg", "-o", "feed.svg"]
    #expect(yard.run(command).code == .done)
    #expect(try manager.destinationOfSymbolicLink(atPath: file) == "pictures/feed.svg")
    let attributes = try manager.attributesOfItem(atPath: "\(folder.path)/pictures/feed.svg")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg"))

    try manager.removeItem(atPath: "\(folder.path)/pictures/feed.svg")
    let dangling = yard.run(command)
    #expect(dangling.code == .cannotCreate)
    #expect(
      dangling.errors.contains("cannot be written: no such file"), "\(dangling.errors)")
  }

  @Test("into a file of a missing folder names the folder, and makes none")
  func missingFolder() {
    let run = yard.run(
      "card", "FeedBirdsTip", "--format", "svg", "-o", "pictures/of/feed.svg")
    #expect(run.code == .cannotCreate)
    let folder = yard.folder.appending(path: "pictures/of").path
    #expect(
      run.errors.contains("There is no folder \"\(folder)\" for the file"),
      "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "pictures").path))
  }

  @Test(
    "refuses an output that it cannot replace",
    arguments: [
      ("birds", "\"birds\" is a folder"),
      ("/dev/null", "\"/dev/null\" is not a regular file"),
      ("", "The name of the output is empty"),
      ("birds/.tipkit/tips.sqlite", "is read by the command"),
    ])
  func refused(_ output: String, reason: String) {
    for command in [["card", "FeedBirdsTip"], ["gallery"]] {
      let run = yard.run(command + ["-o", output])
      #expect(run.code != .done)
      #expect(run.errors.contains(reason))
      #expect(run.output.isEmpty)
    }
    #expect(yard.run("list").code == .done)
  }

  @Test("warns that the appearance has no effect on text")
  func appearance() {
    let run = yard.run("card", "FeedBirdsTip", "--appearance", "dark")
    #expect(run.code == .done)
    #expect(run.errors.contains("\"--appearance\" has no effect on text"))
  }

  @Test("in JSON has the texts, and reports errors as JSON")
  func json() throws {
    let answer = try yard.json(
      "card", "FeedBirdsTip", "--right-to-left", "--arrow", "bottom", "--appearance", "dark")
    #expect(
      answer == [
        "schema": 4, "kind": "inline", "arrow": "bottom", "appearance": "dark",
        "largeType": false, "rightToLeft": true,
        "tips": [
          [
            "id": "FeedBirdsTip", "title": "Feed the Birds", "image": "leaf.fill",
            "message": "A full feeder brings new visitors to your backyard.", "actions": [],
          ]
        ],
      ])
    let run = yard.run("card", "Nope", "--format", "json")
    #expect(run.errors.contains("{\"error\""))
  }
}
