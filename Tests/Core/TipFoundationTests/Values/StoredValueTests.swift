import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Stored values")
struct StoredValueTests {
  @Test(
    "name their kind",
    arguments: [
      (.null, "nil"), (true, "Bool"), (1, "number"), (1.5, "number"), ("a", "string"),
      (.date(noon), "date"), ([1], "array"), (["a": 1], "object"),
    ] as [(StoredValue, String)])
  func kinds(_ value: StoredValue, _ kind: String) {
    #expect(value.kind == kind)
  }

  @Test(
    "are equivalent in different forms",
    arguments: [
      (3, 3.0, true), (3, 3.5, false), (.date(noon), "2026-11-21T12:00:00Z", true),
      (.date(noon), "2026-11-21T13:00:00.000+01:00", true), (.date(noon), "noon", false),
      (.date(noon), 3, false), ([.date(noon), 1.0], ["2026-11-21T12:00:00Z", 1], true),
      ([1], [1, 1], false), (["a": 1, "b": .null], ["b": .null, "a": 1.0], true),
      (["a": 1], ["a": 1, "b": 1], false), (["a": 1], ["b": 1], false), (.null, false, false),
      (1, true, false), ("1", 1, false), ([], [:], false), ("inf", .double(.infinity), true),
      ("-inf", .double(.infinity), false), ("nan", .double(.nan), false), ("inf", 1, false),
    ] as [(StoredValue, StoredValue, Bool)])
  func meaning(_ left: StoredValue, _ right: StoredValue, _ same: Bool) {
    #expect(left.means(right) == same)
    #expect(right.means(left) == same)
  }

  @Test("have a canonical form, which is the form after decoding JSON", arguments: UInt64(1)...4)
  func canonical(seed: UInt64) throws {
    var random = RandomRule(generator: SeededGenerator(seed: seed))
    for _ in 0..<1000 {
      let value = random.value(3)
      let canonical = value.canonical
      #expect(try StoredValue(json: value.json, subject: "value") == canonical, "\(value)")
      #expect(canonical.canonical == canonical)
      #expect(try StoredValue(json: value.prettyJSON, subject: "value") == canonical)
    }
    #expect(StoredValue.double(.nan).canonical == "nan")
  }

  @Test("print sorted JSON on one line, and reject invalid JSON")
  func json() throws {
    let value: StoredValue = ["b": [1, 2.5, .null], "a": "x/y \"z\"", "c": .date(noon)]
    #expect(
      value.json == #"{"a":"x/y \"z\"","b":[1,2.5,null],"c":"2026-11-21T12:00:00.000Z"}"#)
    for text in ["", "{", "[1,]x", "nul", "'a'", "{\"a\":}"] {
      let error = #expect(throws: TipControlError.self) {
        try StoredValue(json: text, subject: "--info")
      }
      #expect(error?.subject == "--info")
      #expect(error?.code == .malformed)
    }
  }

  @Test(
    "know their levels of lists and objects",
    arguments: [
      (1, 0), ([], 1), ([:], 1), ([1, [[]]], 3), (["a": 1, "b": ["c": [:]]], 3), ([["a": []]], 3),
    ] as [(StoredValue, Int)])
  func levels(_ value: StoredValue, levels: Int) {
    #expect((-1...4).map { value.isDeeper(than: $0) } == (-1...4).map { $0 < levels && levels > 0 })
  }

  @Test("can be stored within others up to a size")
  func size() {
    let ones = Array(repeating: StoredValue.int(1), count: StoredValue.mostBytes / 8)
    #expect(StoredValue.array(Array(ones.dropFirst())).obstacle == nil)
    #expect(
      StoredValue.array(ones).obstacle
        == "it has about 1048584 bytes, and at most 1048576 can be stored")
    let song = StoredValue.string(String(repeating: "a", count: StoredValue.mostBytes - 16))
    #expect(StoredValue.object(["": song]).obstacle == nil)
    #expect(
      StoredValue.object(["a": song]).obstacle
        == "it has about 1048577 bytes, and at most 1048576 can be stored")
  }

  @Test("keep the last of two members with the same name")
  func literals() {
    #expect(["a": 1, "a": 2] as StoredValue == .object(["a": 2]))
  }
}
