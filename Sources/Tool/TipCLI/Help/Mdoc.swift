import TipFoundation

/// Text escaped for the page format mdoc, so that no part of it is a macro or an escape.
enum Mdoc {
  /// Returns prose in short lines, where each sentence begins a line.
  static func prose(_ text: String) -> [String] {
    sentences(text).flatMap { $0.wrapped(toWidth: 60, cutsWords: false) }.map { line in
      guarded(line.split(separator: " ").map { escaped(String($0)) }.joined(separator: " "))
    }
  }

  /// Returns a line that is printed unchanged.
  static func literal(_ line: String) -> String {
    guarded(escapedCode(line))
  }

  /// Returns the arguments of a macro, none of which is a macro itself.
  static func arguments(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let code = escapedCode(String(word)).replacing("\"", with: "\\(dq")
      // mdoc reads a single mark as punctuation, and a macro's name as a macro.
      let isSpecial =
        word.count == 1 || word.wholeMatch(of: /%?[A-Z][a-z][a-z]?|%[A-Z]/) != nil
      return isSpecial ? "\\&\(code)" : code
    }.joined(separator: " ")
  }

  /// Returns an option with its value, as the head of an entry.
  static func head(of option: OptionSpec) -> String {
    var head = ".It "
    if let short = option.short { head += "Fl \(short) , " }
    head += "Fl \(escapedCode(option.spelling.dropFirst()))"
    if let value = option.placeholder { head += " Ar \(arguments(value))" }
    if option.isRepeatable, !option.isFlag { head += " Pq may be repeated" }
    return head
  }

  /// Returns entries with a head and a text each.
  static func list(_ entries: [(head: String, lines: [String])]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".Bl -tag -width Ds"] + entries.flatMap { [$0.head] + $0.lines } + [".El"]
  }

  /// Returns command lines, with their descriptions.
  static func examples(_ examples: [CommandSpec.Example]) -> [String] {
    examples.flatMap { example in
      [".Pp"] + prose(example.meaning) + [
        ".Bd -literal -offset indent", literal(example.line), ".Ed",
      ]
    }
  }

  private static func sentences(_ text: String) -> [String] {
    text.replacing(/([.!?]["']?) (["']?[A-Z])/) { "\($0.1)\n\($0.2)" }
      .split(separator: "\n").map(String.init)
  }

  /// In prose a dash is a hyphen, except in options.
  private static func escaped(_ word: String) -> String {
    let code = escapedCode(word)
    let isCode = word.contains("--") || word.drop { "\"'(".contains($0) }.hasPrefix("-")
    return isCode ? code : code.replacing("\\-", with: "-")
  }

  private static func escapedCode(_ text: some StringProtocol) -> String {
    String(text).replacingScalars { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      // The usual form in manuals, which terminals without Unicode can show.
      case "…": "..."
      case _ where scalar.isASCII: nil
      default: "\\[u\(scalar.value.digits(4).uppercased())]"
      }
    }
  }

  /// Guards a dot at the start of a line, which would make the line a macro.
  private static func guarded(_ line: String) -> String {
    guard line.hasPrefix(".") else { return line }
    return "\\&\(line)"
  }
}
