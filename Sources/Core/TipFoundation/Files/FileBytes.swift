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
    while bytes.count < limit {
      let size = min(limit - bytes.count, 1 << 16)
      var count = 0
      var isInterrupted = false
      bytes += [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = TipSystem.read(descriptor, buffer.baseAddress, size)
        isInterrupted = count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
      if isInterrupted { continue }
      if count < 0 { return nil }
      if count == 0 { break }
    }
    return bytes
  }
}
