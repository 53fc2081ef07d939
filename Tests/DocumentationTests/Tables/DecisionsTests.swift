import Foundation
import TestSupport
import Testing

/// Checks that the rows of the article and their citations match.
@Suite("Decisions")
struct DecisionsTests {
  /// A row of the article.
  private struct Row {
    let number: Int
    /// The question, the decision and the reason.
    let paragraphs: [String]
  }

  private static let article = "Sources/TipControl.docc/Decisions.md"

  /// The rows, in the order of the article.
  private static func rows() throws -> [Row] {
    let sections = try PackageFile.text(article).components(separatedBy: "\n### ").dropFirst()
    return try sections.map { section in
      let paragraphs = section.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
      let heading = try #require(paragraphs.first)
      let number = try #require(heading.wholeMatch(of: /D(\d+)/), "\"\(heading)\" is not an id")
      return Row(
        number: try #require(Int(number.output.1)), paragraphs: Array(paragraphs.dropFirst()))
    }
  }

  /// Returns the numbers of the rows that a text cites.
  ///
  /// A Swift regex is too slow for all files.
  private static func citations(in text: String) throws -> Set<Int> {
    let citation = try NSRegularExpression(pattern: #"\bD([1-9][0-9]?)\b"#)
    let matches = citation.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return Set(matches.compactMap { Range($0.range(at: 1), in: text).flatMap { Int(text[$0]) } })
  }

  private static let tests = Documentation.files(below: "Tests") { $0.hasSuffix(".swift") }

  @Test("are numbered from 1, in order; a number without code has no row yet")
  func numbers() throws {
    let numbers = try Self.rows().map(\.number)
    #expect(numbers.first == 1)
    #expect(numbers == Set(numbers).sorted())
  }

  @Test("have a question, a decision and a reason each")
  func paragraphs() throws {
    for row in try Self.rows() {
      let question = row.paragraphs.first ?? ""
      let reason = row.paragraphs.last ?? ""
      #expect(
        question.wholeMatch(of: /\*\*[A-Z][^*]+\?\*\*/) != nil, "D\(row.number) has no question")
      #expect(row.paragraphs.count >= 3, "D\(row.number) has no decision")
      #expect(reason.wholeMatch(of: /Reason: [^\n]+\./) != nil, "D\(row.number) has no reason")
    }
  }

  @Test("are all listed by subject")
  func subjects() throws {
    let overview = try #require(
      PackageFile.text(Self.article).components(separatedBy: "\n### ").first)
    for row in try Self.rows() { #expect(overview.contains("](#d\(row.number))")) }
  }

  @Test("exist for each citation in sources, tests and articles")
  func cited() throws {
    let rows = Set(try Self.rows().map(\.number))
    let texts = Documentation.files { $0.hasSuffix(".swift") } + Documentation.articles
    for file in texts + Self.tests + ["README.md"] {
      let missing = try Self.citations(in: PackageFile.text(file)).subtracting(rows)
      #expect(missing.isEmpty, "\(file) cites rows that do not exist")
    }
  }

  @Test("are each cited by a test")
  func shown() throws {
    let others = Self.tests.filter { !$0.hasSuffix("/DecisionsTests.swift") }
    let cited = try others.reduce(into: Set<Int>()) { cited, file in
      try cited.formUnion(Self.citations(in: PackageFile.text(file)))
    }
    for row in try Self.rows() {
      #expect(cited.contains(row.number), "no test cites D\(row.number)")
    }
  }

  // DocC does not resolve anchors of other catalogs, so pages of these link by definitions, which
  // become paths of the built site.
  @Test("are linked from articles that cite them", arguments: Documentation.articles)
  func links(article: String) throws {
    guard article != Self.article else { return }
    let text = try PackageFile.text(article)
    let definition = /\[D(\d+)\]: (\S+)/
    let defined = text.matches(of: definition).compactMap { link in
      #expect(link.output.2.hasSuffix("/TipControl.docc/Decisions.md#d\(link.output.1)"))
      return Int(link.output.1)
    }
    var rest = text.replacing(definition, with: "")
    if article.hasPrefix("Sources/TipControl.docc/") {
      rest.replace(/\[D(\d+)\]\(Decisions\.md#d\1\)/, with: "")
    }
    let used = Set(rest.matches(of: /\[D(\d+)\]/).compactMap { Int($0.output.1) })
    #expect(Set(defined) == used, "the links and their definitions differ")
    rest.replace(/\[D\d+\]/, with: "")
    #expect(try Self.citations(in: rest).isEmpty, "\(article) cites a row without a link")
  }
}
