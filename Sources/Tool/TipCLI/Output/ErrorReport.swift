import TipFoundation

extension CommandContext {
  /// Reports a failure on standard error and returns its exit code.
  ///
  /// The suggestion is last, where people look first. Traces precede it, with `--debug` only.
  package func report(_ error: any Error) -> ExitCode {
    let failure = CLIError(error)
    switch globals.format {
    case .text:
      if globals.debug { message(errorStyle(.faint, String(reflecting: error).printable)) }
      let label = errorStyle(.bad, "tipctl:")
      // A user's word or a stored name must not send control sequences to the terminal.
      message(
        Sentences.lines("\(label) \(failure.message.printable)", failure.suggestion.printable))
    case .json:
      message(
        JSONOutput.line([
          "error": [
            "code": .int(Int(failure.exitCode.rawValue)), "message": .string(failure.message),
            "suggestion": .string(failure.suggestion),
          ]
        ]))
    }
    return failure.exitCode
  }
}

/// The only place that ends sentences.
enum Sentences {
  /// Returns a message and a suggestion, one line each, without empty ones.
  static func lines(_ sentences: String...) -> String {
    sentences.filter { !$0.isEmpty }.map(ended).joined(separator: "\n")
  }

  /// Returns a sentence with its full stop.
  static func ended(_ sentence: String) -> String {
    guard let last = sentence.last, !".?!…".contains(last) else { return sentence }
    return sentence + "."
  }
}

/// Marks a position in a text: the text on one line, and a caret below the position.
enum Caret {
  /// The number of characters shown on each side of the position.
  private static let reach = 36

  /// Returns the two lines, indented.
  ///
  /// The offset counts characters, and may be the end of the text.
  static func lines(under text: String, at offset: Int) -> String {
    let end = text.endIndex
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: end) ?? end
    let before = text[..<index]
    let after = text[index...]
    let left = before.count > reach ? "…\(before.suffix(reach))" : String(before)
    let right = after.count > reach ? "\(after.prefix(reach))…" : String(after)
    let margin = String(repeating: " ", count: left.printable.displayWidth)
    return "  \(left.printable)\(right.printable)\n  \(margin)^"
  }
}
