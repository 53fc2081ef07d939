import TipSystem

/// The bytes behind file descriptors.
///
/// An interrupted call is repeated.
package enum FileBytes {
  /// Writes all of a text as UTF-8, and returns the system's error number, or nil.
  package static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes, and returns the system's error number, or nil.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = TipSystem.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno != EINTR { return errno }
      rest = rest.dropFirst(max(written, 0))
    }
    return nil
  }

  /// Reads to the end, or up to a number of bytes.
  ///
  /// Returns nil when the system reports an error.
  package static func read(_ descriptor: Int32, upTo limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let size = min(limit - bytes.count, buffer.count)
      let count = TipSystem.read(descriptor, &buffer, size)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
