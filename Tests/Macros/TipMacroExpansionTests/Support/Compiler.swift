import Foundation
import TipMacroExpansion

/// The compiler's side of the protocol: it sends JSON and reads the answers.
struct Compiler {
  /// The offset of the sources in their file.
  static let offset = 1000
  /// Marks the position of a diagnostic in a source.
  static let marker = "‸"

  struct Answer: Decodable, Equatable {
    struct Diagnostic: Decodable, Equatable {
      struct Position: Decodable, Equatable {
        let fileName: String
        let offset: Int
      }

      struct FixIt: Decodable, Equatable {
        struct Change: Decodable, Equatable {
          struct Range: Decodable, Equatable {
            let fileName: String
            let startOffset: Int
            let endOffset: Int
          }

          let range: Range
          let newText: String
        }

        let message: String
        let changes: [Change]
      }

      let message: String
      let severity: String
      let position: Position
      let fixIts: [FixIt]
    }

    let expandedSource: String?
    let expandedSources: [String]?
    let diagnostics: [Diagnostic]
  }

  /// Returns the answer to `#Rule…`.
  static func expandRule(_ source: String) throws -> Answer {
    try expand(rule(source))
  }

  /// Returns the answer to `#Rule…` in a file that imports TipKit.
  static func expandPortableRule(
    _ source: String, portability: PortabilityLevel = .warn
  ) throws -> Answer {
    try expand(rule(source, macro: "PortableRuleMacro"), portability: portability)
  }

  /// Returns the answer to `@Parameter…`, in one role, within types, innermost first.
  static func expandParameter(
    _ source: String, role: String = "peer", in context: [String] = ["struct Backyard {}"]
  ) throws -> Answer {
    try expand(parameter(source, role: role, in: context))
  }

  /// Returns the answer to `@Entry…`.
  static func expandEntry(_ source: String) throws -> Answer {
    try expand([
      "expandAttachedMacro": fields(
        "EntryMacro", "accessor", ["extension EnvironmentValues {}"],
        ["attributeSyntax": "@Entry ", "declSyntax": source])
    ])
  }

  /// Returns the answer to `#Preview…`, within declarations, innermost first.
  static func expandPreview(_ source: String, in context: [String] = []) throws -> Answer {
    try expand([
      "expandFreestandingMacro": fields("PreviewMacro", "declaration", context, ["syntax": source])
    ])
  }

  static func rule(_ source: String, macro: String = "RuleMacro") -> [String: Any] {
    ["expandFreestandingMacro": fields(macro, "expression", [], ["syntax": source])]
  }

  static func parameter(
    _ source: String, role: String = "peer", in context: [String] = ["struct Backyard {}"]
  ) -> [String: Any] {
    // The attribute includes the space before the declaration, as in the compiler's messages.
    let pattern = /^.*?@Parameter(\([^)]*\))?\s*/.dotMatchesNewlines()
    var attribute = "@Parameter"
    if let match = source.firstMatch(of: pattern) { attribute = String(match.0) }
    return [
      "expandAttachedMacro": fields(
        "ParameterMacro", role, context,
        ["attributeSyntax": attribute, "declSyntax": source])
    ]
  }

  /// Returns the answer's fields, regardless of its name.
  static func expand(
    _ message: [String: Any], portability: PortabilityLevel = .warn
  ) throws -> Answer {
    guard let answer = try talk([message], portability: portability).first?.first?.value
    else { throw NoAnswer() }
    let data = try JSONSerialization.data(withJSONObject: answer)
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  /// Returns the answers to some messages.
  static func talk(
    _ messages: [[String: Any]], portability: PortabilityLevel = .warn
  ) throws -> [[String: Any]] {
    let bytes = try messages.flatMap { message in
      framed(Array(try JSONSerialization.data(withJSONObject: message)))
    }
    return try answers(to: bytes, portability: portability)
  }

  /// Returns the answers to some bytes.
  static func answers(
    to input: [UInt8], chunk: Int = .max, portability: PortabilityLevel = .warn
  ) throws -> [[String: Any]] {
    var rest = input[...]
    var output: [UInt8] = []
    var loop = MessageLoop(
      portability: portability,
      read: { count in
        let bytes = rest.prefix(min(count, chunk))
        rest = rest.dropFirst(bytes.count)
        return Array(bytes)
      }, write: { output += $0 })
    try loop.run()
    return try unframed(output).map { message in
      guard
        let answer = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      else { throw NoAnswer() }
      return answer
    }
  }

  /// Returns a message prefixed with its length.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) } + message
  }

  static func unframed(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var messages: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 8 + length else { throw NoAnswer() }
      messages.append(Array(rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(8 + length)
    }
    return messages
  }

  struct NoAnswer: Error {}

  private static func fields(
    _ type: String, _ role: String, _ context: [String], _ sources: [String: String]
  ) -> [String: Any] {
    var fields: [String: Any] = [
      "macro": ["moduleName": "TipMacros", "typeName": type, "name": "Backyard "],
      "macroRole": role, "discriminator": "$s1t",
      "lexicalContext": context.map { syntax($0, fileName: "", offset: 0) },
    ]
    for (name, source) in sources {
      fields[name] = syntax(source, fileName: "Backyard.swift", offset: offset)
    }
    return fields
  }

  private static func syntax(_ source: String, fileName: String, offset: Int) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": [
        "fileID": "Birds/\(fileName)", "fileName": fileName, "offset": offset, "line": 1,
        "column": 1,
      ],
    ]
  }
}
