/// A word of the rule language, with where it stands.
struct RuleToken: Equatable {
  enum Kind: Equatable {
    case number(StoredValue)
    /// The whole number one beyond the largest: only with a minus before it does it fit.
    case numberBeyondLargest
    case string(String)
    case identifier(String)
    /// A name in backticks, which is never a word of the language.
    case quotedIdentifier(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// The place of the token's first scalar, counted in Unicode scalars from zero.
  let offset: Int

  /// The token as messages name it.
  var words: String {
    switch kind {
    case .number(let value): "\(value.json)"
    case .numberBeyondLargest: "\"\(Int.min.magnitude)\""
    case .string(let text): RuleText.quoted(text)
    case .identifier(let name): "\"\(name)\""
    case .quotedIdentifier(let name): RuleText.quoted(name, by: "`")
    case .symbol(let symbol): "\"\(symbol)\""
    case .end: "the end"
    }
  }
}

/// What is wrong with a rule's text, and where.
struct RuleSyntaxError: Error {
  /// The place, counted in Unicode scalars from zero.
  let offset: Int
  let expected: String
  let found: String
}
