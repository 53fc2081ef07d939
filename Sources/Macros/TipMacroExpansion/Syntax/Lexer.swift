/// Splits Swift source into tokens: strings, comments, brackets, words and operators.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  /// The number of interpolations around the position.
  var nesting = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token, or nil at the end.
  ///
  /// - Throws: A problem when a string or a comment is not terminated.
  mutating func next() throws(MacroProblem) -> Token? {
    try skipSpace()
    let start = position
    guard let kind = try scanToken() else { return nil }
    return Token(kind: kind, range: start..<position)
  }

  func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  func starts(with text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skipSpace() throws(MacroProblem) {
    while let byte = byte() {
      if byte <= UInt8(ascii: " ") {
        position += 1
      } else if starts(with: "//") {
        while let byte = self.byte(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          position += 1
        }
      } else if starts(with: "/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(MacroProblem) {
    let start = position
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else if position < bytes.count {
        position += 1
      } else {
        throw MacroProblem("This comment is not terminated; write '*/' after it.", at: start)
      }
    } while depth > 0
  }

  private mutating func scanToken() throws(MacroProblem) -> Token.Kind? {
    guard let byte = byte() else { return nil }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return single(.open)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return single(.close)
    case UInt8(ascii: "\""): return try scanString(hashes: 0)
    case UInt8(ascii: "`"): return try scanRawIdentifier()
    case UInt8(ascii: "#"): return try scanHashes()
    case _ where byte.isDigit: return scanNumber()
    case _ where byte.isWord: return scanWord()
    default: return scanSymbol()
    }
  }

  private mutating func single(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  private mutating func scanWord() -> Token.Kind {
    while let byte = byte(), byte.isWord { position += 1 }
    return .word
  }

  private mutating func scanRawIdentifier() throws(MacroProblem) -> Token.Kind {
    let start = position
    position += 1
    while let byte = byte(), byte != UInt8(ascii: "\n") {
      position += 1
      if byte == UInt8(ascii: "`") { return .word }
    }
    throw MacroProblem("This name is not terminated; write '`' after it.", at: start)
  }

  private mutating func scanNumber() -> Token.Kind {
    let isHexadecimal = starts(with: "0x")
    var last: UInt8 = 0
    while let byte = byte() {
      let isExponent =
        switch last {
        case UInt8(ascii: "p"): isHexadecimal
        case UInt8(ascii: "e"), UInt8(ascii: "E"): !isHexadecimal
        default: false
        }
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isPoint = byte == UInt8(ascii: ".") && self.byte(1)?.isDigit == true
      guard byte.isWord || isSign && isExponent || isPoint else { break }
      last = byte
      position += 1
    }
    return .number
  }

  /// Scans a symbol: operators stay whole, but each angle bracket is a token.
  private mutating func scanSymbol() -> Token.Kind {
    if starts(with: "->") {
      position += 2
      return .symbol
    }
    let start = position
    while let byte = byte(), byte.isOperator, !starts(with: "//"), !starts(with: "/*"),
      !starts(with: "->")
    { position += 1 }
    if position == start { position += 1 }
    return .symbol
  }

  /// Scans a raw string, a regular expression, or a macro's name.
  private mutating func scanHashes() throws(MacroProblem) -> Token.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): return try scanString(hashes: hashes)
    case UInt8(ascii: "/"): return try scanRegex(hashes: hashes)
    default: return single(.symbol)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isWord: Bool {
    isDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// A word, a number, a string, a bracket or an operator of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    case word, number, string, symbol, open, close
  }

  let kind: Kind
  /// The position in UTF-8 bytes.
  let range: Range<Int>
  /// The index of the matching bracket's token.
  var partner: Int?
}
