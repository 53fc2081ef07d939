/// One pass over the bytes of a JSON text.
struct JSONParser<Tree: JSONTree> {
  /// The text, and a zero: no token contains it, so that the next byte always exists.
  private let bytes: [UInt8]
  private let greatestDepth: Int
  private var index = 0
  private var depth = 0

  private init(_ text: String, depth: Int) {
    var text = text
    bytes = text.withUTF8 { utf8 in
      [UInt8](unsafeUninitializedCapacity: utf8.count + 1) { buffer, count in
        let end = buffer.initialize(fromContentsOf: utf8)
        buffer.initializeElement(at: end, to: 0)
        count = end + 1
      }
    }
    greatestDepth = depth
    // A mark of the byte order at the beginning is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Parses a text with lists and objects that are nested up to a depth.
  static func parse(_ text: String, depth: Int) throws(JSONProblem) -> Tree {
    var parser = JSONParser(text, depth: depth)
    let tree = try parser.value()
    parser.skipSpace()
    guard parser.isAtEnd else {
      throw parser.problem("there is more text after the value", "Delete it")
    }
    return tree
  }

  private func problem(_ reason: String, _ suggestion: String, at byte: Int? = nil) -> JSONProblem {
    JSONProblem(byte: byte ?? index, reason: reason, suggestion: suggestion)
  }

  private var isAtEnd: Bool { index == bytes.count - 1 }

  /// The next byte, and zero at the end.
  private var next: UInt8 { bytes[index] }

  /// The text at the next byte, for messages.
  private var found: String {
    if isAtEnd { return "the end of the text" }
    guard (0x21...0x7E).contains(next) else { return "a character that cannot be here" }
    return "\"\(Character(UnicodeScalar(next)))\""
  }

  private var isControl: Bool { next < 0x20 }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
  }

  // MARK: - Values

  private mutating func value() throws(JSONProblem) -> Tree {
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "{"): return try members()
    case UInt8(ascii: "["): return try elements()
    case UInt8(ascii: "\""):
      let text = try string()
      return Tree(plain: .string(text), bytes: start..<index)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try number()
      return Tree(plain: number, bytes: start..<index)
    default:
      throw problem(
        "a value is missing before \(found)",
        "Write a value, or delete the comma before it")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: StoredValue
  ) throws(JSONProblem) -> Tree {
    let start = index
    guard bytes[index...].starts(with: "\(word)".utf8) else {
      throw problem("an unknown word", "Write true, false or null, or text in double quotes")
    }
    index += word.utf8CodeUnitCount
    return Tree(plain: value, bytes: start..<index)
  }

  private mutating func enter() throws(JSONProblem) {
    index += 1
    depth += 1
    guard depth <= greatestDepth else {
      throw problem(
        "lists and objects are nested more than \(greatestDepth) deep", "Use fewer levels")
    }
    skipSpace()
  }

  private mutating func elements() throws(JSONProblem) -> Tree {
    let start = index
    try enter()
    defer { depth -= 1 }
    var elements: [Tree] = []
    var isOver = closesEmpty(UInt8(ascii: "]"))
    while !isOver {
      do throws(JSONProblem) {
        elements.append(try value())
      } catch {
        throw error.inside("[\(elements.count)]")
      }
      isOver = try closes(UInt8(ascii: "]"), "]")
    }
    return Tree(elements: elements, bytes: start..<index)
  }

  private mutating func members() throws(JSONProblem) -> Tree {
    let start = index
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember<Tree>] = []
    var isOver = closesEmpty(UInt8(ascii: "}"))
    while !isOver {
      members.append(try member())
      isOver = try closes(UInt8(ascii: "}"), "}")
    }
    if let object = Tree(members: members, bytes: start..<index) { return object }
    var names: Set<String> = []
    let second = members.first { !names.insert($0.name).inserted }
    throw problem(
      "the object has \(StoredValue.string(second?.name ?? "").json) twice", "Keep one of them",
      at: second?.start)
  }

  private mutating func member() throws(JSONProblem) -> JSONMember<Tree> {
    let start = index
    guard next == UInt8(ascii: "\"") else {
      throw problem(
        "a member's name is missing before \(found)",
        "Write the name in double quotes, or delete the comma before it")
    }
    let name = try string()
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      throw problem("a colon is missing after \(StoredValue.string(name).json)", "Write a colon")
    }
    index += 1
    do throws(JSONProblem) {
      return JSONMember(name: name, start: start, node: try value())
    } catch {
      throw error.inside(StoredPath.member(name, of: ""))
    }
  }

  /// Reads the bracket of an empty list or object.
  private mutating func closesEmpty(_ bracket: UInt8) -> Bool {
    guard next == bracket else { return false }
    index += 1
    return true
  }

  /// Reads what follows an element: true for the bracket, false for a comma.
  private mutating func closes(
    _ bracket: UInt8, _ spelling: String
  ) throws(JSONProblem) -> Bool {
    skipSpace()
    if closesEmpty(bracket) { return true }
    guard next == UInt8(ascii: ",") else {
      throw problem(
        "a comma or \"\(spelling)\" is missing before \(found)",
        "Write a comma between elements, and \"\(spelling)\" after the last one")
    }
    let comma = index
    index += 1
    skipSpace()
    guard next != bracket else {
      throw problem("a comma before \"\(spelling)\"", "Delete the comma", at: comma)
    }
    return false
  }
}

// MARK: - Numbers and strings

extension JSONParser {
  private mutating func number() throws(JSONProblem) -> StoredValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = next == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    var isValid = wholeDigits > 0 && (wholeDigits == 1 || !startsWithZero)
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
    if isValid, let whole = Int(text) { return .int(whole) }
    // Another number than the written one would be read from it.
    guard !isValid || text.contains(where: { ".eE".contains($0) }) else {
      throw problem(
        "\"\(text)\" is a whole number of more than 64 bits",
        "Write a number from \(Int.min) to \(Int.max), or a string", at: start)
    }
    guard isValid, let number = Double(text), number.isFinite else {
      throw problem(
        "\"\(text)\" is not a number", "Write a number such as 12 or -0.5", at: start)
    }
    if let whole = Int(exactly: number) { return .int(whole) }
    return .double(number)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") { index += 1 }
    return index - start
  }

  private mutating func string() throws(JSONProblem) -> String {
    index += 1
    let start = index
    // Most strings have no escapes and are copied at once.
    while !isControl, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { index += 1 }
    if next == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        try readEscape(into: &text)
      } else if isControl {
        throw stringProblem(start - 1)
      } else {
        text.append(next)
        index += 1
      }
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private func stringProblem(_ start: Int) -> JSONProblem {
    if isAtEnd {
      return problem("a string does not end", "Write a closing quotation mark", at: start)
    }
    if next == 0x0A {
      return problem(
        "a string does not end on its line", "Write \\n for a line break", at: start)
    }
    return problem("a control character in a string", "Write it as an escape such as \\t")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONProblem) {
    let start = index
    let kind = bytes[index + 1]
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      index += 2
      guard let scalar = scalar() else {
        throw problem(
          "an escape in a string is not a character",
          "Write four hexadecimal digits after \\u, and both halves of a pair", at: start)
      }
      text += Array(String(scalar).utf8)
      return
    default:
      throw problem(
        "an unknown escape in a string", "Write \\\\ for a backslash", at: start)
    }
    index += 2
  }

  /// Reads the digits of `\uXXXX`, and of the second half of a pair, or nil
  /// when they are not digits.
  private mutating func scalar() -> UnicodeScalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return UnicodeScalar(first) }
    guard next == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else { return nil }
    index += 2
    guard let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else { return nil }
    return UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Reads four hexadecimal digits, or nil when there are fewer.
  private mutating func hexadecimal() -> UInt32? {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(next)).hexDigitValue else { return nil }
      code = code * 16 + UInt32(digit)
      index += 1
    }
    return code
  }
}
