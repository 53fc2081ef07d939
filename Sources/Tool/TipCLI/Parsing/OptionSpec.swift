/// One option of a command, for parsing and for help.
package struct OptionSpec: Hashable, Sendable {
  /// The long name without its dashes.
  package let name: String
  /// The key that is unique among the options of its command and the global ones.
  package let key: String
  /// The letter of the short form, which few options have.
  package let short: Character?
  /// The placeholder of the value in help, or nil for a flag.
  package let placeholder: String?
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// The only valid values, or none when any value is valid.
  package let allowed: [String]
  /// Other words for valid values, which are not valid: the error suggests the valid one.
  package let synonyms: [String: String]
  /// The completions of the value, besides the allowed ones.
  package let completion: CompletionKind
  /// The description, as a sentence.
  package let help: String

  /// Creates an option, which is a flag without a placeholder and without allowed values.
  ///
  /// A command's option replaces a global one of the same name, and needs a different key.
  package init(
    _ name: String, key: String? = nil, short: Character? = nil,
    value placeholder: String? = nil, allowed: [String] = [], synonyms: [String: String] = [:],
    completion: CompletionKind = .nothing, repeatable: Bool = false, help: String
  ) {
    self.name = name
    self.key = key ?? name
    self.short = short
    let list = allowed.isEmpty ? nil : allowed.joined(separator: "|")
    self.placeholder = placeholder ?? list
    self.allowed = allowed
    self.synonyms = synonyms
    self.completion = completion
    isRepeatable = repeatable
    self.help = help
  }

  /// Whether it has no value.
  package var isFlag: Bool { placeholder == nil }

  /// The long form, with its dashes.
  package var spelling: String { "--\(name)" }

  /// All forms and the value, as help lists them: `-n, --dry-run`, `--tip TIP (may be repeated)`.
  package var signature: String {
    let forms = [short.map { "-\($0)" }, spelling].compactMap(\.self)
    var parts = [forms.joined(separator: ", ")]
    if let placeholder { parts.append(placeholder) }
    if isRepeatable, !isFlag { parts.append("(may be repeated)") }
    return parts.joined(separator: " ")
  }
}
