import SwiftUI
import Testing
import TipKit
import TipTesting

@MainActor @Suite("Controls and presentations", .tips) struct ControlTests {
  @Test("A search field filters, and a screen without results says so")
  func search() {
    let screen = TipScreen(of: BirdSearch())
    #expect(screen.text.contains("Finch"))
    screen.enter("ow", into: "Find a bird")
    #expect(!screen.text.contains("Finch"))
    #expect(screen.text.contains("Owl"))
    screen.enter("x", into: "Find a bird")
    #expect(screen.text.contains("No Results for “x”"))
  }

  @Test("Alerts and dialogs about an item show it, and close")
  func items() {
    let screen = TipScreen(of: BirdFeeder())
    screen.tap("Finch")
    #expect(screen.text.contains("Feed Finch?"))
    screen.tap("Feed")
    #expect(screen.text.contains("Fed Finch"))
    screen.tap("More")
    screen.tap("Remove Owl")
    #expect(screen.text.contains("Removed Owl"))
  }

  @Test("An alert whose button presents it again is on screen again")
  func alertAgain() {
    let screen = TipScreen(of: JournalSync())
    let alerts = AlertStage()
    screen.tap("Sync")
    for attempt in 1...2 {
      screen.tap("Try Again")
      #expect(screen.text.contains("Attempts: \(attempt)"))
      alerts.expectAlert("Cannot Sync", buttons: ["Try Again", "Skip", "Cancel"])
    }
    screen.tap("Cancel")
    alerts.expectNoAlert()
    #expect(screen.text.contains("Attempts: 2"))
  }

  @Test("The first button without a role is the default one of its alert")
  func defaultButton() {
    let screen = TipScreen(of: JournalSync())
    screen.tap("Sync")
    let buttons = AlertStage().alert?.buttons ?? []
    #expect(
      Dictionary(uniqueKeysWithValues: buttons.map { ($0.title, $0.role) })
        == ["Try Again": .default, "Skip": .plain, "Cancel": .cancel])
  }

  @Test("A tap on a menu with an action runs it, and a long press opens the menu")
  func menu() {
    let screen = TipScreen(of: BirdFeeder())
    screen.tap("Sort")
    #expect(screen.text.contains("Sorted"))
    screen.longPress("Sort")
    screen.tap("By Name")
    #expect(screen.text.contains("By name"))
  }

  @Test("A menu closes after a choice, and the menu around it does, too")
  func menuCloses() {
    let screen = TipScreen(of: BirdMenus())
    screen.tap("Menu")
    screen.tap("Sort")
    #expect(screen.text.contains("By Name"))
    screen.tap("By Name")
    #expect(screen.text == "By name\nMenu")
    screen.tap("Menu")
    screen.choose("Owl", in: "Bird")
    #expect(screen.text == "Owl\nMenu")
    screen.longPress("Owl")
    screen.tap("Remove")
    #expect(screen.text == "Removed\nMenu")
  }

  @Test("A tap outside of a dialog performs its button that cancels, and one that the system adds")
  func dialogOutside() {
    let screen = TipScreen(of: Journal())
    screen.tap("Discard")
    screen.dismissSheet()
    #expect(screen.text.hasPrefix("Kept"))
    screen.tap("Share")
    screen.dismissSheet()
    #expect(screen.text == "Kept\nDiscard\nShare\nRename")
  }

  @Test("Each field of an alert gets its text, and the alert's button acts on all")
  func alertFields() {
    let screen = TipScreen(of: Journal())
    screen.tap("Rename")
    screen.enter("North", into: "Name")
    screen.enter("Robin", into: "Author")
    screen.tap("Save")
    #expect(screen.text.hasPrefix("North by Robin"))
    screen.tap("Rename")
    withKnownIssue {
      screen.enter("South", into: "Discard")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "Nothing called \"Discard\" is on screen. There is \"Name\", \"Author\".")
      }
    }
    screen.enter("", into: "Name")
    withKnownIssue {
      screen.tap("Save")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "The button \"Save\" of the alert \"Rename the journal?\" is disabled. Enable it first.")
      }
    }
    #expect(screen.text.hasPrefix("North by Robin"))
    for (gesture, perform) in [
      ("press \"Name\"", { screen.longPress("Name") }), ("go back", { screen.goBack() }),
      ("close the sheet", { screen.dismissSheet() }),
    ] as [(String, () -> Void)] {
      withKnownIssue {
        perform()
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains(
            "Cannot \(gesture): the alert \"Rename the journal?\" is in front. Press one of its "
              + "buttons first.")
        }
      }
    }
  }

  @Test("The edit button begins and ends the editing that its page and a sheet have each")
  func editButton() {
    let screen = TipScreen(of: EditedPage())
    #expect(screen.text == "Edit\nNot edited\nOpen")
    screen.tap("Edit")
    #expect(screen.text == "Done\nEdited\nOpen")
    screen.tap("Open")
    #expect(screen.text == "Edit\nNot edited\nOpen")
    screen.dismissSheet()
    screen.tap("Done")
    #expect(screen.text == "Edit\nNot edited\nOpen")
    let bar = HStack {
      EditButton().environment(\.editMode, nil)
      PasteButton(payloadType: String.self) { _ in }
    }
    #expect(TipScreen(of: bar).text == "Edit\nPaste")
    #expect(TipScreen(of: bar).outline.hasSuffix("\n  Button \"Paste\" (disabled)"))
  }

  @Test(
    "Steps, values and rows change",
    arguments: [(2, "Seeds: 2"), (9, "Seeds: 3"), (-1, "Seeds: 0")])
  func stepper(steps: Int, words: String) {
    let screen = TipScreen(of: Seeds())
    screen.adjust("Seeds", by: steps)
    #expect(screen.text.contains(words))
  }

  @Test("Collections remove and move the elements at offsets")
  func collections() {
    var birds = ["Finch", "Owl", "Robin", "Wren"]
    birds.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(birds == ["Owl", "Wren", "Finch", "Robin"])
    birds.move(fromOffsets: [3], toOffset: 0)
    #expect(birds == ["Robin", "Owl", "Wren", "Finch"])
    birds.remove(atOffsets: [1, 3, 9])
    #expect(birds == ["Robin", "Wren"])
    var seeds = ["Millet", "Oats", "Rye", "Thistle"]
    seeds.move(fromOffsets: [1], toOffset: 3)
    #expect(seeds == ["Millet", "Rye", "Oats", "Thistle"])
  }

  @Test("A tip at a toolbar item is at its button, also behind a condition")
  func toolbar() {
    let screen = TipScreen(of: Bars())
    #expect(screen.visibleAnchor == "Add")
    #expect(!screen.text.contains("Share"))
    screen.tapOutside(AddTip())
    screen.tap("Add")
    #expect(screen.text.contains("Share"))
  }

  @Test("Parts of controls that are left out are not on screen")
  func parts() {
    #expect(
      TipScreen(of: Parts()).outline == """
        Parts
          Section
            Text "Finch"
          Section
            Text "Birds"
            Text "Owl"
            Text "All"
          GroupBox
            Text "Seeds"
          Gauge = 0.5
            Text "Level"
          ProgressView = 0.5
            Text "Filling"
          ProgressView = 0.5
            Text "Filling"
            Text "Half"
          Slider "Amount" = 0.5
          DatePicker "Day" = 1970-01-01T00:00:00Z
          NavigationSplitView
            NavigationStack
              Text "Sidebar"
            NavigationStack
            NavigationStack
              Text "Detail"
        """)
  }

  @Test("The app opens URLs on the screen of its test, and an animation is over at once")
  func application() throws {
    let screen = TipScreen(of: Links())
    try withTips { _ in
      let other = TipScreen(of: Links())
      other.tap("Animate")
      #expect(other.openedURLs.isEmpty)
    }
    screen.tap("Settings")
    #expect(screen.openedURLs.map(\.absoluteString) == ["app-settings:"])
    screen.tap("Notifications")
    #expect(screen.openedURLs.map(\.absoluteString).last == "app-settings:notifications")
    #expect(screen.text.hasPrefix("opened: true\n"))
    screen.tap("Animate")
    #expect(screen.text.contains("Done"))
  }
}

private struct BirdSearch: View {
  @State private var query = ""
  private var found: [String] {
    ["Finch", "Owl"].filter { query.isEmpty || $0.lowercased().contains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        if found.isEmpty { ContentUnavailableView.search(text: query) }
        ForEach(found, id: \.self) { Text($0) }
      }
      .searchable(text: $query, prompt: "Find a bird")
    }
  }
}

private struct FedBird: Identifiable { let id: String }

private struct BirdFeeder: View {
  @State private var news = ""
  @State private var bird: FedBird?
  @State private var isChoosing = false

  var body: some View {
    Text(news)
    Button("Finch") { bird = FedBird(id: "Finch") }
      .alert(item: $bird) { bird in
        Alert(
          title: Text("Feed \(bird.id)?"),
          primaryButton: .default(Text("Feed")) { news = "Fed \(bird.id)" },
          secondaryButton: .cancel())
      }
    Button("More") { isChoosing = true }
      .confirmationDialog("Birds", isPresented: $isChoosing, presenting: "Owl") { name in
        Button("Remove \(name)", role: .destructive) { news = "Removed \(name)" }
      }
    Menu {
      Button("By Name") { news = "By name" }
    } label: {
      Text("Sort")
    } primaryAction: {
      news = "Sorted"
    }
  }
}

private struct Journal: View {
  @State private var news = ""
  @State private var name = ""
  @State private var author = ""
  @State private var isDiscarding = false
  @State private var isSharing = false
  @State private var isRenaming = false

  var body: some View {
    Text(news)
    Button("Discard") { isDiscarding = true }
      .confirmationDialog("Discard the journal?", isPresented: $isDiscarding) {
        Button("Discard All", role: .destructive) { news = "Discarded" }
        Button("Keep", role: .cancel) { news = "Kept" }
        Button("Stay", role: .cancel) { news = "Stayed" }
      }
    Button("Share") { isSharing = true }
      .confirmationDialog("Share the journal?", isPresented: $isSharing) {
        Button("Copy Link") { news = "Copied" }
      }
    Button("Rename") { isRenaming = true }
      .alert("Rename the journal?", isPresented: $isRenaming) {
        TextField("Name", text: $name)
        TextField("Author", text: $author)
        Button("Save") { news = "\(name) by \(author)" }
          .disabled(name.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
  }
}

private struct BirdMenus: View {
  @State private var news = "Finch"

  var body: some View {
    Text(news)
      .contextMenu { Button("Remove") { news = "Removed" } }
    Menu("Menu") {
      Menu("Sort") {
        Button("By Name") { news = "By name" }
      }
      Picker("Bird", selection: $news) {
        ForEach(["Finch", "Owl"], id: \.self) { Text($0) }
      }
    }
  }
}

private struct EditedPage: View {
  @Environment(\.editMode) private var editMode
  @State private var isOpen = false

  var body: some View {
    EditButton()
    Text(editMode?.wrappedValue.isEditing == true ? "Edited" : "Not edited")
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { EditedPage() }
  }
}

private struct JournalSync: View {
  @State private var attempts = 0
  @State private var hasFailed = false

  var body: some View {
    Text("Attempts: \(attempts)")
    Button("Sync") { hasFailed = true }
      .alert("Cannot Sync", isPresented: $hasFailed) {
        Button("Try Again") {
          attempts += 1
          hasFailed = true
        }
        Button("Skip") {}
        Button("Cancel", role: .cancel) {}
      }
  }
}

private struct Parts: View {
  @State private var value = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    Section { Text("Finch") }
    Section {
      Text("Owl")
    } header: {
      Text("Birds")
    } footer: {
      Text("All")
    }
    GroupBox { Text("Seeds") }
    Gauge(value: value) { Text("Level") }
    ProgressView(value: value) { Text("Filling") }
    ProgressView(value: value) {
      Text("Filling")
    } currentValueLabel: {
      Text("Half")
    }
    Slider(value: $value) { Text("Amount") }
    DatePicker(selection: $day, in: ...Date.distantFuture) { Text("Day") }
    NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
  }
}

private struct Seeds: View {
  @State private var seeds = 0

  var body: some View {
    Stepper(value: $seeds, in: 0...3) { Text("Seeds") }
    LabeledContent("Count", value: "Seeds: \(seeds)")
  }
}

private struct AddTip: Tip {
  var title: Text { Text("Add a bird") }
}

private struct Bars: View {
  @State private var canShare = false

  var body: some View {
    NavigationStack {
      Text("Birds")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") { canShare = true }
          }
          .popoverTip(AddTip())
          if canShare {
            ToolbarItem { Button("Share") {} }
          }
        }
    }
  }
}

private struct Links: View {
  @State private var news = ""

  var body: some View {
    Text(news)
    Button("Settings") {
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      UIApplication.shared.open(url)
    }
    Button("Notifications") {
      guard let url = URL(string: UIApplication.openNotificationSettingsURLString) else { return }
      UIApplication.shared.open(url) { news = "opened: \($0)" }
    }
    Button("Animate") {
      withAnimation(.spring()) {
        news = "Begun"
      } completion: {
        news = "Done"
      }
    }
  }
}
