import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

@MainActor @Suite("Views: gestures", .tips) struct GestureTests {
  private let alerts = AlertStage(platform: .macOS)

  @Test("People order seeds: equal rows, a picker in a menu, and Return in an alert")
  func story() {
    let screen = TipScreen(of: SeedOrderView())
    screen.row("Thistle").tap("Add")
    screen.row("Millet").tap("Add")
    screen.tap("Bag")
    screen.tap("Large")
    screen.tap("Order")
    #expect(alerts.alert?.buttons == [.plain("Later"), .default("Order"), .cancel])
    #expect(alerts.pressReturn()?.title == "Order")
    #expect(screen.text.hasPrefix("Large: Thistle, Millet"))
  }

  // MARK: - Alerts

  @Test("A disabled button leaves its alert open, at a tap and at Return")
  func disabled() {
    let screen = TipScreen(of: SeedOrderView())
    screen.tap("Order")
    let reason =
      "The button \"Order\" of the alert \"Order 0 bags?\" is disabled. Enable it first."
    expectFailures([reason, reason, reason, reason]) {
      screen.tap("Order")
      screen.tap("order")
      alerts.press("Order")
      alerts.pressReturn()
    }
    alerts.expectAlert("Order 0 bags?")
    screen.tap("Later")
    #expect(screen.text.hasPrefix("Later"))
  }

  @Test("A button of an alert is found by its identifier")
  func identifier() {
    let screen = TipScreen(of: SeedOrderView())
    screen.row("Millet").tap("Add")
    screen.tap("Order")
    screen.tap("order")
    #expect(screen.text.hasPrefix("Small: Millet"))
  }

  @Test("A text in the field of an alert enables its button, and can be entered on the stage")
  func textEnables() {
    let screen = TipScreen(of: FeederNaming())
    screen.tap("Name")
    expectFailures(["The button \"Save\" of the alert"]) { alerts.press("Save") }
    alerts.enter("North")
    alerts.press("Save")
    #expect(screen.text.hasPrefix("NORTH"))
  }

  @Test("Escape presses the button with the shortcut to cancel")
  func escape() {
    let screen = TipScreen(of: FeederNaming())
    screen.tap("Name")
    #expect(alerts.cancelFromKeyboard()?.title == "Not Now")
    #expect(screen.text.hasPrefix("?\nName"))
  }

  // MARK: - Rows

  @Test("The rows distinguish two views with one label, for each gesture")
  func rows() {
    let screen = TipScreen(of: FeederRows())
    expectFailures([
      "2 are called \"Add\": …. Say which row, such as screen.row(\"North\"), or give each an "
        + "accessibilityIdentifier."
    ]) {
      screen.tap("Add")
    }
    screen.row("South").tap("Add")
    screen.row("South").longPress("Add")
    screen.row("North").adjust("Level", by: 2)
    screen.row("North").enter("new", into: "Note")
    screen.row("south.note").enter("old", into: "Note")
    screen.row("North").choose("Thistle", in: "Seed")
    #expect(screen.text.hasPrefix("South added, South pressed, North 2, new, old, North Thistle"))
    screen.delete("South")
    #expect(screen.text.contains("deleted 1"))
    screen.row("Settings").tap("Reset")
    #expect(screen.text.hasPrefix("North\nAdd"))
  }

  @Test("A row that does not exist, or is not the only one, fails with the rows there are")
  func noRow() {
    let screen = TipScreen(of: FeederRows())
    expectFailures([
      "No row on screen contains \"East\". The rows are ",
      "2 rows contain \"Add\": ",
      "Nothing called \"Remove\" is on screen. There is \"Add\"",
    ]) {
      screen.row("East").tap("Add")
      screen.row("Add").tap("Add")
      screen.row("North").tap("Remove")
    }
    let plain = TipScreen(of: Button("Add") {})
    expectFailures(["No row on screen contains \"Add\". There are no rows."]) {
      plain.row("Add").tap("Add")
    }
  }

  @Test("Rows are the views in a list, and those of a ForEach anywhere", arguments: [true, false])
  func rowKinds(isList: Bool) {
    let screen = TipScreen(of: PlainRows(isList: isList))
    screen.row("South").tap("Add")
    #expect(screen.text.hasPrefix("Added: South\n"))
  }

  @Test("A tip in line takes no gesture on a view beside it")
  func besideTip() {
    let screen = TipScreen(of: TipBeside())
    screen.tap("Feed")
    #expect(screen.visibleIDs == ["FavoriteTip"])
    #expect(screen.text.hasSuffix("\nFed 1"))
  }

  // MARK: - Menus

  @Test("An open menu takes a gesture outside of it and closes")
  func menuIsModal() {
    let screen = TipScreen(of: SeedOrderView())
    screen.tap("Bag")
    expectFailures([
      "The menu \"Bag\" took the gesture and closed: tap \"Order\". Repeat the gesture."
    ]) {
      screen.tap("Order")
    }
    alerts.expectNoAlert()
    #expect(!screen.text.contains("Large"))
    screen.tap("Bag")
    screen.tap("Bag")
    #expect(!screen.text.contains("Large"))
    screen.tap("Bag")
    screen.choose("Large", in: "Size")
    screen.row("Millet").tap("Add")
    screen.tap("Order")
    screen.tap("order")
    #expect(screen.text.hasPrefix("Large: Millet"))
  }

  @Test("A choice with menuActionDismissBehavior disabled leaves the menu open")
  func menuStaysOpen() {
    let screen = TipScreen(of: StayingMenu())
    screen.tap("Amount")
    screen.tap("More")
    screen.tap("More")
    #expect(screen.text == "2\nAmount\nMore\nDone")
    screen.tap("Done")
    #expect(screen.text == "2\nAmount")
  }

  // MARK: - Fields

  @Test("Entering a text focuses the field, changes the text, and submits the view's version of it")
  func enter() {
    let screen = TipScreen(of: FeederNaming())
    screen.enter("north", into: "Search")
    #expect(screen.text.hasPrefix("focus search, text NORTH, submit NORTH"))
    screen.enter("x", into: "Other")
    #expect(screen.text.hasPrefix("focus search, text NORTH, submit NORTH, focus other"))
  }

  // MARK: - Sheets

  @Test("interactiveDismissDisabled holds a sheet against gestures")
  func heldSheet() {
    let screen = TipScreen(of: HeldSheet())
    screen.tap("Open")
    expectFailures(["No gesture closes the sheet, because interactiveDismissDisabled holds it"]) {
      screen.dismissSheet()
    }
    #expect(screen.text == "Write\nFinish")
    screen.tap("Finish")
    screen.dismissSheet()
    #expect(screen.text == "Open")
  }

  @Test("navigationBarBackButtonHidden holds a page against gestures")
  func heldPage() {
    let screen = TipScreen(of: HeldPage())
    screen.tap("Open")
    expectFailures(["Cannot go back, because navigationBarBackButtonHidden holds the page: "]) {
      screen.goBack()
    }
    screen.tap("Finish")
    screen.goBack()
    #expect(screen.text == "Open")
  }

  // MARK: - Pointers

  @Test("A pointer moves to a view without a tooltip, and the tooltip before leaves")
  func pointer() {
    let view = VStack {
      Button("Feed") {}.help("Fill the feeder")
      Button("Open") {}
    }
    let screen = TipScreen(of: view, platform: .macOS)
    let pointer = Pointer(on: screen)
    pointer.move(to: "Feed")
    pointer.rest(for: .seconds(2))
    #expect(screen.visibleToolTip == "Fill the feeder")
    pointer.move(to: "Open")
    #expect(screen.visibleToolTip == nil)
  }

  // MARK: - Tabs

  @Test("Only the selected page of a tab view runs; the others keep their states")
  func tabs() {
    let screen = TipScreen(of: CountedTabs())
    #expect(PageModel.made == ["Birds"])
    screen.tap("Count")
    screen.tap("Journal")
    #expect(PageModel.made == ["Birds", "Journal"])
    #expect(screen.text.contains("Journal 0, appeared 1"))
    screen.tap("Birds")
    #expect(PageModel.made == ["Birds", "Journal"])
    #expect(screen.text.hasPrefix("Birds 1, appeared 2, left 1"))
    PageModel.made = []
  }

  // MARK: - Keys

  @Test("The closures of keys get a press with its key and modifiers, and nothing calls them")
  func keys() {
    let screen = TipScreen(of: KeyedFeeder())
    #expect(screen.text == "0 seeds")
  }

  // MARK: - Statuses

  @Test("A status in a body does not change until something else makes the body run")
  func status() {
    let screen = TipScreen(of: StatusBody())
    #expect(screen.text.hasPrefix("new, pressed 0"))
    screen.tap("Close")
    #expect(screen.text.hasPrefix("new, pressed 0"))
    expectInvalidated(StatusTip(), reason: .tipClosed)
    screen.tap("Press")
    #expect(screen.text.hasPrefix("seen, pressed 1"))
  }
}

private struct KeyedFeeder: View {
  @State private var seeds = 0

  var body: some View {
    Text("\(seeds) seeds")
      .focusable()
      .onKeyPress(.space) { add(1) }
      .onKeyPress(.escape, phases: .up) { _ in add(-seeds) }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in change(press) }
      .onKeyPress(characters: .decimalDigits, phases: .down) { press in
        add(Int(press.characters) ?? 0)
      }
      .onKeyPress { press in press.phase == .repeat ? .ignored : change(press) }
  }

  private func change(_ press: KeyPress) -> KeyPress.Result {
    let step = press.modifiers.contains(.shift) ? 10 : 1
    switch press.key {
    case .upArrow, "+": return add(step)
    case .downArrow, "-": return add(-step)
    default: return .ignored
    }
  }

  private func add(_ count: Int) -> KeyPress.Result {
    seeds += count
    return .handled
  }
}

private struct StatusTip: Tip {
  var title: Text { Text("Fill the Feeder") }
}

private struct StatusBody: View {
  @State private var count = 0

  var body: some View {
    Text("\(StatusTip().status == .available ? "new" : "seen"), pressed \(count)")
    TipView(StatusTip())
    Button("Press") { count += 1 }
  }
}

/// A field with a focus, and an alert with a field.
private struct FeederNaming: View {
  private enum Field { case search, other }

  @State private var news: [String] = []
  @State private var name = "?"
  @State private var draft = ""
  @State private var query = ""
  @State private var other = ""
  @State private var isNaming = false
  @FocusState private var focus: Field?

  var body: some View {
    Text(news.isEmpty ? name : news.joined(separator: ", "))
    Button("Name") { isNaming = true }
      .alert("Name the feeder", isPresented: $isNaming) {
        TextField("Name", text: $draft)
          .onChange(of: draft) { draft = draft.uppercased() }
        Button("Save") { name = draft }
          .disabled(draft.isEmpty)
        Button("Not Now") {}
          .keyboardShortcut(.cancelAction)
      }
    TextField("Search", text: $query)
      .focused($focus, equals: .search)
      .onSubmit { news.append("submit \(query)") }
      .onChange(of: focus) { news.append("focus \(focus == .search ? "search" : "other")") }
      .onChange(of: query) { _, new in
        query = new.uppercased()
        if query == new { news.append("text \(query)") }
      }
    TextField("Other", text: $other)
      .focused($focus, equals: .other)
  }
}

/// Rows with equal labels.
private struct FeederRows: View {
  @State private var news: [String] = []
  @State private var names = ["North", "South"]

  var body: some View {
    Text(news.joined(separator: ", "))
    List {
      ForEach(names, id: \.self) { name in
        FeederRow(name: name) { news.append($0) }
      }
      .onDelete { rows in
        names.remove(atOffsets: rows)
        news.append("deleted \(rows.count)")
      }
      HStack {
        Text("Settings")
        Button("Reset") { news = [] }
      }
    }
  }
}

/// Rows of a list without data, or of data without a list.
private struct PlainRows: View {
  let isList: Bool
  @State private var added = ""

  var body: some View {
    Text("Added: \(added)")
    if isList {
      List {
        row("North")
        row("South")
      }
    } else {
      VStack {
        ForEach(["North", "South"], id: \.self) { row($0) }
      }
    }
  }

  private func row(_ name: String) -> some View {
    HStack {
      Text(name)
      Button("Add") { added = name }
    }
  }
}

private struct TipBeside: View {
  @State private var count = 0

  var body: some View {
    VStack {
      TipView(FavoriteTip())
      Button("Feed") { count += 1 }
      Text("Fed \(count)")
    }
  }
}

private struct FeederRow: View {
  let name: String
  let note: (String) -> Void
  @State private var level = 0
  @State private var text = ""
  @State private var seed = "Millet"

  var body: some View {
    HStack {
      Text(name)
      Button("Add") { note("\(name) added") }
        .onLongPressGesture { note("\(name) pressed") }
      Stepper("Level", value: $level)
        .onChange(of: level) { note("\(name) \(level)") }
      TextField("Note", text: $text)
        .onSubmit { note(text) }
      Picker("Seed", selection: $seed) {
        ForEach(["Millet", "Thistle"], id: \.self) { Text($0) }
      }
      .onChange(of: seed) { note("\(name) \(seed)") }
    }
    .accessibilityIdentifier(name == "South" ? "south.note" : "")
  }
}

private struct StayingMenu: View {
  @State private var amount = 0

  var body: some View {
    Text("\(amount)")
    Menu("Amount") {
      Button("More") { amount += 1 }
        .menuActionDismissBehavior(.disabled)
      Button("Done") {}
    }
  }
}

private struct HeldPage: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Draft() }
    }
  }

  private struct Draft: View {
    @State private var isFinished = false

    var body: some View {
      Button("Finish") { isFinished = true }
        .navigationBarBackButtonHidden(!isFinished)
    }
  }
}

private struct HeldSheet: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Draft() }
  }

  private struct Draft: View {
    @State private var isFinished = false

    var body: some View {
      Text("Write")
      Button("Finish") { isFinished = true }
        .interactiveDismissDisabled(!isFinished)
    }
  }
}

@MainActor private final class PageModel: ObservableObject {
  static var made: [String] = []
  @Published var count = 0
  @Published var appeared = 0
  @Published var left = 0

  init(_ name: String) { Self.made.append(name) }
}

private struct CountedTabs: View {
  var body: some View {
    TabView {
      Tab("Birds", systemImage: "bird") { CountedPage(name: "Birds") }
      CountedPage(name: "Journal")
        .tabItem { Label("Journal", systemImage: "book") }
    }
  }
}

private struct CountedPage: View {
  let name: String
  @StateObject private var model: PageModel

  init(name: String) {
    self.name = name
    _model = StateObject(wrappedValue: PageModel(name))
  }

  var body: some View {
    VStack {
      Text(
        "\(name) \(model.count), appeared \(model.appeared)"
          + (model.left > 0 ? ", left \(model.left)" : ""))
      Button("Count") { model.count += 1 }
    }
    .onAppear { model.appeared += 1 }
    .onDisappear { model.left += 1 }
  }
}
