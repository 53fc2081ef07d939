import TipMacroExpansion

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The compiler plug-in of `#Rule` and `@Parameter`.
@main
enum TipMacrosMain {
  static func main() {
    var loop = MessageLoop(read: readInput, write: writeOutput)
    do {
      try loop.run()
    } catch {
      let message = Array("TipMacros: \(error)\n".utf8)
      _ = message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(1)
    }
  }

  private static func readInput(_ count: Int) throws -> [UInt8] {
    let size = min(count, 1 << 16)
    var isRead = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      repeat {
        isRead = read(STDIN_FILENO, buffer.baseAddress, size)
      } while isRead < 0
        && errno == EINTR
      initialized = max(isRead, 0)
    }
    guard isRead >= 0 else { throw PluginError("Standard input cannot be read (\(errno)).") }
    return bytes
  }

  private static func writeOutput(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw PluginError("Standard output cannot be written (\(errno)).") }
      rest = rest.dropFirst(count)
    }
  }
}
