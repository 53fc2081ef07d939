import Foundation
import TestSupport
import Testing
import TipModel

private struct Yard: Codable, Equatable {
  var name = "North"
  var opened = noon.date
  var nickname: String?
  var tier = Tier.gold
  var sizes: [Float] = [0.1, 2]
  var seen: [String: Bool] = ["a": true]
  var seal = Data([1, 2])
  var limit = Double.infinity
  var id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  var page = URL(string: "https://example.org/north")
  var season = Season.spring(weeks: 3)
}

private enum Tier: String, Codable { case free, silver, gold }

private enum Season: Codable, Equatable { case spring(weeks: Int), winter }

private struct Refusing: Encodable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "never"))
  }
}

/// A class that uses every kind of container.
private class Feeder: Encodable {
  private enum Key: String, CodingKey { case seeds, place, visits, owner, again }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Decimal(string: "12.50"), forKey: .seeds)
    var place = container.nestedContainer(keyedBy: Key.self, forKey: .place)
    try place.encode(noon.date, forKey: .owner)
    try place.encodeNil(forKey: .again)
    var visits = container.nestedUnkeyedContainer(forKey: .visits)
    try visits.encode(UInt64(Int64.max))
    try visits.encode(Int64.min)
    try visits.encodeNil()
    var pair = visits.nestedUnkeyedContainer()
    try pair.encode(contentsOf: [1.5, 2])
    var named = visits.nestedContainer(keyedBy: Key.self)
    try named.encode(Data([1]), forKey: .seeds)
    _ = visits.superEncoder()
    try "old".encode(to: container.superEncoder(forKey: .owner))
    // The same object as before, and the last of two values.
    var again = encoder.container(keyedBy: Key.self)
    try again.encode(1, forKey: .again)
    try again.encode([Float(0.1): -0.0], forKey: .again)
  }
}

private class HeatedFeeder: Feeder {
  private enum Key: String, CodingKey { case heat }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode([Season.winter], forKey: .heat)
    try super.encode(to: container.superEncoder())
  }
}

private struct Nested: Encodable {
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if depth > 0 { try container.encode(Nested(depth: depth - 1)) }
  }
}

/// A list that is written in two parts.
private struct Flock: Encodable {
  func encode(to encoder: any Encoder) throws {
    var birds = encoder.unkeyedContainer()
    try birds.encode("wren")
    try birds.encode(birds.count)
    var others = encoder.unkeyedContainer()
    try others.encode("robin")
  }
}

private struct Nothing: Encodable {
  func encode(to encoder: any Encoder) {}
}

@Suite("Codable values as stored values")
struct StoredValueCodingTests {
  @Test("a struct's members keep their values")
  func members() throws {
    let value = stored(Yard())
    #expect(
      value == [
        "name": "North", "opened": "2026-11-21T12:00:00.000Z", "tier": "gold",
        "sizes": [0.1, 2], "seen": ["a": true], "seal": "AQI=", "limit": "inf",
        "id": "00000000-0000-0000-0000-000000000001", "page": "https://example.org/north",
        "season": ["spring": ["weeks": 3]],
      ])
    #expect(try value.decode(as: Yard.self) == Yard())
  }

  @Test("a single value keeps its form")
  func single() throws {
    #expect(stored(true) == .bool(true))
    #expect(stored(Int8(-3)) == -3)
    #expect(stored(2.0) == .double(2))
    #expect(stored(Float(0.1)) == .double(0.1))
    #expect(stored(UInt64.max) == .double(0x1p64))
    #expect(stored("a") == "a")
    #expect(stored(String?.none) == .null)
    #expect(stored(Int?.some(4)) == 4)
    #expect(stored(Tier.silver) == "silver")
    #expect(stored([Tier.gold, .free]) == ["gold", "free"])
    #expect(stored([Date?.some(noon.date), nil]) == ["2026-11-21T12:00:00.000Z", .null])
    #expect(stored(noon.date) == .date(noon))
    #expect(stored(["k": Int?.none]) == ["k": .null])
  }

  @Test("infinity and NaN are stored as text and decode again")
  func notFinite() throws {
    for (value, text) in [(Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")] {
      #expect(stored(value).canonical == .string(text))
      #expect(stored(Float(value)) == .string(text))
      #expect(stored([value]) == [.string(text)])
      let back = try stored(value).decode(as: Double.self)
      #expect(back == value || back.isNaN && value.isNaN)
    }
  }

  @Test("texts that look like such numbers stay texts", arguments: ["inf", "-inf", "nan"])
  func texts(_ text: String) throws {
    #expect(try StoredValue(json: "\"\(text)\"", subject: "name") == .string(text))
    #expect(stored([text]) == [.string(text)])
    #expect(try stored(text).decode(as: String.self) == text)
  }

  @Test("dates keep their milliseconds, but not smaller fractions")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_795_262_400.123456)
    #expect(stored(date) == .date(Timestamp(milliseconds: 1_795_262_400_123)))
    let back = try stored(date).decode(as: Date.self)
    #expect(Timestamp(back) == Timestamp(date))
    #expect(throws: DecodingError.self) { try StoredValue.string("soon").decode(as: Date.self) }
  }

  @Test("every container has the value that its JSON text is read as")
  func containers() throws {
    func check(_ value: some Encodable) throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { date, encoder in
        try Timestamp(date).description.encode(to: encoder)
      }
      let json = String(decoding: try encoder.encode(value), as: UTF8.self)
      #expect(try StoredValue(encoding: value) == StoredValue(json: json, subject: json))
    }
    try check(Feeder())
    try check(HeatedFeeder())
    try check(Flock())
    try check([Nothing()])
    try check(["a": [[1.0, 0.1], []]])
    try check([[Int8.min], [-1], [0]])
    try check([UInt8.max, 1])
    try check([9_007_199_254_740_993.0, 1e17, 1e20, -1e15, 123_456.75])
    #expect(try StoredValue(encoding: [0.1 + 0.2]) == [.double(0.1 + 0.2)], "all digits")
    try check([StoredValue.date(noon), .double(2), .object(["a": .null])])
    try check([1: "one", 2: "two"])
    try check([URL(string: "https://example.org/a%20b")])
    try check([Tier.gold: 1])
  }

  @Test("a value that encodes nothing, is nested too deeply or is too large, throws")
  func encodingFailures() {
    #expect(throws: EncodingError.self) { try StoredValue(encoding: Nothing()) }
    let error = #expect(throws: EncodingError.self) {
      try StoredValue(encoding: Nested(depth: 120))
    }
    if case .invalidValue(_, let context) = error {
      #expect(context.debugDescription == "it is nested too deeply.")
      #expect(context.codingPath.map(\.stringValue) == Array(repeating: "Index 0", count: 95))
    }
    #expect(throws: Never.self) { try StoredValue(encoding: Nested(depth: 90)) }
    #expect(throws: EncodingError.self) { try StoredValue(encoding: ["yards": [Refusing()]]) }
    let song = String(repeating: "a", count: StoredValue.mostBytes - 16)
    #expect(throws: Never.self) { try StoredValue(encoding: [song]) }
    #expect(throws: EncodingError.self) { try StoredValue(encoding: [song + "b"]) }
    #expect(throws: EncodingError.self) { try StoredValue(encoding: [song + "b": ""]) }
    #expect(throws: EncodingError.self) {
      try StoredValue(encoding: Array(repeating: "", count: StoredValue.mostBytes / 8))
    }
  }

  @Test("sets are lists in the same order in every process")
  func sets() throws {
    let names = (0..<50).map { "yard \($0)" }
    #expect(stored(Set(names)) == .array(names.sorted().map { .string($0) }))
    #expect(try stored(Set(names)).decode(as: Set<String>.self) == Set(names))
    #expect(stored(Set([3, 1, 2])) == [1, 2, 3])
    #expect(stored(Set<String>?.some(["b", "a"])) == ["a", "b"])
  }

  @Test("a value that cannot be encoded or decoded throws")
  func failures() {
    #expect(throws: EncodingError.self) { try StoredValue(encoding: Refusing()) }
    #expect(throws: DecodingError.self) { try StoredValue.int(3).decode(as: String.self) }
    #expect(throws: DecodingError.self) { try StoredValue.null.decode(as: Int.self) }
    #expect(throws: DecodingError.self) {
      try StoredValue.object(["name": 1]).decode(as: Yard.self)
    }
  }
}
