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
