import TipFoundation

/// A problem in a line of a scenario: the reason, and what to write instead.
struct ScenarioProblem: Error {
  let reason: String
  let wanted: String
}

/// The rest of one line of a scenario's text form, read byte by byte from the left.
struct ScenarioCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: some Sequence<UInt8>) { bytes = Array(line) }

  /// Whether only white space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == bytes.count
    }
  }

  /// The rest of the line, without white space around it.
  var rest: String {
    mutating get {
      skipSpace()
      defer { index = bytes.count }
      return String(decoding: bytes[index...], as: UTF8.self).trimmed
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Skips a symbol if it is next.
  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, UInt32(bytes[index]) == symbol.value else { return false }
    index += 1
    return true
  }

  /// Skips a word without quotes if it is next.
  mutating func take(word: String) -> Bool {
    let start = index
    if self.word() == word { return true }
    index = start
    return false
  }

  /// Returns the next word without quotes; empty at a symbol and at the end.
  ///
  /// A colon belongs to it only between digits, as in a time.
  mutating func word() -> String {
    skipSpace()
    let start = index
    while index < bytes.count, continuesWord { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private var continuesWord: Bool {
    let byte = bytes[index]
    if ScenarioText.isPlain(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "*") {
      return true
    }
    // `+02:00` of a date, and the colons of times.
    let isInTime = byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
    return isInTime && index > 0 && index + 1 < bytes.count && Self.isDigit(bytes[index - 1])
      && Self.isDigit(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Reads a name: a word, or a text in double quotes as in JSON.
  mutating func name(_ wanted: String) throws(ScenarioProblem) -> String {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let word = word()
      guard ScenarioText.isPlain(word) else {
        throw ScenarioProblem(
          reason: word.isEmpty ? "\(wanted) is missing" : "\"\(word)\" needs quotes",
          wanted: "the name, in double quotes if it has other characters than letters, digits, "
            + "\".\", \"_\", \"-\" and \"/\"")
      }
      return word
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      throw ScenarioProblem(reason: "a quotation mark is not closed", wanted: "both of them")
    }
    index += 1
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    do throws(TipControlError) {
      if case .string(let name) = try StoredValue(json: text, subject: text) { return name }
    } catch {
      throw ScenarioProblem(reason: error.reason, wanted: "text as in JSON")
    }
    throw ScenarioProblem(reason: "\(wanted) is missing", wanted: "its name")
  }

  /// Reads the rest of the line as JSON.
  mutating func value() throws(ScenarioProblem) -> StoredValue {
    let text = rest
    do throws(TipControlError) {
      return try StoredValue(payload: text, subject: text)
    } catch {
      throw ScenarioProblem(reason: error.reason, wanted: "a value as in JSON")
    }
  }

  /// Checks that nothing follows.
  mutating func finish() throws(ScenarioProblem) {
    guard !isAtEnd else { return }
    throw ScenarioProblem(reason: "\"\(rest)\" is too much", wanted: "nothing after the line's end")
  }
}
