/// Quotes words for a shell.
package enum ShellQuoting {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:/@%+=-".unicodeScalars)

  /// Returns a word, in quotes if it needs them.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains)
    return isPlain ? word : always(word)
  }

  /// Returns words as a command line.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// Returns a word in quotes.
  ///
  /// A word with characters that a terminal obeys has the escapes of bash, ksh and zsh.
  package static func always(_ word: String) -> String {
    if word.unicodeScalars.contains(where: \.isObeyedInLines) { return escaped(word) }
    // By scalars: a quote and a combining accent are one character, but not to a shell.
    let quoted = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(quoted)'"
  }

  /// Returns a word in the quotes that have escapes.
  ///
  /// Control characters have octal escapes, which end after three digits, unlike `\x`.
  private static func escaped(_ word: String) -> String {
    let escaped = word.unicodeScalars.map { scalar in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      guard scalar.isObeyedInLines else { return String(scalar) }
      return String(scalar).utf8.map { "\\" + $0.digits(3, radix: 8) }.joined()
    }
    return "$'\(escaped.joined())'"
  }
}
