import SwiftUI
import Testing
import TipTesting

@MainActor @Suite("Values that views keep and hand around", .tips) struct StorageTests {
  @Test("AppStorage is shared by key on one screen, and begins anew on the next")
  func appStorage() {
    let screen = TipScreen(of: Settings())
    screen.tap("Visits")
    screen.tap("Visits")
    #expect(screen.text.contains("2 visits, species finch, no name"))
    screen.tap("Rename")
    #expect(screen.text.contains("2 visits, species owl, name North"))
    #expect(TipScreen(of: Settings()).text.contains("0 visits, species finch, no name"))
  }

  @Test("AppStorage of a store that the app names reads and writes it")
  func ownStore() throws {
    let name = "TipControl.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(4, forKey: "visits")
    let screen = TipScreen(of: Settings().defaultAppStorage(store))
    screen.tap("Visits")
    #expect(screen.text.contains("5 visits"))
    #expect(store.integer(forKey: "visits") == 5)
    let own = TipScreen(of: StoredVisits(in: store))
    own.tap("Visit 5")
    #expect(own.text == "Visit 6")
    #expect(store.integer(forKey: "visits") == 6)
  }

  @Test("A preference of several views is reduced, and reaches the view around")
  func preferences() {
    let screen = TipScreen(of: Tallest())
    #expect(screen.text.contains("Tallest: 7"))
    screen.tap("Grow")
    #expect(screen.text.contains("Tallest: 9"))
  }

  @Test("A preference can be changed on its way, and makes views beside the one that has it")
  func changedPreferences() {
    #expect(
      TipScreen(of: Heights()).text == """
        Tree
        Grass
        over 6
        behind 6
        Nothing
        height 6, nothing 0
        """)
  }

  @Test("A binding to a part of a value, or to what an optional has, changes the whole")
  func bindings() throws {
    var name: String? = "North"
    let optional = Binding(get: { name }, set: { name = $0 })
    let present: Binding<String> = try #require(Binding(optional))
    present.wrappedValue = "South"
    #expect(name == "South")
    #expect(present.wrappedValue == "South")
    name = nil
    #expect(present.wrappedValue == "North")
    #expect(Binding<String>(optional) == nil)
    let wrapped: Binding<String?> = Binding(present)
    wrapped.wrappedValue = "East"
    wrapped.wrappedValue = nil
    #expect(name == "East")
    var insets = EdgeInsets()
    let whole = Binding(get: { insets }, set: { value, _ in insets = value })
    whole.top.wrappedValue = 8
    #expect(insets == EdgeInsets(top: 8))
  }

  @Test("A binding to an element that has left keeps its last value, and changes nothing")
  func elements() {
    var seeds = ["Millet", "Oats"]
    let all = Binding(get: { seeds }, set: { seeds = $0 })
    let first = all[0]
    let last = all[1]
    last.wrappedValue = "Rye"
    #expect(seeds == ["Millet", "Rye"])
    seeds.removeLast()
    #expect(first.wrappedValue == "Millet")
    #expect(last.wrappedValue == "Oats")
    last.wrappedValue = "Thistle"
    #expect(seeds == ["Millet"])
  }

  @Test("A geometry is that of a phone")
  func geometry() {
    #expect(TipScreen(of: Measured()).text == "Width 390")
  }
}

private enum Species: String { case finch, owl }

private struct Settings: View {
  @AppStorage("visits") private var visits = 0
  @AppStorage("species") private var species: Species = .finch
  @AppStorage("name") private var name: String?

  var body: some View {
    VisitButton()
    Button("Rename") {
      name = "North"
      species = .owl
    }
    Text("\(visits) visits, species \(species.rawValue), \(name.map { "name \($0)" } ?? "no name")")
  }
}

/// A view that names the store of its value.
private struct StoredVisits: View {
  @AppStorage private var visits: Int

  init(in store: UserDefaults) { _visits = AppStorage(wrappedValue: 0, "visits", store: store) }

  var body: some View { Button("Visit \(visits)") { visits += 1 } }
}

private struct VisitButton: View {
  @AppStorage("visits") private var visits = 0

  var body: some View { Button("Visits") { visits += 1 } }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Tallest: View {
  @State private var tallest = 0
  @State private var height = 7

  var body: some View {
    VStack {
      Text("Feeder").preference(key: HeightKey.self, value: 3)
      Text("Tree").preference(key: HeightKey.self, value: height)
      Button("Grow") { height += 2 }
    }
    .onPreferenceChange(HeightKey.self) { tallest = $0 }
    Text("Tallest: \(tallest)")
  }
}

private struct Heights: View {
  @State private var height = -1
  @State private var nothing = -1

  var body: some View {
    VStack {
      Text("Tree")
        .preference(key: HeightKey.self, value: 3)
        .transformPreference(HeightKey.self) { $0 *= 2 }
      Text("Grass")
        .transformPreference(HeightKey.self) { $0 += 1 }
    }
    .overlayPreferenceValue(HeightKey.self) { Text("over \($0)") }
    .backgroundPreferenceValue(HeightKey.self) { Text("behind \($0)") }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    Text("Nothing").onPreferenceChange(HeightKey.self) { nothing = $0 }
    Text("height \(height), nothing \(nothing)")
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Width \(Int(width))")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}
