import SwiftUI
import Testing
import TipTesting

/// Pages for the values of a path, and pages that links push onto them.
private struct Shelves: View {
  @State private var path: [String] = []
  @State private var writes = 0

  private var countedPath: Binding<[String]> {
    Binding(
      get: { path },
      set: { new in
        path = new
        writes += 1
      })
  }

  var body: some View {
    NavigationStack(path: countedPath) {
      VStack {
        Text("\(writes) changes")
        NavigationLink("Millet", value: "Millet")
        NavigationLink("Nothing", value: nil as String?)
        Button("Both") { path = ["Millet", "Oats"] }
      }
      .navigationDestination(for: String.self) { Shelf(name: $0) }
    }
    NavigationLink("Alone") { Text("Nowhere") }
  }
}

private struct Shelf: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("\(name), presented: \(String(isPresented))")
    NavigationLink("Note") { Shelf(name: "Note of \(name)") }
    Button("Done") { dismiss() }
  }
}

/// Pages that bindings open.
private struct Cupboard: View {
  @State private var isOpen = false
  @State private var isNoted = false
  @State private var seed: String?

  var body: some View {
    NavigationStack {
      Text("open: \(String(isOpen)), noted: \(String(isNoted)), seed: \(seed ?? "none")")
      NavigationLink(destination: Text("Inside"), isActive: $isOpen) { Text("Open") }
      Button("Write") { isNoted = true }
        .navigationDestination(isPresented: $isNoted) {
          Button("Finish") { isNoted = false }
        }
      Button("Choose") { seed = "Millet" }
        .navigationDestination(item: $seed) { Text("Seed \($0)") }
    }
  }
}

/// A path of values of several types.
private struct MixedShelves: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Fill") {
        path.append("Millet")
        path.append(3)
      }
      .navigationDestination(for: String.self) { Text("Seed \($0)") }
      .navigationDestination(for: Int.self) { count in
        Text("\(count) bags of \(path.count)")
        Button("Empty") { path.removeLast(path.count) }
      }
    }
  }
}

@MainActor @Suite("Views: pages of a stack", .tips) struct NavigationTests {
  @Test("The page on top is on screen, and each gesture back shows the one below it")
  func back() {
    let screen = TipScreen(of: Shelves())
    screen.tap("Both")
    for page in ["Oats", "Note of Oats", "Note of Note of Oats"] {
      #expect(screen.text == "\(page), presented: true\nNote\nDone\nAlone")
      screen.tap("Note")
    }
    for page in ["Note of Note of Oats", "Note of Oats", "Oats", "Millet"] {
      screen.goBack()
      #expect(screen.text == "\(page), presented: true\nNote\nDone\nAlone")
    }
    screen.goBack()
    #expect(screen.text == "2 changes\nMillet\nNothing\nBoth\nAlone")
  }

  @Test("A page closes itself, and one that a link has pushed leaves the path unchanged")
  func dismiss() {
    let screen = TipScreen(of: Shelves())
    screen.tap("Both")
    screen.tap("Done")
    #expect(screen.text.hasPrefix("Millet, presented: true"))
    screen.tap("Note")
    screen.tap("Done")
    #expect(screen.text.hasPrefix("Millet, presented: true"))
    screen.tap("Done")
    #expect(screen.text.hasPrefix("2 changes"))
    screen.tap("Millet")
    screen.tap("Done")
    #expect(screen.text.hasPrefix("4 changes"))
    let root = TipScreen(of: NavigationStack { Shelf(name: "Oats") })
    root.tap("Done")
    #expect(root.text == "Oats, presented: false\nNote\nDone")
  }

  @Test("A link without a page, and one outside of a stack, are disabled")
  func disabled() {
    #expect(
      TipScreen(of: Shelves()).outline == """
        Shelves
          NavigationStack
            VStack
              Text "0 changes"
              NavigationLink "Millet"
              NavigationLink "Nothing" (disabled)
              Button "Both"
          NavigationLink "Alone" (disabled)
        """)
  }

  @Test("A binding opens its page and closes it, and a gesture back changes the binding")
  func bindings() {
    let root = "open: false, noted: false, seed: none\nOpen\nWrite\nChoose"
    let screen = TipScreen(of: Cupboard())
    for _ in 1...2 {
      #expect(screen.text == root)
      screen.tap("Open")
      #expect(screen.text == "Inside")
      screen.goBack()
      #expect(screen.text == root)
      screen.tap("Write")
      #expect(screen.text == "Finish")
      screen.tap("Finish")
      #expect(screen.text == root)
      screen.tap("Write")
      screen.goBack()
      #expect(screen.text == root)
      screen.tap("Choose")
      #expect(screen.text == "Seed Millet")
      screen.goBack()
    }
    #expect(screen.text == root)
  }

  @Test("A path can have values of several types")
  func values() {
    let screen = TipScreen(of: MixedShelves())
    screen.tap("Fill")
    #expect(screen.text == "3 bags of 2\nEmpty")
    screen.goBack()
    #expect(screen.text == "Seed Millet")
    screen.goBack()
    screen.tap("Fill")
    screen.tap("Empty")
    #expect(screen.text == "Fill")
  }
}
