import TipFoundation

/// A word that a shell may insert at the cursor.
package struct CompletionCandidate: Hashable, Sendable {
  /// The word, without any quoting.
  package let value: String
  /// The description on one line, or empty.
  package let description: String

  /// Creates a candidate, or nil for a word that is empty or has control characters.
  package init?(_ value: String, _ description: String = "") {
    guard !value.isEmpty, value.printable == value else { return nil }
    self.value = value
    self.description = description.printable
  }
}

/// The completions at the cursor.
package struct CompletionAnswer: Hashable, Sendable {
  /// A request to the shell to add its own completions.
  package enum Directive: Hashable, Sendable {
    /// Files, of one extension first.
    case files(extension: String?)
    case folders
    /// Another command and its arguments.
    case command
  }

  /// The words, each once.
  package var candidates: [CompletionCandidate]
  /// The shell's own addition.
  package var directive: Directive?

  package init(_ candidates: [CompletionCandidate] = [], directive: Directive? = nil) {
    self.candidates = candidates
    self.directive = directive
  }

  /// The answer in the scripts' format: `value<TAB>description`, and directives without a tab.
  package var lines: [String] {
    let addition: String? =
      switch directive {
      case .files(let name?): "files \(name)"
      case .files(nil): "files"
      case .folders: "folders"
      case .command: "command"
      case nil: nil
      }
    var lines = candidates.map { "\($0.value)\t\($0.description)" }
    if let addition { lines.append(addition) }
    return lines
  }
}
