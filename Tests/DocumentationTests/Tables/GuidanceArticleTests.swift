import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipGuidance

@Suite("The article about the guidelines")
struct GuidanceArticleTests {
  /// The ids of all rows of the guidelines.
  static let rows: [String] = {
    let counts: [(String, Int)] = [
      ("G", 7), ("T", 26), ("P", 9), ("I", 18), ("C", 10), ("M", 30), ("L", 6),
    ]
    return counts.flatMap { kind, count in (1...count).map { "\(kind)\($0)" } }
  }()

  /// Returns the lines between two markers of the article.
  private static func lines(of table: String) throws -> [String] {
    try Documentation.part(table, of: "Sources/TipControl.docc/Guidance.md")
      .split(separator: "\n").map(String.init)
  }

  /// The ids in the first column of a table.
  private static func ids(of table: String) throws -> [String] {
    try lines(of: table).dropFirst(2).compactMap { line in
      line.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("G1: its table of checks is that of the registry")
  func checks() throws {
    let table = GuidanceRegistry.markdownTable
    #expect(try Self.lines(of: "checks") == table, "expected:\n\(table.joined(separator: "\n"))")
  }

  @Test("G1: every row of the guidelines is a check or is listed beside the checks, and no other")
  func complete() throws {
    let checks = GuidanceRegistry.checks.map(\.id)
    let others = try Self.ids(of: "guidelines")
    #expect(Set(checks).intersection(others).isEmpty)
    let missing = Set(Self.rows).subtracting(checks + others).sorted()
    #expect(missing.isEmpty, "no check: \(missing)")
    #expect(Set(checks + others).subtracting(Self.rows).isEmpty)
  }

  @Test("G2: the table of facts has each check once")
  func facts() throws {
    let ids = try Self.lines(of: "facts").dropFirst(2).flatMap { line in
      line.split(separator: "|").dropFirst().first?.split(separator: ",") ?? []
    }.map { $0.trimmingCharacters(in: .whitespaces) }
    let checks = GuidanceRegistry.checks.map(\.id)
    #expect(ids.sorted() == checks.sorted())
  }

  /// The ids that the names of tests begin with.
  ///
  /// A Swift regex is too slow for all files.
  private static let names: Result<Set<String>, any Error> = Result {
    let folder = PackageFile.url("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let name = try NSRegularExpression(pattern: "\"((?:[A-Z][0-9]+, )*[A-Z][0-9]+): ")
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in name.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        guard let range = Range(match.range(at: 1), in: text) else { continue }
        names.formUnion(text[range].components(separatedBy: ", "))
      }
    }
  }

  @Test("G1: every row of the guidelines has a test named after it", arguments: rows)
  func named(id: String) throws {
    #expect(try Self.names.get().contains(id), "no test is named \"\(id): …\"")
  }
}

extension GuidanceRegistry {
  /// The lines of the table of checks in the article, as Markdown.
  fileprivate static var markdownTable: [String] {
    let head = ["Id", "Finding", "Guideline", "Texts"]
    let rows = checks.map { check in
      [
        check.id, check.rating, check.guideline,
        check.texts.isEmpty ? "none" : check.texts,
      ]
    }
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }
}
