import Foundation
import TestSupport
import Testing
import TipModel

/// Foundation's encoder and reader with the options whose text and values the store has.
private enum Reference {
  static func text(_ value: StoredValue, isIndented: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func number(_ text: String) throws -> StoredValue {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let number = try #require(object as? NSNumber)
    return (Int(number.stringValue) ?? Int(exactly: number.doubleValue)).map(StoredValue.int)
      ?? .double(number.doubleValue)
  }
}

@Suite("The writer of JSON")
struct JSONWriterTests {
  static let values: [StoredValue] = [
    [], [:], [[], [:], [[]]], ["a": [], "b": ["c": [:]]], "", "/\\\"",
    .string(String(String.UnicodeScalarView((0...0x2030).compactMap(Unicode.Scalar.init)))),
    .array([0.1, -0.0, 5, 1e15, 1e16, 1e20, 1.5e-7, .infinity, .nan].map { .double($0) }),
    [.int(.min), .int(.max), true, false, .null, .date(Timestamp(milliseconds: 0))],
    // Not in the order of Swift's strings, which compares the composed forms.
    [
      "e\u{301}": 1, "f": 2, "\u{E9}x": 3, "z10": 4, "z9": 5, "\u{1F600}": 6, "\u{FFFD}": 7, "": 8,
      "a": 9, "aa": 10, "B": 11, "_": 12,
    ],
  ]

  @Test("It writes what JSONEncoder writes", arguments: values)
  func same(value: StoredValue) throws {
    #expect(try value.json == Reference.text(value, isIndented: false))
    #expect(try value.prettyJSON == Reference.text(value, isIndented: true))
  }

  @Test("It writes random values as JSONEncoder does", arguments: UInt64(1)...4)
  func random(seed: UInt64) throws {
    var random = RandomRule(generator: SeededGenerator(seed: seed))
    for _ in 0..<300 {
      let value = random.value(3)
      #expect(try value.json == Reference.text(value, isIndented: false))
      #expect(try value.prettyJSON == Reference.text(value, isIndented: true))
    }
  }

  @Test(
    "Numbers are read as Foundation reads them",
    arguments: [
      "-0", "-0.0", "1.0", "1e2", "1E+5", "0e5", "1e-400", "0.1", "1e22", "1e23", "2.4e-324",
      "12345678901234567890", "-9223372036854775808", "9223372036854775808",
      "-9223372036854775809", "18446744073709551616", "123456789012345678901234567890",
      "9007199254740993", "1234567890123456789.5", "3.14159265358979323846264338327950288",
    ])
  func numbers(text: String) throws {
    #expect(try StoredValue(json: text, subject: "number") == Reference.number(text))
  }

  @Test("A number that is written is read again as the same number", arguments: UInt64(1)...4)
  func sameNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let bits = Double(bitPattern: random.next())
      guard bits.isFinite else { continue }
      let text = StoredValue.double(bits).json
      #expect(try StoredValue(json: text, subject: "number").number == bits, "\(text)")
      let whole = StoredValue.int(Int(truncatingIfNeeded: random.next()))
      #expect(try StoredValue(json: whole.json, subject: "number") == whole)
    }
  }

  @Test(
    "An error names the problem, its offset and its path",
    arguments: [
      ("[1,]", "a comma before \"]\", at offset 2"),
      (#"{"tips": [{}, {"title": tru}]}"#, "an unknown word, at offset 24, in tips[1].title"),
      (#"{"a b": [1 2]}"#, "is missing before \"2\", at offset 11, in [\"a b\"]"),
      (#"{"a": {"b": 1, "b": 2}}"#, "the object has \"b\" twice, at offset 15, in a"),
      (#"["é", x]"#, "a value is missing before \"x\", at offset 7, in [1]"),
    ])
  func places(text: String, reason: String) {
    let error = #expect(throws: TipControlError.self) {
      try StoredValue(json: text, subject: "birds.json")
    }
    #expect(error?.reason.hasPrefix("\"birds.json\" is not valid JSON: ") == true)
    #expect(error?.reason.hasSuffix(reason) == true, "\(error?.reason ?? "")")
    #expect(error?.subject == "birds.json")
  }

  @Test("Values can be nested 512 deep, and an endless nesting is refused")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try StoredValue(json: nested(512), subject: "a").json == nested(512))
    #expect(throws: TipControlError.self) { try StoredValue(json: nested(513), subject: "a") }
    #expect(throws: TipControlError.self) {
      try StoredValue(json: String(repeating: "{\"a\":", count: 200_000), subject: "a")
    }
  }
}
