extension String {
  /// The columns that a terminal needs for the text.
  package var displayWidth: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether the text is printable ASCII, as most text is: its characters are bytes of one column.
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

  /// Returns the text cut to a number of columns, with an ellipsis for the removed part.
  package func cut(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      guard used + character.displayWidth < width else { break }
      kept.append(character)
      used += character.displayWidth
    }
    return kept + "…"
  }

  /// Returns the text with spaces up to a number of columns, after it or before it.
  package func padded(toWidth width: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return atStart ? space + self : self + space
  }
}

extension Character {
  /// The columns of one grapheme: 2 for East Asian wide ones and emoji, 0 for invisible ones.
  package var displayWidth: Int {
    if let ascii = asciiValue, (0x20...0x7E).contains(ascii) { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.isInvisible { return 0 }
    if first.isWide || first.properties.isEmojiPresentation { return 2 }
    // A heart is text until a variation selector makes it an emoji.
    let rest = unicodeScalars.dropFirst()
    let isEmoji = first.properties.isEmoji && rest.contains { $0 == "\u{FE0F}" }
    // The half-width voicing marks belong to the letter before them, but take a column.
    let hasVoicing = rest.contains { $0 == "\u{FF9E}" || $0 == "\u{FF9F}" }
    return isEmoji || hasVoicing ? 2 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether Unicode's East Asian Width is wide or full-width, emoji not included.
  fileprivate var isWide: Bool {
    Self.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
