import Foundation
import Testing

@Suite("The diagnostics of the macros")
struct DiagnosticTests {
  @Test(
    "are at the position in the declaration, with the fix",
    arguments: [
      ("static ‸let a: Int = 3", "write 'var' instead of 'let'."),
      ("‸var a: Int = 3", "write 'static var' instead of 'var'."),
      ("/* ü */ public ‸class var a: Int = 3", "write 'static' instead of 'class'."),
      ("‸lazy static var a: Int = 3", "cannot be 'lazy'; remove the modifier."),
      ("static var ‸a: Int", "write '= value' after 'Int'."),
      ("static var ‸a", "write '= value' after 'a'."),
      ("static var a: Int ‸= ", "write one after '='."),
      ("static var a‸: = 3", "write it after ':'."),
      ("static var a: Int ‸{ 3 }", "write '= value' instead of accessors or observers."),
      ("static var a: Int ‸{ get { 3 } set {} }", "instead of accessors or observers."),
      ("static var a: Int = 3 ‸{ didSet {} }", "instead of accessors or observers."),
      ("static var a = make() ‸{ willSet(b) {} }", "instead of accessors or observers."),
      ("static var a: Int = 3 ‸{ nonmutating set {} }", "instead of accessors or observers."),
      ("static var a = 1, ‸b = 2", "declare 'b' separately."),
      ("static var a, ‸b: Int", "declare 'b' separately."),
      ("static var a: Int = 1, ‸b = 2", "declare 'b' separately."),
      ("static var ‸(a, b) = (1, 2)", "declare each parameter separately."),
      ("static var ‸a = nil", "write 'a: Type = nil'."),
      ("static var ‸a = []", "write 'a: Type = []'."),
      ("static var ‸a = [:]", "write 'a: Type = [:]'."),
      ("static var ‸a = .spring", "write 'a: Type = .spring'."),
      ("static var ‸`two words`: Int = 3", "write one of letters, digits and '_'."),
      ("static var a: Int = ‸(3", "close it."),
      ("static var a: Int = 3‸)", "remove it."),
      ("static var a: String = ‸\"bird", "write '\"' after it."),
      ("static var a: String = ‸\"bird\n\"", "write '\"' after it."),
      ("static var ‸`two\n`: Int = 3", "write '`' after it."),
      ("static var a: Int = 3 ‸/* /* */", "write '*/' after it."),
    ])
  func declaration(_ declaration: String, _ advice: String) throws {
    let source = "\n  @Parameter(.transient) " + declaration
    try expect(advice, at: source, answer: Compiler.expandParameter(unmarked(source)))
  }

  @Test("check the scope of a declaration")
  func place() throws {
    let source = "@Parameter static ‸var a: Int = 3"
    let advice = "declare it in a type, as 'static var'."
    for context in [
      [], ["func make() {}", "struct Backyard {}"], ["class func make() {}", "struct Backyard {}"],
    ] {
      try expect(
        advice, at: source, answer: Compiler.expandParameter(unmarked(source), in: context))
    }
    let generic = "@Parameter static var ‸a = Bird()"
    try expect(
      "write 'a: Type = Bird()'.", at: generic,
      answer: Compiler.expandParameter(unmarked(generic), in: ["struct Yard<Bird> {}"]))
    let method = "‸@Parameter static func a() {}"
    try expect(
      "write '@Parameter static var name: Type = value'.", at: method,
      answer: Compiler.expandParameter(unmarked(method)))
  }

  @Test(
    "are at the position in a rule",
    arguments: [
      ("‸#Rule()", "write '#Rule(input) { condition }'."),
      ("/* é */ ‸#Rule", "write '#Rule(input) { condition }'."),
      ("#Rule(a) { $0 } ‸then: { $0 }", "write '#Rule(input) { condition }'."),
      ("#Rule(a) ‸{ $0", "close it."), ("#Rule(a) { $0[3‸) }", "remove it."),
      ("#Rule(a) { $0(3‸] }", "remove it."), ("#Rule(a) { $0(3‸} }", "remove it."),
      ("#Rule(a) { $0 == ‸#/abc }", "This regular expression is not terminated."),
      ("#Rule(a) { $0 == ‸##/a/# }", "This regular expression is not terminated."),
      ("#Rule(a) { $0 == ‸#/a\\", "This regular expression is not terminated."),
      ("#Rule(a) { $0 == ‸\"a\\", "write '\"' after it."),
      ("#Rule(a) { $0 == \"\\‸(a", "write ')' after it."),
      (
        "#Rule(a) { ‸[limit] in $0 >= limit }",
        "remove '[limit] in', and name the values in the condition."
      ),
      ("#Rule(a, { ‸[limit] in $0 >= limit })", "and name the values in the condition."),
      (
        "#Rule(a) { ‸[weak self, n = 3] visits in visits >= n }",
        "name the values in the condition."
      ),
      ("#Rule(a, b) { @Sendable ‸[n] (a: Int, b: Int) -> Bool in a + b > n }", "in the condition."),
    ])
  func rule(_ source: String, _ advice: String) throws {
    try expect(advice, at: source, answer: Compiler.expandRule(unmarked(source)))
  }

  @Test(
    "do not mistake a list for a capture list",
    arguments: [
      "#Rule(a) { [1, 2].contains($0) }", "#Rule(a) { [1] == $0 }",
      "#Rule(a) { [$0] as [Int] == [1] }",
      "#Rule(a) { visits in [1, 2].contains(visits) }", "#Rule(a) { [] }",
    ])
  func list(_ source: String) throws {
    let answer = try Compiler.expandRule(source)
    #expect(answer.diagnostics.isEmpty)
    #expect(answer.expandedSource != nil)
  }

  @Test("appear once, not again for the accessors")
  func once() throws {
    let answer = try Compiler.expandParameter("@Parameter static let a = 3", role: "accessor")
    #expect(answer == .init(expandedSource: nil, expandedSources: nil, diagnostics: []))
  }

  @Test(
    "have a fix where one word suffices",
    arguments: [
      ("@Parameter static let a = 3", "@Parameter static var a = 3"),
      ("@Parameter public class var a = 3", "@Parameter public static var a = 3"),
      ("@Parameter /* é */ var a = 3", "@Parameter /* é */ static var a = 3"),
    ])
  func fix(_ source: String, _ repaired: String) throws {
    let diagnostic = try #require(try Compiler.expandParameter(source).diagnostics.first)
    let change = try #require(diagnostic.fixIts.first?.changes.first)
    let start = change.range.startOffset - Compiler.offset
    let end = change.range.endOffset - Compiler.offset
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(start..<end, with: change.newText.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == repaired)
  }

  private func unmarked(_ source: String) -> String {
    source.replacing(Compiler.marker, with: "")
  }

  private func expect(
    _ advice: String, at source: String, answer: Compiler.Answer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(source.range(of: Compiler.marker)).lowerBound
    #expect(answer.expandedSource == nil, sourceLocation: sourceLocation)
    #expect(answer.diagnostics.count == 1, sourceLocation: sourceLocation)
    let diagnostic = try #require(answer.diagnostics.first, sourceLocation: sourceLocation)
    #expect(diagnostic.severity == "error", sourceLocation: sourceLocation)
    #expect(diagnostic.message.hasSuffix(advice), "\(diagnostic)", sourceLocation: sourceLocation)
    #expect(diagnostic.position.fileName == "Backyard.swift", sourceLocation: sourceLocation)
    #expect(
      diagnostic.position.offset == Compiler.offset + source[..<place].utf8.count,
      sourceLocation: sourceLocation)
  }
}
