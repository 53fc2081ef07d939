import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("The board in the README and its article")
struct BoardDocumentTests {
  private static let article = "Sources/TipControl.docc/LiveBoard.md"

  /// Returns the text between a marker and the end marker after it.
  private func part(_ name: String, of file: String) throws -> String {
    let text = try PackageFile.text(file)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text[start.upperBound...].range(of: "\n<!-- end -->"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test("The picture is the screen of 80 columns and 24 rows", arguments: ["README.md", article])
  func picture(file: String) throws {
    let story = try BoardStory(Yard(), words: ["--datastore", "birds/", "ui"], [.type("jh")])
    let expected = "```text\n\(story.last)\n```"
    #expect(try part("board", of: file) == expected, "expected:\n\(expected)")
    #expect(story.last.split(separator: "\n", omittingEmptySubsequences: false).count == 24)
  }

  @Test("The table lists all keys")
  func keys() throws {
    let rows = BoardBinding.all.map { binding in
      let names = binding.keys.map { "`\($0.name)`" }.joined(separator: ", ")
      let command = binding.command.isEmpty ? "" : "`tipctl \(binding.command)`"
      return "| \(names) | \(binding.summary) | \(command) |"
    }
    let table = (["| key | effect | command |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
    #expect(try part("keys", of: Self.article) == table, "expected:\n\(table)")
  }
}
