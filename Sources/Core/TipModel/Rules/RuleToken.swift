/// A token of the rule language, with its offset.
package struct RuleToken: Equatable {
  package enum Kind: Equatable {
    case number(StoredValue)
    /// The largest whole number plus one, which is valid only after a minus.
    case numberBeyondLargest
    case string(String)
    case identifier(String)
    /// A name in backticks, which is never a reserved word.
    case quotedIdentifier(String)
    /// An element of a list, `$0`.
    case variable(Int)
    case symbol(String)
    case end

    /// The negative of a number, or nil for other tokens.
    var negative: StoredValue? {
      switch self {
      case .number(.int(let value)): .int(-value)
      case .number(.double(let value)): .double(-value)
      case .numberBeyondLargest: .int(.min)
      case .identifier("inf"): .double(-.infinity)
      default: nil
      }
    }
  }

  package let kind: Kind
  /// The offset of the token's first byte, counted in bytes of UTF-8 from zero.
  package let offset: Int
  /// Whether no space is before the token: `!` and `?` belong to the value before them then.
  package let isAdjacent: Bool

  /// The token in messages.
  var words: String {
    switch kind {
    case .number(let value): "\(value.json)"
    case .numberBeyondLargest: "\"\(Int.min.magnitude)\""
    case .string(let text): RuleText.quoted(text)
    case .identifier(let name): "\"\(name)\""
    case .quotedIdentifier(let name): RuleText.quoted(name, by: "`")
    case .variable(let level): "\"$\(level)\""
    case .symbol(let symbol): "\"\(symbol)\""
    case .end: "the end"
    }
  }
}

/// A syntax error in a rule's text.
package struct RuleSyntaxError: Error {
  /// The offset, counted in bytes of UTF-8 from zero.
  package let offset: Int
  package let expected: String
  package let found: String
}
