import Foundation
import TestSupport
import Testing
import TipCLI
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
    #expect(try article(name).contains("newest \(StoredOperation.keptCount) operations"))
  }

  @Test("The number of kept history lines is current")
  func history() throws {
    #expect(try article("Datastore").contains("newest \(HistoryEntry.keptCount) lines of history"))
  }

  @Test("The commands with a reporter are listed, in order")
  func reporters() throws {
    let page = try PackageFile.text("Sources/Tool/tipctl/tipctl.docc/tipctl.md")
    let sentence = try #require(page.firstMatch(of: /\n(`[^\n]*) have `--reporter` for CI servers/))
    let listed = sentence.output.1.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    let commands = CommandTable.standard.commands.filter { command in
      command.options.contains { $0.name == "reporter" }
    }
    // A lock is compared with --check only.
    let names = listed.map { $0.replacing(" --check", with: "") }
    #expect(names == commands.map(\.name).sorted())
  }

  @Test("The rows about speed, and those that miss their aim, are counted")
  func speeds() throws {
    let page = try PackageFile.text("Sources/Core/TipEngine/TipEngine.docc/Speed.md")
    let met = page.matches(of: /\ \| (yes|no) \|\n/).map(\.output.1)
    let missed = met.count { $0 == "no" }
    #expect(page.contains("Of the \(met.count) rows, \(missed) miss their aim."))
  }

  @Test("The demo's tips are counted")
  func demo() throws {
    let page = try PackageFile.text(
      "Sources/Demo/BackyardBirds/BackyardBirds.docc/BackyardBirds.md")
    let files = Documentation.files { $0.hasPrefix("Demo/BackyardBirds/Tips/") }
    let tips = try files.flatMap { file in
      try PackageFile.text(file).matches(of: /\nstruct (\w+): Tip \{/).map(\.output.1)
    }
    let counts = [tips.count { !$0.hasPrefix("Tour") }, tips.count { $0.hasPrefix("Tour") }]
    #expect(counts == [5, 2])
    #expect(page.contains("with five tips and a tour of two"))
  }

  @Test("The tip of the fixture has the same texts and rules in the articles and in the demo")
  func favorite() throws {
    let document = try PackageFile.text("Fixtures/backyard-birds.json")
    let facts = try StateDocument(json: document, subject: "fixture").facts
    let tip = try #require(facts.tips["FavoriteBackyardTip"])
    let texts = [tip.title, tip.message].compactMap { $0 }.map { "Text(\"\($0)\")" }
    #expect(texts.count == 2)
    let lines =
      texts + ["isSignedIn) { $0 == true }", "{ $0.donations.donatedWithin(.days(5)).count >= 3 }"]
    let declaring = try (Documentation.articles + Documentation.files { $0.hasPrefix("Demo/") })
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
      .filter { try PackageFile.text($0).contains("struct FavoriteBackyardTip: Tip {") }
    #expect(declaring.count >= 3)
    for file in declaring {
      let text = try PackageFile.text(file)
      for line in lines { #expect(text.contains(line), "\(file) lacks \(line)") }
    }
  }

  @Test("The precedence of controls is written in one article, and others link to it")
  func precedence() throws {
    let controls = "Sources/TipControl.docc/Controls.md"
    let texts = try Documentation.articles.map { ($0, try PackageFile.text($0)) }
    #expect(texts.filter { $0.1.contains("highest first") }.map(\.0) == [controls])
    let links = texts.filter {
      $0.1.contains(/\]\((?:Controls\.md#precedence|.*\/TipControl\.docc\/Controls\.md)\)/)
    }
    #expect(links.count >= 4)
  }

  @Test("No two articles of different catalogs have one name")
  func names() {
    let names = Documentation.articles.map { URL(filePath: $0).lastPathComponent }
    #expect(Set(names).count == names.count)
  }
}
