import Foundation
import TestSupport
import Testing
import TipCLI

@Suite("The guide covers the tool")
struct GuideTests {
  private static let guide = PackageFile.url("Sources/TipControl.docc")

  /// The text of all articles of the guide.
  private static let text: Result<String, any Error> = Result {
    let names = try FileManager.default.contentsOfDirectory(atPath: guide.path)
    let articles = try names.filter { $0.hasSuffix(".md") }.map { name in
      try String(contentsOf: guide.appending(path: name), encoding: .utf8)
    }
    return articles.joined(separator: "\n")
  }

  @Test(
    "Every command is used in an article", arguments: CommandTable.standard.commands.map(\.name))
  func command(name: String) throws {
    let text = try Self.text.get()
    // Global options may precede the command.
    let use = try Regex("tipctl (?:--[a-z]+ [^ ]+ )*\(name)(?![a-z-])")
    #expect(text.contains(use), "no article of the guide uses \"tipctl \(name)\"")
  }

  @Test("Every runner of tipctl args is in the table of its article, in order")
  func runners() throws {
    let article = try String(
      contentsOf: Self.guide.appending(path: "RunUnderControls.md"), encoding: .utf8)
    let table = try #require(article.components(separatedBy: "| `--for` | format |\n").last)
    let names = table.prefix(upTo: table.firstRange(of: "\n\n")?.lowerBound ?? table.endIndex)
      .matches(of: /\| `([a-z-]+)` \|/).map { String($0.output.1) }
    #expect(names == Runner.all.map(\.name))
  }
}
