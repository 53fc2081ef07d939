/// A command line, read from its first word to the last.
package struct ArgumentReader {
  private let usage: String
  private var rest: ArraySlice<String>
  /// The word of the option that is read.
  private var word = ""
  /// The value behind an equals sign in this word, until it is read.
  private var attached: String?

  package init(_ arguments: some Sequence<String>, usage: String) {
    self.usage = usage
    rest = Array(arguments)[...]
  }

  /// Returns the name of the next option, or nil at the end.
  package mutating func next() throws(ToolFailure) -> String? {
    guard attached == nil else { throw invalid }
    guard let word = rest.popFirst() else { return nil }
    self.word = word
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: sign)...])
    return String(word[..<sign])
  }

  /// Returns the value of the option, in the same word or in the next one, unless it is invalid.
  package mutating func value<Value>(
    _ parse: (String) -> Value? = { $0 }
  ) throws(ToolFailure) -> Value {
    guard let text = attached.take() ?? rest.popFirst() else { throw invalid }
    guard let value = parse(text) else { throw problem(text) }
    return value
  }

  /// Returns the words up to the next option, of which there must be one.
  package mutating func names() throws(ToolFailure) -> [String] {
    let names = Array(rest.prefix { !$0.hasPrefix("-") })
    guard !names.isEmpty else { throw invalid }
    rest = rest.dropFirst(names.count)
    return names
  }

  /// Returns all words behind the option, of which there must be one.
  package mutating func remainder() throws(ToolFailure) -> [String] {
    guard !rest.isEmpty else { throw invalid }
    defer { rest = [] }
    return Array(rest)
  }

  /// The failure that names the option that is read.
  package var invalid: ToolFailure { problem(word) }

  private func problem(_ word: String) -> ToolFailure {
    ToolFailure("Invalid argument \"\(word)\". Usage: \(usage)", exitCode: 64)
  }
}
