/// The parameters of a closure, and the tokens after them.
struct ClosureHead {
  /// The names, none for `$0`.
  let parameters: [String]
  let body: Range<Int>

  /// Reads the closure that begins with a brace.
  init(_ source: SourceText, _ brace: Int) {
    let inside = source.contents(of: brace)
    var names: [String] = []
    var index = inside.lowerBound
    while index < inside.upperBound, !source.token(index, is: "in") {
      if source.token(index, is: "@") {
        index += 2
        continue
      }
      let isList = source.token(index, is: "(")
      let isCapture = index == inside.lowerBound && source.token(index, is: "[")
      guard
        source.tokens[index].kind == .word || isList || isCapture
          || [",", "->", ":", ".", "<"].contains(source.text(index))
      else { break }
      let end = source.index(after: index)
      guard !isCapture else {
        index = end
        continue
      }
      names += (index..<end).filter { name in
        source.tokens[name].kind == .word
          && (!isList || source.token(name - 1, is: "(") || source.token(name - 1, is: ","))
      }.map(source.text)
      index = end
    }
    guard index < inside.upperBound, source.token(index, is: "in") else {
      parameters = []
      body = inside
      return
    }
    parameters = names
    body = index + 1..<inside.upperBound
  }
}
