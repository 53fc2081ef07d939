/// A command line up to the cursor, parsed as bash does, and the part that its editor replaces.
///
/// Bash leaves quoting to the completion, and replaces only the text after an open quote, or else
/// after the last of its breaking characters, which include the colon and the equals sign.
package struct BashLine {
  /// The words before the cursor, the command's own name among them, without quoting.
  package private(set) var words: [String] = []
  /// The word at the cursor, without quoting.
  package private(set) var current = ""
  /// Whether the word at the cursor is the file of a redirection.
  package private(set) var isRedirection = false
  /// How much of the current word stays unchanged, in bytes.
  private var kept = 0
  private var keptBeforeQuote = 0
  /// The quote that is open at the cursor.
  private var quote: Unicode.Scalar?
  private var hasWord = false

  /// Reads the command up to the cursor, with bash's `COMP_WORDBREAKS`.
  package init(_ line: String, breaks: String) {
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Between double quotes, a backslash escapes only these characters.
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
      quote = scalar
      keptBeforeQuote = kept
      kept = current.utf8.count
      hasWord = true
    case " ", "\t", "\n":
      endWord()
    case "<", ">":
      // The number before it is a file descriptor.
      if current.allSatisfy(\.isNumber) {
        current = ""
        hasWord = false
      }
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
    current = ""
    kept = 0
    hasWord = false
  }

  /// Returns the text that the editor inserts for a word in place of the part it replaces.
  ///
  /// The text is quoted for its position. It is nil when the whole word has a different beginning.
  package func insertion(of word: String) -> String? {
    guard word.utf8.starts(with: current.utf8) else { return nil }
    let rest = String(decoding: word.utf8.dropFirst(kept), as: UTF8.self)
    return rest.unicodeScalars.map(quoted).joined()
  }

  private func quoted(_ scalar: Unicode.Scalar) -> String {
    switch quote {
    case "'" where scalar == "'": "'\\''"
    // Between double quotes, a backslash does not prevent history expansion.
    case "\"" where scalar == "!": "\"\\!\""
    case "\"" where "$`\"\\".unicodeScalars.contains(scalar): "\\\(scalar)"
    case nil where scalar.isASCII && !Self.isPlain(scalar): "\\\(scalar)"
    default: String(scalar)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.,:/@%+=-".unicodeScalars.contains(scalar)
  }
}
