/// The name, the type and the initial value of a variable.
struct Binding {
  private static let accessorWords: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "init", "unsafeAddress", "mutating",
    "nonmutating", "yielding", "borrow",
  ]

  let name: String
  let type: String?
  let value: String
  /// The tokens of the value, empty for the nil of an optional type.
  let valueRange: Range<Int>
  private let nameIndex: Int

  init(_ source: SourceText, from start: Int) throws(MacroProblem) {
    nameIndex = start
    guard source.tokens.indices.contains(start), source.tokens[start].kind == .word else {
      throw MacroProblem(
        "@Parameter accepts one name; declare each parameter separately.", at: source.offset(start))
    }
    let name = source.text(start).filter { $0 != "`" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw MacroProblem(
        "@Parameter requires a plain name; write one of letters, digits and '_'.",
        at: source.offset(start))
    }
    self.name = name
    var index = start + 1
    type = try Self.type(source, &index)
    if source.token(index, is: ",") { throw Self.secondName(source, index) }
    if source.token(index, is: "{") { throw Self.accessors(source, index) }
    guard source.token(index, is: "=") else {
      guard let type, type.hasSuffix("?") else {
        throw MacroProblem(
          "@Parameter needs an initial value; write '= value' after '\(type ?? name)'.",
          at: source.offset(start))
      }
      value = "nil"
      valueRange = 0..<0
      return
    }
    index += 1
    let end = try Self.endOfValue(source, index)
    guard end > index else {
      throw MacroProblem(
        "@Parameter needs an initial value; write one after '='.", at: source.offset(index - 1))
    }
    valueRange = index..<end
    value = source.text(valueRange)
  }

  /// - Throws: A problem when the type of the value cannot be inferred.
  func checkInference(_ source: SourceText, isGeneric: Bool) throws(MacroProblem) {
    let isEmpty =
      source.token(valueRange.lowerBound, is: "[")
      && (source.token(valueRange.lowerBound + 1, is: "]")
        || source.token(valueRange.lowerBound + 1, is: ":"))
    let isUntyped =
      isGeneric || isEmpty || source.token(valueRange.lowerBound, is: ".")
      || valueRange.count == 1 && source.token(valueRange.lowerBound, is: "nil")
    if isUntyped {
      throw MacroProblem(
        "@Parameter cannot infer the type of '\(name)'; write '\(name): Type = \(value)'.",
        at: source.offset(nameIndex))
    }
  }

  private static func type(
    _ source: SourceText, _ index: inout Int
  ) throws(MacroProblem) -> String? {
    guard source.token(index, is: ":") else { return nil }
    let start = index + 1
    index = start
    while index < source.tokens.count, !["=", "{", ","].contains(source.text(index)) {
      index = source.index(after: index)
    }
    guard index > start else {
      throw MacroProblem("The type is missing; write it after ':'.", at: source.offset(start - 1))
    }
    // `Type!` is valid for a property, but not for a parameter.
    if source.token(index - 1, is: "!") { return source.text(start..<index - 1) + "?" }
    return source.text(start..<index)
  }

  private static func endOfValue(
    _ source: SourceText, _ start: Int
  ) throws(MacroProblem) -> Int {
    var index = start
    while index < source.tokens.count {
      if source.token(index, is: ",") { throw secondName(source, index) }
      if index > start, source.token(index, is: "{"), isAccessorBlock(source, index) {
        throw accessors(source, index)
      }
      index = source.index(after: index)
    }
    return min(index, source.tokens.count)
  }

  /// Whether the braces hold accessors or observers, and not a trailing closure.
  private static func isAccessorBlock(_ source: SourceText, _ index: Int) -> Bool {
    guard accessorWords.contains(source.text(index + 1)) else { return false }
    let after = source.text(index + 2)
    return after == "{" || after == "(" || accessorWords.contains(after)
  }

  private static func secondName(_ source: SourceText, _ comma: Int) -> MacroProblem {
    MacroProblem(
      "@Parameter accepts one name; declare '\(source.text(comma + 1))' separately.",
      at: source.offset(comma + 1))
  }

  private static func accessors(_ source: SourceText, _ brace: Int) -> MacroProblem {
    MacroProblem(
      "@Parameter provides the accessors; write '= value' "
        + "instead of accessors or observers.", at: source.offset(brace))
  }
}
