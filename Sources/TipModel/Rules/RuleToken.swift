package import TipFoundation

/// A word of the rule language, with where it stands.
package struct RuleToken: Equatable {
  package enum Kind: Equatable {
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

  package let kind: Kind
  /// The place of the token's first scalar, counted in Unicode scalars from zero.
  package let offset: Int

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
package struct RuleSyntaxError: Error {
  /// The place, counted in Unicode scalars from zero.
  package let offset: Int
  package let expected: String
  package let found: String
}
