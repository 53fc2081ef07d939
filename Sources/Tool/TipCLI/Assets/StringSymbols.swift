import TipFoundation

/// The symbols that Xcode generates for the strings of a catalog that people have added by hand.
///
/// Strings that Xcode has found in code have none. The text of a symbol is the one of the app's own
/// language.
struct StringSymbols: Sendable {
  /// A string with its symbol.
  struct Symbol: Sendable {
    let key: String
    let name: AssetSymbolName
    /// The values in the text, in their order.
    var arguments: [Argument] = []
    /// The text as the content of a string literal.
    var literal = ""
  }

  /// A value in a text.
  struct Argument: Sendable {
    /// The name in the text, such as "count" in `%(count)lld`, or nil.
    let label: String?
    let type: String
  }

  /// The name of the table, as the catalog has it.
  let table: String
  private(set) var symbols: [Symbol] = []
  private(set) var problems: [AssetSymbols.Problem] = []

  /// Reads a catalog.
  ///
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when it is not a
  ///   string catalog.
  init(file: String, named name: String) throws(TipControlError) {
    let json = try LocatedJSON(TextFile.read(file, named: name), subject: name)
    let fileName = URL(filePath: file).lastPathComponent
    table = String(fileName.dropLast(AssetsCommand.stringCatalog.count))
    guard case .object(let root) = json.root.storedValue,
      case .string(let source)? = root["sourceLanguage"],
      case .object(let strings)? = root["strings"]
    else {
      throw TipControlError(
        .malformed, subject: name,
        reason: "\"\(name)\" is not a string catalog: it has no sourceLanguage or no strings",
        suggestion: "Save it in Xcode again")
    }
    var owners: [AssetSymbolName: String] = [:]
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard case .object(let entry) = value, entry["extractionState"] == "manual" else {
        continue
      }
      let words = Symbol.withoutSpecifiers(key)
      guard let symbolName = AssetSymbolName(string: words) else {
        report("has no symbol: its key has no letter from A to Z and no digit", key)
        continue
      }
      if let owner = owners[symbolName] {
        report("has no symbol: \"\(symbolName.text)\" is that of \"\(owner)\"", key)
        continue
      }
      owners[symbolName] = key
      var symbol = Symbol(key: key, name: symbolName)
      symbol.add(Self.text(of: entry, in: source) ?? key)
      symbols.append(symbol)
    }
  }

  private mutating func report(_ reason: String, _ key: String) {
    problems.append(.init(message: "The string \"\(key)\" \(reason)", suggestion: "Rename it"))
  }

  /// Returns the text in a language: the one for most numbers and for other devices.
  private static func text(of entry: [String: StoredValue], in language: String) -> String? {
    guard case .object(let localizations)? = entry["localizations"] else { return nil }
    var value = localizations[language]
    while case .object(let members)? = value {
      if case .object(let unit)? = members["stringUnit"],
        case .string(let text)? = unit["value"]
      {
        return text
      }
      guard case .object(let kinds)? = members["variations"],
        case .object(let variations)? = kinds["plural"] ?? kinds["device"]
      else { return nil }
      value = variations["other"]
    }
    return nil
  }
}

extension StringSymbols.Symbol {
  /// A specifier: its number, name, width and kind, such as `%2$(name)@` and `%lld`.
  private static var specifier:
    Regex<(Substring, number: Substring?, label: Substring?, kind: Substring)>
  { /%(?:(?<number>[1-9])\$)?(?:\((?<label>[A-Za-z_]\w*)\))?[\d.]*(?:ll|l|h)?(?<kind>[@diufgs%])/ }

  /// Adds a text, whose specifiers become arguments.
  fileprivate mutating func add(_ text: String) {
    var rest = text[...]
    while let match = rest.firstMatch(of: Self.specifier) {
      literal += AssetSource.escaped(rest[..<match.range.lowerBound])
      if match.kind == "%" {
        literal += "%"
      } else {
        literal += argument(match.number, match.label, match.kind)
      }
      rest = rest[match.range.upperBound...]
    }
    literal += AssetSource.escaped(rest)
  }

  /// Adds an argument, and returns its interpolation.
  private mutating func argument(
    _ number: Substring?, _ label: Substring?, _ kind: Substring
  ) -> String {
    let number = number.flatMap { Int($0) } ?? arguments.count + 1
    while arguments.count < number { arguments.append(.init(label: nil, type: "String")) }
    let label = label.map { AssetSymbolName.spelling(of: String($0)) }
    arguments[number - 1] = .init(label: label, type: Self.type(of: kind))
    return "\\(\(label ?? "arg\(number)"))"
  }

  static func withoutSpecifiers(_ key: String) -> String { key.replacing(specifier, with: " ") }

  private static func type(of specifier: Substring) -> String {
    switch specifier {
    case "d", "i": "Int"
    case "u": "UInt"
    case "f", "g": "Double"
    default: "String"
    }
  }

  /// The declaration without its body: a property, or a function of the values in the text.
  var declaration: String {
    if arguments.isEmpty { return "var \(name.spelling): LocalizedStringResource" }
    let parameters = arguments.enumerated().map { index, argument in
      "\(argument.label ?? "_ arg\(index + 1)"): \(argument.type)"
    }
    let list = parameters.joined(separator: ", ")
    return "func \(name.spelling)(\(list)) -> LocalizedStringResource"
  }
}
