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

  private init(isIndented: Bool) { self.isIndented = isIndented }

  private mutating func write(_ value: StoredValue) {
    switch value {
    case .null: write(plain: "null")
    case .bool(let value): write(plain: value ? "true" : "false")
    case .int(let value): write(plain: String(value))
    case .double(let value): write(value)
    case .string(let text): write(string: text)
    case .date(let date): write(string: date.description)
    case .array(let elements):
      write(elements, between: "[", "]") { writer, element in writer.write(element) }
    case .object(let members):
      write(members.sorted(by: Self.precedes), between: "{", "}") { writer, member in
        writer.write(string: member.key)
        writer.write(plain: writer.isIndented ? " : " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, _ close: String,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.write(plain: open)
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { self.write(plain: ",") }
      breakLine()
      write(&self, element)
    }
    level -= 1
    // An empty list has an empty line, as `JSONEncoder` writes it.
    if elements.isEmpty, isIndented { self.write(plain: "\n") }
    breakLine()
    self.write(plain: close)
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * level) { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(plain text: String) { bytes += text.utf8 }

  /// JSON has no infinity and no NaN, which are written as text.
  private mutating func write(_ value: Double) {
    guard value.isFinite else {
      return write(string: value.isNaN ? "nan" : value > 0 ? "inf" : "-inf")
    }
    let text = value.description
    write(plain: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func write(string text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Nearly all text is plain.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      return write(plain: text)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write(plain: "\\\"")
      case UInt8(ascii: "\\"): write(plain: "\\\\")
      case 0x08: write(plain: "\\b")
      case 0x09: write(plain: "\\t")
      case 0x0A: write(plain: "\\n")
      case 0x0C: write(plain: "\\f")
      case 0x0D: write(plain: "\\r")
      case 0..<0x20: write(plain: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }

  /// Names are sorted by their bytes, unlike strings in Swift, which compare canonically.
  private static func precedes(
    _ left: (key: String, value: StoredValue), _ right: (key: String, value: StoredValue)
  ) -> Bool {
    var (left, right) = (left.key, right.key)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, min(left.count, right.count))
        return order < 0 || (order == 0 && left.count < right.count)
      }
    }
  }
}
