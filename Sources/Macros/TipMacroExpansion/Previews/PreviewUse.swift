/// A use of `#Preview`: its arguments and its body.
struct PreviewUse {
  /// The section of a program that lists its previews, which `CPreviews` reads.
  private static let section = "tipcontrol_previews"

  private let source: SourceText
  private let discriminator: String
  /// The arguments without the body, such as the name.
  private let arguments: [Range<Int>]
  /// The tokens of the body's closure, or of an expression such as the name of a function.
  private let body: Range<Int>

  init(_ source: SourceText, discriminator: String) throws(MacroProblem) {
    self.source = source
    self.discriminator = discriminator
    // Attributes such as @available come before the macro.
    var index = source.tokens.indices.first { source.token($0, is: "#") } ?? 0
    while index < source.tokens.count, source.tokens[index].kind != .open { index += 1 }
    var arguments: [Range<Int>] = []
    if source.token(index, is: "("), let end = source.tokens[index].partner {
      arguments = source.split(index + 1..<end)
      index = end + 1
    }
    if source.token(index, is: "{"), let end = source.tokens[index].partner {
      body = index..<end + 1
    } else if let last = arguments.last, last.count > 2, source.token(last.lowerBound, is: "body"),
      source.token(last.lowerBound + 1, is: ":")
    {
      arguments.removeLast()
      body = last.lowerBound + 2..<last.upperBound
    } else {
      throw MacroProblem(
        "#Preview has no view; write '#Preview { view }'.", at: source.offset(0))
    }
    self.arguments = arguments
  }

  /// A constant in the section: a function that adds the preview to the program's previews.
  ///
  /// The constant has a name that only the compiler can make, because a macro outside of all types
  /// may not declare others. All else runs on the main actor, where views and modifiers are made.
  var expansion: String {
    let arguments = arguments.map { source.text($0) }.joined(separator: ", ")
    return """
      @section("\(Self.section)") @used
      nonisolated private let \(discriminator)7previewfMu_: _PreviewEntry = {
      _PreviewContent.add(\(name ?? "nil"), fileID: #fileID, line: #line) {
      _PreviewContent(\(arguments)) \(content)
      }
      }
      """
  }

  /// The name, if it is plain text, which needs no code on the main actor.
  private var name: String? {
    guard let first = arguments.first, first.count == 1,
      source.tokens[first.lowerBound].kind == .string
    else { return nil }
    let text = source.text(first)
    return text.contains("\\") ? nil : text
  }

  /// The closure that makes the view.
  private var content: String {
    guard source.token(body.lowerBound, is: "{") else {
      return "{ (\(source.text(body)))() }"
    }
    let closure = ClosureHead(source, body.lowerBound).body
    var states: [String] = []
    var index = closure.lowerBound
    while source.token(index, is: "@"), source.token(index + 1, is: "Previewable") {
      let end = source.endOfDeclaration(from: index)
      states.append(source.text(index + 2..<end))
      index = source.token(end, is: ";") ? end + 1 : end
    }
    guard !states.isEmpty else { return source.text(body) }
    // The states become properties of a view, because only those are kept.
    return """
      {
      struct _PreviewBody: _PreviewStates {
      \(states.joined(separator: "\n"))
      var body: some View {
      \(source.text(index..<closure.upperBound))
      }
      }
      return _PreviewBody()
      }
      """
  }
}

extension SourceText {
  /// Returns the index after the declaration of a variable: of a semicolon, of the bracket around
  /// the declaration, or of the first line that does not continue it.
  fileprivate func endOfDeclaration(from start: Int) -> Int {
    var index = start
    var hasKeyword = false
    while index < tokens.count, tokens[index].kind != .close, !token(index, is: ";") {
      let isNextLine = hasKeyword && gap(before: index).contains(where: \.isNewline)
      if isNextLine, !isContinued(at: index) { break }
      if token(index, is: "var") || token(index, is: "let") { hasKeyword = true }
      index = self.index(after: index)
    }
    return min(index, tokens.count)
  }

  /// Whether the first token of a line continues the line before it.
  private func isContinued(at index: Int) -> Bool {
    let last = tokens[index - 1]
    let isOperator = last.kind == .symbol && !["?", "!", ">"].contains(text(index - 1))
    if isOperator || token(index, is: "{") { return true }
    return tokens[index].kind == .symbol && !token(index, is: "@") && !token(index, is: "#")
  }
}
