import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private let species = ["Cardinal", "Blue Jay", "Robin"]

private struct OneSpecies: View {
  @State private var chosen: String?

  var body: some View {
    List(species, id: \.self, selection: $chosen) { Text($0) }
    Text("Chosen: \(chosen ?? "none")")
  }
}

private struct SomeSpecies: View {
  @State private var chosen: Set<Int> = []

  var body: some View {
    List(selection: $chosen) {
      Section("Birds") {
        Text("Cardinal").tag(1)
        Text("Robin").tag(2)
      }
    }
    Text("Chosen: \(chosen.sorted().map(String.init).joined(separator: ","))")
  }
}

/// A row that selects itself, with a button of the same words.
private struct FedSpecies: View {
  @State private var chosen: Int?
  @State private var fed = 0

  var body: some View {
    List(selection: $chosen) {
      HStack {
        Image(systemName: "bird")
        VStack { Button("Robin") { fed += 1 } }
      }
      .tag(1)
    }
    Text("Chosen: \(chosen ?? 0), fed: \(fed)")
  }
}

private struct PickedSpecies: View {
  @State private var chosen = "Robin"

  var body: some View {
    Picker("Species", selection: $chosen) {
      ForEach(species, id: \.self) { Text($0) }
    }
    Text("Chosen: \(chosen)")
  }
}

@MainActor
@Suite("Views: choices", .tips)
struct SelectionTests {
  @Test("A tap on a row of a list selects its identity")
  func oneRow() {
    let screen = TipScreen(of: OneSpecies())
    screen.tap("Blue Jay")
    #expect(screen.text.hasSuffix("Chosen: Blue Jay"))
  }

  @Test("Taps on rows with tags select several, and deselect them")
  func someRows() {
    let screen = TipScreen(of: SomeSpecies())
    screen.tap("Cardinal")
    screen.tap("Robin")
    #expect(screen.text.hasSuffix("Chosen: 1,2"))
    screen.tap("Cardinal")
    #expect(screen.text.hasSuffix("Chosen: 2"))
  }

  @Test("A tap on a row with a button of the same words is one on the button")
  func buttonInRow() {
    let screen = TipScreen(of: FedSpecies())
    screen.tap("Robin")
    #expect(screen.text == "Robin\nChosen: 0, fed: 1")
  }

  @Test("A picker offers the rows of a ForEach without tags")
  func picker() {
    let screen = TipScreen(of: PickedSpecies())
    #expect(screen.outline.contains("Picker \"Species\" = Robin"))
    screen.choose("Cardinal", in: "Species")
    #expect(screen.text.hasSuffix("Chosen: Cardinal"))
    expectFailures([
      "\"Species\" has no option \"Owl\": … It has \"Cardinal\", \"Blue Jay\", \"Robin\"."
    ]) {
      screen.choose("Owl", in: "Species")
    }
    #expect(screen.text.hasSuffix("Chosen: Cardinal"))
  }
}
