/// A word of the rule language, with where it stands.
struct RuleToken: Equatable {
  enum Kind: Equatable {
    case number(StoredValue)
    case string(String)
    case identifier(String)
    /// A name in backticks, which is never a word of the language.
    case quotedIdentifier(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// The place of the token's first character, counted in characters from zero.
  let offset: Int

  /// The token as messages name it.
  var words: String {
    switch kind {
    case .number(let value): "\(value.json)"
    case .string(let text): RuleText.quoted(text)
    case .identifier(let name): "\"\(name)\""
    case .quotedIdentifier(let name): "`\(name)`"
    case .symbol(let symbol): "\"\(symbol)\""
    case .end: "the end"
    }
  }
}

/// What is wrong with a rule's text, and where.
struct RuleSyntaxError: Error {
  let offset: Int
  let expected: String
  let found: String
}

/// Cuts a rule's text into tokens.
struct RuleLexer {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  /// Returns the next token.
  ///
  /// - Throws: ``RuleSyntaxError`` at a character that begins nothing.
  mutating func next() throws(RuleSyntaxError) -> RuleToken {
    while let character = peek, character.isWhitespace { index += 1 }
    let start = index
    guard let character = peek else { return RuleToken(kind: .end, offset: start) }
    let kind: RuleToken.Kind
    if character == "\"" {
      kind = .string(try string())
    } else if character == "`" {
      kind = .quotedIdentifier(try backticks())
    } else if character.isASCII, character.isNumber {
      kind = .number(try number())
    } else if isIdentifierStart(character) {
      kind = .identifier(word())
    } else {
      kind = .symbol(try symbol())
    }
    return RuleToken(kind: kind, offset: start)
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private func isIdentifierStart(_ character: Character) -> Bool {
    character == "_" || character.isLetter
  }

  private mutating func word() -> String {
    let start = index
    while let character = peek, isIdentifierStart(character) || character.isNumber { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func backticks() throws(RuleSyntaxError) -> String {
    let start = index + 1
    index = start
    while let character = peek, character != "`" { index += 1 }
    guard peek == "`" else { throw fail("a closing \"`\"") }
    index += 1
    return String(characters[start..<(index - 1)])
  }

  private mutating func symbol() throws(RuleSyntaxError) -> String {
    let two = String(characters[index..<min(index + 2, characters.count)])
    if ["&&", "||", "==", "!=", "<=", ">=", "??"].contains(two) {
      index += 2
      return two
    }
    guard let character = peek, "!<>+-*/%()[],:.".contains(character) else {
      throw fail("a rule")
    }
    index += 1
    return String(character)
  }

  private mutating func number() throws(RuleSyntaxError) -> StoredValue {
    let start = index
    digits()
    var isWhole = true
    if peek == ".", index + 1 < characters.count, characters[index + 1].isNumber {
      isWhole = false
      index += 1
      digits()
    }
    if peek == "e" || peek == "E" {
      isWhole = false
      index += 1
      if peek == "+" || peek == "-" { index += 1 }
      digits()
    }
    let text = String(characters[start..<index])
    if isWhole, let value = Int(text) { return .int(value) }
    // The one whole number that only its negative has a place for.
    if isWhole, text == "9223372036854775808" { return .double(9_223_372_036_854_775_808) }
    guard !isWhole, let value = Double(text), value.isFinite else {
      throw RuleSyntaxError(
        offset: start, expected: "a number that fits 64 bits", found: "\"\(text)\"")
    }
    return .double(value)
  }

  private mutating func digits() {
    while let character = peek, character.isASCII, character.isNumber { index += 1 }
  }

  private mutating func string() throws(RuleSyntaxError) -> String {
    index += 1
    var result = ""
    while let character = peek {
      index += 1
      switch character {
      case "\"": return result
      case "\\": result.unicodeScalars.append(try escape())
      default: result.append(character)
      }
    }
    throw fail("a closing double quote")
  }

  private mutating func escape() throws(RuleSyntaxError) -> Unicode.Scalar {
    guard let character = peek else { throw fail("a closing double quote") }
    index += 1
    switch character {
    case "\"", "\\": return character.unicodeScalars[character.unicodeScalars.startIndex]
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let start = index
      while let character = peek, character != "}", character != "\"" { index += 1 }
      let digits = String(characters[start..<index].dropFirst())
      guard characters[start..<index].first == "{", peek == "}",
        let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else { throw fail("an escape such as \\u{41}", at: start) }
      index += 1
      return scalar
    default: throw fail("one of \\\" \\\\ \\n \\r \\t \\u{…}", at: index - 1)
    }
  }

  private func fail(_ expected: String, at offset: Int? = nil) -> RuleSyntaxError {
    let offset = offset ?? index
    let found = offset < characters.count ? "\"\(characters[offset])\"" : "the end"
    return RuleSyntaxError(offset: offset, expected: expected, found: found)
  }
}
