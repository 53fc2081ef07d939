import Testing
import TipModel

@Suite("The shape of a value")
struct ValueShapeTests {
  @Test(
    "is that of the type's name, and of an example where the name says nothing",
    arguments: [
      ("Optional<Int>", .null, .optional(.whole)), ("Int?", .null, .optional(.whole)),
      ("Set<Date>", [], .list(.date)), ("ContiguousArray<Bool>", [true], .list(.bool)),
      ("Array<Array<Int>>", [], .list(.list(.whole))), ("Array<Nest>", [], .list(.any)),
      ("Array", [1], .list(.number)), ("Tuple<Int>", 1, .number),
      ("Array<Visit>", [["n": 1], "x"], .list(.members(["n": .number]))),
      ("Dictionary<String, Double>", [:], .dictionary(.number)),
      ("Dictionary<Int, String>", ["1": "a"], .members(["1": .string])),
      (
        "Dictionary<String, Visit>", ["b": "x", "a": ["n": 1], "c": 2],
        .dictionary(.members(["n": .number]))
      ),
      ("Visit", ["n": [1, "x"], "b": true], .members(["n": .list(.number), "b": .bool])),
    ] as [(String, StoredValue, ValueShape)])
  func shape(_ type: String, _ example: StoredValue, _ shape: ValueShape) {
    #expect(ValueShape(type: type[...], example: example) == shape)
  }

  @Test(
    "is that of values of its kind",
    arguments: [
      (.any, [1]), (.bool, false), (.whole, 1), (.number, 1), (.number, 1.5), (.number, "inf"),
      (.string, "north"), (.date, "2026-11-21"), (.optional(.whole), .null),
      (.optional(.whole), 1), (.list(.whole), []), (.dictionary(.whole), ["a": 1]),
      (.members(["a": .whole, "b": .optional(.bool)]), ["a": 1, "c": "new"]),
    ] as [(ValueShape, StoredValue)])
  func fits(_ shape: ValueShape, _ value: StoredValue) {
    #expect(shape.mismatch(of: value, at: "p") == nil)
  }

  @Test(
    "is not that of others, of which the first part that differs is named",
    arguments: [
      (.bool, 1, "\"p\" is 1, and needs true or false"),
      (.whole, 1.5, "\"p\" is 1.5, and needs a whole number"),
      (.number, "many", "\"p\" is \"many\", and needs a number"),
      (.string, 3, "\"p\" is 3, and needs a string"),
      (.date, "today", "\"p\" is \"today\", and needs a date"),
      (.date, 3, "\"p\" is 3, and needs a date"),
      (.optional(.whole), "x", "\"p\" is \"x\", and needs a whole number"),
      (.list(.whole), 3, "\"p\" is 3, and needs a list"),
      (.list(.whole), [1, "a", true], "\"p[1]\" is \"a\", and needs a whole number"),
      (.dictionary(.whole), [], "\"p\" is [], and needs an object"),
      (
        .dictionary(.whole), ["e": "x", "a": 1, "d": "y", "b": 2, "c": true],
        "\"p.c\" is true, and needs a whole number"
      ),
      (
        .members(["e": .any, "d": .list(.any), "c": .any, "b": .optional(.any), "a": .whole]),
        ["a": 1], "\"p.c\" is missing, and needs a value"
      ),
    ] as [(ValueShape, StoredValue, String)])
  func mismatch(_ shape: ValueShape, _ value: StoredValue, _ reason: String) {
    #expect(shape.mismatch(of: value, at: "p")?.reason == reason)
  }
}
