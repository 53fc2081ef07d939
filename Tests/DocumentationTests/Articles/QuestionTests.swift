import Foundation
import TestSupport
import Testing

@Suite("The questions of the articles")
struct QuestionTests {
  /// Articles with a question: not the first pages of catalogs, the decisions and the changes.
  static let articles = Documentation.articles.filter { article in
    let parts = article.split(separator: "/")
    let name = parts[parts.count - 1].dropLast(3)
    let catalog = parts[parts.count - 2].dropLast(5)
    return name != catalog && !["Decisions", "Changelog"].contains(name)
  }

  @Test("Each article begins with the question that it answers", arguments: articles)
  func beginning(article: String) throws {
    let paragraphs = try PackageFile.text(article).components(separatedBy: "\n\n")
    #expect(paragraphs[0].hasPrefix("# "))
    let question = try #require(paragraphs.dropFirst().first)
    #expect(question.wholeMatch(of: /[A-Z][^.?\n]*\?/) != nil, "\(question)")
  }

  /// A row of the map: a question, and the article and the section that answer it.
  private struct Row {
    let question: String
    let article: String
    let section: String
  }

  private static let map = Result {
    try PackageFile.text("Sources/TipControl.docc/WhereDoIFind.md")
      .matches(of: /\n\| ([^|]+) \| \[[^\]]+\]\(([^)]+)\) \| ([^|]+) \|/).map { match in
        Row(
          question: String(match.output.1), article: String(match.output.2),
          section: String(match.output.3))
      }
  }

  @Test("Each question of the map leads to an article and a section that exist")
  func map() throws {
    let rows = try Self.map.get()
    #expect(rows.count >= 25)
    #expect(Set(rows.map(\.question)).count == rows.count)
    for row in rows {
      #expect(row.question.contains("?"))
      let page = PackageFile.url("Sources/TipControl.docc").appending(path: row.article)
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("\n## \(row.section)\n"), "\(row.article) lacks \"\(row.section)\"")
    }
  }
}
