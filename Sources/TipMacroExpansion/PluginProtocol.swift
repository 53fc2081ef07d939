/// What the compiler and a plug-in say to each other: the one file to change for a newer protocol.
///
/// A message is its length in ``headerLength`` bytes, little-endian, and then JSON: an object whose
/// one key names the message and whose value holds its fields. Unknown fields are ignored. A
/// message of no bytes is the last one.
package enum PluginProtocol {
  /// The newest version spoken here; a compiler that speaks an older one is answered with that.
  package static let version = 7
  /// The version since when both kinds of macro are answered by one message.
  package static let oneResultVersion = 5
  /// How many bytes tell a message's length.
  package static let headerLength = 8
  /// The longest message that is read; a longer one is taken for noise.
  package static let maximumLength = 256 << 20

  /// What the compiler sends.
  enum Request: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro, loadPluginLibrary
  }

  /// What a plug-in answers.
  enum Answer: String, CodingKey {
    case getCapabilityResult, expandMacroResult, loadPluginLibraryResult
    // The names before ``oneResultVersion``.
    case expandFreestandingMacroResult, expandAttachedMacroResult
  }
}

/// A message of the compiler.
enum CompilerMessage {
  case getCapability(version: Int?)
  case expand(ExpansionRequest, isAttached: Bool)
  case loadLibrary
  /// A message of a newer protocol, by its name.
  case unknown(String)
}

/// What is to be expanded; fields that this plug-in does not need are left out.
struct ExpansionRequest: Decodable {
  struct Macro: Decodable {
    let typeName: String
    let name: String?
  }

  let macro: Macro
  let macroRole: String?
  /// The whole use of a freestanding macro.
  let syntax: SyntaxText?
  let attributeSyntax: SyntaxText?
  let declSyntax: SyntaxText?
  /// What stands around the use, from the inside out, without members.
  let lexicalContext: [SyntaxText]?
}

/// A piece of source with the comments and spaces around it.
struct SyntaxText: Decodable {
  struct Location: Decodable {
    let fileName: String
    /// Where the piece starts in the file, in UTF-8 bytes.
    let offset: Int
  }

  let source: String
  let location: Location?
}

extension CompilerMessage: Decodable {
  private struct Capability: Decodable {
    struct Version: Decodable { let protocolVersion: Int? }
    let capability: Version?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MessageName.self)
    guard container.allKeys.count == 1, let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "a message has one name, not \(container.allKeys.count)"
        ))
    }
    switch PluginProtocol.Request(rawValue: name.stringValue) {
    case .getCapability:
      let capability = try container.decode(Capability.self, forKey: name)
      self = .getCapability(version: capability.capability?.protocolVersion)
    case .expandFreestandingMacro:
      self = .expand(try container.decode(ExpansionRequest.self, forKey: name), isAttached: false)
    case .expandAttachedMacro:
      self = .expand(try container.decode(ExpansionRequest.self, forKey: name), isAttached: true)
    case .loadPluginLibrary: self = .loadLibrary
    case nil: self = .unknown(name.stringValue)
    }
  }
}

/// Any message's name.
private struct MessageName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
