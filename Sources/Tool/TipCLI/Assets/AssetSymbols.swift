/// The symbols of all assets of a kind, in the order of their names.
struct AssetSymbols: Sendable {
  /// A symbol, or an enum with the symbols of a namespace.
  indirect enum Member: Sendable {
    case symbol(AssetSymbolName, Asset)
    case namespace(AssetSymbolName, fullName: String, [Member])

    var isNamespace: Bool {
      if case .namespace = self { true } else { false }
    }
  }

  /// An asset or a namespace without a symbol.
  struct Problem: Hashable, Sendable {
    let message: String
    let suggestion: String
  }

  /// The members outside of namespaces.
  let members: [Member]
  /// The assets that have no symbol, in the order of their names.
  let problems: [Problem]

  /// Chooses the symbols of assets.
  init(_ kind: Asset.Kind, of assets: [Asset]) {
    var level = Level(kind: kind)
    members = level.members(of: assets.filter { $0.kind == kind }, in: [])
    problems = level.problems
  }

  /// All symbols, also those in namespaces, with their enums.
  var all: [(path: [AssetSymbolName], asset: Asset)] { Self.all(members, in: []) }

  private static func all(
    _ members: [Member], in path: [AssetSymbolName]
  ) -> [(path: [AssetSymbolName], asset: Asset)] {
    members.flatMap { member in
      switch member {
      case .symbol(let name, let asset): [(path + [name], asset)]
      case .namespace(let name, _, let members): all(members, in: path + [name])
      }
    }
  }
}

/// Names the members of one namespace after another.
private struct Level {
  let kind: Asset.Kind
  var problems: [AssetSymbols.Problem] = []

  mutating func members(of assets: [Asset], in namespaces: [String]) -> [AssetSymbols.Member] {
    let depth = namespaces.count
    // An asset and a namespace may have the same name, and two catalogs the same asset.
    let groups = Dictionary(grouping: assets) { asset in
      guard asset.namespaces.count > depth else {
        return Key(name: asset.name, isNamespace: false)
      }
      return Key(name: asset.namespaces[depth], isNamespace: true)
    }
    var owners: [AssetSymbolName: String] = [:]
    var members: [AssetSymbols.Member] = []
    for (key, group) in groups.sorted(by: { $0.key < $1.key }) {
      let fullName = (namespaces + [key.name]).joined(separator: "/")
      guard let name = name(of: key, fullName, owners) else { continue }
      owners[name] = fullName
      if key.isNamespace {
        let inner = self.members(of: group, in: namespaces + [key.name])
        members.append(.namespace(name, fullName: fullName, inner))
        continue
      }
      members += group.prefix(1).map { .symbol(name, $0) }
      if group.count > 1 {
        report(
          "There are \(group.count) \(kind.rawValue) assets \"\(fullName)\"",
          "Keep one, or rename the others")
      }
    }
    return members
  }

  /// Returns the name of a member, or nil with a problem when it cannot have one.
  private mutating func name(
    of key: Key, _ fullName: String, _ owners: [AssetSymbolName: String]
  ) -> AssetSymbolName? {
    let subject: String
    let name: AssetSymbolName?
    if key.isNamespace {
      subject = "folder"
      name = AssetSymbolName(namespace: key.name)
    } else {
      subject = "\(kind.rawValue) asset"
      name = AssetSymbolName(asset: key.name)
    }
    guard let name else {
      report(
        "The \(subject) \"\(fullName)\" has no symbol: "
          + "its name has no letter from A to Z and no digit",
        "Rename it")
      return nil
    }
    guard let owner = owners[name] else { return name }
    report(
      "The \(subject) \"\(fullName)\" has no symbol: \"\(name.text)\" is that of \"\(owner)\"",
      "Rename one of them")
    return nil
  }

  private mutating func report(_ message: String, _ suggestion: String) {
    problems.append(.init(message: message, suggestion: suggestion))
  }

  private struct Key: Hashable, Comparable {
    let name: String
    let isNamespace: Bool

    static func < (left: Key, right: Key) -> Bool {
      if left.name == right.name { return !left.isNamespace && right.isNamespace }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }
}
