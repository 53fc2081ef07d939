import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot
import TipTesting

/// The committed pictures of the README match those that the code draws.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter PictureTests`
/// draws them again.
@Suite("The README's pictures")
struct PictureTests {
  private static let pictures = SnapshotLocation.folder(
    PackageFile.url("Fixtures/Pictures").path)

  @Test("The card of a tip, in a light and in a dark app")
  func card() throws {
    let document = try String(contentsOfFile: Yard.fixture, encoding: .utf8)
    let facts = try StateDocument(json: document, subject: "fixture").facts
    let tip = try #require(facts.tips["FavoriteBackyardTip"])
    for appearance in CardAppearance.allCases {
      assertTipSnapshot(
        of: tip, as: .cardSVG(appearance), named: appearance.rawValue, location: Self.pictures)
    }
  }

  @Test("An explanation of tipctl, on a terminal of 108 columns")
  func explain() throws {
    let yard = try Yard()
    #expect(yard.run("frequency", "3d").code == .done)
    let run = yard.run("explain", "FavoriteBackyardTip") { console in
      console.outputIsTerminal = true
      console.width = 108
    }
    #expect(run.code == .done)
    let command = "$ tipctl explain FavoriteBackyardTip"
    let lines = run.output.split(separator: "\n").map(String.init)
    assertTipSnapshot(
      of: TerminalPicture(title: command, lines: [command] + lines, columns: 108), as: .terminal,
      named: "frequency", location: Self.pictures)
  }

  @Test("The README shows all of them, and no others")
  func shown() throws {
    let package = PackageFile.root
    let text = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let shown = text.matches(of: /"(Fixtures\/Pictures\/[^"]+)"/).map { String($0.output.1) }
    let folder = "Fixtures/Pictures/PictureTests"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: folder).path)
    let pictures = files.filter { $0.hasSuffix(".svg") && !$0.contains(".pending.") }
    #expect(Set(shown) == Set(pictures.map { "\(folder)/\($0)" }))
  }

  @Test("A screen keeps columns, colours and the characters that XML reserves")
  func terminal() throws {
    let lines = ["\u{1B}[1;31m  FAIL  a <- b\u{1B}[0m", "x & y"]
    let svg = TerminalPicture(title: "a > b", lines: lines, columns: 20).svg
    let texts = svg.matches(of: /<text x="([^"]+)".* fill="([^"]+)"[^>]*>(.*)<\/text>/)
      .map { [String($0.output.1), String($0.output.2), String($0.output.3)] }
    #expect(
      texts == [
        ["35.6", "#FF7B72", "FAIL"], ["82.4", "#FF7B72", "a &lt;- b"],
        ["20.0", "#E6E6E9", "x &amp; y"],
      ])
    #expect(svg.contains("<title>a &gt; b</title>"))
  }
}
