import TipFoundation

/// The names that a key path to stored properties carries.
enum NamedKeyPath {
  /// Returns the properties' names, outermost first, or nil when one of them is computed, or is
  /// stored under another name.
  static func names<Root: Decodable, Member>(of keyPath: KeyPath<Root, Member>) -> [String]? {
    // `\Visit.place.name`; a computed property describes itself in angle brackets instead.
    let text = String(describing: keyPath)
    let root = "\\\(String(describing: Root.self))."
    guard text.hasPrefix(root) else { return nil }
    let names = text.dropFirst(root.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard !names.isEmpty, names.allSatisfy({ $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil })
    else { return nil }
    guard StoredKeys(of: Root.self).contains(names[0]) else { return nil }
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
