import SwiftUI
import Testing
import TipTesting

/// A page whose sheet belongs to two views.
private struct Nest: View {
  @State private var isOpen = false
  @State private var closings = 0

  var body: some View {
    NavigationStack {
      Text("closed: \(closings)")
      Group {
        Button("Open") { isOpen = true }
        Text("Nest")
      }
      .sheet(isPresented: $isOpen) {
        closings += 1
      } content: {
        Inside()
      }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("presented: \(String(isPresented))")
    Button("Close") { dismiss() }
    NavigationLink("Next") { Text("Nowhere") }
  }
}

private struct EmptyFeeder: LocalizedError {
  var errorDescription: String? { "No seeds" }
  var recoverySuggestion: String? { "Order some." }
}

/// Alerts as in the first version of SwiftUI.
private struct OldAlerts: View {
  @State private var news = "-"
  @State private var isEmptying = false
  @State private var isWaiting = false
  @State private var isDone = false
  @State private var isSorting = false

  var body: some View {
    Text(news)
    Button("Empty") { isEmptying = true }
      .alert(isPresented: $isEmptying) {
        Alert(
          title: Text("Empty the feeder?"), message: Text("The birds wait."),
          primaryButton: .destructive(Text("Remove")) { news = "removed" },
          secondaryButton: .cancel(Text("Keep")) { news = "kept" })
      }
    Button("Wait") { isWaiting = true }
      .alert(isPresented: $isWaiting) {
        Alert(title: Text("Late"), dismissButton: .default(Text("Fine")) { news = "waited" })
      }
    Button("Finish") { isDone = true }
      .alert(isPresented: $isDone) { Alert(title: Text("Done")) }
    Button("Sort") { isSorting = true }
      .actionSheet(isPresented: $isSorting) {
        ActionSheet(
          title: Text("Sort the birds"),
          buttons: [.default(Text("By Name")) { news = "sorted" }, .cancel()])
      }
  }
}

@MainActor @Suite("Views: what is presented", .tips) struct PresentationTests {
  @Test("A sheet is at its first view, outside of the stack, and reports once that it closes")
  func sheet() {
    let screen = TipScreen(of: Nest())
    #expect(screen.text == "closed: 0\nOpen\nNest")
    screen.tap("Open")
    #expect(
      screen.outline == """
        Nest
          NavigationStack
            Text "closed: 0"
            Button "Open"
              sheet
                Inside
                  Text "presented: true"
                  Button "Close"
                  NavigationLink "Next" (disabled)
            Text "Nest"
        """)
    screen.tap("Close")
    #expect(screen.text == "closed: 1\nOpen\nNest")
    screen.tap("Open")
    screen.dismissSheet()
    #expect(screen.text == "closed: 2\nOpen\nNest")
  }

  @Test("The sheet of a view without content is at the view around it")
  func emptyView() {
    let view = VStack {
      EmptyView().sheet(isPresented: .constant(true)) { Text("Seeds") }
    }
    #expect(TipScreen(of: view).outline == "VStack\n  sheet\n    Text \"Seeds\"")
  }

  @Test("An alert of a group is at its first view, with the words of its error")
  func error() {
    let view = Group {
      Text("Feeder")
      Text("Nest")
    }
    .alert(isPresented: .constant(true), error: EmptyFeeder()) { Button("Fill") {} }
    #expect(
      TipScreen(of: view).outline == """
        Text "Feeder"
          alert "No seeds" message "Order some."
            Button "Fill"
        Text "Nest"
        """)
  }

  @Test("The buttons of an alert of the first version act, and without one there is OK")
  func oldAlerts() {
    let screen = TipScreen(of: OldAlerts())
    let buttons = "Empty\nWait\nFinish\nSort"
    func expect(
      _ label: String, presents words: String, _ answer: String, makes news: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      screen.tap(label)
      #expect(screen.text.hasSuffix(words), sourceLocation: sourceLocation)
      screen.tap(answer)
      #expect(screen.text == "\(news)\n\(buttons)", sourceLocation: sourceLocation)
    }
    let question = "\nEmpty the feeder?\nThe birds wait.\nRemove\nKeep"
    expect("Empty", presents: question, "Remove", makes: "removed")
    expect("Empty", presents: question, "Keep", makes: "kept")
    expect("Wait", presents: "\nLate\nFine", "Fine", makes: "waited")
    expect("Finish", presents: "\nDone\nOK", "OK", makes: "waited")
    expect("Sort", presents: "By Name\nCancel", "By Name", makes: "sorted")
    expect("Sort", presents: "By Name\nCancel", "Cancel", makes: "sorted")
  }
}
