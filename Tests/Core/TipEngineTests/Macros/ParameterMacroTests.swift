import Foundation
import Testing
import TipEngine
import TipModel

@Suite("@Parameter")
struct ParameterMacroTests {
  @Test("reads and writes the center's value, starting with the initial one")
  func values() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(!Aviary.isSignedIn)
      Aviary.isSignedIn = true
      Aviary.visits += 2
      Aviary.seen["wren"] = true
      Aviary.season = .autumn
      Aviary.plants.plants.append("Rose")
      Aviary.default["a"] = [1]
      Aviary.nickname = "Pip"
      #expect(Aviary.$isSignedIn.wrappedValue)
      #expect(Aviary.visits == 2)
      #expect(Aviary.seen == ["wren": true])
      #expect(Aviary.season == .autumn)
      #expect(Aviary.plants.plants == ["Rose"])
      #expect(Aviary.default == ["a": [1]])
      #expect(Aviary.nickname == "Pip")
      #expect(Aviary.limit == 6)
      #expect(Aviary.since.timeIntervalSince1970 == 0)
      #expect(center.facts.parameters["Aviary.visits"]?.value == .int(2))
      #expect(center.facts.parameters["Aviary.nickname"]?.value == .string("Pip"))
    }
  }

  @Test("is transient with the transient option")
  func transient() throws {
    func isTransient(_ parameter: Tips.Parameter<Bool>) -> Bool? {
      guard case .parameter(let definition) = parameter.inputDefinition.kind else { return nil }
      return definition.isTransient
    }
    #expect(isTransient(Aviary.$isRaining) == true)
    #expect(isTransient(Aviary.$isSignedIn) == false)
  }

  @Test("names the parameter by the type that declares it")
  @MainActor
  func names() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(Aviary.$default.id == "Aviary.default")
      #expect(Nest.$isFull.id == "Nest.isFull")
      #expect(Twig.$isFull.id == "Nest.isFull")
      #expect(Nest.$eggs.id == "Nest.eggs")
      #expect(Keeper.$isAwake.id == "Keeper.isAwake")
      #expect(Cage<Int>.$isOpen.id == "Cage<Int>.isOpen")
      #expect(Screen.$isWide.id == "Screen.isWide")
      Cage<Int>.isOpen = true
      Screen.isWide = true
      Twig.isFull = true
      #expect(Cage<Int>.isOpen && !Cage<String>.isOpen && Cage<Int>.isLocked)
      #expect(Screen.isWide && Nest.isFull)
    }
  }

  @Test("may be in a type declared in a function")
  func local() throws {
    struct Feeder {
      @Parameter static var seeds: Int = 5
    }
    let center = try makeCenter()
    Tips.withCenter(center) {
      Feeder.seeds -= 1
      #expect(Feeder.seeds == 4)
    }
  }
}
