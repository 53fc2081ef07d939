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

  @Test("One placeholder of the repository's address is in the whole package")
  func address() throws {
    let pages = ["README.md", "Fixtures/downstream/Package.swift"]
    let others = [".github", "Sources", "Tests"].flatMap { folder in
      Documentation.files(below: folder) { name in
        [".swift", ".md", ".yml"].contains { name.hasSuffix($0) }
      }
    }
    // A Swift regex is too slow for all files.
    let placeholder = try NSRegularExpression(
      pattern: #"<[^<>\n]*\baddress\b[^<>\n]*>|\.package\(url: *"|github\.com/\S*TipControl"#)
    let own = "Tests/DocumentationTests/Tables/ReadmeTests.swift"
    let found = try Set(pages + others).subtracting([own]).flatMap { file in
      let text = try PackageFile.text(file)
      let matches = placeholder.matches(in: text, range: NSRange(text.startIndex..., in: text))
      return matches.compactMap { Range($0.range, in: text).map { "\(file): \(text[$0])" } }
    }
    #expect(found == ["README.md: <the repository's address>"])
  }

  @Test("It has at most 180 lines")
  func length() throws {
    let lines = try PackageFile.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last one is empty.
    #expect(lines.count <= 181)
  }

  @Test("The changelog begins with the version of the tool, and names the version of JSON")
  func changelog() throws {
    let text = try PackageFile.text("Sources/TipControl.docc/Changelog.md")
    let section = try #require(text.components(separatedBy: "\n## ").dropFirst().first)
    #expect(section.hasPrefix(TipCtl.version))
    #expect(section.contains("schema \(JSONOutput.schema)"))
  }
}
