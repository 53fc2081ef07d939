import TipSystem

/// Writes stored values as JSON with sorted names and without escaped slashes, in the form that
/// `JSONEncoder` writes.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isIndented: Bool
  private var level = 0

  /// Returns the text of a value, on one line or indented.
  static func text(of value: StoredValue, isIndented: Bool) -> String {
    var writer = JSONWriter(isIndented: isIndented)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: StoredValue) {
    switch value {
    case .null: write(plain: "null")
    case .bool(let value): write(plain: value ? "true" : "false")
    case .int(let value): write(plain: String(value))
    case .double(let value): write(value)
    case .string(let string): write(string)
    case .date(let date): write(date.description)
    case .array(let elements):
      begin("[")
      var isFirst = true
      for element in elements {
        if !isFirst { write(plain: ",") }
        isFirst = false
        breakLine()
        write(element)
      }
      end("]", isEmpty: elements.isEmpty)
    case .object(let members):
      begin("{")
      var isFirst = true
      for (name, value) in members.sorted(by: Self.precedes) {
        if !isFirst { write(plain: ",") }
        isFirst = false
        breakLine()
        write(name)
        write(plain: isIndented ? " : " : ":")
        write(value)
      }
      end("}", isEmpty: members.isEmpty)
    }
  }

  private mutating func begin(_ bracket: String) {
    write(plain: bracket)
    level += 1
  }

  private mutating func end(_ bracket: String, isEmpty: Bool) {
    level -= 1
    // An empty list has an empty line, as `JSONEncoder` writes it.
    if isEmpty, isIndented { write(plain: "\n") }
    breakLine()
    write(plain: bracket)
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * level) { bytes.append(UInt8(ascii: " ")) }
  }

  /// JSON has no infinity and no NaN, which are written as text.
  private mutating func write(_ value: Double) {
    if value.isNaN { return write("nan") }
    if value.isInfinite { return write(value > 0 ? "inf" : "-inf") }
    var digits = value.description
    if digits.hasSuffix(".0") { digits.removeLast(2) }
    write(plain: digits)
  }

  private mutating func write(plain text: String) { bytes += text.utf8 }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Nearly all text is plain.
    guard !Self.isPlain(string) else { return write(plain: string) }
    for byte in string.utf8 { write(byte) }
  }

  private static func isPlain(_ string: String) -> Bool {
    for byte in string.utf8 where byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
    return true
  }

  private mutating func write(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write(plain: "\\\"")
    case UInt8(ascii: "\\"): write(plain: "\\\\")
    case 0x08: write(plain: "\\b")
    case 0x09: write(plain: "\\t")
    case 0x0A: write(plain: "\\n")
    case 0x0C: write(plain: "\\f")
    case 0x0D: write(plain: "\\r")
    case 0..<0x20:
      write(plain: byte < 0x10 ? "\\u000" : "\\u00")
      write(plain: String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }

  /// Names are sorted by their bytes, unlike strings in Swift, which compare canonically.
  private static func precedes(
    _ left: (key: String, value: StoredValue), _ right: (key: String, value: StoredValue)
  ) -> Bool {
    var leftName = left.key
    var rightName = right.key
    return leftName.withUTF8 { left in
      rightName.withUTF8 { right in
        guard let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, min(left.count, right.count))
        return order < 0 || (order == 0 && left.count < right.count)
      }
    }
  }
}
