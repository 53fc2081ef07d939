import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("The demo's story", .ownThread)
struct DemoTests {
  @Test("Every chapter has its promised output")
  func story() throws {
    let yard = try Yard(isEmpty: true)
    let script = PackageFile.url("Fixtures/demo.sh").path
    let run = try BuiltTools.shell("sh '\(script)'", in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}"), "only a terminal has bold headings")
    let chapters = run.output.components(separatedBy: "# ").dropFirst().map { String($0) }
    try #require(chapters.count == 8)
    let card = "Save to Favorites"
    #expect(!chapters[0].contains(card))
    #expect(chapters[1].components(separatedBy: card).count == 2, "the third view shows it once")
    #expect(chapters[2].contains("FavoriteBackyardTip: available"))
    #expect(chapters[2].contains("needs 2 more donations of \"didViewBackyard\""))
    #expect(!chapters[3].contains(card))
    #expect(!chapters[4].contains(card))
    #expect(chapters[4].contains("[ Share Backyard ]"))
    #expect(chapters[5].contains("FavoriteBackyardTip  pending"))
    #expect(chapters[5].contains("FilterSpeciesTip     available"))
    #expect(chapters[6].contains("FilterSpeciesTip: pending -> available"))
    #expect(chapters[7].components(separatedBy: " pending ").count == 5 + 1)
  }

  /// The columns of the terminal, and the columns of a card.
  @Test(
    "A card is as wide as the terminal, at most 80 columns",
    arguments: [(20, 20), (79, 79), (80, 80), (81, 80), (200, 80)])
  func width(columns: Int, card: Int) throws {
    let yard = try Yard(isEmpty: true)
    let terminal = try Terminal(
      "BackyardBirds sign-in -tipctl.ShowTips ShareBackyardTip", in: yard.folder,
      columns: columns, environment: ["TIPCTL_DATASTORE": "birds"])
    try terminal.wait(for: "Share a Backyard: x close, 1 Share Backyard, Return go on? ")
    let edge = "╭" + String(repeating: "─", count: card - 2) + "╮"
    #expect(terminal.screen.split(separator: "\n").contains { $0 == edge }, "\(terminal.screen)")
    try terminal.type("1\n")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.hasSuffix("You shared North Backyard.\n"), "\(terminal.screen)")
  }

  @Test("Without a terminal a card has 60 columns, and the app asks nothing")
  func noTerminal() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      "BackyardBirds sign-in -tipctl.ShowTips ShareBackyardTip; echo code $?", in: yard.folder,
      environment: ["TIPCTL_DATASTORE": "birds"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0 == "╭" + String(repeating: "─", count: 58) + "╮" })
    #expect(lines.last == "code 0")
    #expect(!run.output.contains("Return go on?"))
  }

  @Test("The exit code differs for a typing error, a page that ends and output without room")
  func exitCodes() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      export TIPCTL_DATASTORE=birds
      BackyardBirds vew north; echo "code $?"
      BackyardBirds live < /dev/null > page; echo "code $?"
      BackyardBirds help > /dev/null; echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code 64\ncode 0\ncode 0\n", "\(run.output)")
    #expect(run.errors == "There is no command \"vew\". Did you mean \"view\"?\n")
  }

  @Test(
    "Output that cannot be written is reported, and ends the app",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      "BackyardBirds view north > /dev/full; echo code $?", in: yard.folder,
      environment: ["TIPCTL_DATASTORE": "birds"])
    #expect(run.output == "code 74\n")
    #expect(run.errors == "Writing to standard output failed. Check where it goes.\n")
  }
}
