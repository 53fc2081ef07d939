import TipModel

/// Reads a strings file, `"key" = "text";` with comments, as the JSON object that it resembles.
enum StringsFile {
  /// Returns the object, whose bytes are the bytes of the file behind one more byte.
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
    var index = 0
    // The last semicolon, after which no text has followed.
    var last: Int?
    func begins(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "="): bytes[start] = UInt8(ascii: ":")
      case UInt8(ascii: ";"):
        bytes[start] = UInt8(ascii: ",")
        last = start
        isKeyNext = true
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if begins("\\U") { bytes[index + 1] = UInt8(ascii: "u") }
          index += begins("\\") ? 2 : 1
        }
        index += 1
        last = nil
        let word = Array(bytes[start..<min(index, bytes.count)])
        if isKeyNext, !keys.insert(word).inserted {
          throw refusal(
            "the key \(String(decoding: word, as: UTF8.self)) is written twice",
            "Delete one of the two", at: start, of: text, subject)
        }
        isKeyNext = false
      case UInt8(ascii: "/") where begins("/") || begins("*"):
        // An open comment stays, and is not JSON.
        let end = endOfComment(bytes[index...], isLine: begins("/"))
        index = end ?? bytes.count
        if end == nil { continue }
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
    if let last { bytes[last] = 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the index after a comment, or nil when a comment of several lines stays open.
  private static func endOfComment(_ rest: ArraySlice<UInt8>, isLine: Bool) -> Int? {
    if isLine { return rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex }
    return rest.firstRange(of: Array("*/".utf8))?.upperBound
  }

  /// Whether a byte belongs to a word that a strings file may have without quotes.
  private static func isLetter(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return !UTF8.isASCII(byte) || character.isLetter || character.isNumber
      || "_$.:-".contains(character)
  }

  /// Returns the error about a byte, which has the same place in the file and in JSON.
  private static func refusal(
    _ reason: String, _ suggestion: String, at byte: Int, of text: String, _ subject: String
  ) -> TipControlError {
    let location = "\(subject):\(TextLines(text).line(of: byte))"
    return .malformed(location, "\(location): \(reason)", suggestion)
  }
}
