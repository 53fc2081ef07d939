/// Words as a shell reads them back.
package enum ShellQuoting {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:/@%+=-".unicodeScalars)

  /// Returns a word in quotes, unless it needs none.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains)
    return isPlain ? word : always(word)
  }

  /// Returns a word in quotes, whatever it is.
  package static func always(_ word: String) -> String {
    // By scalars: an accent that follows a quote makes one character of both, and no shell cares.
    let quoted = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(quoted)'"
  }
}
