/// One option of a command: what the parser accepts and what help says.
package struct OptionSpec: Hashable, Sendable {
  /// The long name without its dashes.
  package let name: String
  /// What tells the option from all others of its command, the global ones among them.
  package let key: String
  /// The letter of the short form; few options have one.
  package let short: Character?
  /// What the value is called in help; nil for a flag.
  package let placeholder: String?
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// The only values it takes; empty when any will do.
  package let allowed: [String]
  /// What a shell offers for the value, besides the allowed ones.
  package let completion: CompletionKind
  /// What it does, as a sentence.
  package let help: String

  /// Creates an option; one without a placeholder and allowed values is a flag.
  ///
  /// A command's option of a global one's name takes its place, and needs a key of its own.
  package init(
    _ name: String, key: String? = nil, short: Character? = nil,
    value placeholder: String? = nil, allowed: [String] = [],
    completion: CompletionKind = .nothing, repeatable: Bool = false, help: String
  ) {
    self.name = name
    self.key = key ?? name
    self.short = short
    self.placeholder = placeholder ?? (allowed.isEmpty ? nil : allowed.joined(separator: "|"))
    self.allowed = allowed
    self.completion = completion
    isRepeatable = repeatable
    self.help = help
  }

  /// Whether it stands alone, without a value.
  package var isFlag: Bool { placeholder == nil }

  /// The long form as it is typed.
  package var spelling: String { "--\(name)" }

  /// All forms and the value, as help lists them: `-n, --dry-run`, `--count N`.
  package var signature: String {
    let forms = [short.map { "-\($0)" }, spelling].compactMap(\.self).joined(separator: ", ")
    return [forms, placeholder].compactMap(\.self).joined(separator: " ")
      + (isRepeatable && !isFlag ? "…" : "")
  }
}
