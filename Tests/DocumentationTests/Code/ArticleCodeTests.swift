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
      article: "README.md", source: "ReadmeExample.swift",
      said: [
        "try Tips.configure([.displayFrequency(.daily)])":
          "try center.configure(options + [.displayFrequency(.daily)])",
        "for await status in tip.statusUpdates { print(status) }":
          "for await status in updates { print(status) }",
        // A test beside the snapshots of this file would need a folder for them here.
        "assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation)":
          "assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation, location: folder.location)",
      ]),
    Pair(
      article: "Sources/Testing/TipTesting/TipTesting.docc/TestYourTips.md",
      source: "TestYourTipsTests.swift",
      // A UI test's app cannot fail to launch; its double can.
      said: ["app.launch()": "try app.launch()"]),
    Pair(
      article: "Sources/Testing/TipTesting/TipTesting.docc/TipTesting.md",
      source: "TestYourTipsTests.swift"
    ),
    Pair(article: "Sources/TipControl.docc/TipControl.md", source: "GuideExample.swift"),
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
      var rest = source[...]
      for line in Self.lines(of: block) {
        let place = rest.firstIndex(of: pair.said[line] ?? line)
        #expect(place != nil, "\"\(line)\" is not compiled, or not in this order")
        if let place { rest = rest[(place + 1)...] }
      }
    }
  }

  @Test("has a test for every text")
  func complete() throws {
    let texts = ["README.md"] + Documentation.articles
    let withCode = try texts.filter { try !Self.blocks(of: PackageFile.text($0)).isEmpty }
    #expect(Set(withCode) == Set(Self.pairs.map(\.article)))
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
