import Testing
import TipModel
@testable import TipCLI

/// The texts that `tipctl set` reads, and that the board offers for a change.
@Suite("The text of a parameter's value")
struct ParameterTextTests {
  /// Returns the reader of a parameter with a type, or with nil of an unknown type.
  private func reader(_ type: String?) -> ParameterText {
    var record = ParameterRecord()
    if let type {
      let initial: StoredValue = type.hasPrefix("Optional") ? .null : ""
      record.definition = ParameterDefinition(
        id: "Yard.mood", type: type, initialValue: initial)
    }
    return ParameterText(id: "Yard.mood", record: record)
  }

  @Test(
    "A text is read by the type, and refused when it does not fit",
    arguments: [
      ("Bool", "yes", true), ("Bool", "null", nil), ("Bool", "3", nil),
      ("Optional<Bool>", "null", .null), ("Optional<Bool>", "nil", .null),
      ("Optional<Bool>", "no", false), ("Int", "3", 3), ("Int", "2.5", nil),
      ("Double", "2.5", 2.5), ("Double", "inf", nil), ("String", "null", "null"),
      ("String", "3", "3"), ("String", #""a b""#, "a b"), ("String", #""a"#, nil),
      ("Optional<String>", "nil", .null), ("Optional<String>", "pond", "pond"),
      ("Date", "2026-11-21", "2026-11-21T00:00:00.000Z"), ("Date", "soon", nil),
      ("Array<Int>", "[1, 2]", [1, 2]), ("Array<Int>", "1", nil),
      ("Dictionary<String, Int>", #"{"a": 1}"#, ["a": 1]),
      ("Dictionary<String, Int>", "[]", nil),
      (nil, "pond", "pond"), (nil, "3", 3), (nil, "[1]", [1]), (nil, "nil", .null),
    ] as [(String?, String, StoredValue?)])
  func reads(type: String?, text: String, value: StoredValue?) throws {
    if let value {
      #expect(try reader(type).value(text) == value)
    } else {
      let error = #expect(throws: TipControlError.self) { try reader(type).value(text) }
      #expect(error?.code == .malformed)
    }
  }

  @Test(
    "The text of a value reads back as that value",
    arguments: [
      ("String", "pond", "pond"), ("String", "3", "3"), ("String", "null", #""null""#),
      ("String", "nil", #""nil""#), ("String", "-3", #""-3""#),
      ("String", #""a"#, #""\"a""#),
      ("Optional<String>", .null, "null"), ("Optional<String>", "nil", #""nil""#),
      ("Date", "2026-11-21T09:00:00.000Z", "2026-11-21T09:00:00.000Z"),
      ("Bool", true, "true"),
      ("Array<String>", ["a"], #"["a"]"#), (nil, "pond", #""pond""#), (nil, 3, "3"),
    ] as [(String?, StoredValue, String)])
  func writes(type: String?, value: StoredValue, text: String) throws {
    let reader = reader(type)
    #expect(reader.text(of: value) == text)
    #expect(try reader.value(text) == value)
  }
}
