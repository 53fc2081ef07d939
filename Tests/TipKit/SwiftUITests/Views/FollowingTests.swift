import SwiftUI
import Testing
import TipTesting

/// A property that is made of its state before each body.
private struct Doubling: DynamicProperty {
  @State var value = 1
  private(set) var doubled = 0

  mutating func update() { doubled = value * 2 }
}

private struct DoublingView: View {
  var doubling = Doubling()

  var body: some View {
    Button("\(doubling.doubled)") { doubling.value += 1 }
  }
}

/// An object that publishes its changes itself.
private final class Tally: ObservableObject {
  private(set) var count = 0

  func add() {
    objectWillChange.send()
    count += 1
  }
}

private struct OwnTally: View {
  @StateObject private var tally = Tally()

  var body: some View {
    Button("Count \(tally.count)") { tally.add() }
  }
}

private struct ObservedTally: View {
  @ObservedObject var tally: Tally

  var body: some View { Text("observed \(tally.count)") }
}

private struct TwoTallies: View {
  @ObservedObject var north: Tally
  @ObservedObject var south: Tally

  var body: some View { Text("\(north.count) and \(south.count)") }
}

private struct HandedTally: View {
  @EnvironmentObject private var tally: Tally

  var body: some View { Text("handed \(tally.count)") }
}

private final class Visits: ObservableObject {
  @Published var count = 0
  var news: [String] = []
}

private struct VisitView: View {
  @ObservedObject var visits: Visits

  var body: some View {
    Text("\(visits.count) visits")
      .onChange(of: visits.count, initial: true) { old, new in visits.news.append("\(old)>\(new)") }
  }
}

private struct YardApp: App {
  @State private var visits = 0
  @State private var news = "-"

  var body: some Scene {
    WindowGroup("Yard") {
      Button("Visit") { visits += 1 }
      YardName()
      Text(news)
    }
    .environment(\.feederName, "North")
    .onChange(of: visits) { news += "!" }
    .onChange(of: visits) { old, new in news += "\(old)>\(new)" }
    Settings { Text("Settings") }
  }
}

private struct YardName: View {
  @Environment(\.feederName) private var name

  var body: some View { Text(name) }
}

@MainActor
@Suite("Views: what they follow", .tips)
struct FollowingTests {
  @Test("a property is updated from the states in it before each body")
  func update() {
    let screen = TipScreen(of: DoublingView())
    screen.tap("2")
    #expect(screen.text == "4")
  }

  @Test("an object that publishes its changes itself is followed, wherever a view has it from")
  func objectWillChange() {
    let own = TipScreen(of: OwnTally())
    own.tap("Count 0")
    #expect(own.text == "Count 1")
    let tally = Tally()
    let observed = TipScreen(of: ObservedTally(tally: tally))
    let handed = TipScreen(of: HandedTally().environmentObject(tally))
    tally.add()
    #expect(observed.text == "observed 1")
    #expect(handed.text == "handed 1")
    let both = TipScreen(of: TwoTallies(north: tally, south: Tally()))
    tally.add()
    #expect(both.text == "2 and 0")
  }

  @Test("the publisher of an object that is gone goes when the next is made")
  func publisherOfGoneObject() {
    func publisher() -> ObservableObjectPublisher { Visits().objectWillChange }
    weak var first: ObservableObjectPublisher?
    first = publisher()
    let next = Visits()
    _ = next.objectWillChange
    #expect(first == nil)
  }

  @Test("a change is reported once, also when it happened while the view was away")
  func changeWhileAway() {
    let visits = Visits()
    let screen = TipScreen(of: VisitView(visits: visits))
    visits.count = 1
    #expect(screen.text == "1 visits")
    screen.disappear()
    screen.appear()
    #expect(visits.news == ["0>0", "0>1"])
    screen.disappear()
    visits.count = 5
    screen.appear()
    #expect(visits.news == ["0>0", "0>1", "1>5"])
  }

  @Test("a scene hands values to its views, and follows the states of the app")
  func scene() {
    let screen = TipScreen(of: YardApp())
    #expect(screen.text == "Visit\nNorth\n-")
    screen.tap("Visit")
    #expect(screen.text == "Visit\nNorth\n-0>1!")
  }
}
