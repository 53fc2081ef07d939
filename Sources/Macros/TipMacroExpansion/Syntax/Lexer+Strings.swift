// Strings (raw, multiline and interpolated) and regular expressions between number signs.
extension Lexer {
  private static var maximumNesting: Int { 64 }

  mutating func scanRegex(hashes: Int) throws(MacroProblem) -> Token.Kind {
    let start = position
    position += hashes + 1
    while let byte = byte() {
      position += 1
      if byte == UInt8(ascii: "\\") {
        position = min(position + 1, bytes.count)
      } else if byte == UInt8(ascii: "/"), areHashes(hashes) {
        position += hashes
        return .string
      }
    }
    throw MacroProblem("This regular expression is not terminated.", at: start)
  }

  private func areHashes(_ count: Int) -> Bool {
    for offset in 0..<count where byte(offset) != UInt8(ascii: "#") { return false }
    return true
  }

  mutating func scanString(hashes: Int) throws(MacroProblem) -> Token.Kind {
    let start = position
    position += hashes
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let byte = byte() {
      if byte == UInt8(ascii: "\""), !isMultiline || starts(with: "\"\"\"") {
        position += quotes
        if areHashes(hashes) {
          position += hashes
          return .string
        }
      } else if byte == UInt8(ascii: "\\") {
        position += 1
        guard areHashes(hashes) else { continue }
        position += hashes
        if self.byte() == UInt8(ascii: "(") {
          try skipInterpolation()
        } else {
          position = min(position + 1, bytes.count)
        }
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        break
      } else {
        position += 1
      }
    }
    throw MacroProblem("This string is not terminated; write '\"' after it.", at: start)
  }

  private mutating func skipInterpolation() throws(MacroProblem) {
    let start = position
    guard nesting < Self.maximumNesting else {
      throw MacroProblem("These strings are nested too deeply; move the inner ones out.", at: start)
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let token = try next() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth <= 0 { return }
    }
    throw MacroProblem("This interpolation is not terminated; write ')' after it.", at: start)
  }
}
