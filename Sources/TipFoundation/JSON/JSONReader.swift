/// Reads JSON text strictly, and keeps the position of each value.
///
/// It refuses comments, commas after the last element, names that an object has twice, and lists or
/// objects that are nested too deeply.
package struct JSONReader {
  /// The greatest depth of nested lists and objects.
  package static let depth = 128

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    // A mark of the byte order at the beginning is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Returns: The value with its position.
  /// - Throws: ``TipControlError`` (`malformed`) that names the line.
  package static func read(_ text: String, subject: String) throws(TipControlError) -> JSONNode {
    var reader = JSONReader(text)
    do throws(Problem) {
      let node = try reader.value()
      reader.skipSpace()
      guard reader.index == reader.bytes.count else {
        throw reader.problem("there is more text after the value", "Delete it")
      }
      return node
    } catch {
      let line = TextLines(text).line(of: error.byte)
      throw TipControlError(
        .malformed, subject: "\(subject):\(line)",
        reason: "\(subject):\(line): invalid JSON: \(error.reason)", suggestion: error.suggestion)
    }
  }

  /// A place that is not JSON.
  private struct Problem: Error {
    let byte: Int
    let reason: String
    let suggestion: String
  }

  private func problem(_ reason: String, _ suggestion: String, at byte: Int? = nil) -> Problem {
    Problem(byte: byte ?? index, reason: reason, suggestion: suggestion)
  }

  /// The next byte; nil at the end.
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The text at the next byte, for messages.
  private var found: String {
    guard let next else { return "the end of the text" }
    guard next >= 0x20, next < 0x7F else { return "a character that cannot be here" }
    return "\"\(Character(UnicodeScalar(next)))\""
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  // MARK: - Values

  private mutating func value() throws(Problem) -> JSONNode {
    skipSpace()
    let start = index
    let content: JSONNode.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .plain(.string(try string()))
    case UInt8(ascii: "t"): content = .plain(try word("true", .bool(true)))
    case UInt8(ascii: "f"): content = .plain(try word("false", .bool(false)))
    case UInt8(ascii: "n"): content = .plain(try word("null", .null))
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      content = .plain(try number())
    default:
      throw problem(
        "a value is missing before \(found)",
        "Write a value, or delete the comma before it")
    }
    return JSONNode(content: content, bytes: start..<index)
  }

  private mutating func word(
    _ word: StaticString, _ value: StoredValue
  ) throws(Problem) -> StoredValue {
    let text = Array("\(word)".utf8)
    guard bytes[index...].starts(with: text) else {
      throw problem("an unknown word", "Write true, false or null, or text in double quotes")
    }
    index += text.count
    return value
  }

  private mutating func enter() throws(Problem) {
    index += 1
    depth += 1
    guard depth <= Self.depth else {
      throw problem(
        "lists and objects are nested more than \(Self.depth) deep", "Use fewer levels")
    }
  }

  private mutating func elements() throws(Problem) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return elements
    }
    while true {
      elements.append(try value())
      if try closes(UInt8(ascii: "]"), "]") { return elements }
    }
  }

  private mutating func members() throws(Problem) -> [JSONMember] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var names: Set<String> = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      skipSpace()
      let start = index
      guard next == UInt8(ascii: "\"") else {
        throw problem(
          "a member's name is missing before \(found)",
          "Write the name in double quotes, or delete the comma before it")
      }
      let name = try string()
      guard names.insert(name).inserted else {
        throw problem(
          "the object has \(StoredValue.string(name).json) twice", "Keep one of them", at: start)
      }
      skipSpace()
      guard next == UInt8(ascii: ":") else {
        throw problem(
          "a colon is missing after \(StoredValue.string(name).json)", "Write a colon")
      }
      index += 1
      members.append(JSONMember(name: name, start: start, node: try value()))
      if try closes(UInt8(ascii: "}"), "}") { return members }
    }
  }

  /// Reads what follows an element: true for the bracket, false for a comma.
  private mutating func closes(_ bracket: UInt8, _ spelling: String) throws(Problem) -> Bool {
    skipSpace()
    switch next {
    case bracket:
      index += 1
      return true
    case UInt8(ascii: ","):
      let comma = index
      index += 1
      skipSpace()
      guard next != bracket else {
        throw problem("a comma before \"\(spelling)\"", "Delete the comma", at: comma)
      }
      return false
    default:
      throw problem(
        "a comma or \"\(spelling)\" is missing before \(found)",
        "Write a comma between elements, and \"\(spelling)\" after the last one")
    }
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func number() throws(Problem) -> StoredValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let whole = index
    let wholeDigits = skipDigits()
    var isValid = wholeDigits == 1 || (wholeDigits > 1 && bytes[whole] != UInt8(ascii: "0"))
    if next == UInt8(ascii: ".") {
      index += 1
      isValid = skipDigits() > 0 && isValid
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      isValid = skipDigits() > 0 && isValid
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isValid, let number = Double(text), number.isFinite else {
      throw problem(
        "\"\(text)\" is not a number", "Write a number such as 12 or -0.5", at: start)
    }
    if let whole = Int(text) ?? Int(exactly: number) { return .int(whole) }
    return .double(number)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, Self.digits.contains(byte) { index += 1 }
    return index - start
  }

  private mutating func string() throws(Problem) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20:
        throw problem(
          byte == 0x0A ? "a string does not end on its line" : "a control character in a string",
          byte == 0x0A ? "Write \\n for a line break" : "Write it as an escape such as \\t",
          at: byte == 0x0A ? start : index - 1)
      default: text.append(byte)
      }
    }
    throw problem("a string does not end", "Write a closing quotation mark", at: start)
  }

  /// Reads the rest of an escape sequence, after its backslash.
  private mutating func escaped() throws(Problem) -> [UInt8] {
    let start = index - 1
    let kind = next
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [kind ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try Array(String(scalar(from: start)).utf8)
    default:
      index = min(index, bytes.count)
      throw problem(
        "an unknown escape in a string", "Write \\\\ for a backslash", at: start)
    }
  }

  /// Reads the digits of `\uXXXX`, and of the second half of a pair.
  private mutating func scalar(from start: Int) throws(Problem) -> Character {
    guard let first = hexadecimal() else { throw badScalar(start) }
    var code = first
    if (0xD800..<0xDC00).contains(first) {
      guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
        throw badScalar(start)
      }
      index += 2
      guard let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else {
        throw badScalar(start)
      }
      code = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else { throw badScalar(start) }
    return Character(scalar)
  }

  private func badScalar(_ start: Int) -> Problem {
    problem(
      "an escape in a string is not a character",
      "Write four hexadecimal digits after \\u, and both halves of a pair", at: start)
  }

  /// Reads four hexadecimal digits; nil when there are fewer.
  private mutating func hexadecimal() -> UInt32? {
    guard bytes.count - index >= 4 else { return nil }
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue else { return nil }
      code = code * 16 + UInt32(digit)
      index += 1
    }
    return code
  }
}
