import TipFoundation

/// A probability in whole millionths, so that it prints and adds up exactly.
package struct Chance: Hashable, Sendable {
  /// The probability, from 0 to 1,000,000.
  package let millionths: Int

  /// The number of millionths of certainty.
  package static let whole = 1_000_000
  package static let always = Chance(millionths: whole)

  /// Creates a probability, limited to certainty.
  package init(millionths: Int) { self.millionths = min(max(0, millionths), Self.whole) }

  /// Reads a percentage such as `12.5%`, from 0 % to 100 %.
  package init?(percent text: String) {
    guard text.hasSuffix("%") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
    let digits = parts.count == 2 ? String(parts[1]) : ""
    guard isPlain, (1...2).contains(parts.count), digits.utf8.count <= 4,
      let whole = Int(parts[0]), whole <= 100,
      let rest = Int(digits + String(repeating: "0", count: 4 - digits.utf8.count)),
      whole * 10_000 + rest <= Self.whole
    else { return nil }
    self.init(millionths: whole * 10_000 + rest)
  }

  /// The percentage, which parses back: `12.5%`.
  package var percent: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 10_000)
    guard rest > 0 else { return "\(whole)%" }
    var digits = rest.digits(4, radix: 10)
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)%"
  }
}
