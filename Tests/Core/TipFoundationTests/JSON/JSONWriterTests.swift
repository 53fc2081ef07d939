import Dispatch
import Foundation
import Synchronization
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
    [], [:], [[], [:], [[]]], ["a": [], "b": ["c": [:]]], "", "/\\\"", "\"", "\\",
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
      "-9223372036854775808", "9223372036854775807", "12345678901234567890e0", "9007199254740993",
      "1234567890123456789.5", "3.14159265358979323846264338327950288",
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

  @Test("Values can be nested 128 deep on a small stack, and a deeper nesting is refused")
  func depth() throws {
    @Sendable func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: TipControlError.self) { try StoredValue(json: nested(129), subject: "a") }
    let error = #expect(throws: TipControlError.self) {
      try StoredValue(payload: "{\"a\":" + nested(96) + "}", subject: "a")
    }
    #expect(error?.reason.contains("more than 96 deep, at offset 101, in a[0][0]") == true)
    #expect(throws: TipControlError.self) {
      try StoredValue(json: String(repeating: "{\"a\":", count: 200_000), subject: "a")
    }
    #expect(
      try onSmallStack {
        let value = try StoredValue(json: nested(128), subject: "a")
        let isSame = value.json == nested(128) && value.canonical == value
        return isSame && Set([value]).contains(value) && value.means(value)
          && value.prettyJSON.count > 128
      })
  }

  @Test("for people shows the beginning of a long value, by its characters")
  func short() {
    let birds = String(repeating: "鳥", count: 198)
    #expect(StoredValue.string(birds).shortJSON == "\"\(birds)\"")
    #expect(StoredValue.string(birds + "鳥").shortJSON == "\"\(birds)…")
  }

  @Test("A value of an app may be 96 deep on a small stack, and a deeper one is refused")
  func encoded() throws {
    final class Nest: Codable {
      let inner: [Nest]
      init(_ depth: Int) { inner = depth > 2 ? [Nest(depth - 2)] : [] }
    }
    #expect(
      try onSmallStack {
        let value = try StoredValue(encoding: Nest(96))
        return !value.isDeeper(than: 96) && value.isDeeper(than: 95)
      })
    #expect(throws: EncodingError.self) { try StoredValue(encoding: Nest(98)) }
  }

  /// Runs a body on a thread with the stack of an app's threads.
  private func onSmallStack(_ body: @escaping @Sendable () throws -> Bool) throws -> Bool {
    let result = Mutex<Result<Bool, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let outcome = Result { try body() }
      result.withLock { $0 = outcome }
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    return try result.withLock { $0 }?.get() ?? false
  }
}
