import TipFoundation
import TipModel

/// A Swift file with a test that starts from a state, for one of the test frameworks.
package struct TestFile: Hashable, Sendable {
  /// The frameworks that a test can use.
  package enum Framework: String, Hashable, Sendable, CaseIterable {
    /// Swift Testing.
    case testing
    /// XCTest.
    case xctest
  }

  private let reproduction: Reproduction
  private let framework: Framework
  private let module: String?
  private let name: String

  /// Creates the file, which imports the module with the tips, or has a reminder to import it.
  ///
  /// The suite has the name, or the name of its file. It ends with "Tests" or "Repro", so that it
  /// hides no keyword, no tip and no name of the test library.
  package init(
    of reproduction: Reproduction,
    for framework: Framework,
    importing module: String?,
    name: String
  ) {
    self.reproduction = reproduction
    self.framework = framework
    self.module = module
    let word = Self.identifier(URL(filePath: name).deletingPathExtension().lastPathComponent)
    let type = word.prefix(1).uppercased() + word.dropFirst()
    let isSuite = type.hasSuffix("Tests") || type.hasSuffix("Repro")
    let isTip = reproduction.cases.contains { $0.tip.type == type }
    self.name = isSuite && !isTip ? type : "\(type)Tests"
  }

  package var text: String {
    (imports + ["", "// The state at \(reproduction.now), reduced to what decides."] + suite)
      .joined(separator: "\n") + "\n"
  }

  private var imports: [String] {
    let names =
      switch framework {
      case .testing: ["Testing", "TipTesting"]
      case .xctest: ["TipTesting", "XCTest"]
      }
    var tips = "// Import the module with the tips here."
    if let module { tips = "@testable import \(module)" }
    return names.map { "import \($0)" } + ["", tips]
  }

  private var suite: [String] {
    let date = StoredValue.string("\(reproduction.now)").json
    let body = fixture + reproduction.cases.flatMap(lines)
    switch framework {
    case .testing:
      var traits = ".tips(at: \(date))"
      if hasNearNames { traits += ", .allowsUnknown" }
      return ["@Suite(\(traits))", "struct \(name) {", "  @Test func state() throws {"]
        + body + ["  }", "}"]
    case .xctest:
      var options = "at: \(date)"
      if hasNearNames { options += ", allowsUnknown: true" }
      return [
        "final class \(name): TipTestCase {",
        "  override var options: TipTestOptions { TipTestOptions(\(options)) }", "",
        "  func testState() throws {",
      ] + body + ["  }", "}"]
    }
  }

  /// Whether the state has another tip that nearly has the name of a tip of the test, which the
  /// test library would take for a typing error.
  private var hasNearNames: Bool {
    let facts = reproduction.facts
    let ids = Set(reproduction.cases.map(\.tip.id))
    let inState = Set(facts.records.keys).union(facts.tips.keys)
    let missing = ids.subtracting(inState)
    return inState.subtracting(ids).contains { NearestName.nearMiss($0, in: missing) != nil }
  }

  /// The lines that load the state, in a literal that no quotation marks of a text can end.
  private var fixture: [String] {
    guard reproduction.facts != Facts() else { return [] }
    let lines = StateDocument(reproduction.facts).innerText.printableJSON.split(separator: "\n")
    var marks = "#"
    // The compiler reads scalars. Before a combining one, a mark is a part of a character here.
    while lines.contains(where: { line in
      ["\"\"\"", "\\"].contains { line.unicodeScalars.contains(($0 + marks).unicodeScalars) }
    }) {
      marks += "#"
    }
    let center = framework == .testing ? "TipTest.center" : "center"
    return ["    try \(center).load(", "      TipFixture(json: \(marks)\"\"\""]
      + lines.map { "        \($0)" } + ["        \"\"\"\(marks)))"]
  }

  private func lines(_ test: Reproduction.Case) -> [String] {
    let tip = test.tip
    var notes = test.notes
    // A datastore may have any text for the name of a type.
    let type = Self.identifier(tip.type)
    if tip.id != type {
      let id = StoredValue.string(tip.id).json
      notes.append("Its id is \(id): write the arguments with which the tip has this id.")
    }
    // Between these marks, a keyword is a name.
    let value = type.first?.isLowercase == true ? "`\(type)`()" : "\(type)()"
    let call =
      switch test.expected.status {
      case .available: "expectStatus(\(value), .available)"
      case .pending(nil): "expectStatus(\(value), .pending)"
      case .pending(let gate?): "expectHidden(\(value), because: .\(gate.rawValue))"
      case .invalidated(nil): "expectInvalidated(\(value))"
      case .invalidated(let reason?):
        "expectInvalidated(\(value), reason: .\(reason.rawValue))"
      }
    return notes.map { "    // \($0.printable)" } + ["    \(call)"]
  }

  /// Returns a name with the characters that Swift accepts in identifiers.
  private static func identifier(_ text: String) -> String {
    let kept = String(text.unicodeScalars.filter { $0 == "_" || $0.properties.isXIDContinue })
    guard kept.first?.isLetter == true else { return "Repro\(kept)" }
    return kept
  }
}
