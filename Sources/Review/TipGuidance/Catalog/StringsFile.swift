import TipModel

/// Reads a strings file, `"key" = "text";` with comments, as the JSON object that it resembles.
enum StringsFile {
  /// Returns the object; its bytes are those of the file behind one more byte.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  static func json(_ text: String, subject: String) throws(TipControlError) -> LocatedJSON {
    do throws(TipControlError) {
      return try LocatedJSON("{\(json(text))}", subject: subject)
    } catch {
      throw TipControlError(
        .malformed, subject: error.subject,
        reason: "\(error.subject): invalid strings file",
        suggestion: "Write each key once, as \"key\" = \"text\"; with \\\" and \\n in a text")
    }
  }

  /// Replaces marks and comments by as many bytes of JSON.
  private static func json(_ text: String) -> String {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.replaceSubrange(0..<3, with: "   ".utf8) }
    var (index, last) = (0, -1)
    func begins(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "="): bytes[start] = UInt8(ascii: ":")
      case UInt8(ascii: ";"): (bytes[start], last) = (UInt8(ascii: ","), start)
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if begins("\\U") { bytes[index + 1] = UInt8(ascii: "u") }
          index += begins("\\") ? 2 : 1
        }
        (index, last) = (index + 1, -1)
      case UInt8(ascii: "/") where begins("/") || begins("*"):
        let end = begins("*") ? "*/" : "\n"
        while index < bytes.count, !begins(end) { index += 1 }
        // An open comment stays, and is not JSON.
        if index < bytes.count { index += end == "*/" ? 2 : 0 } else if end == "*/" { continue }
        for place in start..<index where bytes[place] != 0x0A { bytes[place] = 0x20 }
      default: break
      }
    }
    if last >= 0 { bytes[last] = 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
