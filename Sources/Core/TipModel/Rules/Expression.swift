extension Tips {
  /// A placeholder for a value inside a rule's closure, whose operations build a tree.
  ///
  /// `{ $0.donations.count >= 3 }` runs once with expressions and returns a ``RuleExpression``.
  @dynamicMemberLookup
  public struct Expression<Value>: Sendable {
    package let tree: RuleExpression

    package init(_ tree: RuleExpression) { self.tree = tree }

    /// Returns a stored member of the value.
    ///
    /// A computed member has no stored name, so a rule that reads one is opaque (D24).
    public subscript<Member: Encodable & Sendable>(
      dynamicMember keyPath: any KeyPath<Value, Member> & Sendable
    ) -> Expression<Member> where Value: Decodable & Sendable {
      guard let names = NamedKeyPath.names(of: keyPath) else {
        return Expression<Member>(.computed(tree) { (value: Value) in value[keyPath: keyPath] })
      }
      return Expression<Member>(names.reduce(tree, RuleExpression.member))
    }
  }

  /// A placeholder for a donation inside a filter's closure.
  @dynamicMemberLookup
  public struct DonationExpression<Info: Codable & Sendable>: Sendable {
    package init() {}

    /// The date of the donation.
    public var date: Expression<Date> { Expression(.field("date")) }

    /// Returns a member of the payload.
    public subscript<Member: Encodable & Sendable>(
      dynamicMember keyPath: any KeyPath<Info, Member> & Sendable
    ) -> Expression<Member> {
      Expression(NamedKeyPath.payloadMember(keyPath))
    }
  }
}

extension RuleExpression {
  /// Returns a tree for code that reads a value, which only the app can evaluate.
  static func computed<Value: Decodable & Sendable, Result: Encodable & Sendable>(
    _ base: RuleExpression, _ code: @escaping @Sendable (Value) -> Result
  ) -> RuleExpression {
    .opaque(
      OpaqueRule(source: "a computed member of \(Value.self)", inputs: []) { scope in
        let value = try RuleEvaluator(scope: scope).value(of: base).decode(as: Value.self)
        return try StoredValue(encoding: code(value))
      })
  }
}
