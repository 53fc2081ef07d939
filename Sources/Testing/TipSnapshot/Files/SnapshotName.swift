/// Encodes text as pieces of file names that are valid on every file system and distinct.
///
/// ASCII letters, digits, `-` and `_` are kept. Other characters become `-`. A piece that differs
/// from its text, or looks hashed, ends in a hash of the text, so that two texts never share a
/// file. Dots are replaced because they separate the pieces of a file's name.
enum SnapshotName {
  /// The maximum length of a piece: three pieces, an extension and `.pending` fit in 255 bytes.
  static let limit = 96

  /// Returns the piece for a snapshot's name.
  ///
  /// A number is hashed, because unnamed snapshots use numbers.
  static func explicit(_ text: String) -> String {
    let isNumber = text.allSatisfy { ("0"..."9").contains($0) }
    return isNumber ? hashed(text) : piece(text)
  }

  /// Returns the piece for the name of a test, such as `sings-at` for `sings(at:)`.
  static func test(_ text: String) -> String {
    guard let name = text.wholeMatch(of: /(\w+)\(((?:\w+:)*)\)/)?.output else { return piece(text) }
    return piece(([name.1] + name.2.split(separator: ":")).joined(separator: "-"))
  }

  static func piece(_ text: String) -> String {
    let utf8 = text.utf8
    let isPlain =
      (1...limit).contains(utf8.count) && utf8.allSatisfy(isKept) && !looksHashed(utf8)
    return isPlain ? text : hashed(text)
  }

  /// Whether a part of a file's name can be a piece.
  static func isPiece(_ part: Substring.UTF8View) -> Bool {
    (1...limit).contains(part.count) && part.allSatisfy(isKept)
  }

  /// Returns a piece in words, without a hash.
  static func readable(_ piece: String) -> String {
    guard looksHashed(piece.utf8) else { return piece }
    let words = piece.dropLast(9).split(separator: "-").joined(separator: " ")
    return words.isEmpty ? piece : words
  }

  private static func hashed(_ text: String) -> String {
    let kept = text.utf8.prefix(limit - 9).map { isKept($0) ? $0 : UInt8(ascii: "-") }
    if kept.isEmpty { return "empty-" + hash(text) }
    return String(decoding: kept, as: UTF8.self) + "-" + hash(text)
  }

  /// Whether a text has the ending of a hashed piece.
  private static func looksHashed(_ utf8: String.UTF8View) -> Bool {
    guard let dash = utf8.index(utf8.endIndex, offsetBy: -9, limitedBy: utf8.startIndex) else {
      return false
    }
    return utf8[dash] == UInt8(ascii: "-") && utf8[utf8.index(after: dash)...].allSatisfy(isHex)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  /// Returns eight digits of FNV-1a: unlike Swift's own hash, it is the same in every process.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32)).digits(8)
  }
}
