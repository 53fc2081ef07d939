import TipModel

/// Reads a strings file, `"key" = "text";` with comments, as the JSON object that it resembles.
enum StringsFile {
  /// Returns the object; its bytes are those of the file behind one more byte.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  static func json(_ text: String, subject: String) throws(TipControlError) -> LocatedJSON {
    let json = "{\(try json(text, subject))}"
    do throws(TipControlError) {
      return try LocatedJSON(json, subject: subject)
    } catch {
      throw TipControlError(
        .malformed, subject: error.subject,
        reason: "\(error.subject): invalid strings file",
        suggestion: "Write each key once, as \"key\" = \"text\"; with \\\" and \\n in a text")
    }
  }

  /// Replaces marks and comments by as many bytes of JSON.
  ///
  /// - Throws: `TipControlError` (`malformed`) with the word without quotes, or the second key.
  private static func json(_ text: String, _ subject: String) throws(TipControlError) -> String {
    var bytes = Array(text.utf8)
    var keys: Set<[UInt8]> = []
    var isKeyNext = true
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.replaceSubrange(0..<3, with: "   ".utf8) }
    var (index, last) = (0, -1)
    func begins(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "="): bytes[start] = UInt8(ascii: ":")
      case UInt8(ascii: ";"):
        (bytes[start], last) = (UInt8(ascii: ","), start)
        isKeyNext = true
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if begins("\\U") { bytes[index + 1] = UInt8(ascii: "u") }
          index += begins("\\") ? 2 : 1
        }
        (index, last) = (index + 1, -1)
        let word = Array(bytes[start..<min(index, bytes.count)])
        if isKeyNext, !keys.insert(word).inserted {
          throw refusal(
            "the key \(String(decoding: word, as: UTF8.self)) is written twice",
            "Delete one of the two", at: start, of: text, subject)
        }
        isKeyNext = false
      case UInt8(ascii: "/") where begins("/") || begins("*"):
        let end = begins("*") ? "*/" : "\n"
        while index < bytes.count, !begins(end) { index += 1 }
        // An open comment stays, and is not JSON.
        if index < bytes.count { index += end == "*/" ? 2 : 0 } else if end == "*/" { continue }
        for offset in start..<index where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
      case let byte where isLetter(byte):
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        throw refusal(
          "\"\(word)\" is written without quotes", "Write it in double quotes",
          at: start, of: text, subject)
      default: break
      }
    }
    if last >= 0 { bytes[last] = 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte belongs to a word that a strings file may have without quotes.
  private static func isLetter(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber || "_$.:-".contains(character)
  }

  /// Returns the error about a byte, which has the same place in the file and in JSON.
  private static func refusal(
    _ reason: String, _ suggestion: String, at byte: Int, of text: String, _ subject: String
  ) -> TipControlError {
    let location = "\(subject):\(TextLines(text).line(of: byte))"
    return .malformed(location, "\(location): \(reason)", suggestion)
  }
}
