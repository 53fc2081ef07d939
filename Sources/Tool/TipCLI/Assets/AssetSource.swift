import TipFoundation

/// The Swift source with the symbols of asset catalogs.
struct AssetSource: Sendable {
  let colors: AssetSymbols
  let images: AssetSymbols

  /// The symbols of strings, by their tables.
  let strings: [StringSymbols]

  /// Chooses the symbols of assets.
  init(_ assets: [Asset], strings: [StringSymbols] = []) {
    colors = AssetSymbols(.color, of: assets)
    images = AssetSymbols(.image, of: assets)
    self.strings = strings
  }

  /// The assets that have no symbol, or not all of them.
  var problems: [AssetSymbols.Problem] {
    colors.problems + conflicts + images.problems + strings.flatMap(\.problems)
  }

  /// The number of symbols.
  var count: Int {
    colors.all.count + images.all.count + strings.reduce(0) { $0 + $1.symbols.count }
  }

  /// The source, which ends with a line break.
  var text: String {
    let members = colors.members.filter { !Self.isConflict($0) }
    var blocks = [Self.head]
    blocks += resources(colors, "ColorResource")
    blocks += resources(images, "ImageResource")
    blocks += views("SwiftUI.Color", members)
    // A protocol cannot have the enums of namespaces.
    let symbols = members.filter { !$0.isNamespace }
    blocks += views("SwiftUI.ShapeStyle where Self == SwiftUI.Color", symbols)
    blocks += strings.flatMap(Self.texts)
    return blocks.joined(separator: "\n\n") + "\n#endif\n"
  }

  private static let head = """
    // The symbols of asset catalogs, written by "tipctl assets". For Apple's systems, Xcode
    // generates them.
    #if !canImport(Darwin)
    import DeveloperToolsSupport
    import Foundation
    import SwiftUI

    // No asset is loaded, so that any bundle will do.
    private let resourceBundle = Foundation.Bundle.main
    """

  // MARK: - Resources

  private func resources(_ symbols: AssetSymbols, _ type: String) -> [String] {
    let type = "DeveloperToolsSupport.\(type)"
    let lines = Self.lines(symbols.members) { name, asset in
      [
        "/// The \"\(asset.fullName.printable)\" asset catalog \(asset.kind.rawValue) resource.",
        "static let \(name.spelling) = \(type)("
          + "name: \(Self.literal(asset.fullName)), bundle: resourceBundle)",
      ]
    }
    return Self.block("extension \(type)", lines)
  }

  // MARK: - Views

  /// SwiftUI's own names, which symbols outside of namespaces must not have.
  private static let colorNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static func isConflict(_ member: AssetSymbols.Member) -> Bool {
    guard case .symbol(let name, _) = member else { return false }
    return colorNames.contains(name.text)
  }

  private var conflicts: [AssetSymbols.Problem] {
    colors.members.filter(Self.isConflict).compactMap { member in
      guard case .symbol(let name, let asset) = member else { return nil }
      return .init(
        message: "The color asset \"\(asset.fullName)\" has no symbol of Color: "
          + "\"\(name.text)\" is SwiftUI's own",
        suggestion: "Rename it, or write \"Color(ColorResource.\(name.spelling))\"")
    }
  }

  private func views(_ type: String, _ members: [AssetSymbols.Member]) -> [String] {
    var path: [String: String] = [:]
    for (names, asset) in colors.all {
      path[asset.fullName] = names.map(\.spelling).joined(separator: ".")
    }
    let lines = Self.lines(members) { name, asset in
      [
        "/// The \"\(asset.fullName.printable)\" asset catalog color.",
        "static var \(name.spelling): SwiftUI.Color { "
          + ".init(.\(path[asset.fullName, default: name.spelling])) }",
      ]
    }
    return Self.block("extension \(type)", lines)
  }

  // MARK: - Strings

  /// Returns the symbols of a table, which is a namespace unless it is the default one.
  private static func texts(_ strings: StringSymbols) -> [String] {
    var lines = strings.symbols.flatMap { symbol in
      [
        "/// The string \"\(symbol.key.printable)\" of the table \"\(strings.table.printable)\".",
        "static \(symbol.declaration) {",
        "  LocalizedStringResource(",
        "    \(literal(symbol.key)), defaultValue: \"\(symbol.literal)\", "
          + "table: \(literal(strings.table)))",
        "}",
      ]
    }
    if lines.isEmpty { return [] }
    if strings.table != "Localizable" {
      let name = AssetSymbolName(namespace: strings.table)?.spelling ?? "Strings"
      lines = ["enum \(name) {"] + lines.map { "  \($0)" } + ["}"]
    }
    return block("extension LocalizedStringResource", lines.map { "  \($0)" })
  }

  // MARK: - Text

  /// Returns an extension, unless it is empty.
  private static func block(_ head: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [(["\(head) {"] + lines + ["}"]).joined(separator: "\n")]
  }

  private static func lines(
    _ members: [AssetSymbols.Member], declaration: (AssetSymbolName, Asset) -> [String]
  ) -> [String] {
    let groups = members.map { member -> [String] in
      switch member {
      case .symbol(let name, let asset):
        return declaration(name, asset)
      case .namespace(let name, let fullName, let members):
        let inner = lines(members, declaration: declaration)
        return [
          "/// The \"\(fullName.printable)\" asset catalog resource namespace.",
          "enum \(name.spelling) {",
        ] + inner + ["}"]
      }
    }
    return groups.joined(separator: [""]).map { $0.isEmpty ? $0 : "  \($0)" }
  }

  /// Returns a string literal, which no character of the text can end.
  private static func literal(_ text: String) -> String { "\"\(escaped(text[...]))\"" }

  /// Returns a text as the content of a string literal.
  static func escaped(_ text: Substring) -> String {
    String(text).replacingScalars { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      guard isControl else { return nil }
      return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
