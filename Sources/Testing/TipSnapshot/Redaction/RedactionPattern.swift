/// Recognizes dates, UUIDs and paths at their first dash or slash.
enum RedactionPattern {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Returns the date whose first dash is at an index: `2026-11-21T09:00:00` with its zone.
  static func date(in bytes: Bytes, at dash: Int) -> Range<Int>? {
    let start = dash - 4
    guard start >= 0, !isWord(bytes, start - 1),
      matches("0000-00-00T00:00:00", bytes, from: start)
    else { return nil }
    var end = start + 19
    if at(bytes, end) == UInt8(ascii: "."), isDigit(at(bytes, end + 1)) {
      repeat { end += 1 } while isDigit(at(bytes, end))
    }
    if at(bytes, end) == UInt8(ascii: "Z") {
      end += 1
    } else if matches("+00:00", bytes, from: end) || matches("-00:00", bytes, from: end) {
      end += 6
    } else {
      return nil
    }
    if isWord(bytes, end) { return nil }
    return start..<end
  }

  /// Returns the UUID whose first dash is at an index.
  static func uuid(in bytes: Bytes, at dash: Int) -> Range<Int>? {
    let start = dash - 8
    guard start >= 0, !isWord(bytes, start - 1),
      matches("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", bytes, from: start),
      !isWord(bytes, start + 36)
    else { return nil }
    return start..<(start + 36)
  }

  /// Returns the absolute path whose first slash is at an index.
  ///
  /// It starts where a word cannot continue (`a/b` is a fraction, `https://` a URL, `/>` ends an
  /// XML tag), and ends at white space, a quote, or the punctuation of the sentence.
  static func path(in bytes: Bytes, at slash: Int) -> Range<Int>? {
    guard startsPath(after: at(bytes, slash - 1)), isPathByte(at(bytes, slash + 1)) else {
      return nil
    }
    var end = slash
    var slashes = 0
    while let byte = at(bytes, end), isPathByte(byte) || byte == UInt8(ascii: "/") {
      // A slash ends a part.
      if byte == UInt8(ascii: "/") { slashes += 1 }
      end += 1
    }
    while let byte = at(bytes, end - 1), ".:".utf8.contains(byte) { end -= 1 }
    guard slashes > 1, end - slash > 3 else { return nil }
    return slash..<end
  }

  private static func startsPath(after byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return " \t\n\r\"'`([{<=,:|>".utf8.contains(byte)
  }

  private static func isPathByte(_ byte: UInt8?) -> Bool {
    guard let byte, byte > UInt8(ascii: " "), byte != 127 else { return false }
    return !"/\"'`()[]{}<>,;|\\?*#!".utf8.contains(byte)
  }

  /// Whether bytes match a pattern: `0` is any digit, `x` any hexadecimal digit.
  private static func matches(_ pattern: StaticString, _ bytes: Bytes, from start: Int) -> Bool {
    guard start + pattern.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<pattern.utf8CodeUnitCount {
      let wanted = pattern.utf8Start[index]
      let byte = bytes[start + index]
      let fits =
        switch wanted {
        case UInt8(ascii: "0"): isDigit(byte)
        case UInt8(ascii: "x"): isHex(byte)
        default: byte == wanted
        }
      if !fits { return false }
    }
    return true
  }

  private static func at(_ bytes: Bytes, _ index: Int) -> UInt8? {
    guard index >= 0, index < bytes.count else { return nil }
    return bytes[index]
  }

  private static func isWord(_ bytes: Bytes, _ index: Int) -> Bool {
    guard let byte = at(bytes, index) else { return false }
    return isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte &- UInt8(ascii: "0") < 10
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
