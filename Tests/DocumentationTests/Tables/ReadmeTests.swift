import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipTesting

@Suite("The README, and the tables of the manual, match the code")
struct ReadmeTests {
  @Test(
    "A generated table is between its markers",
    arguments: [
      ("README.md", "controls", ControlTables.readme),
      ("Sources/TipControl.docc/Controls.md", "controls", ControlTables.guide),
      (
        "Sources/Tool/tipctl/tipctl.docc/tipctl.md", "commands",
        CommandTable.standard.markdownTable
      ),
      (
        ".agents/skills/tipctl/SKILL.md", "contract", CommandTable.standard.contractTables
      ),
    ])
  func table(_ file: String, _ name: String, _ expected: String) throws {
    let table = expected.trimmingCharacters(in: .newlines)
    #expect(try Documentation.part(name, of: file) == table, "expected:\n\(table)")
  }

  @Test("Its failure is that of the expectation", .tips(at: "2026-11-21T09:00:00Z"))
  func failure() async throws {
    let block = try Documentation.part("failure", of: "README.md")
    let text = try #require(
      block.split(separator: "```text\n").last?.split(separator: "\n```").first)
    GuideExample.BackyardBirds.isSignedIn = true
    for _ in 1...2 { await GuideExample.FavoriteBackyardTip.didView.donate() }
    expectFailures([String(text)]) {
      expectStatus(GuideExample.FavoriteBackyardTip(), .available)
    }
  }

  @Test("It has at most 200 lines")
  func length() throws {
    let lines = try PackageFile.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last one is empty.
    #expect(lines.count <= 201)
  }

  @Test("The changelog begins with the version of the tool, and names the version of JSON")
  func changelog() throws {
    let text = try PackageFile.text("Sources/TipControl.docc/Changelog.md")
    let section = try #require(text.components(separatedBy: "\n## ").dropFirst().first)
    #expect(section.hasPrefix(TipCtl.version))
    #expect(section.contains("schema \(JSONOutput.schema)"))
  }
}
