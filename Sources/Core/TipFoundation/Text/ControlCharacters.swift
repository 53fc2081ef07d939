extension String {
  /// The text on one line, with escapes for the characters that a terminal obeys.
  package var printable: String {
    if isPrintableASCII { return self }
    return escaped(where: \.isObeyed) { $0.escaped(asASCII: true) }
  }

  /// The text with its lines and tabs, and with escapes for all other characters that a terminal
  /// obeys.
  package var printableLines: String {
    if isPrintableLinesOfASCII { return self }
    return escaped(where: \.isObeyedInLines) { $0.escaped(asASCII: true) }
  }

  /// A JSON text with the escapes of JSON for the characters that a terminal obeys.
  package var printableJSON: String {
    if isPrintableLinesOfASCII { return self }
    // Outside of strings, JSON has only line breaks.
    return escaped(where: \.isObeyedInLines) { scalar in
      scalar.utf16.map { "\\u" + $0.digits(4) }.joined()
    }
  }

  /// Whether all bytes are printable ASCII, line breaks or tabs.
  private var isPrintableLinesOfASCII: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E || $0 == 0x0A || $0 == 0x09 }
  }

  private func escaped(
    where isEscaped: (Unicode.Scalar) -> Bool, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return replacingScalars { isEscaped($0) ? escape($0) : nil }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys the scalar: it moves the cursor, ends the line, turns the direction
  /// of text beside it, or is an invisible tag.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether a terminal obeys the scalar, and it is neither a line break nor a tab.
  package var isObeyedInLines: Bool { isObeyed && self != "\n" && self != "\t" }
}
