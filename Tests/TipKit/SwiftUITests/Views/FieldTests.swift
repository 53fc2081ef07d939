import SwiftUI
import Testing
import TipTesting

private struct Forms: View {
  private enum Field { case name, age }

  @State private var news = "-"
  @State private var name = ""
  @State private var note = ""
  @State private var age = 3
  @FocusState private var focus: Field?
  @FocusState private var isNoting: Bool

  private var focusWords: String {
    switch focus {
    case .name: "focus: name, noting: \(isNoting)"
    case .age: "focus: age, noting: \(isNoting)"
    case nil: "focus: none, noting: \(isNoting)"
    }
  }

  var body: some View {
    Text("\(news), \(age), \(focusWords)")
    TextField("Name", text: $name, prompt: Text("Your name"))
      .focused($focus, equals: .name)
    TextField("Age", value: $age, format: .number)
      .focused($focus, equals: .age)
    TextField("Note", text: $note, onCommit: { news = "noted \(note)" })
      .focused($isNoting)
    TextField("Other", text: .constant(""))
  }
}

private struct Touches: View {
  @State private var news: [String] = []
  @State private var name = ""

  var body: some View {
    Text(news.joined(separator: ", "))
    Button("Feed") { news.append("fed") }
      .onTapGesture { news.append("tapped the button") }
    Text("Robin")
      .onTapGesture { news.append("tapped") }
      .simultaneousGesture(TapGesture().onEnded { news.append("seen") })
    Text("Wren")
      .gesture(LongPressGesture().onEnded { news.append("held: \(String($0))") })
    VStack {
      TextField("Name", text: $name)
        .onSubmit { news.append("named \(name)") }
    }
    .onSubmit { news.append("saved") }
    Text("Owl")
      .onScrollVisibilityChange { news.append("visible: \(String($0))") }
  }
}

private struct Links: View {
  @Environment(\.openURL) private var openURL
  @State private var news = "-"

  var body: some View {
    Text(news)
    Link("Guide", destination: URL(filePath: "/guide"))
    Button("Ask") {
      openURL(URL(filePath: "/ask")) { isAccepted in news = "accepted: \(isAccepted)" }
    }
  }
}

@MainActor @Suite("Views: fields, touches and links", .tips) struct FieldTests {
  @Test("The focus is at the field that people write in, and leaves when they write in another one")
  func focus() {
    let screen = TipScreen(of: Forms())
    #expect(screen.text.hasPrefix("-, 3, focus: none, noting: false\n"))
    for (field, words) in [
      ("Name", "name, noting: false"), ("Other", "none, noting: false"),
      ("Age", "age, noting: false"), ("Note", "none, noting: true"),
      ("Name", "name, noting: false"),
    ] {
      screen.enter("1", into: field)
      #expect(screen.text.contains("focus: \(words)\n"), "\(field)")
    }
  }

  @Test("A field of a value ignores words that are none, and one with an action runs it at Return")
  func values() {
    let screen = TipScreen(of: Forms())
    screen.enter("7", into: "Age")
    #expect(screen.text.hasPrefix("-, 7, "))
    screen.enter("many", into: "Age")
    #expect(screen.text.hasPrefix("-, 7, "))
    screen.enter("Feed", into: "Note")
    #expect(screen.text.hasPrefix("noted Feed, 7, "))
    #expect(screen.text.hasSuffix("\nName\nAge\nNote\nOther"))
  }

  @Test("A tap on a button is the button's, and gestures and submissions in each other all run")
  func touches() {
    let screen = TipScreen(of: Touches())
    screen.tap("Feed")
    screen.tap("Robin")
    screen.longPress("Wren")
    screen.enter("Finch", into: "Name")
    let news = "visible: true, fed, seen, tapped, held: true, named Finch, saved"
    #expect(screen.text.hasPrefix("\(news)\n"))
  }

  @Test(
    "A link opens its URL as the action of the app decides",
    arguments: [
      (.systemAction, ["/guide", "/ask"], true),
      (.systemAction(URL(filePath: "/help")), ["/help", "/help"], true),
      (.handled, [], true), (.discarded, [], false),
    ] as [(OpenURLAction.Result, [String], Bool)])
  func links(result: OpenURLAction.Result, opened: [String], isAccepted: Bool) {
    let action = OpenURLAction { _ in result }
    let screen = TipScreen(of: Links().environment(\.openURL, action))
    screen.tap("Guide")
    screen.tap("Ask")
    #expect(screen.openedURLs.map { $0.path() } == opened)
    #expect(screen.text == "accepted: \(isAccepted)\nGuide\nAsk")
  }

  @Test("A link opens its URL without an action of the app")
  func plainLink() {
    let screen = TipScreen(of: Links())
    screen.tap("Guide")
    #expect(screen.openedURLs.map { $0.path() } == ["/guide"])
    #expect(screen.spoken["Guide"]?.traits == [.link])
  }
}
