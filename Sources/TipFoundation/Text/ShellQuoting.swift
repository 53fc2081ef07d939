/// Quotes words for a shell.
package enum ShellQuoting {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:/@%+=-".unicodeScalars)

  /// Returns a word, in quotes if it needs them.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains)
    return isPlain ? word : always(word)
  }

  /// Returns a word in quotes.
  package static func always(_ word: String) -> String {
    // By scalars: a quote and a combining accent are one character, but not to a shell.
    let quoted = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(quoted)'"
  }
}
