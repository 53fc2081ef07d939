/// The messages between the compiler and a plug-in.
///
/// A message is its length in ``headerLength`` bytes, little-endian, and then JSON: an object with
/// one key, the message's name, whose value holds the fields. Unknown fields are ignored. An empty
/// message ends the conversation. A newer protocol changes this file only.
package enum PluginProtocol {
  /// The newest supported version.
  ///
  /// A compiler with an older version gets its own version back.
  package static let version = 7
  /// The version since which one message answers both kinds of macro.
  package static let oneResultVersion = 5
  /// The number of bytes of a message's length.
  package static let headerLength = 8
  /// The maximum length of a message.
  ///
  /// A longer one is treated as garbage.
  package static let maximumLength = 256 << 20

  /// The compiler's messages.
  enum Request: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro, loadPluginLibrary
  }

  /// The plug-in's messages.
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
  /// A message of a newer protocol, with its name.
  case unknown(String)
}

/// The macro to expand, without the fields that this plug-in does not need.
struct ExpansionRequest: Decodable {
  struct Macro: Decodable {
    let typeName: String
    let name: String?
  }

  let macro: Macro
  let macroRole: String?
  /// The beginning of names that no other expansion has.
  let discriminator: String?
  /// The complete use of a freestanding macro.
  let syntax: SyntaxText?
  let attributeSyntax: SyntaxText?
  let declSyntax: SyntaxText?
  /// The declarations around the use, innermost first, without members.
  let lexicalContext: [SyntaxText]?
}

/// A piece of source with the comments and spaces around it.
struct SyntaxText: Decodable {
  struct Location: Decodable {
    let fileName: String
    /// The offset of the piece in the file, in UTF-8 bytes.
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
          codingPath: [], debugDescription: "expected one message, found \(container.allKeys.count)"
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
