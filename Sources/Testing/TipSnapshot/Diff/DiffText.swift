import TipFoundation
import TipSystem

/// A text split into lines.
///
/// A missing final line break makes the last line differ.
struct DiffText {
  private let bytes: [UInt8]
  /// The first byte of each line, and the end of the text.
  private let starts: [Int]

  /// The number of lines.
  var count: Int { starts.count - 1 }

  /// Splits a text at its line feeds.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    bytes.withUnsafeBytes { bytes in
      while let base = bytes.baseAddress, let start = starts.last, start < bytes.count {
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        if let found {
          starts.append(UnsafeRawPointer(found) - base + 1)
        } else {
          starts.append(bytes.count)
        }
      }
    }
    self.starts = starts
  }

  /// The bytes of a line, with its line break.
  private func range(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Returns whether a line has the same bytes as a line of another text.
  ///
  /// Lines are compared as bytes: Swift treats canonically equivalent strings as equal.
  func isSame(_ index: Int, as otherIndex: Int, of other: DiffText) -> Bool {
    let range = range(index)
    let otherRange = other.range(otherIndex)
    guard range.count == otherRange.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { others in
        // A line is never empty, so both texts have an address.
        guard let left = bytes.baseAddress, let right = others.baseAddress else { return true }
        return memcmp(left + range.lowerBound, right + otherRange.lowerBound, range.count) == 0
      }
    }
  }

  /// Returns a number that equal lines share, made from words of eight bytes.
  func hash(_ index: Int) -> UInt64 {
    let range = range(index)
    return bytes.withUnsafeBytes { bytes in
      var hash = UInt64(range.count)
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound {
        hash = Self.mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      for byte in bytes[offset..<range.upperBound] { hash = Self.mix(hash, UInt64(byte)) }
      return hash
    }
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// Returns a line for a difference, with control characters escaped.
  ///
  /// Escaping makes a carriage return visible and keeps control sequences from the terminal.
  func shown(_ index: Int, _ mark: String) -> [String] {
    let line = bytes[range(index)]
    let isComplete = line.last == UInt8(ascii: "\n")
    let text = String(decoding: isComplete ? line.dropLast() : line, as: UTF8.self)
    let shown =
      mark
      + text.replacingScalars { scalar in
        let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
        if isControl { return scalar.escaped(asASCII: true) }
        return nil
      }
    if isComplete { return [shown] }
    return [shown, "\\ No newline at end of file"]
  }
}
