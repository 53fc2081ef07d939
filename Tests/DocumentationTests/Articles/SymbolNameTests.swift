import Foundation
import TestSupport
import Testing

@Suite("A symbol that an article names in code voice")
struct SymbolNameTests {
  /// Names of Swift and Apple, and of the examples' own code.
  private static let others: Set<String> = [
    "AttributedString(localized:)", "AttributedString(markdown:)", "Color.meadow",
    "Date.now", "Date(timeIntervalSinceNow:)", "NAME.tipsync", "Package.swift",
    "PredicateExpressions.build_donatedWithin", "String(describing:)",
    "String(localized:)", "String(reflecting:)", "SwiftUI.Text", "Type.name",
    "UIBarButtonItem(title:style:target:action:)", "UIKit.UIToolTipInteraction",
    "addTarget(_:action:for:)", "draws()", "sings(at:)",
  ]

  /// The labels of each name in the record of the public API, with and without its parents.
  private let recorded: [String: [[Substring]]]

  init() throws {
    var recorded: [String: [[Substring]]] = [:]
    for file in Documentation.files(below: "Tests/API", where: { $0.hasSuffix(".txt") }) {
      let lines = try PackageFile.text(file).split(separator: "\n")
      for match in lines.compactMap({ $0.firstMatch(of: /^([\w.]+)(?:\(([\w:]*)\))?: ./) }) {
        let labels = (match.output.2 ?? "").split(separator: ":")
        var parts = match.output.1.split(separator: ".")[...]
        while !parts.isEmpty {
          recorded[parts.joined(separator: "."), default: []].append(labels)
          parts.removeFirst()
        }
      }
    }
    self.recorded = recorded
  }

  /// Whether a name is recorded, perhaps with more labels, whose parameters have defaults.
  ///
  /// It can lead there through values, as `Tips.health.refusals` does.
  private func isRecorded(_ name: Substring) -> Bool {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let parts = base.split(separator: ".")
    var names = [String(base), "\(base).init"]
    if parts.count > 2 { names.append(String(parts[parts.count - 1])) }
    return names.contains { name in
      recorded[name, default: []].contains { all in
        var rest = all[...]
        return labels.allSatisfy { label in
          guard let place = rest.firstIndex(of: label) else { return false }
          rest = rest[(place + 1)...]
          return true
        }
      }
    }
  }

  @Test("is public, or a name of Swift, Apple or the example")
  func names() throws {
    try #require(recorded.count > 3000)
    let symbol =
      /`([A-Z]\w*(?:\.\w+)+(?:\([\w:]*\))?|\w+\((?:\w+:)+\)|[a-z]\w+\(\))`/
    var found: Set<String> = []
    for article in Documentation.articles {
      let sentences = try PackageFile.text(article).replacing(/(?s)```.*?```/, with: "")
      for match in sentences.matches(of: symbol) {
        let name = match.output.1
        found.insert(String(name))
        #expect(
          isRecorded(name) || Self.others.contains(String(name)), "\(article) names \(name)")
      }
    }
    #expect(found.count > 100)
    #expect(Self.others.subtracting(found) == [])
  }
}
