import TipFoundation

/// A probability in whole millionths, so that it prints and adds up exactly.
package struct Chance: Hashable, Sendable {
  /// The probability, from 0 to 1,000,000.
  package let millionths: Int

  /// The number of millionths of certainty.
  package static let whole = 1_000_000
  /// What always happens.
  package static let always = Chance(millionths: whole)

  /// Creates a probability, limited to certainty.
  package init(millionths: Int) { self.millionths = min(max(0, millionths), Self.whole) }

  /// Reads a percentage such as `12.5%`; nil for anything else, and outside of 0 % to 100 %.
  package init?(percent text: String) {
    guard text.hasSuffix("%") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard isPlain, (1...2).contains(parts.count), let whole = Int(parts[0]), whole <= 100 else {
      return nil
    }
    var millionths = whole * 10_000
    if parts.count == 2 {
      guard parts[1].utf8.count <= 4, let digits = Int(parts[1]) else { return nil }
      millionths += digits * [1000, 100, 10, 1][parts[1].utf8.count - 1]
    }
    guard millionths <= Self.whole else { return nil }
    self.init(millionths: millionths)
  }

  /// The percentage, which parses back: `12.5%`.
  package var percent: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 10_000)
    guard rest > 0 else { return "\(whole)%" }
    var digits = String(10_000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(whole).\(digits)%"
  }
}
