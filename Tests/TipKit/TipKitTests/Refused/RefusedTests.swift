import TestSupport
import Testing
import TipKit

/// Code that Apple's TipKit refuses, and the warning or error about it here.
private struct RefusedCode: CustomTestStringConvertible, Sendable {
  let name: String
  let code: String
  let severity: String
  let message: String

  init(_ name: String, _ code: String, _ severity: String, _ message: String) {
    self.name = name
    self.code = code
    self.severity = severity
    self.message = message
  }

  var testDescription: String { name }

  static func rule(_ name: String, _ rule: String, _ rejected: String) -> Self {
    Self(
      name, "  var rules: [Rule] { \(rule) }", "warning", "Xcode's TipKit rejects \(rejected);")
  }

  static let all: [Self] = [
    .rule(
      "logic in an event rule",
      "#Rule(Self.visit) { $0.donations.count > 1 && $0.donations.donatedWithin(.day).count > 0 }",
      "'&&' in an event rule before Xcode 26"),
    .rule(
      "a negation in an event rule", "#Rule(Self.visit) { !($0.donations.count > 1) }",
      "'!' in an event rule"),
    .rule(
      "a member of the donations", "#Rule(Self.visit) { $0.donations.isEmpty }",
      "'.isEmpty' in an event rule before Xcode 26"),
    .rule(
      "two comparisons in an event rule",
      "#Rule(Self.visit) { ($0.donations.count > 1) == ($0.donations.count < 9) }",
      "a second comparison in an event rule"),
    .rule(
      "logic in a filter",
      "#Rule(Self.meal) { $0.donations.filter { $0.grams > 1 && $0.grams < 9 }.count > 1 }",
      "'&&' in 'filter'"),
    .rule(
      "a call of a function", "#Rule(Self.$name) { isGood($0) }",
      "the call of 'isGood' in a rule"),
    Self(
      "the list of all reasons",
      "  var reasons: [InvalidationReason] { InvalidationReason.allCases }",
      "warning", "'allCases' is deprecated: Apple's TipKit has no 'allCases';"),
    Self(
      "an action in Sendable code",
      "  func send(_ action: Action) -> @Sendable () -> String { { action.id } }",
      "error", "capture of 'action' with non-Sendable type 'Tip7.Action'"),
    Self(
      "a loop of rules",
      "  var rules: [Rule] { for n in 1...2 { #Rule(Self.visit) { $0.donations.count > n } } }",
      "error", "closure containing control flow statement cannot be used with result builder"),
    Self(
      "a loop of options",
      "  var options: [any TipOption] { for n in 1...2 { MaxDisplayCount(n) } }",
      "error", "closure containing control flow statement cannot be used with result builder"),
    Self(
      "a subset by the beta's label",
      "  var rules: [Rule] { "
        + "#Rule(Self.meal) { $0.donations.largestSubset(by: \\.grams).count > 1 } }",
      "error", "incorrect argument label in call (have 'by:', expected 'groupedBy:')"),
    Self(
      "no actions", "  var actions: [Action] {}", "error",
      "result builder 'Tips.ActionBuilder' does not implement any 'buildBlock'"),
    Self(
      "the count of an event",
      "  var rules: [Rule] { #Rule(Self.visit) { $0.count >= 3 } }",
      "error", "has no member 'count'"),
    Self(
      "a disabled action",
      "  var actions: [Action] { Action(id: \"a\", disabled: true, title: \"A\") }",
      "error", "extra argument 'disabled' in call"),
    Self(
      "a frequency in seconds",
      "  func configure() throws { "
        + "try Tips.configure([.displayFrequency(.init(86_400))]) }",
      "error", "cannot convert value of type 'Int'"),
  ]
}

@Suite("What Apple's TipKit refuses", .ownThread)
struct RefusedTests {
  @Test("is refused or reported here, each of 15 constructs")
  func refused() throws {
    let all = RefusedCode.all
    #expect(all.count == 15)
    let head = [
      "import TipKit", "struct Meal: Codable, Sendable { var grams: Int }",
      "func isGood(_ name: String) -> Bool { name.count > 3 }",
    ]
    let tips = all.enumerated().map { index, refused in
      [
        "struct Tip\(index): Tip {",
        "  static let visit = Event(id: \"visit\")",
        "  static let meal = Event<Meal>(id: \"meal\")",
        "  @Parameter static var name: String = \"\"", "  var title: Text { Text(\"A\") }",
        refused.code, "}",
      ]
    }
    let source = (head + tips.flatMap { $0 }).joined(separator: "\n")
    let found = try TypeCheck(source).diagnostics
    for (index, refused) in all.enumerated() {
      let line = head.count + index * 7 + 6
      let here = found.filter { $0.line == line }
      #expect(
        here.contains { $0.severity == refused.severity && $0.message.contains(refused.message) },
        "\(refused.name): \(here)")
    }
    let lines = all.indices.map { head.count + $0 * 7 + 6 }
    #expect(found.filter { !lines.contains($0.line) }.isEmpty)
  }

  /// A name that the engine has and Apple's TipKit lacks, in an expression.
  private static let added = [
    "Tips.ConfigurationOption.displayFrequency(.seconds(5))":
      "Apple's TipKit has no 'seconds'; use .daily or the like, or import TipEngine.",
    "Tips.ConfigurationOption.displayFrequency(.daily, from: .dismissal)":
      "Apple's TipKit has no 'from'; leave it out, or import TipEngine.",
    "Tips.ConfigurationOption.datastoreLocation(.memory)":
      "Apple's TipKit has no 'memory'; use .url(_:), or import TipEngine.",
    "[Tips.ConfigurationOption.showAllTips]":
      "Apple's TipKit has no option 'showAllTips'; call Tips.showAllTipsForTesting().",
    "[Tips.ConfigurationOption.hideAllTips]":
      "Apple's TipKit has no option 'hideAllTips'; call Tips.hideAllTipsForTesting().",
    "[Tips.ConfigurationOption.showTips([BirdTip.self])]":
      "Apple's TipKit has no option 'showTips'; call Tips.showTipsForTesting(_:).",
    "[Tips.ConfigurationOption.hideTips([BirdTip.self])]":
      "Apple's TipKit has no option 'hideTips'; call Tips.hideTipsForTesting(_:).",
    "[Tips.ConfigurationOption.clock(.shifted(by: .seconds(5)))]":
      "Apple's TipKit has no option 'clock'; import TipEngine.",
    "Tips.showAllTips()": "Apple's TipKit has no 'showAllTips'; call showAllTipsForTesting().",
    "Tips.hideAllTips()": "Apple's TipKit has no 'hideAllTips'; call hideAllTipsForTesting().",
    "Tips.showTips([BirdTip.self])":
      "Apple's TipKit has no 'showTips'; call showTipsForTesting(_:).",
    "Tips.hideTips([BirdTip.self])":
      "Apple's TipKit has no 'hideTips'; call hideTipsForTesting(_:).",
    "Tips.displayUpdates": "Apple's TipKit has no 'displayUpdates'; import TipEngine.",
    "Tips.health": "Apple's TipKit has no 'health'; import TipEngine.",
  ]

  @Test(
    "is warned of where it is a name of the engine, unless the file imports the engine too",
    arguments: ["5", "6"])
  func addedNames(mode: String) throws {
    let names = Self.added.sorted { $0.key < $1.key }
    let uses = names.map { "let _ = \($0.key)" }
    let source =
      ["struct BirdTip: Tip { var title: Text { Text(\"A\") } }", "@MainActor func use() {"]
      + uses + ["_ = Tips.ConfigurationOption.displayFrequency(.daily)", "}"]
    let text = source.joined(separator: "\n")
    let alone = try TypeCheck("import TipKit\n" + text, languageMode: mode).diagnostics
    #expect(alone.map(\.severity) == names.map { _ in "warning" })
    for (diagnostic, name) in zip(alone, names) {
      #expect(diagnostic.message.contains(name.value), "\(diagnostic)")
    }
    for other in ["TipEngine", "TipTesting"] {
      let both = try TypeCheck("import TipKit\nimport \(other)\n" + text, languageMode: mode)
      #expect(both.diagnostics.isEmpty, "\(other): \(both.diagnostics)")
    }
  }

  @Test("is not reported in a file that imports the engine alone")
  func engine() throws {
    let source = """
      import TipEngine
      let rule = #Rule(Tips.Event(id: "visit")) { !$0.donations.isEmpty }
      let reasons = Tips.InvalidationReason.allCases
      """
    #expect(try TypeCheck(source).diagnostics.isEmpty)
    let both = try TypeCheck("import TipKit\n" + source).diagnostics
    #expect(both.map { [$0.line, $0.column] } == [[3, 45], [3, 59], [4, 39]])
  }
}
