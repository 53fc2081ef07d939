import Foundation
import Testing
import TipGuidance
import TipModel

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
    "G5: at most 2% of the well-written items have a finding, and 90% of the bad ones are found")
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

    #expect(goodItems.count >= 150 && badItems.count >= 100)
    print(
      "Corpus: \(alarmed.count) false alarms in \(goodItems.count) good items "
        + "(\(percent(alarmed.count, of: goodItems.count))), "
        + "\(badItems.count - missed.count) of \(badItems.count) bad items found "
        + "(\(percent(badItems.count - missed.count, of: badItems.count))).")
    #expect(
      alarmed.count * 100 <= goodItems.count * 2,
      "\(falseAlarms.map(\.description).joined(separator: "\n"))")
    #expect(missed.count * 100 <= badItems.count * 10, "missed: \(missed)")
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    "\((Double(part) / Double(max(1, whole)) * 1000).rounded() / 10)%"
  }
}
