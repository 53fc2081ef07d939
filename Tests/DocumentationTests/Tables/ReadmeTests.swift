import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The README matches the code")
struct ReadmeTests {
  private func readme() throws -> String {
    try PackageFile.text("README.md")
  }

  @Test(
    "A generated table is between its markers",
    arguments: [
      ("controls", ControlCatalog.markdownTable),
      ("commands", CommandTable.standard.markdownTable),
    ])
  func table(_ name: String, _ expected: String) throws {
    let text = try readme()
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text[start.upperBound...].range(of: "\n<!-- end -->"))
    let table = expected.trimmingCharacters(in: .newlines)
    #expect(text[start.upperBound..<end.lowerBound] == table, "expected:\n\(table)")
  }

  @Test("Its example matches tipctl's output for the fixture, by line 15")
  func example() throws {
    let lines = try readme().split(separator: "\n", omittingEmptySubsequences: false)
    let command = try #require(lines.firstIndex { $0.hasPrefix("$ tipctl ") })
    #expect(command < 15)
    let end = try #require(lines[command...].firstIndex { $0 == "```" })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = PackageFile.url("Fixtures/backyard-birds.json").path
    let datastore = folder.path + "/"
    let imported = runTipCtl(["--datastore", datastore, "import", fixture], table: .standard)
    #expect(imported.code == .done)
    let words = lines[command].dropFirst("$ tipctl ".count).split(separator: " ").map(String.init)
    let now = try #require(Timestamp(iso8601: "2026-11-21T09:00:00Z"))
    let run = runTipCtl(["--datastore", datastore] + words, table: .standard) { $0.now = { now } }
    #expect(run.output == lines[(command + 1)..<end].joined(separator: "\n") + "\n")
  }
}
