import SwiftUI
import Synchronization
import TestSupport
import Testing
import TipKit
import TipTesting

private struct Counter: View {
  @State var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Text("is \(count)")
  }
}

/// One view value at two places.
private struct Twice: View {
  private let counter = Counter()

  var body: some View {
    VStack { counter }
    HStack { counter }.accessibilityIdentifier("second")
  }
}

private struct Branches: View {
  @State private var isFirst = true

  var body: some View {
    Toggle("First", isOn: $isFirst)
    if isFirst { Counter() } else { Counter() }
  }
}

private struct Wrapped: DynamicProperty {
  @State var value = 1
  var doubled: Int { value * 2 }
}

private struct WrappedView: View {
  var wrapped = Wrapped()

  var body: some View {
    Button("\(wrapped.doubled)") { wrapped.value += 1 }
  }
}

/// A modifier with a state.
private struct Counted: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    Button("Add") { count += 1 }
    content
    Text("added \(count)")
  }
}

private final class LineJournal: ObservableObject {
  @Published var lines: [String] = []
}

private struct LineJournalView: View {
  @StateObject private var journal = LineJournal()
  @FocusState private var isFocused: Bool
  @State private var line = ""

  var body: some View {
    TextField("Line", text: $line)
      .focused($isFocused)
      .onSubmit {
        journal.lines.append(line)
        line = ""
      }
    JournalLines(journal: journal)
  }
}

private struct JournalLines: View {
  @ObservedObject var journal: LineJournal

  var body: some View {
    ForEach(journal.lines, id: \.self) { Text($0) }
  }
}

private struct GuideTip: Tip {
  var title: Text { Text("Ask the Guide") }
  var options: [any TipOption] { [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)] }
}

/// A tip for a journal that is new.
private struct Guide: View {
  @ObservedObject var journal: LineJournal

  var body: some View {
    Text("Journal")
    if journal.lines.isEmpty { TipView(GuideTip()) }
  }
}

@MainActor private var events: [String] = []

private struct Row: View {
  let name: String

  var body: some View {
    Text(name)
      .onAppear { events.append("+\(name)") }
      .onDisappear { events.append("-\(name)") }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      Button("Next") { names = ["b", "c"] }
      ForEach(names, id: \.self) { Row(name: $0) }
    }
    .onChange(of: names) { old, new in events.append("\(old.count)>\(new.joined())") }
  }
}

private struct Ticker: View {
  @State private var ticks = 0
  @State private var speed = 1

  var body: some View {
    VStack {
      Text("ticks \(ticks) at \(speed)")
      Button("Faster") { speed += 1 }
    }
    .task(id: speed) {
      events.append("begin \(speed)")
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        events.append("end")
      }
    }
  }
}

/// A task without a value in the place of one that follows a number, or the other way round.
private struct ReplacedTask: View {
  let begin: @MainActor (String) -> Void
  @State var followsNumber = false

  var body: some View {
    Button("Replace") { followsNumber.toggle() }
    followsNumber
      ? AnyView(Text("Task").task(id: 0) { begin("number") })
      : AnyView(Text("Task").task { begin("none") })
  }
}

private struct Beginning: View {
  @State private var x = 0
  @State private var seen = 0
  @State private var seenAround = 0

  var body: some View {
    VStack {
      Text("\(seen) \(seenAround)").onAppear { x = 42 }.task { seen = x }
    }
    .task { seenAround = x }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Row(name: "first").tabItem { Text("First") }
      Row(name: "second")
        .sheet(isPresented: .constant(true)) { Row(name: "sheet") }
        .tabItem { Text("Second") }
    }
  }
}

/// A page with an effect of a view without content.
private struct Effects: View {
  var body: some View {
    NavigationStack {
      EmptyView()
        .onAppear { events.append("+") }
        .onDisappear { events.append("-") }
      NavigationLink("Next") { Text("Page") }
    }
  }
}

private struct HoverTip: Tip {
  var title: Text { Text("Hover Near Feeders") }
}

/// A popover that sets a binding to whether it shows.
private struct Feeder: View {
  @State private var isPresented = false

  var body: some View {
    Button("Feeder") { isPresented.toggle() }
      .popoverTip(HoverTip(), isPresented: $isPresented)
      .tipBackgroundInteraction(.enabled)
    Text(isPresented ? "pointed at" : "alone")
  }
}

private struct FeederInSheet: View {
  var body: some View {
    Text("Garden").sheet(isPresented: .constant(true)) { Feeder() }
  }
}

@MainActor
@Suite("Views: what stays and what ends", .tips, .serialized, .hangLimit)
struct StateTests {
  @Test("one view value at two places has two states")
  func twoStates() {
    let screen = TipScreen(of: Twice())
    #expect(screen.text == "Count\nis 0\nCount\nis 0")
    #expect(screen.outline.contains("#second"))
  }

  /// Apple's reference: the binding "will automatically update to true when a tip is displayed",
  /// and "can be changed to temporarily hide or show a currently displayable tip".
  @Test("an app hides a popover by its binding, and shows it again", arguments: [false, true])
  func popoverIsHidden(isInSheet: Bool) {
    let screen = isInSheet ? TipScreen(of: FeederInSheet()) : TipScreen(of: Feeder())
    #expect(screen.visibleIDs == ["HoverTip"])
    screen.tap("Feeder")
    #expect(screen.visibleIDs.isEmpty)
    #expect(screen.text.contains("alone"))
    screen.tap("Feeder")
    #expect(screen.visibleIDs == ["HoverTip"])
    #expect(screen.text.contains("pointed at"))
  }

  @Test("a binding learns that a popover has left, also in a sheet", arguments: [false, true])
  func popoverLeaves(isInSheet: Bool) {
    let screen = isInSheet ? TipScreen(of: FeederInSheet()) : TipScreen(of: Feeder())
    #expect(screen.visibleIDs == ["HoverTip"])
    #expect(screen.text.contains("pointed at"))
    screen.close(HoverTip())
    #expect(screen.visibleIDs.isEmpty)
    #expect(screen.text.contains("alone"))
  }

  @Test("a screen that has disappeared is empty, and shows its views and tips when it appears")
  func again() {
    let screen = TipScreen(of: Feeder())
    screen.disappear()
    #expect(screen.text == "")
    #expect(screen.outline == "")
    #expect(screen.visibleIDs.isEmpty)
    screen.appear()
    #expect(screen.text.contains("Feeder\n"))
    #expect(screen.visibleIDs == ["HoverTip"])
    #expect(screen.visibleAnchor == "Feeder")
  }

  @Test("a tip whose view has left meanwhile has no display when the screen appears again")
  func leftMeanwhile() {
    let journal = LineJournal()
    let screen = TipScreen(of: Guide(journal: journal))
    #expect(screen.visibleIDs == ["GuideTip"])
    screen.disappear()
    journal.lines = ["A wren"]
    screen.appear()
    #expect(screen.text == "Journal")
    // One display more would be its last.
    expectStatus(GuideTip(), .available)
  }

  @Test("the picture has a model's change at once")
  func picture() {
    let journal = LineJournal()
    let screen = TipScreen(of: JournalLines(journal: journal))
    journal.lines = ["A wren", "A robin"]
    #expect(screen.picture.layers.map(\.name) == ["A wren", "A robin"])
  }

  @Test("another branch of a condition is another view, with a state of its own")
  func branches() {
    let screen = TipScreen(of: Branches())
    screen.tap("Count")
    #expect(screen.text.contains("is 1"))
    screen.tap("First")
    #expect(screen.text.contains("is 0"))
    screen.tap("First")
    #expect(screen.text.contains("is 0"))
  }

  @Test("property wrappers and modifiers of an app keep the states in them")
  func dynamicProperty() {
    let screen = TipScreen(of: WrappedView())
    screen.tap("2")
    screen.tap("4")
    #expect(screen.text == "6")
    let modified = TipScreen(of: Text("Seeds").modifier(Counted()))
    modified.tap("Add")
    #expect(modified.text == "Add\nSeeds\nadded 1")
  }

  @Test("an observable object's published properties are followed by the views that read them")
  func observableObject() {
    let screen = TipScreen(of: LineJournalView())
    screen.enter("A wren", into: "Line")
    screen.enter("A robin", into: "Line")
    #expect(screen.text == "Line\nA wren\nA robin")
  }

  @Test("what leaves ends before what comes begins; what stays is left alone")
  func appearance() {
    events = []
    let screen = TipScreen(of: Rows())
    #expect(events == ["+a", "+b"])
    events = []
    screen.tap("Next")
    #expect(events == ["-a", "2>bc", "+c"])
    events = []
    screen.disappear()
    #expect(events.sorted() == ["-b", "-c"])
  }

  @Test("a view without content appears and disappears with its page")
  func emptyView() {
    events = []
    let screen = TipScreen(of: Effects())
    screen.tap("Next")
    #expect(events == ["+", "-"])
    screen.goBack()
    #expect(events == ["+", "-", "+"])
  }

  @Test("a task begins when all views have appeared, wherever it stands")
  func taskAfterAppearance() {
    #expect(TipScreen(of: Beginning()).text == "42 42")
  }

  @Test("a sheet of a page that is not selected does not appear")
  func sheetOfOtherTab() {
    events = []
    let screen = TipScreen(of: Tabs())
    #expect(events == ["+first"])
    screen.tap("Second")
    #expect(events == ["+first", "-first", "+second", "+sheet"])
    #expect(screen.text == "sheet")
  }

  @Test("a task that follows a value is a different one from a task that follows none")
  func replacedTask() {
    var begun: [String] = []
    let screen = TipScreen(of: ReplacedTask { begun.append($0) })
    screen.tap("Replace")
    screen.tap("Replace")
    #expect(begun == ["none", "number", "none"])
  }

  @Test("a task is cancelled and begun again when its id changes, and ends with the screen")
  func taskWithID() async {
    events = []
    let screen = TipScreen(of: Ticker())
    #expect(events == ["begin 1"])
    screen.tap("Faster")
    await screen.settle { events.contains("end") }
    #expect(events == ["begin 1", "begin 2", "end"])
    screen.disappear()
    await screen.settle { events.count == 4 }
    #expect(events.last == "end")
  }

  @Test("a screen that is released ends its tasks")
  func release() async {
    events = []
    do {
      let screen = TipScreen(of: Ticker())
      #expect(screen.text.contains("ticks 0"))
    }
    while events.count < 2, !Task.isCancelled { await Task.yield() }
    #expect(events == ["begin 1", "end"])
  }

  @Test("a screen that is released outside of the main actor ends its tasks too")
  func releaseElsewhere() async {
    events = []
    let screen = Mutex<TipScreen?>(TipScreen(of: Ticker()))
    await Task.detached { screen.withLock { $0 = nil } }.value
    while events.count < 2, !Task.isCancelled { await Task.yield() }
    #expect(events == ["begin 1", "end"])
  }

  @Test("a timer calls its view at each interval of the test's clock, while the view is on screen")
  func timer() async {
    let clock = TipTest.clock
    let screen = TipScreen(of: Clocked())
    clock.advance(by: .seconds(59))
    #expect(screen.text == "Stop\n0 visits")
    clock.advance(by: .seconds(121))
    #expect(screen.text == "Stop\n3 visits")
    // The clock moves on another thread.
    await Task.detached { clock.advance(by: .seconds(60)) }.value
    await screen.settle { screen.text == "Stop\n4 visits" }
    screen.tap("Stop")
    #expect(clock.alarmCount == 0)
    clock.advance(by: .seconds(121))
    #expect(screen.text == "Stop\n4 visits")
  }

  @Test("a change by a task of the app shows without a gesture")
  func foreignTask() async {
    let screen = TipScreen(of: Loader())
    #expect(screen.text == "Loading")
    Loader.gate.continuation.yield()
    await screen.settle { screen.text == "Loaded" }
  }
}

private struct Clocked: View {
  private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  @State private var visits = 0
  @State private var isRunning = true

  var body: some View {
    Button("Stop") { isRunning = false }
    if isRunning {
      Text("\(visits) visits").onReceive(timer) { _ in visits += 1 }
    } else {
      Text("\(visits) visits")
    }
  }
}

private struct Loader: View {
  static let gate = AsyncStream<Void>.makeStream()
  @State private var isLoaded = false

  var body: some View {
    Text(isLoaded ? "Loaded" : "Loading")
      .task {
        for await _ in Self.gate.stream { isLoaded = true }
      }
  }
}
