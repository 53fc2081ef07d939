import Testing
import TipEngine
@testable import TipModel

/// A payload with its own coding keys.
private struct Visit: Codable, Sendable {
  var place: String
  var minutes: Int

  enum CodingKeys: String, CodingKey {
    case place = "p"
    case minutes
  }
}

/// A value stored as plain text.
private struct BackyardID: Codable, Sendable, Equatable, RawRepresentable {
  var rawValue: String
}

/// A value stored as a list.
private struct Corner: Decodable {
  let x: Int

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Int.self)
  }
}

/// A value of which nothing is stored.
private struct Season: Decodable {
  let month: Int

  init(from decoder: any Decoder) { month = 3 }
}

/// A value that refuses to be read.
private struct Shelter: Decodable {
  let key: Int

  init(from decoder: any Decoder) throws { throw RuleFailure("the shelter is closed") }
}

@Suite("Members stored under a different name")
struct StoredKeysTests {
  private static let visited = Tips.Event<Visit>(id: "didVisit")
  private static let last = Tips.Parameter(Self.self, "last", Visit(place: "", minutes: 0))
  private static let id = Tips.Parameter(Self.self, "id", BackyardID(rawValue: ""))

  @Test("make a rule opaque, because a tree would read the wrong name (D24)")
  func renamed() throws {
    let rule = Tips.Rule(Self.visited) { $0.donations.filter { $0.place == "north" }.count == 1 }
    #expect(rule.isOpaque)
    let north = [Self.visited.donated(1, Visit(place: "north", minutes: 1))]
    #expect(try rule.holds(north, runningCode: true))
    #expect(try !rule.holds([], runningCode: true))
    let parameter = Tips.Rule(Self.last) { $0.place == "north" }
    #expect(parameter.isOpaque)
    #expect(
      try parameter.holds(
        [Self.last.set(Visit(place: "north", minutes: 1))], runningCode: true))
  }

  @Test("do not affect the other members of the type")
  func others() throws {
    let rule = Tips.Rule(Self.visited) { $0.donations.filter { $0.minutes > 3 }.isEmpty }
    #expect(
      rule.description == #"event("didVisit").donations.filter(minutes > 3).isEmpty"#)
    #expect(try !rule.holds([Self.visited.donated(1, Visit(place: "north", minutes: 4))]))
  }

  @Test("include all members of a value that is stored without names")
  func unnamed() {
    #expect(isNamed("minutes", in: Visit.self))
    #expect(!isNamed("place", in: Visit.self))
    #expect(!isNamed("x", in: Corner.self))
    #expect(!isNamed("month", in: Season.self))
    #expect(!isNamed("key", in: Shelter.self))
  }

  @Test("are all that a type reads, unless it reads a list or a single value, or fails")
  func complete() {
    #expect(StoredKeys(of: Visit.self).isComplete)
    #expect(StoredKeys(of: Season.self).isComplete)
    #expect(!StoredKeys(of: Corner.self).isComplete)
    #expect(!StoredKeys(of: BackyardID.self).isComplete)
    #expect(!StoredKeys(of: Shelter.self).isComplete)
  }

  private func isNamed<Value: Decodable>(_ member: String, in type: Value.Type) -> Bool {
    StoredKeys(of: type).contains(member)
  }

  @Test("include the member of a value that is stored without it")
  func bare() throws {
    let rule = Tips.Rule(Self.id) { $0.rawValue == "north" }
    #expect(rule.isOpaque)
    #expect(
      try rule.holds([Self.id.set(BackyardID(rawValue: "north"))], runningCode: true))
    let whole = Tips.Rule(Self.id) { $0 == BackyardID(rawValue: "north") }
    #expect(whole.description == #"parameter("StoredKeysTests.id") == "north""#)
    #expect(try whole.holds([Self.id.set(BackyardID(rawValue: "north"))]))
  }
}
