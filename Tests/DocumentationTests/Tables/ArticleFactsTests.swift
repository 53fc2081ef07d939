import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipModel

@Suite("The lists in the guide's articles match the code")
struct ArticleFactsTests {
  private func article(_ name: String) throws -> String {
    try PackageFile.text("Sources/TipControl.docc/\(name).md")
  }

  /// The names in the first column of the tables of an article.
  private func names(inTablesOf text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  @Test("The README's table of controls is current")
  func controls() throws {
    let text = try article("Controls")
    let table = ControlCatalog.markdownTable.trimmingCharacters(in: .newlines)
    #expect(text.contains("<!-- controls -->\n\(table)\n<!-- end -->"), "expected:\n\(table)")
  }

  @Test("The gates are listed in their order")
  func gates() throws {
    #expect(names(inTablesOf: try article("Explain")) == Gate.allCases.map(\.rawValue))
  }

  @Test("The members of the state document match its schema")
  func members() throws {
    let schema = try StoredValue(
      json: PackageFile.text("Fixtures/state.schema.json"), subject: "schema")
    guard case .object(let root) = schema, case .object(let members)? = root["properties"] else {
      Issue.record("the schema has no properties")
      return
    }
    #expect(names(inTablesOf: try article("StateDocument")).sorted() == members.keys.sorted())
  }

  @Test("The number of kept operations is current", arguments: ["Datastore", "UndoAndMerge"])
  func operations(name: String) throws {
    #expect(try article(name).contains("newest \(Operation.keptCount) operations"))
  }

  @Test("The number of kept history lines is current")
  func history() throws {
    #expect(try article("Datastore").contains("newest \(HistoryEntry.keptCount) lines of history"))
  }
}
