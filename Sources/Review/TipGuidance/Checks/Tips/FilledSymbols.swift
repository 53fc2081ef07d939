/// The symbols that are known to have a filled variant.
///
/// A list of about 200 common symbols, chosen by hand: those that apps use for their controls. A
/// name that is not in it is never a finding, so that the list can be short and does not age.
package enum FilledSymbols {
  /// Returns the filled variant of a symbol; nil when it is filled, or none is known.
  package static func variant(of symbol: String) -> String? {
    if let special = special[symbol] { return special }
    let parts = symbol.split(separator: ".badge.", maxSplits: 1).map(String.init)
    if parts.count == 2, badged.contains(parts[0]), badges.contains(parts[1]) {
      return parts.joined(separator: ".fill.badge.")
    }
    return plain.contains(symbol) ? "\(symbol).fill" : nil
  }

  /// Returns a symbol's name without the parts that only change its fill.
  package static func shape(of symbol: String) -> String {
    symbol.lowercased().split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }

  /// Symbols whose fill is not only the last part of the name.
  private static let special = [
    "doc.badge.gearshape": "doc.badge.gearshape.fill",
    "folder.badge.gearshape": "folder.fill.badge.gearshape",
    "heart.text.square": "heart.text.square.fill",
    "person.turn.right": "person.fill.turn.right", "person.turn.left": "person.fill.turn.left",
    "photo.on.rectangle": "photo.fill.on.rectangle.fill",
    "plus.rectangle.on.folder": "plus.rectangle.fill.on.folder.fill",
    "plus.rectangle.on.rectangle": "plus.rectangle.fill.on.rectangle.fill",
    "plus.square.on.square": "plus.square.fill.on.square.fill",
    "rectangle.on.rectangle": "rectangle.fill.on.rectangle.fill",
    "rectangle.on.rectangle.angled": "rectangle.fill.on.rectangle.angled.fill",
    "square.on.circle": "square.fill.on.circle.fill",
    "square.on.square": "square.fill.on.square.fill",
  ]

  /// Symbols that keep the fill beside their own name when they have a badge.
  private static let badged: Set<String> = [
    "bag", "camera", "cart", "doc", "externaldrive", "folder", "mic", "person",
    "person.crop.circle", "phone", "rectangle", "rectangle.stack", "video",
  ]

  private static let badges: Set<String> = [
    "checkmark", "ellipsis", "exclamationmark", "minus", "person.crop", "plus", "questionmark",
    "xmark",
  ]

  /// Symbols to whose name `.fill` is added.
  private static let plain: Set<String> = {
    let own = LexiconText.filledSymbols.split { $0.isWhitespace }.map(String.init)
    let circled = LexiconText.circledSymbols.split { $0.isWhitespace }.map { "\($0).circle" }
    return Set(own + circled)
  }()
}
