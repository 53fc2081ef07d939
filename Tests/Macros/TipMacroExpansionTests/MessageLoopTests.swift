import Foundation
import Testing
import TipMacroExpansion

@Suite("The message loop")
struct MessageLoopTests {
  @Test("negotiates the older of both versions", arguments: [(3, 3), (7, 7), (99, 7), (0, 1)])
  func version(_ theirs: Int, _ settled: Int) throws {
    let answers = try Compiler.talk([capability(theirs)])
    #expect(try version(of: answers[0]) == settled)
  }

  @Test("treats a compiler without a version as a current one")
  func noVersion() throws {
    for message in [["getCapability": [:]], ["getCapability": ["capability": [:], "new": 1]]] {
      #expect(try version(of: Compiler.talk([message])[0]) == PluginProtocol.version)
    }
  }

  @Test("uses the older names of answers for an older compiler")
  func olderCompiler() throws {
    let answers = try Compiler.talk([
      capability(4), Compiler.rule("#Rule(a) { $0 }"),
      Compiler.parameter("@Parameter static var a = 3"),
      Compiler.parameter("@Parameter static var a = 3", role: "accessor"),
    ])
    #expect(
      answers.map { $0.keys.first } == [
        "getCapabilityResult", "expandFreestandingMacroResult", "expandAttachedMacroResult",
        "expandAttachedMacroResult",
      ])
    let newer = try Compiler.talk([capability(5), Compiler.rule("#Rule(a) { $0 }")])
    #expect(newer[1].keys.first == "expandMacroResult")
    let accessors = answers[3]["expandAttachedMacroResult"] as? [String: Any]
    #expect((accessors?["expandedSources"] as? [String])?.count == 2)
  }

  @Test("answers a newer compiler's messages, and continues")
  func newerCompiler() throws {
    var rule = Compiler.rule("#Rule(a) { $0 }")
    var fields = try #require(rule["expandFreestandingMacro"] as? [String: Any])
    fields["mood"] = ["good": true]
    rule["expandFreestandingMacro"] = fields
    let answers = try Compiler.talk([
      capability(99), ["expandEverything": ["at": "once"]], rule,
      ["loadPluginLibrary": ["a": 1]],
    ])
    #expect(
      answers.map { $0.keys.first } == [
        "getCapabilityResult", "expandMacroResult", "expandMacroResult",
        "loadPluginLibraryResult",
      ])
    let unknown = try #require(answers[1]["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(unknown["diagnostics"] as? [[String: Any]])
    #expect((diagnostics[0]["message"] as? String)?.contains("'expandEverything'") == true)
    let expanded = try #require(answers[2]["expandMacroResult"] as? [String: Any])
    #expect(expanded["expandedSource"] is String)
  }

  @Test("answers an unknown macro or role with a diagnostic")
  func unknownMacro() throws {
    var message = Compiler.rule("#Rule(a) { $0 }")
    var fields = try #require(message["expandFreestandingMacro"] as? [String: Any])
    fields["macro"] = ["moduleName": "TipMacros", "typeName": "BirdMacro", "name": "Bird"]
    message["expandFreestandingMacro"] = fields
    let name = try Compiler.expand(message)
    #expect(name.diagnostics.first?.message.contains("BirdMacro") == true)
    let role = try Compiler.expandParameter("@Parameter static var a = 3", role: "body")
    #expect(role.diagnostics.first?.message.contains("'body'") == true)
    let offsets = (name.diagnostics + role.diagnostics).map(\.position.offset)
    #expect(offsets == [Compiler.offset, Compiler.offset])
    fields = ["macro": ["typeName": "RuleMacro"]]
    message["expandFreestandingMacro"] = fields
    let source = try Compiler.expand(message)
    #expect(source.diagnostics.first?.message.contains("no source") == true)
    #expect(source.diagnostics.first?.position.offset == 0)
  }

  @Test("reads messages that arrive in pieces")
  func pieces() throws {
    let message = try JSONSerialization.data(withJSONObject: Compiler.rule("#Rule(a) { $0 }"))
    let input = Compiler.framed(Array(message))
    #expect(try Compiler.answers(to: input + input, chunk: 3).count == 2)
    #expect(try Compiler.answers(to: []).isEmpty)
  }

  @Test("ends silently at an empty message, which the compiler sends after errors")
  func goodbye() throws {
    #expect(try Compiler.answers(to: Compiler.framed([]) + [1, 2, 3]).isEmpty)
  }

  @Test(
    "ends at an invalid message, with the reason",
    arguments: [
      ([1, 2, 3], "ends inside of its length field"),
      (Compiler.framed(Array("{}".utf8)).dropLast(1), "ends after 1 of 2 bytes"),
      ([255, 255, 255, 255, 255, 255, 255, 255], "18446744073709551615 bytes"),
      ([1, 0, 0, 16, 0, 0, 0, 0], "claims to be 268435457 bytes long."),
      ([0, 0, 0, 16, 0, 0, 0, 0], "ends after 0 of 268435456 bytes."),
      (Compiler.framed(Array("bird".utf8))[...], "cannot be read"),
      (Compiler.framed(Array("{}".utf8))[...], "one message, found 0"),
      (Compiler.framed(Array(#"{"a": {}, "b": {}}"#.utf8))[...], "one message, found 2"),
      (Compiler.framed(Array(#"{"expandAttachedMacro": {}}"#.utf8))[...], "macro"),
      (Compiler.framed([0xFF, 0xFE, 0x00])[...], "cannot be read"),
    ] as [(ArraySlice<UInt8>, String)])
  func malformed(_ input: ArraySlice<UInt8>, _ reason: String) {
    let error = #expect(throws: PluginError.self) {
      try Compiler.answers(to: Array(input))
    }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  private func capability(_ version: Int) -> [String: Any] {
    ["getCapability": ["capability": ["protocolVersion": version]]]
  }

  private func version(of answer: [String: Any]) throws -> Int? {
    let result = try #require(answer["getCapabilityResult"] as? [String: Any])
    return (result["capability"] as? [String: Any])?["protocolVersion"] as? Int
  }
}
