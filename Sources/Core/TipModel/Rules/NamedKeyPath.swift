/// The names of the stored properties in a key path.
enum NamedKeyPath {
  /// Returns the properties' names, outermost first, or nil when one of them is computed or stored
  /// under a different name.
  static func names<Root: Decodable, Member>(of keyPath: KeyPath<Root, Member>) -> [String]? {
    // Such as `\Visit.place.name`. The description of a computed property is in angle brackets.
    let text = String(describing: keyPath)
    let root = "\\\(String(describing: Root.self))."
    guard text.hasPrefix(root) else { return nil }
    let names = text.dropFirst(root.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil }) else {
      return nil
    }
    guard StoredKeys(of: Root.self).contains(String(names[0])) else { return nil }
    return names.map(String.init)
  }

  /// Returns the tree for a member of a donation's payload.
  static func payloadMember<Info: Decodable & Sendable, Member: Encodable & Sendable>(
    _ keyPath: any KeyPath<Info, Member> & Sendable
  ) -> RuleExpression {
    guard let names = names(of: keyPath), let first = names.first else {
      return .opaque(
        OpaqueRule(source: "\(keyPath)", inputs: []) { scope in
          let info = scope.donation?.info ?? .object([:])
          return try StoredValue(encoding: info.decode(as: Info.self)[keyPath: keyPath])
        })
    }
    return names.dropFirst().reduce(.field(first), RuleExpression.member)
  }
}
