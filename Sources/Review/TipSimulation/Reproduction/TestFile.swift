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
  /// The name is that of the suite, or of its file, and becomes an identifier.
  package init(
    of reproduction: Reproduction, for framework: Framework, importing module: String?, name: String
  ) {
    (self.reproduction, self.framework, self.module) = (reproduction, framework, module)
    self.name = Self.identifier(URL(filePath: name).deletingPathExtension().lastPathComponent)
  }

  /// The file's text.
  package var text: String {
    (imports + ["", "// The state at \(reproduction.now), reduced to what decides."] + suite)
      .joined(separator: "\n") + "\n"
  }

  private var imports: [String] {
    let names = framework == .testing ? ["Testing", "TipTesting"] : ["TipTesting", "XCTest"]
    let tips =
      module.map { "@testable import \($0)" } ?? "// Import the module with the tips here."
    return names.map { "import \($0)" } + ["", tips]
  }

  private var suite: [String] {
    let date = StoredValue.string("\(reproduction.now)").json
    let body = fixture + reproduction.cases.flatMap(lines)
    switch framework {
    case .testing:
      return ["@Suite(.tips(at: \(date)))", "struct \(name) {", "  @Test func state() throws {"]
        + body + ["  }", "}"]
    case .xctest:
      return [
        "final class \(name): TipTestCase {",
        "  override var options: TipTestOptions { TipTestOptions(at: \(date)) }", "",
        "  func testState() throws {",
      ] + body + ["  }", "}"]
    }
  }

  /// The lines that load the state; a text with any quotation marks ends the literal nowhere.
  private var fixture: [String] {
    guard reproduction.facts != Facts() else { return [] }
    let lines = StateDocument(reproduction.facts).text.printableJSON.split(separator: "\n")
    var marks = "#"
    while lines.contains(where: { $0.contains("\"\"\"" + marks) || $0.contains("\\" + marks) }) {
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
    var value = "\(type)()"
    if tip.id != type {
      value = "\(type)(<#arguments#>)"
      notes.append("Complete the tip whose id is \(StoredValue.string(tip.id).json).")
    }
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
    return kept.first?.isLetter == true ? kept : "Repro\(kept)"
  }
}
