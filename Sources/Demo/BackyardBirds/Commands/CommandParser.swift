extension Command {
  /// Runs the app as a release build would run, without testing controls.
  static let asRelease = "--as-release"

  /// Reads a command.
  ///
  /// - Parameter words: The app's own arguments, without the controls of tips.
  /// - Throws: ``UsageError`` that quotes the invalid word.
  init(_ words: [String]) throws(UsageError) {
    if words.contains("--help") || words.contains("-h") {
      self = .help
      return
    }
    guard let word = words.first else { throw UsageError(HelpPage.text) }
    guard let name = CommandName(rawValue: word) else {
      throw UsageError.unknown(
        "command", word, among: CommandName.allCases.map(\.rawValue),
        otherwise: "\"BackyardBirds help\" lists every command.")
    }
    // Only the mode that stays open can pretend to be a release build.
    let isRelease = name == .live && words.contains(Self.asRelease)
    let rest = words.dropFirst().filter { !isRelease || $0 != Self.asRelease }
    self = try Self.command(name, Operands(of: name, rest))
    if isRelease, case .live(let backyard, _) = self { self = .live(backyard, .release) }
  }

  private static func command(
    _ name: CommandName, _ operands: Operands
  ) throws(UsageError) -> Command {
    switch name {
    case .view: .view(try operands.backyard())
    case .favorite: .favorite(try operands.backyard())
    case .feed: .feed(try operands.backyard())
    case .share: .share(try operands.backyard())
    case .filter: .filter(species: try operands.species())
    case .signIn: try operands.none(.signIn)
    case .signOut: try operands.none(.signOut)
    case .tips: try operands.none(.tips)
    case .live: .live(try operands.backyard(otherwise: Backyard.all[0]), .asBuilt)
    case .help: try operands.none(.help)
    }
  }
}

/// The arguments after a command's name.
private struct Operands {
  let name: CommandName
  let words: [String]

  init(of name: CommandName, _ words: [String]) throws(UsageError) {
    self.name = name
    self.words = words
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        "Unexpected option \"\(option)\" for \"\(name.rawValue)\". It takes no options.")
    }
  }

  func none(_ command: Command) throws(UsageError) -> Command {
    guard let word = words.first else { return command }
    throw UsageError(
      "Unexpected argument \"\(word)\" for \"\(name.rawValue)\". It takes no arguments.")
  }

  func backyard(otherwise usual: Backyard? = nil) throws(UsageError) -> Backyard {
    let known = Backyard.all.map(\.id)
    guard let word = words.first else {
      if let usual { return usual }
      throw missing("a backyard", known)
    }
    guard words.count == 1 else {
      throw UsageError(
        "Unexpected argument \"\(words[1])\" for \"\(name.rawValue)\". It takes one argument.")
    }
    guard let backyard = Backyard.all.first(where: { $0.id == word }) else {
      throw UsageError.unknown("backyard", word, among: known)
    }
    return backyard
  }

  /// A species may have several words, quoted or not.
  func species() throws(UsageError) -> String {
    guard !words.isEmpty else { throw missing("a species", Backyard.species) }
    let species = words.joined(separator: " ").lowercased()
    guard Backyard.species.contains(species) else {
      throw UsageError.unknown(
        "species", words.joined(separator: " "), among: Backyard.species)
    }
    return species
  }

  private func missing(_ what: String, _ known: [String]) -> UsageError {
    UsageError(
      "\"\(name.rawValue)\" needs \(what). Add one of \(known.joined(separator: ", ")).")
  }
}

/// The message for an invalid command, with a suggestion.
struct UsageError: Error, CustomStringConvertible {
  /// The exit code: `EX_USAGE`.
  static let exitCode: Int32 = 64

  let description: String

  init(_ description: String) { self.description = description }

  /// Returns an error that names an unknown word and suggests the nearest known one.
  static func unknown(
    _ kind: String, _ word: String, among known: [String], otherwise fallback: String? = nil
  ) -> UsageError {
    let nearest = known.min { distance(word, $0) < distance(word, $1) }
    let hint =
      if let nearest, distance(word, nearest) <= 2 {
        "Did you mean \"\(nearest)\"?"
      } else {
        fallback ?? "Choose one of \(known.joined(separator: ", "))."
      }
    return UsageError("There is no \(kind) \"\(word)\". \(hint)")
  }

  /// The number of letters to insert, delete or replace.
  private static func distance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (index, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, right) in second.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
