import Foundation
import TestBasics
import Testing
import TipMacroExpansion

@Suite("100,000 mutated inputs")
struct FuzzTests {
  @Test("in bytes never end the loop silently", arguments: 0..<4)
  func messages(_ part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part + 1))
    let seeds = try Self.messages.map { message in
      Compiler.framed(Array(try JSONSerialization.data(withJSONObject: message)))
    }
    for _ in 0..<15_000 {
      let input = mutated(seeds, using: &random)
      var rest = input[...]
      var output: [UInt8] = []
      var loop = MessageLoop(
        read: { count in
          let bytes = rest.prefix(count)
          rest = rest.dropFirst(bytes.count)
          return Array(bytes)
        }, write: { output += $0 })
      do {
        try loop.run()
        // Only the end, or an empty message, has no answer.
        #expect(!output.isEmpty || input.allSatisfy { $0 == 0 } || input.starts(with: Self.goodbye))
      } catch let error as PluginError {
        #expect(!error.description.isEmpty)
      }
      for answer in try Compiler.unframed(output) {
        #expect(answer.first == UInt8(ascii: "{"))
      }
    }
  }

  @Test("in sources are each expanded or diagnosed", arguments: 0..<4)
  func sources(_ part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part + 101))
    let seeds = Self.sources.map { Array($0.utf8) }
    var messages: [UInt8] = []
    let count = 10_000
    var macros = ["RuleMacro", "ParameterMacro", "PortableRuleMacro"]
    #if compiler(>=6.3)
      // Older compilers expand it to nothing.
      macros.append("PreviewMacro")
    #endif
    for index in 0..<count {
      let source = String(decoding: mutated(seeds, using: &random), as: UTF8.self)
      let macro = macros[index % macros.count]
      messages += Compiler.framed(try Self.message(source, macro: macro))
    }
    let answers = try Compiler.answers(to: messages)
    #expect(answers.count == count)
    for answer in answers {
      let result = try #require(answer["expandMacroResult"] as? [String: Any])
      let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
      let errors = diagnostics.filter { $0["severity"] as? String == "error" }
      #expect((result["expandedSource"] == nil) == (errors.count == 1))
    }
  }

  /// Returns a compiler's message, encoded faster than by JSONSerialization.
  private static func message(_ source: String, macro: String) throws -> [UInt8] {
    let syntax =
      #"{"source":\#(String(decoding: try JSONEncoder().encode(source), as: UTF8.self))}"#
    var message =
      #"{"expandFreestandingMacro":{"macro":{"typeName":"\#(macro)"},"discriminator":"$s1t","#
      + #""syntax":\#(syntax)}}"#
    if macro == "ParameterMacro" {
      message =
        #"{"expandAttachedMacro":{"macro":{"typeName":"ParameterMacro"},"macroRole":"peer","#
        + #""attributeSyntax":\#(syntax),"declSyntax":\#(syntax),"lexicalContext":[\#(syntax)]}}"#
    }
    return Array(message.utf8)
  }

  private static let sources = [
    "#Rule(a, e) { a, e in !a && e.donations.filter { !$0.b && c(1) < 2 }.count >= d<Int>() ? 1 : 2 }",
    "#Rule(e) { (v: Int) -> Bool in v.donations[0].isEmpty || $0.donations.count != -1 ?? 3 }",
    #"#Rule(Self.$isOn, map["a"]) { isOn, b in isOn == "x\(b)" /* c */ } // d"#,
    ##"#Rule(a, { $0 == #"\#("}")"# && $0 < """ \n "b" """ })"##,
    "@Parameter(.transient) @available(*, deprecated) public static var a: Dictionary<Int, [A?]> "
      + "= make<B>(3) { get in 2.5e-3 }",
    "\n/// Doc\n@Parameter static let `a`, b = [:] { didSet {} }",
    "#Preview(\"Night\", traits: .a(B())) { @Previewable @State var a = [1]\n .map { $0 }; C(a) }",
    "@available(iOS 18, *) #Preview(body: { @Previewable @Entry let a: Set<Int> = [\n]\nC(a) })",
    "extension Birds.Yard<Bird> where Bird == Int {}",
  ]

  private static var messages: [[String: Any]] {
    sources.flatMap { [Compiler.rule($0), Compiler.parameter($0, in: [$0])] }
      + [["getCapability": ["capability": ["protocolVersion": 7]]], ["loadPluginLibrary": [:]]]
  }

  private static let goodbye = Compiler.framed([])

  /// Fragments that are likely to break a scanner.
  private static let fragments = [
    "\"", "\"\"\"", "\\(", "#\"", "\"#", "/*", "*/", "//", "(", ")", "{", "}", "[", "]", "<", ">",
    ",", "=", ":", "`", "@", "#", "\n", "\r", "\0", "$0", "->", "#/", "/#", "é", "a<a<a<", "let",
    "class", "where", ".", "0x", "1e", "Ⅷ",
  ].map { Array($0.utf8) }

  private func mutated(
    _ seeds: [[UInt8]], using random: inout SeededGenerator
  ) -> [UInt8] {
    guard var bytes = seeds.randomElement(using: &random) else { return [] }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 5:
        let number = NumberEdges.texts.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: number.utf8, at: start)
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.removeSubrange(start...)
      case 3 where start < end: bytes[start] = UInt8.random(in: 0...255, using: &random)
      default:
        bytes.insert(contentsOf: Self.fragments.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }
}
