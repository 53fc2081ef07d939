import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("The board in its article")
struct BoardDocumentTests {
  private static let article = "Sources/TipControl.docc/LiveBoard.md"

  @Test("The picture is the screen of 80 columns and 24 rows")
  func picture() throws {
    let story = try BoardStory(Yard(), words: ["--datastore", "birds/", "ui"], [.type("jh")])
    let expected = "```text\n\(story.last)\n```"
    #expect(try Documentation.part("board", of: Self.article) == expected, "expected:\n\(expected)")
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
    #expect(try Documentation.part("keys", of: Self.article) == table, "expected:\n\(table)")
  }
}
