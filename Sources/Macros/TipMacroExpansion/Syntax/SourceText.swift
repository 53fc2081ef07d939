/// Swift source with its tokens and matched brackets.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [Token]

  /// Tokenizes source.
  ///
  /// - Throws: A problem when a string or a comment is not terminated, or a bracket is unmatched.
  init(_ source: String) throws(MacroProblem) {
    var lexer = Lexer(Array(source.utf8))
    var tokens: [Token] = []
    var open: [Int] = []
    while var token = try lexer.next() {
      if token.kind == .open {
        open.append(tokens.count)
      } else if token.kind == .close {
        guard let partner = open.popLast(),
          lexer.bytes[tokens[partner].range.lowerBound].closes(
            with: lexer.bytes[token.range.lowerBound])
        else {
          throw MacroProblem("This bracket is not opened; remove it.", at: token.range.lowerBound)
        }
        tokens[partner].partner = tokens.count
        token.partner = partner
      }
      tokens.append(token)
    }
    if let last = open.last {
      throw MacroProblem(
        "This bracket is not closed; close it.", at: tokens[last].range.lowerBound)
    }
    bytes = lexer.bytes
    self.tokens = tokens
  }

  /// Whether the token at an index has the given text.
  ///
  /// It is false beyond the end.
  func token(_ index: Int, is text: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8.count else {
      return false
    }
    return bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// Returns a token's text, empty beyond the end.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return text(index..<index + 1)
  }

  /// Returns the source of a range of tokens, with the comments between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Returns the source between two brackets.
  func inside(_ brackets: Range<Int>) -> String {
    guard let first = tokens[brackets].first, let last = tokens[brackets].last else { return "" }
    return String(decoding: bytes[first.range.upperBound..<last.range.lowerBound], as: UTF8.self)
  }

  /// Returns the space and the comments between a token and the one before it.
  func gap(before index: Int) -> String {
    let start = index > 0 ? tokens[index - 1].range.upperBound : 0
    return String(decoding: bytes[start..<tokens[index].range.lowerBound], as: UTF8.self)
  }

  /// Returns the byte offset of a token.
  ///
  /// Beyond the last token, it is that token's end.
  func offset(_ index: Int) -> Int {
    if tokens.indices.contains(index) { return tokens[index].range.lowerBound }
    return tokens.last?.range.upperBound ?? bytes.count
  }

  /// Returns the index after a token, a bracketed list or a list of generic arguments.
  func index(after index: Int) -> Int {
    if let partner = tokens[index].partner, partner > index { return partner + 1 }
    if token(index, is: "<"), isAdjacent(index), let end = endOfGenericArguments(index) {
      return end
    }
    return index + 1
  }

  /// Whether a token directly follows the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && tokens.indices.contains(index)
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Returns the tokens of a range that are outside of brackets: of a bracketed list or a list of
  /// generic arguments, only the first one.
  func outerTokens(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = self.index(after: index)
    }
    return indices
  }

  /// Returns the tokens between a bracket and its partner.
  func contents(of open: Int) -> Range<Int> {
    guard let close = tokens[open].partner else { return open..<open }
    return open + 1..<close
  }

  /// Splits a range of tokens at its commas.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in outerTokens(range) where token(index, is: ",") {
      parts.append(start..<index)
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns the index after `<…>`, or nil where `<` is an operator.
  private func endOfGenericArguments(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    // Longer argument lists do not occur. The limit bounds the time for unmatched '<'.
    let end = min(start + 200, tokens.count)
    while index < end {
      if token(index, is: "<") {
        depth += 1
      } else if token(index, is: ">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if !isPartOfType(index) {
        return nil
      }
      index = max(tokens[index].partner ?? index, index) + 1
    }
    return nil
  }

  private func isPartOfType(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word, .number: true
    case .open: !token(index, is: "{")
    case .symbol: [",", ".", "?", "!", "&", ":", "->", "@", "~"].contains(text(index))
    case .string, .close: false
    }
  }
}

extension UInt8 {
  fileprivate func closes(with other: UInt8) -> Bool {
    switch self {
    case UInt8(ascii: "("): other == UInt8(ascii: ")")
    case UInt8(ascii: "["): other == UInt8(ascii: "]")
    default: other == UInt8(ascii: "}")
    }
  }
}
