/// The attributes and modifiers of a declaration, and the keyword after them.
struct DeclarationHead {
  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  private var modifiers: [(text: String, index: Int)] = []
  private var keyword = 0
  private(set) var access: String?
  private(set) var availability: [String] = []
  /// The index of the first token after the keyword.
  var end: Int { keyword + 1 }

  init(_ source: SourceText) {
    var index = 0
    while index < source.tokens.count {
      if source.token(index, is: "@") {
        let end = Self.endOfAttribute(source, index)
        if source.token(index + 1, is: "available") {
          availability.append(source.text(index..<end))
        }
        index = end
      } else if source.token(index, is: "var") || source.token(index, is: "let") {
        break
      } else {
        let next = source.index(after: index)
        let isGroup = source.token(next, is: "(")
        let text = source.text(index)
        modifiers.append((text, index))
        // `private(set)` restricts the setter only.
        if Self.accessLevels.contains(text), !isGroup { access = text == "open" ? "public" : text }
        index = isGroup ? source.index(after: next) : next
      }
    }
    keyword = index
  }

  /// - Throws: A problem when the declaration is not a static variable of a type.
  func check(_ source: SourceText, context: LexicalContext) throws(MacroProblem) {
    guard keyword < source.tokens.count else {
      throw MacroProblem(
        "@Parameter requires a property; write '@Parameter static var name: Type = value'.",
        at: source.offset(0))
    }
    let range = source.tokens[keyword].range
    if source.token(keyword, is: "let") {
      throw MacroProblem(
        "@Parameter requires a mutable property; write 'var' instead of 'let'.",
        at: range.lowerBound,
        fix: .init(message: "Write 'var'", range: range, newText: "var"))
    }
    if let modifier = modifiers.first(where: { $0.text == "class" }) {
      throw MacroProblem(
        "@Parameter cannot be overridden by a subclass; "
          + "write 'static' instead of 'class'.",
        at: source.offset(modifier.index),
        fix: .init(
          message: "Write 'static'", range: source.tokens[modifier.index].range, newText: "static"))
    }
    if let modifier = modifiers.first(where: { ["lazy", "weak", "unowned"].contains($0.text) }) {
      throw MacroProblem(
        "@Parameter cannot be '\(modifier.text)'; remove the modifier.",
        at: source.offset(modifier.index))
    }
    guard context.isType else {
      throw MacroProblem(
        "@Parameter requires an enclosing type; declare it in a type, as 'static var'.",
        at: range.lowerBound)
    }
    guard modifiers.contains(where: { $0.text == "static" }) else {
      throw MacroProblem(
        "@Parameter requires a static property; write 'static var' instead of 'var'.",
        at: range.lowerBound,
        fix: .init(
          message: "Write 'static var'", range: range.lowerBound..<range.lowerBound,
          newText: "static "))
    }
  }

  private static func endOfAttribute(_ source: SourceText, _ start: Int) -> Int {
    var index = start + 2
    while source.token(index, is: "."), index + 1 < source.tokens.count { index += 2 }
    if source.token(index, is: "<") { index = source.index(after: index) }
    // An argument list follows its attribute without a space.
    if source.token(index, is: "("), source.isAdjacent(index) {
      index = source.index(after: index)
    }
    return min(index, source.tokens.count)
  }
}
