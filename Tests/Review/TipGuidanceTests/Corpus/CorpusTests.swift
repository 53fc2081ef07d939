import Foundation
import TestSupport
import Testing
import TipGuidance
import TipModel
import TipTesting

@Suite("The corpus of help texts")
struct CorpusTests {
  private static func document(_ name: String) throws -> GuidanceDocument {
    let path = "Fixtures/guidance/\(name).json"
    return try GuidanceDocument(
      text: PackageFile.text(path), subject: path, at: Timestamp(milliseconds: 0))
  }

  /// The names of all items of content.
  private static func items(_ content: GuidanceContent) -> [String] {
    content.tips.map { "tip:\($0.id)" } + content.toolTips.map { "tooltip:\($0.id)" }
      + content.alerts.map { "alert:\($0.id)" }
  }

  @Test(
    "G5: at most 1% of the well-written items have a finding, and 95% of the bad ones are found")
  func g5() throws {
    let good = try Self.document("good").content
    let goodItems = Self.items(good)
    let falseAlarms = TipGuidance.check(good).findings
    let alarmed = Set(falseAlarms.map(\.item))

    let bad = try Self.document("bad").content
    let badItems = Self.items(bad)
    let found = Set(TipGuidance.check(bad).findings.map { "\($0.item) \($0.id)" })
    let missed = badItems.filter { item in
      let expected = item.drop { $0 != ":" }.dropFirst().prefix { $0 != "." }
      return !found.contains("\(item) \(expected)")
    }

    #expect(goodItems.count >= 250 && badItems.count >= 200)
    print(
      "Corpus: \(alarmed.count) false alarms in \(goodItems.count) good items "
        + "(\(percent(alarmed.count, of: goodItems.count))), "
        + "\(badItems.count - missed.count) of \(badItems.count) bad items found "
        + "(\(percent(badItems.count - missed.count, of: badItems.count))).")
    #expect(
      alarmed.count * 100 <= goodItems.count,
      "\(falseAlarms.map(\.description).joined(separator: "\n"))")
    #expect(missed.count * 100 <= badItems.count * 5, "missed: \(missed)")
  }

  /// Small changes of a text, each of which a writer might make.
  private static let variants: [(name: String, change: @Sendable (String) -> String)] = [
    ("as it is", { $0 }),
    ("without its first word", { $0.split(separator: " ").dropFirst().joined(separator: " ") }),
    ("in small letters", { $0.lowercased() }),
    ("in title case", { $0.split(separator: " ").map(\.capitalized).joined(separator: " ") }),
    ("with three stops", { $0.replacing(".", with: "...") }),
    ("with other words", { $0.replacing("Tap ", with: "Click ").replacing(" your ", with: " a ") }),
    ("with another end", { "\($0) and click the “OK” button" }),
  ]

  /// Changes all texts of the items.
  private static func changed(
    _ content: GuidanceContent, _ change: (String) -> String
  ) -> GuidanceContent {
    var content = content
    for index in content.tips.indices {
      content.tips[index].title = change(content.tips[index].title)
      content.tips[index].message = content.tips[index].message.map(change)
    }
    for index in content.toolTips.indices {
      content.toolTips[index].text = change(content.toolTips[index].text)
    }
    for index in content.alerts.indices {
      content.alerts[index].alert.title = change(content.alerts[index].alert.title)
      content.alerts[index].alert.message = content.alerts[index].alert.message.map(change)
    }
    return content
  }

  /// A change of a check shows here, in the words that it quotes and in the items that it names.
  @Test("Each item, and small changes of its texts, have the recorded findings", .tips)
  func recorded() throws {
    var lines: [String] = []
    for name in ["good", "bad"] {
      let content = try Self.document(name).content
      for variant in Self.variants {
        let findings = TipGuidance.check(Self.changed(content, variant.change)).findings
        for (item, findings) in Dictionary(grouping: findings, by: \.item) {
          let texts = findings.map { finding in
            guard let words = finding.words else { return finding.id }
            return "\(finding.id) “\(words)”"
          }
          lines.append("\(name) \(item), \(variant.name): \(texts.joined(separator: ", "))")
        }
      }
    }
    assertTipSnapshot(of: lines.sorted(), as: SnapshotStrategy { $0.joined(separator: "\n") })
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    "\((Double(part) / Double(max(1, whole)) * 1000).rounded() / 10)%"
  }
}
