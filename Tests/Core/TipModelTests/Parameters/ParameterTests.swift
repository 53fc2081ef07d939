import Foundation
import TestSupport
import Testing
import TipModel

private struct Backyard: Codable, Sendable {
  var isLoggedIn = false
  enum Nested {
    static let isOpen = Tips.Parameter(Self.self, "isOpen", false)
  }
}

@Suite("Parameters")
struct ParameterTests {
  @Test("are identified by their type and name, for any type of value (D18)")
  func ids() {
    #expect(
      Tips.Parameter(Backyard.self, "isLoggedIn", false).id == "Backyard.isLoggedIn")
    #expect(Tips.Parameter(Backyard.self, "isLoggedIn", 3).id == "Backyard.isLoggedIn")
    #expect(Backyard.Nested.isOpen.id == "Nested.isOpen")
    #expect(Tips.Parameter(\Backyard.isLoggedIn, true).id == "Backyard.isLoggedIn")
  }

  @Test("register their type, initial value and persistence in the datastore")
  func definitions() {
    func definition(_ parameter: Tips.Parameter<some Codable & Sendable>) -> ParameterDefinition? {
      guard case .parameter(let definition) = parameter.inputDefinition.kind else { return nil }
      return definition
    }
    #expect(
      definition(Tips.Parameter(Backyard.self, "visits", 3))
        == ParameterDefinition(id: "Backyard.visits", type: "Int", initialValue: 3))
    #expect(
      definition(Tips.Parameter(Backyard.self, "on", true, .transient))
        == ParameterDefinition(
          id: "Backyard.on", type: "Bool", initialValue: true, isTransient: true))
    #expect(
      definition(Tips.Parameter<String?>(Backyard.self, "nickname", nil))
        == ParameterDefinition(
          id: "Backyard.nickname", type: "Optional<String>", initialValue: .null))
    #expect(
      definition(Tips.Parameter(Backyard.self, "since", noon.date))?.initialValue
        == "2026-11-21T12:00:00.000Z")
    #expect(
      definition(Tips.Parameter(Backyard.self, "yard", Backyard()))?.initialValue
        == ["isLoggedIn": false])
  }

  @Test("provide the written or the initial value to code")
  func values() throws {
    let visits = Tips.Parameter(Backyard.self, "visits", 3)
    #expect(try visits.value(in: RuleScope(facts: Facts(), now: noon)) == 3)
    #expect(
      try visits.value(in: RuleScope(facts: Facts([visits.set(8)]), now: noon)) == 8)
    let wrong = Facts([.setParameter(id: visits.id, value: "eight")])
    // A value of another type gives the initial one (D43).
    #expect(try visits.value(in: RuleScope(facts: wrong, now: noon)) == 3)
  }

  @Test(
    "provide the initial value to rules if the written one has another type (D43)",
    arguments: [
      ("Bool", true, true), ("Bool", 1, false), ("String", "eight", true), ("String", 8, false),
      ("Int", 8, true), ("Int", 8.5, false), ("Int", true, false), ("Double", 8.5, true),
      ("Double", 8, true), ("Double", "eight", false), ("Yard", ["size": 8], true),
    ] as [(String, StoredValue, Bool)])
  func types(type: String, value: StoredValue, isAccepted: Bool) {
    let definition = ParameterDefinition(
      id: "Backyard.visits", type: type, initialValue: "first")
    let facts = Facts([
      .registerParameter(definition), .setParameter(id: definition.id, value: value),
    ])
    let seen = RuleScope(facts: facts, now: noon).value(ofParameter: definition.id)
    #expect(seen == (isAccepted ? value : "first"))
  }

  @Test("have the shape of their type, or else of their initial or written value")
  func shapes() {
    func record(
      _ type: String, _ initial: StoredValue, _ value: StoredValue? = nil
    ) -> ParameterRecord {
      let definition = ParameterDefinition(id: "a", type: type, initialValue: initial)
      return ParameterRecord(definition: definition, value: value)
    }
    let yard = ValueShape.members(["size": .number])
    #expect(record("Int", 3).shape == .whole)
    #expect(record("Yard", ["size": 8], "north").shape == yard)
    #expect(record("Yard", .null, ["size": 8]).shape == yard)
    #expect(ParameterRecord(value: "north").shape == .string)
    #expect(ParameterRecord(value: "north").mismatch(of: 3, at: "a") == nil)
    #expect(record("Int", .null).mismatch(of: .null, at: "a") == nil)
    #expect(record("Int", .null).mismatch(of: "many", at: "a") != nil)
    #expect(record("Int", 3).mismatch(of: .null, at: "a") != nil)
    #expect(record("Int", 3).mismatch(of: 4.0, at: "a") == nil)
  }

  @Test("keep a value in its stored form, whether written or initial")
  func records() {
    #expect(ParameterRecord().current == .null)
    let definition = ParameterDefinition(id: "a", type: "Double", initialValue: 2.0)
    #expect(definition.initialValue == .int(2))
    #expect(ParameterRecord(definition: definition).current == 2)
    #expect(
      ParameterRecord(definition: definition, value: .date(noon)).current == .string("\(noon)"))
  }
}
