import TipSystem

/// Writes stored values as JSON with sorted names and without escaped slashes, in the form that
/// `JSONEncoder` writes.
struct JSONWriter {
  private var text = ""
  private let isIndented: Bool
  private var level = 0

  /// Returns the text of a value, on one line or indented.
  static func text(of value: StoredValue, isIndented: Bool) -> String {
    var writer = JSONWriter(isIndented: isIndented)
    writer.write(value)
    return writer.text
  }

  private init(isIndented: Bool) { self.isIndented = isIndented }

  private mutating func write(_ value: StoredValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): write(value)
    case .string(let string): write(string)
    case .date(let date): write(date.description)
    case .array(let elements):
      begin("[")
      var separator = ""
      for element in elements {
        text += separator
        separator = ","
        breakLine()
        write(element)
      }
      end("]", isEmpty: elements.isEmpty)
    case .object(let members):
      begin("{")
      var separator = ""
      for (name, value) in members.sorted(by: Self.precedes) {
        text += separator
        separator = ","
        breakLine()
        write(name)
        text += isIndented ? " : " : ":"
        write(value)
      }
      end("}", isEmpty: members.isEmpty)
    }
  }

  private mutating func begin(_ bracket: String) {
    text += bracket
    level += 1
  }

  private mutating func end(_ bracket: String, isEmpty: Bool) {
    level -= 1
    // An empty list has an empty line, as `JSONEncoder` writes it.
    if isEmpty, isIndented { text += "\n" }
    breakLine()
    text += bracket
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    text += "\n"
    text += String(repeating: "  ", count: level)
  }

  /// JSON has no infinity and no NaN, which are written as text.
  private mutating func write(_ value: Double) {
    guard value.isFinite else {
      return write(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf")
    }
    let digits = value.description
    text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private mutating func write(_ string: String) {
    text += "\""
    if Self.isPlain(string) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  /// Returns whether a text has no characters that need an escape, as nearly all texts.
  private static func isPlain(_ string: String) -> Bool {
    for byte in string.utf8 where byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
    return true
  }

  private mutating func write(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\u{8}": text += "\\b"
    case "\t": text += "\\t"
    case "\n": text += "\\n"
    case "\u{C}": text += "\\f"
    case "\r": text += "\\r"
    case "\0"..<" ":
      text += scalar.value < 0x10 ? "\\u000" : "\\u00"
      text += String(scalar.value, radix: 16)
    default: text.unicodeScalars.append(scalar)
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
