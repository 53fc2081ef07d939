#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the compiler's messages one by one until the end of input.
package struct MessageLoop {
  private let read: (Int) throws -> [UInt8]
  private let write: ([UInt8]) throws -> Void
  private let portability: PortabilityLevel
  /// The protocol version of both sides, after the compiler has sent its own.
  private var version = PluginProtocol.version

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - portability: Whether rules that Apple's TipKit rejects are reported.
  ///   - read: Returns at most so many bytes of input, none at the end.
  ///   - write: Writes bytes.
  package init(
    portability: PortabilityLevel = .ofBuild, read: @escaping (Int) throws -> [UInt8],
    write: @escaping ([UInt8]) throws -> Void
  ) {
    self.portability = portability
    self.read = read
    self.write = write
  }

  /// Answers all messages.
  ///
  /// - Throws: ``PluginError`` for a malformed message, or errors of `read` and `write`.
  package mutating func run() throws {
    while let message = try nextMessage() {
      let answer = try JSONEncoder().encode(self.answer(to: try decode(message)))
      let length = UInt64(answer.count)
      try write(
        (0..<PluginProtocol.headerLength).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
          + answer)
    }
  }

  private func nextMessage() throws -> [UInt8]? {
    let header = try bytes(PluginProtocol.headerLength)
    if header.isEmpty { return nil }
    guard header.count == PluginProtocol.headerLength else {
      throw PluginError("The compiler's last message ends inside of its length field.")
    }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler sends an empty message to end the loop when it has found errors.
    if length == 0 { return nil }
    guard length <= UInt64(PluginProtocol.maximumLength) else {
      throw PluginError("The compiler's message claims to be \(length) bytes long.")
    }
    let message = try bytes(Int(length))
    guard message.count == Int(length) else {
      throw PluginError(
        "The compiler's last message ends after \(message.count) of \(length) bytes.")
    }
    return message
  }

  /// Returns the given number of bytes, or fewer at the end.
  private func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try read(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  private func decode(_ message: [UInt8]) throws -> CompilerMessage {
    do {
      return try JSONDecoder().decode(CompilerMessage.self, from: Data(message))
    } catch {
      throw PluginError("The compiler's message cannot be read: \(error)")
    }
  }

  private mutating func answer(to message: CompilerMessage) -> PluginAnswer {
    switch message {
    case .getCapability(let theirs):
      version = min(PluginProtocol.version, max(theirs ?? PluginProtocol.version, 1))
      return .capability(version: version)
    case .expand(let request, let isAttached):
      let (expansion, diagnostics) = request.expand(portability: portability)
      guard version >= PluginProtocol.oneResultVersion else {
        return .olderExpansion(expansion, diagnostics: diagnostics, isAttached: isAttached)
      }
      return .expansion(expansion, diagnostics: diagnostics)
    case .loadLibrary: return .noLibrary
    case .unknown(let name):
      let problem = MacroProblem(
        "Unknown compiler message '\(name)'; update TipControl.", at: 0)
      return .expansion(.nothing, diagnostics: [problem.diagnostic(in: nil)])
    }
  }
}

/// The reason why the plug-in cannot continue.
package struct PluginError: Error, CustomStringConvertible {
  /// The reason, in one sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
