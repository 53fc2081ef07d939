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

  /// Returns the content with each text in a place that it was not written for, on a Mac.
  private static func moved(_ content: GuidanceContent) -> GuidanceContent {
    let toolTips = content.toolTips
    let alerts = content.alerts.map(\.alert)
    return GuidanceContent(
      platform: .macOS,
      tips: toolTips.map { toolTip in
        GuidanceTip(
          id: toolTip.id, title: toolTip.text, message: toolTip.control, actions: [toolTip.text])
      }
        + alerts.map { alert in
          GuidanceTip(
            id: alert.id, title: alert.message ?? "", message: alert.title,
            actions: alert.buttons.map(\.title))
        },
      toolTips: content.tips.map { tip in
        GuidanceToolTip(id: tip.id, text: tip.message ?? tip.title, control: tip.title)
      }
        + alerts.map { alert in
          GuidanceToolTip(id: alert.id, text: alert.title, control: alert.buttons.first?.title)
        },
      alerts: content.tips.map { tip in
        GuidanceAlert(
          TipAlert(
            id: tip.id, title: tip.message ?? "", message: tip.title,
            buttons: [.plain(tip.title), .cancel]))
      }
        + toolTips.map { toolTip in
          GuidanceAlert(
            TipAlert(
              id: toolTip.id, title: toolTip.text, message: toolTip.control,
              buttons: [.default(toolTip.text)], textField: .init(placeholder: toolTip.text)))
        })
  }

  /// Returns the content with all items on a television.
  private static func onTelevision(_ content: GuidanceContent) -> GuidanceContent {
    var content = content
    content.platform = .tvOS
    for index in content.tips.indices {
      content.tips[index].platform = nil
      content.tips[index].input = nil
    }
    for index in content.toolTips.indices { content.toolTips[index].platform = nil }
    for index in content.alerts.indices { content.alerts[index].platform = nil }
    return content
  }

  /// A change of a check shows here, in the words that it quotes and in the items that it names.
  @Test("Each item, and small changes of its texts, have the recorded findings", .tips)
  func recorded() throws {
    var lines: [String] = []
    for name in ["good", "bad"] {
      let content = try Self.document(name).content
      var contents = Self.variants.map { ($0.name, Self.changed(content, $0.change)) }
      contents.append(("in other places", Self.moved(content)))
      contents.append(("on tvOS", Self.onTelevision(content)))
      for (variant, content) in contents {
        let findings = TipGuidance.check(content).findings
        for (item, findings) in Dictionary(grouping: findings, by: \.item) {
          let texts = findings.map { finding in
            guard let words = finding.words else { return finding.id }
            return "\(finding.id) “\(words)”"
          }
          lines.append("\(name) \(item), \(variant): \(texts.joined(separator: ", "))")
        }
      }
    }
    assertTipSnapshot(of: lines.sorted(), as: SnapshotStrategy { $0.joined(separator: "\n") })
  }

  /// What people read shows here, with its numbers, names and next steps.
  @Test("Each badly written item has findings with the recorded texts", .tips)
  func texts() throws {
    let findings = TipGuidance.check(try Self.document("bad").content).findings
    assertTipSnapshot(
      of: findings.map(\.description), as: SnapshotStrategy { $0.joined(separator: "\n") })
  }

  /// What `tipctl lint --explain` prints.
  @Test("Each check has the recorded guideline, examples and findings", .tips)
  func checks() {
    let lines = GuidanceRegistry.checks.flatMap { check in
      let found = TipGuidance.check(check.bad).findings
      return ["\(check.id), \(check.rating): \(check.guideline) \(check.reading)"]
        + check.good.exampleLines.map { "  good: \($0)" }
        + check.bad.exampleLines.map { "  bad: \($0)" }
        + found.map { "  \($0.severity.rawValue): \($0.message) \($0.suggestion)" }
    }
    assertTipSnapshot(of: lines, as: SnapshotStrategy { $0.joined(separator: "\n") })
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    "\((Double(part) / Double(max(1, whole)) * 1000).rounded() / 10)%"
  }
}
