/// A command line up to the cursor as bash reads it, and the part that its editor replaces.
///
/// Bash leaves quoting to the completion, and replaces only what stands behind an open quote, or
/// else behind the last of its breaking characters, which a colon and an equals sign are.
package struct BashLine {
  /// The words before the cursor, the command's own name among them, without quoting.
  package private(set) var words: [String] = []
  /// The word at the cursor, without quoting.
  package private(set) var current = ""
  /// Whether the word at the cursor is the file of a redirection.
  package private(set) var isRedirection = false
  /// How much of the current word stays as it is, in bytes.
  private var kept = 0
  private var keptBeforeQuote = 0
  /// The quote that is open at the cursor.
  private var quote: Unicode.Scalar?
  private var hasWord = false

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The command up to the cursor.
  ///   - breaks: Bash's `COMP_WORDBREAKS`.
  package init(_ line: String, breaks: String) {
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Between double quotes a backslash stays before all but these.
        if quote == "\"", !"$`\"\\".unicodeScalars.contains(scalar) { current += "\\" }
        current.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
        hasWord = true
      } else if let open = quote {
        if scalar == open { close() } else { current.unicodeScalars.append(scalar) }
      } else {
        readUnquoted(scalar, breaks: breaks)
      }
    }
  }

  private mutating func close() {
    quote = nil
    kept = keptBeforeQuote
  }

  private mutating func readUnquoted(_ scalar: Unicode.Scalar, breaks: String) {
    switch scalar {
    case "'", "\"":
      (quote, keptBeforeQuote, kept) = (scalar, kept, current.utf8.count)
      hasWord = true
    case " ", "\t", "\n":
      endWord()
    case "<", ">":
      // The number before it is that of a stream.
      if current.allSatisfy(\.isNumber) { (current, hasWord) = ("", false) }
      endWord()
      isRedirection = true
    default:
      current.unicodeScalars.append(scalar)
      hasWord = true
      if breaks.unicodeScalars.contains(scalar) { kept = current.utf8.count }
    }
  }

  private mutating func endWord() {
    if hasWord {
      if !isRedirection { words.append(current) }
      isRedirection = false
    }
    (current, kept, hasWord) = ("", 0, false)
  }

  /// Returns what the editor is to put in place of the part it replaces.
  ///
  /// - Parameter word: The whole word, without quoting.
  /// - Returns: The text, quoted for where it stands; nil when the word begins otherwise.
  package func insertion(of word: String) -> String? {
    guard word.utf8.starts(with: current.utf8) else { return nil }
    let rest = String(decoding: word.utf8.dropFirst(kept), as: UTF8.self)
    return rest.unicodeScalars.map(quoted).joined()
  }

  private func quoted(_ scalar: Unicode.Scalar) -> String {
    switch quote {
    case "'": scalar == "'" ? "'\\''" : String(scalar)
    // No backslash helps against the history between double quotes.
    case "\"" where scalar == "!": "\"\\!\""
    case "\"": "$`\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    default: scalar.isASCII && !Self.isPlain(scalar) ? "\\\(scalar)" : String(scalar)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.,:/@%+=-".unicodeScalars.contains(scalar)
  }
}
