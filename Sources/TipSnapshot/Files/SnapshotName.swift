/// Makes pieces of file names of any text: they stay in their folder, and stay distinct.
///
/// What is kept are ASCII letters, digits, `-` and `_`; anything else becomes `-`. A piece that
/// is not what was asked for, or could be taken for one that is not, ends in a hash of the whole,
/// so that two texts never share a file. Dots are not kept: they part the pieces of a file's name.
enum SnapshotName {
  /// The longest piece: three of them, an extension and `.pending` stay below 255 bytes.
  static let limit = 96

  /// Returns the piece for a text; a number alone is hashed, as unnamed snapshots are numbered.
  static func explicit(_ text: String) -> String {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    return isNumber ? hashed(text) : piece(text)
  }

  /// Returns the piece for the name of a test; the empty parentheses of a function are left out.
  static func test(_ text: String) -> String {
    piece(text.hasSuffix("()") && text != "()" ? String(text.dropLast(2)) : text)
  }

  /// Returns the piece for a text.
  static func piece(_ text: String) -> String {
    let utf8 = text.utf8
    let isPlain =
      (1...limit).contains(utf8.count) && utf8.allSatisfy(isKept) && !looksHashed(utf8)
    return isPlain ? text : hashed(text)
  }

  private static func hashed(_ text: String) -> String {
    let kept = text.utf8.prefix(limit - 9).map { isKept($0) ? $0 : UInt8(ascii: "-") }
    let stem = String(decoding: kept, as: UTF8.self)
    return (stem.isEmpty ? "empty" : stem) + "-" + hash(text)
  }

  /// Whether a text ends as a hashed piece does, and would pass for one.
  private static func looksHashed(_ utf8: String.UTF8View) -> Bool {
    guard utf8.count > 8,
      let dash = utf8.index(utf8.endIndex, offsetBy: -9, limitedBy: utf8.startIndex)
    else { return false }
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

  /// Eight digits of FNV-1a, the same in every process: Swift's own hash is seeded anew in each.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
