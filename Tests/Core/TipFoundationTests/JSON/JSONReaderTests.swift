import TestSupport
import Testing
import TipFoundation

@Suite("The strict reader of JSON")
struct JSONReaderTests {
  static let documents = [
    "null", " true ", "-0.5e3", "12", "9007199254740993", "\"a\\u00e9\\ud83d\\ude00\\n\\/\"", "[]",
    "{}", "[ ]", "{\n}", "[1, [2, {\"a\": []}], \"]\"]",
    "{\"a\": 1, \"b\": {\"c d\": [true, false, null]}}",
    "\u{FEFF}{\"emoji\": \"👩‍👩‍👧\", \"rtl\": \"שלום\"}", "{\"a\":\r\n\t1}",
  ]

  @Test("Valid JSON is the value that the lenient reader reads", arguments: documents)
  func values(text: String) throws {
    let plain = text.drop { $0 == "\u{FEFF}" }
    #expect(
      try LocatedJSON(text, subject: "a.json").root.storedValue
        == StoredValue(json: plain, subject: "a.json"))
  }

  @Test(
    "Escapes are the characters that they stand for",
    arguments: [
      (#""\ud83d\ude00""#, "\u{1F600}"), (#""\uD83D\uDC26!""#, "\u{1F426}!"),
      (#""\ud800\udc00""#, "\u{10000}"), (#""\ud800\udfff""#, "\u{103FF}"),
      (#""\udbff\udc00""#, "\u{10FC00}"), (#""\udbff\udfff""#, "\u{10FFFF}"),
      (#""a\u00e9\u0000\ud7ff\ue000\uffff""#, "aé\0\u{D7FF}\u{E000}\u{FFFF}"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\n a b ~""#, "\n a b ~"),
    ])
  func escapes(text: String, value: String) throws {
    #expect(try LocatedJSON(text, subject: "a.json").root.storedValue == .string(value))
  }

  @Test("A value knows its members and elements")
  func members() throws {
    let root = try LocatedJSON(#"{"a": [1, true], "b": {"c": null}}"#, subject: "a.json").root
    #expect(root["a"]?[1]?.storedValue == true)
    #expect(root["b"]?["c"]?.storedValue == .null)
    #expect(root["b"]?["c"]?.bytes == 28..<32)
    #expect(root["c"] == nil && root[0] == nil && root["a"]?["a"] == nil)
    #expect(root["a"]?[2] == nil && root["a"]?[-1] == nil)
  }

  @Test("A member whose name begins a different one does not have its line")
  func beginnings() throws {
    let json = try LocatedJSON("{\"tip\": {\n\"s\": 1},\n\"tips\": [\n2]}", subject: "a.json")
    #expect(["tip.s", "tips", "tips[0]", "tipss"].map(json.line) == [2, 3, 4, 1])
  }

  @Test(
    "Anything else is refused, with its line",
    arguments: [
      ("", 1, "a value is missing before the end of the text"),
      ("[1,\n2,\n]", 2, "a comma before \"]\""),
      ("{\"a\": 1,\n}", 1, "a comma before \"}\""),
      ("{\"a\": 1,\n \"a\": 2}", 2, "the object has \"a\" twice"),
      ("{\n// note\n}", 2, "a member's name is missing before \"/\""),
      ("[1 2]", 1, "a comma or \"]\" is missing before \"2\""),
      ("{\"a\" 1}", 1, "a colon is missing after \"a\""), ("{a: 1}", 1, "a member's name"),
      ("[\n\"a\n\"]", 2, "a string does not end on its line"), ("\"a", 1, "a string does not end"),
      ("\"\\x\"", 1, "an unknown escape"), ("\"\\", 1, "an unknown escape"),
      ("\"\\ud83d\"", 1, "not a character"), ("\"\\u12\"", 1, "not a character"),
      ("\"\\udc00\"", 1, "not a character"), ("\"\u{1}\"", 1, "a control character"),
      ("01", 1, "\"01\" is not a number"), ("1.", 1, "\"1.\" is not a number"),
      ("-", 1, "\"-\" is not a number"), ("1e999", 1, "\"1e999\" is not a number"),
      ("1e", 1, "\"1e\" is not a number"), ("tru", 1, "an unknown word"),
      ("1 1", 1, "there is more text"), ("NaN", 1, "a value is missing before \"N\""),
      (String(repeating: "[", count: 200_000), 1, "nested more than 128 deep"),
    ])
  func refusals(text: String, line: Int, reason: String) {
    #expect {
      try LocatedJSON(text, subject: "tips.json").root
    } throws: { error in
      guard let error = error as? TipControlError else { return false }
      return error.code == .malformed && error.subject == "tips.json:\(line)"
        && error.reason.hasPrefix("tips.json:\(line): invalid JSON: ")
        && error.reason.contains(reason) && !error.suggestion.isEmpty
    }
  }

  @Test("Random damage to a document is read or refused, and never traps", arguments: 0..<40)
  func fuzz(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(
      "{\"tips\": [{\"id\": \"a\\u00e9\", \"n\": [-1.5e2, null]}], \"b\": {}}\n".utf8)
    let alphabet = Array("{}[]\",:\\u0tfn-+.eE19 \n\u{0}é".utf8)
    for _ in 0..<50 {
      var text = bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: text.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: index)
        case 1: text[index] = alphabet.randomElement(using: &random) ?? 0
        default: text.removeSubrange(index...)
        }
        if text.isEmpty { break }
      }
      let damaged = String(decoding: text, as: UTF8.self)
      do throws(TipControlError) {
        let node = try LocatedJSON(damaged, subject: "a").root
        // The lenient reader reads the same value from any text that the strict one accepts.
        #expect(try node.storedValue == StoredValue(json: damaged, subject: "a"), "\(damaged)")
      } catch {
        #expect(error.code == .malformed)
      }
    }
  }

  @Test(
    "A whole number of more than 64 bits is an error, as another one would be read",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616",
      String(repeating: "9", count: 400),
    ])
  func greatNumbers(number: String) {
    let error = #expect(throws: TipControlError.self) {
      try StoredValue(json: "{\"a\": [1, \(number)]}", subject: "a.json")
    }
    #expect(error?.code == .malformed)
    #expect(error?.reason.contains("whole number of more than 64 bits") == true)
    #expect(error?.reason.contains("a[1]") == true, "\(error?.reason ?? "")")
    #expect(error?.suggestion.contains("\(Int.min) to \(Int.max)") == true)
  }

  @Test(
    "A path has the line of its value, or of the nearest one around it",
    arguments: [
      ("", 1), ("schema", 2), ("tips", 3), ("tips[0]", 4), ("tips[0].title", 5), ("tips[1]", 7),
      ("tips[1][\"odd key\"]", 9), ("tips[7]", 3), ("tips[1].nothing", 7), ("nothing", 1),
      ("tip", 1), ("tips[x]", 3), ("tips[0", 3),
    ])
  func lines(path: String, line: Int) throws {
    let text = """
      {
        "schema": 1,
        "tips": [
          {
            "title": "Feed Birds",
            "id": "a"
          }, {
            "id": "b",
            "odd key": 1
          }
        ]
      }
      """
    #expect(try LocatedJSON(text, subject: "a.json").line(of: path) == line)
  }
}
