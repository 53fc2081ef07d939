import SwiftUI
import Testing
import TipTesting

private struct Details: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      DisclosureGroup("Seeds") { Text("Millet") }
      DisclosureGroup("Birds", isExpanded: $isOpen) { Text("Finch") }
      DisclosureGroup {
        Text("Rain")
      } label: {
        Text("Water")
      }
      Text("open: \(String(isOpen))")
    }
  }
}

/// Pages of which the last one can be removed.
private struct Boxes: View {
  @State private var names = ["A", "B", "C"]

  var body: some View {
    TabView {
      ForEach(names, id: \.self) { name in
        VStack {
          Text("Box \(name)")
          Button("Remove") { names.removeLast() }
        }
        .tabItem { Text(name) }
      }
    }
  }
}

private struct SeedMenu: View {
  @State private var seed = "Millet"

  var body: some View {
    Menu("Seeds") {
      Button("Refill") {}
      Menu("More") { Button("Empty") {} }
      Picker("Kind", selection: $seed) {
        Text("Millet").tag("Millet")
        Text("Oats").tag("Oats")
      }
    }
  }
}

private struct Count: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// Controls of an app's own with a state.
private struct Tools: ToolbarContent {
  @State private var uses = 0

  var body: some ToolbarContent {
    ToolbarItem { Button("Used \(uses)") { uses += 1 } }
  }
}

private struct Bars: View {
  @State private var isNorth = true

  var body: some View {
    Button("Swap") { isNorth.toggle() }
      .toolbar {
        if isNorth {
          ToolbarItem { Count(name: "North") }
        } else {
          ToolbarItem { Count(name: "South") }
        }
        ToolbarItem { Text("Hidden") }.hidden()
        ToolbarItem { Text("Shown") }.hidden(false)
        Tools()
      }
  }
}

private struct SeedSearch: View {
  @State private var query = ""
  @State private var scope = 0

  var body: some View {
    Found()
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Mine").tag(1)
      }
      .searchSuggestions { Text("Millet?") }
      .searchable(text: $query)
  }
}

private struct Found: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View { Text("searching: \(String(isSearching))") }
}

@MainActor @Suite("Views: groups, menus, tabs and bars", .tips) struct GroupTests {
  @Test("A group shows its content when it is expanded, by a tap or by its binding")
  func disclosure() {
    let screen = TipScreen(of: Details())
    #expect(
      screen.outline == """
        Details
          VStack
            DisclosureGroup "Seeds" = collapsed
            DisclosureGroup "Birds" = expanded
            Text "Finch"
            DisclosureGroup "Water" = collapsed
            Text "open: true"
        """)
    screen.tap("Seeds")
    screen.tap("Birds")
    #expect(
      screen.outline == """
        Details
          VStack
            DisclosureGroup "Seeds" = expanded
            Text "Millet"
            DisclosureGroup "Birds" = collapsed
            DisclosureGroup "Water" = collapsed
            Text "open: false"
        """)
  }

  @Test("A tab view begins with its first page, and without the chosen one shows the last")
  func tabs() {
    let screen = TipScreen(of: Boxes())
    #expect(
      screen.outline == """
        Boxes
          TabView
            VStack
              Text "Box A"
              Button "Remove"
            Tab "A" = selected
            Tab "B"
            Tab "C"
        """)
    screen.tap("C")
    #expect(screen.text == "A\nB\nBox C\nRemove\nC")
    screen.tap("Remove")
    #expect(
      screen.outline == """
        Boxes
          TabView
            Tab "A"
            VStack
              Text "Box B"
              Button "Remove"
            Tab "B" = selected
        """)
    screen.tap("Remove")
    #expect(screen.text == "Box A\nRemove\nA")
    screen.tap("Remove")
    #expect(screen.text == "")
  }

  @Test("An open menu has its items below it, and of the options of a picker one is selected")
  func menu() {
    let screen = TipScreen(of: SeedMenu())
    screen.tap("Seeds")
    #expect(
      screen.outline == """
        SeedMenu
          Menu "Seeds" = open
          MenuItems
            Button "Refill"
            Menu "More"
            Picker "Kind" = Millet
            Text "Millet" = selected
            Text "Oats"
        """)
    screen.tap("Oats")
    #expect(screen.outline == "SeedMenu\n  Menu \"Seeds\"")
    screen.tap("Seeds")
    #expect(screen.outline.hasSuffix("= Oats\n    Text \"Millet\"\n    Text \"Oats\" = selected"))
  }

  @Test("A menu of a group opens at its first view, and closes after a choice")
  func contextMenu() {
    var removed = 0
    let birds = Group {
      Text("Owl")
      Text("Wren")
    }
    .contextMenu { Button("Remove") { removed += 1 } }
    let screen = TipScreen(of: birds)
    screen.longPress("Owl")
    #expect(screen.text == "Owl\nWren\nRemove")
    screen.tap("Remove")
    #expect(screen.text == "Owl\nWren")
    #expect(removed == 1)
  }

  @Test("The branches of a toolbar have separate states, and a hidden control is not there")
  func toolbar() {
    let screen = TipScreen(of: Bars())
    #expect(screen.text == "North 0\nShown\nUsed 0\nSwap")
    screen.tap("North 0")
    screen.tap("Used 0")
    #expect(screen.text == "North 1\nShown\nUsed 1\nSwap")
    screen.tap("Swap")
    #expect(screen.text == "South 0\nShown\nUsed 1\nSwap")
  }

  @Test("A search has a field, suggestions and scopes, and its view knows that people search")
  func search() {
    let screen = TipScreen(of: SeedSearch())
    #expect(screen.text == "Millet?\nScope\nsearching: false")
    screen.enter("oa", into: "Search")
    screen.choose("Mine", in: "Scope")
    #expect(
      screen.outline == """
        SeedSearch
          SearchField "Search" = oa
          Text "Millet?"
          Picker "Scope" = Mine
          Found
            Text "searching: true"
        """)
    #expect(screen.spoken["Search"]?.traits == [.searchField])
  }

  @Test("What stands beside a view comes after it, and an inspector only while it is presented")
  func beside() {
    let view = Text("Feeder")
      .safeAreaInset(edge: .bottom) { Text("Inset") }
      .inspector(isPresented: .constant(true)) { Text("Open inspector") }
      .inspector(isPresented: .constant(false)) { Text("Closed inspector") }
    #expect(TipScreen(of: view).text == "Feeder\nInset\nOpen inspector")
  }

  @Test("A button without a title has the one of its role")
  func roles() {
    let buttons = VStack {
      Button(role: .destructive) {}
      Button(role: .confirm) {}
      Button(role: .cancel) {}
      Button(role: .close) {}
    }
    #expect(TipScreen(of: buttons).text == "Delete\nOK\nCancel\nClose")
  }

  @Test("A hidden view keeps its place without its words, and no view in a disabled one is enabled")
  func hidden() {
    let hidden = VStack {
      Text("Seeds").hidden()
      Button("Feed") {}.hidden()
    }
    let screen = TipScreen(of: hidden)
    #expect(screen.text == "")
    #expect(screen.outline == "VStack\n  Text (disabled)\n  Button \"Feed\" (disabled)")
    let disabled = VStack { Button("Feed") {}.disabled(false) }.disabled(true)
    #expect(TipScreen(of: disabled).outline == "VStack (disabled)\n  Button \"Feed\" (disabled)")
  }

  @Test("Only the title of a page is a header, and a trait that is added again is there")
  func traits() {
    let page = VStack {
      Text("Feeder")
      Image(systemName: "leaf").accessibilityRemoveTraits(.isImage).accessibilityAddTraits(.isImage)
      Text("Seeds").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    .navigationSubtitle("Two birds")
    .navigationTitle("Yard")
    #expect(
      TipScreen(of: page).spoken.text == """
        "Yard", header
        "Two birds"
        "Feeder"
        symbol "leaf", image
        "Seeds"
        """)
    #expect(TipScreen(of: Color.red).spoken.text == "")
    #expect(TipScreen(of: Color.red.accessibilityAction {}).spoken.text == "no label")
  }

  @Test("Views of time, of sizes and of phases show their content once, and a search its results")
  func content() {
    let view = VStack {
      Text("Bird").phaseAnimator([1, 2, 3]) { bird, phase in
        bird
        Text("phase \(phase)")
      }
      TimelineView(.animation) { _ in Text("time") }
      ScrollViewReader { _ in Text("scrolled") }
      GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") }
      ContentUnavailableView.search
    }
    #expect(
      TipScreen(of: view).text == """
        Bird
        phase 1
        time
        scrolled
        390 × 844
        No Results
        Check the spelling or try a new search.
        """)
  }
}
