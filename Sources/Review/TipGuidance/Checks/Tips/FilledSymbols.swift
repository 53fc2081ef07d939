/// The symbols that are known to have a filled variant.
///
/// A list of about 200 common symbols that apps use for their controls, chosen by hand. A
/// name that is not in it is never a finding, so that the list can be short and does not age.
package enum FilledSymbols {
  /// Returns the filled variant of a symbol, or nil when it is filled or no variant is known.
  package static func variant(of symbol: String) -> String? {
    if let special = special[symbol] { return special }
    let parts = symbol.split(separator: ".badge.", maxSplits: 1).map(String.init)
    if parts.count == 2, badged.contains(parts[0]), badges.contains(parts[1]) {
      return parts.joined(separator: ".fill.badge.")
    }
    guard plain.contains(symbol) else { return nil }
    return "\(symbol).fill"
  }

  /// Returns a symbol's name without the parts that only change its fill.
  package static func shape(of symbol: String) -> String {
    symbol.lowercased().split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }

  /// Symbols whose fill is not only the last part of the name.
  private static let special = Dictionary(
    LexiconText.pairs(LexiconText.specialSymbols), uniquingKeysWith: { first, _ in first })
  private static let badged = Set(LexiconText.entries(LexiconText.badgedSymbols))
  private static let badges = Set(LexiconText.entries(LexiconText.symbolBadges))

  /// Symbols to whose name `.fill` is added.
  private static let plain: Set<String> = {
    let own = LexiconText.filledSymbols.split { $0.isWhitespace }.map(String.init)
    let circled = LexiconText.circledSymbols.split { $0.isWhitespace }.map { "\($0).circle" }
    return Set(own + circled)
  }()
}
