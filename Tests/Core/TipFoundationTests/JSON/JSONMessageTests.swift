import Testing
import TipFoundation

@Suite("The messages about text that is not JSON")
struct JSONMessageTests {
  /// A text with the whole message and what to do.
  private typealias Refusal = (text: String, reason: String, suggestion: String)

  private static let missing = "Write a value, or delete the comma before it"
  private static let name = "Write the name in double quotes, or delete the comma before it"
  private static let word = "Write true, false or null, or text in double quotes"
  private static let escape = "Write four hexadecimal digits after \\u, and both halves of a pair"
  private static let number = "Write a number such as 12 or -0.5"
  private static let range = "Write a number from \(Int.min) to \(Int.max), or a string"
  private static func comma(_ bracket: String) -> String {
    "Write a comma between elements, and \"\(bracket)\" after the last one"
  }

  private static let refusals: [Refusal] = [
    // Values
    ("", "a value is missing before the end of the text, at offset 0", missing),
    ("~", "a value is missing before \"~\", at offset 0", missing),
    ("[,1]", "a value is missing before \",\", at offset 1, in [0]", missing),
    ("[", "a value is missing before the end of the text, at offset 1, in [0]", missing),
    ("{\"a\":", "a value is missing before the end of the text, at offset 5, in a", missing),
    ("\u{FEFF}x", "a value is missing before \"x\", at offset 3", missing),
    ("\u{1}", "a value is missing before a character that cannot be here, at offset 0", missing),
    (" \u{1F}", "a value is missing before a character that cannot be here, at offset 1", missing),
    ("\u{7F}", "a value is missing before a character that cannot be here, at offset 0", missing),
    ("é", "a value is missing before a character that cannot be here, at offset 0", missing),
    ("[tru]", "an unknown word, at offset 1, in [0]", word),
    ("falsy", "an unknown word, at offset 0", word),
    ("{\"a b\": [nul]}", "an unknown word, at offset 9, in [\"a b\"][0]", word),
    ("1 1", "there is more text after the value, at offset 2", "Delete it"),
    ("[1]]", "there is more text after the value, at offset 3", "Delete it"),
    // Lists and objects
    ("[1,]", "a comma before \"]\", at offset 2", "Delete the comma"),
    ("{\"a\": 1 , }", "a comma before \"}\", at offset 8", "Delete the comma"),
    (
      "[1", "a comma or \"]\" is missing before the end of the text, at offset 2", comma("]")
    ),
    ("[1 2]", "a comma or \"]\" is missing before \"2\", at offset 3", comma("]")),
    (
      "{\"a\": 1 \"b\": 2}", "a comma or \"}\" is missing before \"\"\", at offset 8", comma("}")
    ),
    (
      "{\"a\": 1, \"b\": 2, \"a\": 3}", "the object has \"a\" twice, at offset 17",
      "Keep one of them"
    ),
    ("{1: 2}", "a member's name is missing before \"1\", at offset 1", name),
    ("{", "a member's name is missing before the end of the text, at offset 1", name),
    ("{\"a\" 1}", "a colon is missing after \"a\", at offset 5", "Write a colon"),
    // Strings
    ("\"a", "a string does not end, at offset 0", "Write a closing quotation mark"),
    (
      "[1, \"a\nb\"]", "a string does not end on its line, at offset 4, in [1]",
      "Write \\n for a line break"
    ),
    (
      "[\"a\t\"]", "a control character in a string, at offset 3, in [0]",
      "Write it as an escape such as \\t"
    ),
    ("\"a\\x\"", "an unknown escape in a string, at offset 2", "Write \\\\ for a backslash"),
    ("\"a\\u12\"", "an escape in a string is not a character, at offset 2", escape),
    ("\"a\\ud83dx\"", "an escape in a string is not a character, at offset 2", escape),
    ("\"\\ud83d\\n\"", "an escape in a string is not a character, at offset 1", escape),
    ("\"\\ud83d\\ud83d\"", "an escape in a string is not a character, at offset 1", escape),
    ("\"\\ud83d\\uE000\"", "an escape in a string is not a character, at offset 1", escape),
    ("\"\\ud83dxudc00\"", "an escape in a string is not a character, at offset 1", escape),
    ("\"\\udfff\"", "an escape in a string is not a character, at offset 1", escape),
    // Numbers
    ("-01", "\"-01\" is not a number, at offset 0", number),
    ("-a", "\"-\" is not a number, at offset 0", number),
    ("[1.e5]", "\"1.e5\" is not a number, at offset 1, in [0]", number),
    ("1e+", "\"1e+\" is not a number, at offset 0", number),
    ("1E-", "\"1E-\" is not a number, at offset 0", number),
    ("1e999", "\"1e999\" is not a number, at offset 0", number),
    (
      "[-9223372036854775809]",
      "\"-9223372036854775809\" is a whole number of more than 64 bits, at offset 1, in [0]", range
    ),
  ]

  private func refusal(_ text: String) -> TipControlError? {
    do throws(TipControlError) {
      _ = try LocatedJSON(text, subject: "tips.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Each names the problem, its offset and its path, and says what to do",
    arguments: 0..<refusals.count)
  func message(_ index: Int) {
    let (text, reason, suggestion) = Self.refusals[index]
    let error = refusal(text)
    #expect(error?.reason == "tips.json:1: invalid JSON: \(reason)")
    #expect(error?.suggestion == suggestion)
  }

  @Test("A path of more than 80 characters is cut", arguments: [80, 81])
  func longPath(length: Int) {
    let path = String(repeating: "a", count: length)
    let shown = length == 80 ? path : "\(path.dropLast())…"
    #expect(refusal("{\"\(path)\": x}")?.reason.hasSuffix(", in \(shown)") == true)
  }

  @Test("A path has dots before names, and brackets around numbers and other names")
  func path() {
    let text = #"{"a": {"_b1": [1, {"1c": {"d e": [[x]]}}]}}"#
    #expect(refusal(text)?.reason.hasSuffix(#", in a._b1[1]["1c"]["d e"][0][0]"#) == true)
    #expect(refusal(#"{"": x}"#)?.reason.hasSuffix(#", in [""]"#) == true)
  }

  @Test("Lists and objects may be 128 deep", arguments: ["[", "{\"a\":"])
  func depth(opening: String) {
    #expect(
      refusal(String(repeating: opening, count: 128))?.reason
        .contains("is missing before the end of the text") == true)
    let error = refusal(String(repeating: opening, count: 129))
    #expect(
      error?.reason.hasPrefix(
        "tips.json:1: invalid JSON: lists and objects are nested more than 128 deep, at offset "
          + "\(opening.utf8.count * 128 + 1), in ") == true)
    #expect(error?.suggestion == "Use fewer levels")
  }

  @Test("After a nested value, others may be as deep")
  func siblings() {
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    #expect(refusal("[\(deep), \(deep), {\"a\": []}]") == nil)
    let tooDeep = String(repeating: "[", count: 128)
    #expect(refusal("[[], {\"a\": 1}, \(tooDeep)")?.suggestion == "Use fewer levels")
  }
}
