/// The scopes around a declaration: types, extensions and functions, innermost first.
struct LexicalContext {
  private struct Scope {
    let keyword: String
    /// The name as written, including the types it is nested in.
    let name: String
    /// Whether static stored properties may be forbidden inside.
    let isGeneric: Bool
  }

  private static let keywords: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "func", "init", "subscript",
    "var", "let",
  ]

  private let scopes: [Scope]
  private let isKnown: Bool

  /// Parses the headers that the compiler sends.
  ///
  /// A compiler before 6.0 sends none.
  init(_ headers: [String]?) throws(MacroProblem) {
    isKnown = headers != nil
    var scopes: [Scope] = []
    for header in headers ?? [] {
      if let scope = Self.scope(try SourceText(header)) { scopes.append(scope) }
    }
    self.scopes = scopes
  }

  /// Whether the declaration is a member of a type.
  var isType: Bool {
    guard let keyword = scopes.first?.keyword else { return !isKnown }
    return ["struct", "enum", "class", "actor", "protocol", "extension"].contains(keyword)
  }

  /// Whether static stored properties are forbidden.
  var isGeneric: Bool { scopes.contains(where: \.isGeneric) }

  /// The type around the declaration, as an expression of its metatype.
  ///
  /// In a class or an actor, or in an extension of one, stored properties cannot use `Self`.
  var metatype: String {
    guard let scope = scopes.first, ["class", "actor", "extension"].contains(scope.keyword) else {
      return "Self.self"
    }
    return "\(scope.name).self"
  }

  private static func scope(_ header: SourceText) -> Scope? {
    var index = 0
    while index < header.tokens.count {
      let text = header.text(index)
      // `class func` does not declare a class.
      if keywords.contains(text), text != "class" || !keywords.contains(header.text(index + 1)) {
        let start = index + 1
        var end = start
        while end < header.tokens.count, header.tokens[end].kind == .word,
          !header.token(end, is: "where")
        { end += header.token(end + 1, is: ".") ? 2 : 1 }
        let rest = end..<header.tokens.count
        return Scope(
          keyword: text, name: header.text(start..<min(end, header.tokens.count)),
          isGeneric: text == "protocol" || header.token(end, is: "<")
            || rest.contains { header.token($0, is: "where") })
      }
      index = header.index(after: index)
    }
    return nil
  }
}
