import TipModel
import TipFoundation

/// A word that a shell may put where the cursor stands.
package struct CompletionCandidate: Hashable, Sendable {
  /// The word, without any quoting.
  package let value: String
  /// What it stands for, on one line; may be empty.
  package let description: String

  /// Creates a candidate; nil for a word that is empty or that no terminal should be sent.
  package init?(_ value: String, _ description: String = "") {
    guard !value.isEmpty, value.printable == value else { return nil }
    self.value = value
    self.description = description.printable
  }
}

/// What a shell offers at the cursor.
package struct CompletionAnswer: Hashable, Sendable {
  /// What the shell knows better than the tool.
  package enum Directive: Hashable, Sendable {
    /// Files, of one extension first.
    case files(extension: String?)
    /// Folders.
    case folders
    /// Another command and its arguments.
    case command
  }

  /// The words, each once.
  package var candidates: [CompletionCandidate]
  /// What the shell adds itself.
  package var directive: Directive?

  /// Creates an answer.
  package init(_ candidates: [CompletionCandidate] = [], directive: Directive? = nil) {
    self.candidates = candidates
    self.directive = directive
  }

  /// The answer as scripts read it: `value<TAB>description`, and without a tab what they add.
  package var lines: [String] {
    let addition: String? =
      switch directive {
      case .files(let name?): "files \(name)"
      case .files(nil): "files"
      case .folders: "folders"
      case .command: "command"
      case nil: nil
      }
    return candidates.map { "\($0.value)\t\($0.description)" } + (addition.map { [$0] } ?? [])
  }
}
