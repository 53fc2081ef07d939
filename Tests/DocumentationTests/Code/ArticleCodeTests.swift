import Foundation
import TestSupport
import Testing

@Suite("The Swift code of the README and the articles")
struct ArticleCodeTests {
  /// A text and the file whose tests compile and run its code.
  struct Pair: Sendable, CustomTestStringConvertible {
    let article: String
    let source: String
    /// Lines that a test has to replace, with their replacements.
    var said: [String: String] = [:]

    var testDescription: String { article }
  }

  static let pairs = [
    Pair(
      article: "Sources/Testing/TipTesting/TipTesting.docc/TestYourTips.md",
      source: "TestYourTipsTests.swift",
      // A UI test's app cannot fail to launch, but its double can.
      said: ["app.launch()": "try app.launch()"]),
    Pair(
      article: "Sources/Testing/TipTesting/TipTesting.docc/TipTesting.md",
      source: "TestYourTipsTests.swift"
    ),
    Pair(article: "Sources/TipControl.docc/TipControl.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/BesideTipKit.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/Controls.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/RuleText.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/Alerts.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/Datastore.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/UndoAndMerge.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/SyncDevices.md", source: "GuideExample.swift"),
    Pair(
      article: "Sources/TipControl.docc/SeeTips.md", source: "GuideExample.swift",
      // The test writes into a folder that it removes.
      said: [
        "try writeGallery(of: [FavoriteBackyardTip()], to: \"gallery.html\")":
          "try writeGallery(of: [FavoriteBackyardTip()], to: page.path)"
      ]),
    Pair(article: "Sources/TipControl.docc/Simulate.md", source: "GuideExample.swift"),
    Pair(article: "Sources/TipControl.docc/ReportDisplays.md", source: "DisplayExample.swift"),
    Pair(
      article: "Sources/Core/TipEngine/TipEngine.docc/TipEngine.md", source: "ModuleExamples.swift"),
    Pair(article: "Sources/Core/TipHelp/TipHelp.docc/TipHelp.md", source: "ModuleExamples.swift"),
    Pair(
      article: "Sources/Review/TipGuidance/TipGuidance.docc/TipGuidance.md",
      source: "ModuleExamples.swift"),
    Pair(
      article: "Sources/Testing/TipSnapshot/TipSnapshot.docc/TipSnapshot.md",
      source: "ModuleExamples.swift"),
    Pair(
      article: "Sources/Testing/TipReview/TipReview.docc/TipReview.md", source: "GuideExample.swift"
    ),
  ]

  @Test("is compiled and run, line by line", arguments: pairs)
  func lines(pair: Pair) throws {
    let blocks = Self.blocks(of: try PackageFile.text(pair.article))
    #expect(!blocks.isEmpty)
    let source = Self.lines(
      of: try PackageFile.text("Tests/DocumentationTests/Code/\(pair.source)"))
    for block in blocks {
      let missing = Self.missing(in: source, of: Self.lines(of: block).map { pair.said[$0] ?? $0 })
      #expect(missing.isEmpty, "not compiled, or not in this order")
    }
  }

  /// The lines of each file of the package that depends on this one.
  private static func downstreamFiles() throws -> [[String]] {
    let files = Documentation.files(below: "Fixtures/downstream") { $0.hasSuffix(".swift") }
    return try files.map { lines(of: try PackageFile.text($0)) }
  }

  @Test("Each block of the README is in one file of the package that depends on this one")
  func readme() throws {
    let sources = try Self.downstreamFiles()
    let blocks = Self.blocks(of: try PackageFile.text("README.md"))
    #expect(blocks.count >= 2)
    #expect(blocks.first?.contains(".package(name: \"TipControl\"") == true)
    for block in blocks {
      // A reader has a copy beside the package, which is two folders below it here.
      let text = block.replacing("path: \"../TipControl\"", with: "path: \"../..\"")
      let lines = Self.lines(of: text)
      #expect(sources.contains { Self.missing(in: $0, of: lines).isEmpty }, "\(block)")
    }
  }

  private static let previewsPage = "Sources/Testing/TipReview/TipReview.docc/Previews.md"

  @Test("Each block of the page of previews is in one file of the package that shows them")
  func previews() throws {
    let sources = try Self.downstreamFiles()
    let blocks = Self.blocks(of: try PackageFile.text(Self.previewsPage))
    #expect(blocks.count == 2)
    for block in blocks {
      let lines = Self.lines(of: block)
      #expect(sources.contains { Self.missing(in: $0, of: lines).isEmpty }, "\(block)")
    }
  }

  @Test("Each block of the page of UIKit files is in one file of the package that runs them")
  func uiKitFiles() throws {
    let files = Documentation.files(below: "Fixtures/uikit") { $0.hasSuffix(".swift") }
    let sources = try files.map { Self.lines(of: try PackageFile.text($0)) }
    let page = try PackageFile.text("Sources/TipControl.docc/UIKitFiles.md")
    let blocks = Self.blocks(of: page.replacing("```text", with: "```swift"))
    #expect(blocks.count == 4)
    for block in blocks {
      let lines = Self.lines(of: block)
      #expect(sources.contains { Self.missing(in: $0, of: lines).isEmpty }, "\(block)")
    }
  }

  @Test(
    "Each part of a manifest is in the manifest of a package that is built",
    arguments: [("BesidePackages", 2), ("OnAMac", 1)])
  func manifests(article: String, count: Int) throws {
    let manifests = try ["downstream", "neighbours"].map {
      Self.lines(of: try PackageFile.text("Fixtures/\($0)/Package.swift"))
    }
    let page = try PackageFile.text("Sources/TipControl.docc/\(article).md")
    let blocks = Self.blocks(of: page.replacing("```text", with: "```swift"))
      .filter { $0.contains(".product(") }
    #expect(blocks.count == count)
    for block in blocks {
      let lines = Self.lines(of: block).filter { $0 != "…" }
      #expect(manifests.contains { Self.missing(in: $0, of: lines).isEmpty }, "\(block)")
    }
  }

  /// Returns the lines that are not in a source, in their order.
  private static func missing(in source: [String], of lines: [String]) -> [String] {
    var rest = source[...]
    return lines.filter { line in
      guard let place = rest.firstIndex(of: line) else { return true }
      rest = rest[(place + 1)...]
      return false
    }
  }

  @Test("has a test for every text")
  func complete() throws {
    let withCode = try Documentation.articles.filter {
      try !Self.blocks(of: PackageFile.text($0)).isEmpty
    }
    #expect(Set(withCode) == Set(Self.pairs.map(\.article) + [Self.previewsPage]))
  }

  private static func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
