import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private final class Journal: ObservableObject {
  @Published var name = "North Pond"
  @Published var isRenaming = false
  @Published var isSecret = false
  @Published var isSaved = false
}

private struct RenameView: View {
  @ObservedObject var journal: Journal

  var body: some View {
    Text("Name: \(journal.name)")
      .alert("Rename the journal?", isPresented: $journal.isRenaming) {
        if journal.isSecret {
          SecureField("Name", text: $journal.name)
        } else {
          TextField("Name", text: $journal.name)
        }
        Button("Remove", role: .destructive) {}
        Button("Rename") { journal.isSaved = true }
        Button("Later") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Visitors see it.")
      }
  }
}

private struct SavedView: View {
  @ObservedObject var journal: Journal

  var body: some View {
    Text(journal.isSaved ? "saving" : "saved")
      .alert("Saved", isPresented: $journal.isSaved) {}
  }
}

private struct SavedTipView: View {
  @ObservedObject var journal: Journal

  var body: some View {
    if journal.isSaved {
      TipView(FavoriteTip())
    } else {
      Text("not saved")
    }
  }
}

@MainActor
@Suite("Views: alerts", .tips)
struct AlertTests {
  @Test("A screen has the alerts that its views can present, if they have a title")
  func possible() {
    let views = VStack {
      RenameView(journal: Journal()).dialogSeverity(.critical)
      Text("Feeder").alert("", isPresented: .constant(false)) { Button("Fill") {} }
    }
    let alerts = TipScreen(of: views).alerts
    #expect(alerts.map(\.title) == ["Rename the journal?"])
    #expect(alerts.first?.buttons.map(\.title) == ["Remove", "Rename", "Later", "Cancel"])
    #expect(alerts.first?.isCaution == true)
  }

  @Test("A screen has the tips of its views after each change of a model")
  func refreshed() {
    let journal = Journal()
    let screen = TipScreen(of: SavedTipView(journal: journal))
    #expect(screen.visibleIDs.isEmpty)
    journal.isSaved = true
    #expect(screen.visibleIDs == ["FavoriteTip"])
  }

  @Test("An alert has its view's title, message, buttons and field", arguments: [false, true])
  func contents(isSecret: Bool) {
    let journal = Journal()
    let screen = TipScreen(of: RenameView(journal: journal))
    let alerts = AlertStage()
    journal.isSecret = isSecret
    journal.isRenaming = true
    #expect(
      screen.text == """
        Name: North Pond
        Rename the journal?
        Visitors see it.
        Remove
        Rename
        Later
        Cancel
        """)
    let heading = "alert \"Rename the journal?\" message \"Visitors see it.\"\n"
    #expect(screen.outline.contains(heading))
    #expect(
      alerts.alert
        == TipAlert(
          id: "Rename the journal?", title: "Rename the journal?", message: "Visitors see it.",
          buttons: [.destructive("Remove"), .default("Rename"), .plain("Later"), .cancel],
          textField: TipAlert.TextField(isSecure: isSecret, placeholder: "Name")))
    alerts.press("Cancel")
    #expect(screen.text == "Name: North Pond")
  }

  @Test("The text of an answer is in the view's field before the button acts")
  func field() {
    let journal = Journal()
    let screen = TipScreen(of: RenameView(journal: journal))
    let alerts = AlertStage()
    journal.isRenaming = true
    #expect(screen.text.contains("Rename the journal?"))
    alerts.enter("Old Orchard")
    alerts.press("Rename")
    #expect(screen.text == "Name: Old Orchard")
    #expect(journal.isSaved)
    #expect(!journal.isRenaming)
  }

  @Test("An alert leaves when its view no longer presents it, or disappears, and comes back")
  func withdrawn() {
    let journal = Journal()
    let screen = TipScreen(of: RenameView(journal: journal))
    let alerts = AlertStage()
    for isAsking in [true, false, true] {
      journal.isRenaming = isAsking
      #expect(screen.text.contains("Rename the journal?") == isAsking)
      #expect((alerts.alert != nil) == isAsking)
    }
    screen.disappear()
    alerts.expectNoAlert()
    screen.appear()
    alerts.expectAlert("Rename the journal?")
    alerts.press("Later")
    #expect(screen.text == "Name: North Pond")
  }

  @Test("An alert without buttons has OK, which closes it")
  func noButtons() {
    let journal = Journal()
    let screen = TipScreen(of: SavedView(journal: journal))
    journal.isSaved = true
    #expect(screen.text == "saving\nSaved\nOK")
    screen.tap("OK")
    #expect(screen.text == "saved")
  }

  @Test("An alert whose answer is refused is closed, and reported where the screen was created")
  func refused() {
    Tips.answerAlerts(["*": "Okay"])
    let journal = Journal()
    let line = #line + 1
    let screen = TipScreen(of: SavedView(journal: journal))
    journal.isSaved = true
    expectFailures(["The alert \"Saved\" has no button \"Okay\""], line: line) {
      #expect(screen.text == "saved")
    }
    #expect(!journal.isSaved)
  }
}
