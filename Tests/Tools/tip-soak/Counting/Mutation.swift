import TestBasics

/// Damages bytes at random, as fuzzers do.
struct Mutation {
  /// Words that replace or join others.
  let tokens: [String]

  /// Returns bytes with one random edit, which they may survive as a valid text, or with several.
  func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let isMild = random.whole(0..<2) == 0
    let edits = isMild ? 1 : random.whole(1..<9)
    // The mild edits keep brackets and quotes.
    let kinds = isMild ? 6..<9 : 0..<10
    for _ in 0..<edits { edit(&bytes, kind: random.whole(kinds), &random) }
    return bytes
  }

  private func edit(_ bytes: inout [UInt8], kind: Int, _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else {
      bytes = Array(random.one(of: tokens).utf8)
      return
    }
    let place = random.whole(0..<bytes.count)
    let end = min(bytes.count, place + random.whole(1..<24))
    switch kind {
    case 0: bytes[place] ^= 1 << UInt8(random.whole(0..<8))
    case 1: bytes[place] = UInt8(random.whole(0..<256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.whole(0..<bytes.count))
    case 4: bytes.removeSubrange(place...)
    case 5: bytes.replaceSubrange(place..<end, with: random.one(of: tokens).utf8)
    case 6: replaceNumber(from: place, in: &bytes, &random)
    case 7, 8: replaceString(from: place, in: &bytes, &random)
    default: bytes.insert(contentsOf: random.one(of: tokens).utf8, at: place)
    }
  }

  /// Replaces the next string by one from elsewhere, so that the text stays well-formed.
  private func replaceString(
    from place: Int, in bytes: inout [UInt8], _ random: inout SeededGenerator
  ) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard let opening = quotes.firstIndex(where: { $0 >= place }), opening + 1 < quotes.count
    else { return }
    let other = random.whole(0..<quotes.count - 1)
    let replacement = Array(bytes[quotes[other]...quotes[other + 1]])
    bytes.replaceSubrange(quotes[opening]...quotes[opening + 1], with: replacement)
  }

  /// Replaces the next digits by numbers or other words.
  private func replaceNumber(
    from place: Int, in bytes: inout [UInt8], _ random: inout SeededGenerator
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    var words = tokens
    if random.whole(0..<2) == 0 { words = Self.numbers }
    bytes.replaceSubrange(start..<end, with: random.one(of: words).utf8)
  }

  private static let numbers = ["7", "1000", "2.5", "1e300", "1e-300"] + NumberEdges.texts
}

extension Mutation {
  /// Edits of JSON documents.
  static let documents = Mutation(
    tokens: [
      "null", "true", "{}", "[]", "\"\"", "0", "-0", "-1", "1e999", "-1e-999", "0.1e",
      "99999999999999999999", "9223372036854775807", "-9223372036854775808", "1e308",
      "\"\\ud800\"", "\"\\u0000\"", "\\", "\"", ",", ":", "{\"a\":", "[[[[[[[[",
      "\u{FEFF}", "\"1066-10-14T09:00:00Z\"", "\"9999-12-31T23:59:59.999Z\"",
      "\"99999-01-01\"", "\"schema\"", "\"rules\": [\"1 / 0 == 0\"]",
      "\"maxDisplayCount\": 9223372036854775807", "\"displayCount\": -1",
      "\"weeks(9223372036854775807)\"", "event(\\\"a\\\").donations",
      String(repeating: "[", count: 300), String(repeating: "9", count: 400),
    ])

  /// Edits of the texts of rules.
  static let rules = Mutation(
    tokens: [
      "(", ")", "!", "-", "&&", "||", "==", "!=", "<", ">=", "+", "*", "/", "%", "??",
      "now", "nil", "true", "event(\"a\")", "parameter(\"p\")", ".donations", ".count",
      ".isEmpty", ".first", ".donatedWithin(.days(5))",
      ".donatedWithin(.weeks(9223372036854775807))",
      ".donatedWithin(.minutes(-9223372036854775808))", ".filter(a == 1)", ".filter(",
      ".largestSubset(groupedBy: a)", "opaque(\"x\")", "0", "-9223372036854775808",
      "9223372036854775807", "1e308", "99999999999999999999", "\"\\u{110000}\"", "\"\\",
      "\"", "\\", "date(\"9999-12-31\")", "[1, 2]", "[\"a\": 1]", "\u{301}", "🐦", "\u{0}",
      String(repeating: "(", count: 200), String(repeating: "!", count: 200),
      String(repeating: "-", count: 200),
    ])
}
