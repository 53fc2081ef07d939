/// The kinds of ASCII characters that names and labels consist of.
extension UInt8 {
  package var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  package var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension FixedWidthInteger {
  /// Returns the digits, after as many zeros as a number of digits needs.
  package func digits(_ count: Int, radix: Int = 16) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension String {
  /// The text for a message, of which a long one shows only the beginning.
  package func shortened(to length: Int) -> String {
    guard count > length else { return self }
    return "\(prefix(length - 1))…"
  }

  /// Whether all characters are ASCII letters, digits and some others.
  package func isLabel(with others: String) -> Bool {
    utf8.allSatisfy {
      $0.isSmallLetter || $0.isCapitalLetter || $0.isDigit || others.utf8.contains($0)
    }
  }

  /// Returns the text with other texts in place of the scalars that have a replacement.
  ///
  /// By scalars: a combining mark must not hide a character that has to be escaped.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
