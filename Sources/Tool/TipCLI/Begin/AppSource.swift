/// What `tipctl init` reads in the Swift files of a target.
struct AppSource {
  /// A tip that a test can make: at the top level, without arguments, not private.
  struct FoundTip: Hashable {
    let type: String
    /// The title, when it is a literal without values, as it is written in the file.
    let title: String?
    /// Whether a rule does not hold in a new datastore.
    let waits: Bool
  }

  /// Apple's modules that have stand-ins.
  static let modules = [
    "CoreGraphics", "DeveloperToolsSupport", "OSLog", "SwiftUI", "TipKit", "UniformTypeIdentifiers",
    "os",
  ]

  /// The modules with stand-ins that the files import.
  let imports: Set<String>
  let tips: [FoundTip]

  /// Reads the texts of all files, because a rule and its parameter can be in different ones.
  init(_ texts: [String]) {
    let texts = texts.map(Self.withoutComments)
    let all = texts.joined(separator: "\n")
    let names = all.matches(
      of:
        /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|protocol|func|typealias|let|var) +)?(\w+)/
    ).map { String($0.output.1) }
    imports = Set(names).intersection(Self.modules + ["UIKit"])
    let falseNames = Set(
      all.matches(of: /static +var +(\w+)[^\n={]*= *false\b/).map(\.output.1))
    tips = texts.flatMap { text in
      text.matches(
        of:
          /(?m)^(?:@\w+ +)*(?:(?:public|package|internal) +)?struct +(\w+) *:[^{\n<]*\bTip\b[^{]*\{/
      ).compactMap { match in
        Self.tip(
          named: String(match.output.1), Self.body(of: text[match.range.upperBound...]), falseNames)
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?m)^[ \t]*\/\/.*$/, with: "").replacing(/(?s)\/\*.*?\*\//, with: "")
  }

  /// Returns the lines up to the brace that ends the type, with their depth in it.
  private static func body(of text: Substring) -> [(depth: Int, text: Substring)] {
    var depth = 1
    var lines: [(depth: Int, text: Substring)] = []
    for line in text.split(separator: "\n") {
      lines.append((depth, line))
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth <= 0 { break }
    }
    return lines
  }

  private static func tip(
    named name: String, _ lines: [(depth: Int, text: Substring)], _ falseNames: Set<Substring>
  ) -> FoundTip? {
    // A stored property without a value, or an initializer, may need an argument.
    let property = /^ *(?:\w+ +)*(?:let|var) +\w+ *: *[^={]+$/
    let initializer = /\binit *\(/
    let needsArgument = lines.contains { depth, line in
      guard depth == 1, !line.contains("static ") else { return false }
      return line.contains(property) || line.contains(initializer)
    }
    guard !needsArgument else { return nil }
    let body = lines.map(\.text).joined(separator: "\n")
    let title = body.firstMatch(
      of: /var +title *: *Text *\{\s*(?:return +)?Text\("((?:[^"\\]|\\[^(])*)"\)\s*\}/)
    return FoundTip(
      type: name, title: title.map { String($0.output.1) }, waits: waits(body, falseNames))
  }

  /// Returns whether a rule needs a donation, or a parameter to be true that is false at first.
  private static func waits(_ body: String, _ falseNames: Set<Substring>) -> Bool {
    let donations =
      /#Rule\([^)]*\) *\{(?:(?!#Rule)[\s\S])*?\.count *(?:>= *[1-9]|> *[0-9]|== *[1-9])/
    if body.contains(donations) { return true }
    return body.matches(of: /#Rule\([\w.]*\$(\w+)\) *\{ *\$0(?: *== *true)? *\}/)
      .contains { falseNames.contains($0.output.1) }
  }
}
