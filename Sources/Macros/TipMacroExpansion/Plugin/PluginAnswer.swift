/// An answer to the compiler.
enum PluginAnswer {
  case capability(version: Int)
  case expansion(Expansion, diagnostics: [PluginDiagnostic])
  /// An expansion for compilers that use a message for each kind of macro.
  case olderExpansion(Expansion, diagnostics: [PluginDiagnostic], isAttached: Bool)
  case noLibrary
}

/// The expansion of a macro, empty where it failed.
enum Expansion: Equatable {
  case nothing
  case source(String)
  /// Accessors: newer compilers expect one pair of braces, older ones separate accessors.
  case accessors([String])

  var source: String? {
    switch self {
    case .nothing: nil
    case .source(let source): source
    case .accessors(let accessors): "{\n\(accessors.joined(separator: "\n"))\n}"
    }
  }

  var parts: [String]? {
    switch self {
    case .nothing: nil
    case .source(let source): [source]
    case .accessors(let accessors): accessors
    }
  }
}

/// A diagnostic in the compiler's format.
struct PluginDiagnostic: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    let fileName: String
    let offset: Int
  }

  struct Range: Encodable, Equatable {
    let fileName: String
    let startOffset: Int
    let endOffset: Int
  }

  struct Note: Encodable, Equatable {
    let position: Position
    let message: String
  }

  struct FixIt: Encodable, Equatable {
    struct Change: Encodable, Equatable {
      package let range: Range
      package let newText: String
    }

    let message: String
    let changes: [Change]
  }

  let message: String
  let severity: String
  let position: Position
  let highlights: [Range]
  let notes: [Note]
  let fixIts: [FixIt]
}

extension PluginAnswer: Encodable {
  private struct Capability: Encodable {
    struct Version: Encodable { let protocolVersion: Int }
    let capability: Version
  }

  private struct Result: Encodable {
    var expandedSource: String?
    var expandedSources: [String]?
    let diagnostics: [PluginDiagnostic]
  }

  private struct Library: Encodable {
    let loaded = false
    let diagnostics: [PluginDiagnostic] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PluginProtocol.Answer.self)
    switch self {
    case .capability(let version):
      try container.encode(
        Capability(capability: .init(protocolVersion: version)), forKey: .getCapabilityResult)
    case .expansion(let expansion, let diagnostics):
      try container.encode(
        Result(expandedSource: expansion.source, diagnostics: diagnostics),
        forKey: .expandMacroResult)
    case .olderExpansion(let expansion, let diagnostics, isAttached: true):
      try container.encode(
        Result(expandedSources: expansion.parts, diagnostics: diagnostics),
        forKey: .expandAttachedMacroResult)
    case .olderExpansion(let expansion, let diagnostics, isAttached: false):
      try container.encode(
        Result(expandedSource: expansion.source, diagnostics: diagnostics),
        forKey: .expandFreestandingMacroResult)
    case .noLibrary: try container.encode(Library(), forKey: .loadPluginLibraryResult)
    }
  }
}
