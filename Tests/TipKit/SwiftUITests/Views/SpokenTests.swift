import Foundation
import SwiftUI
import TestSupport
import Testing
import TipGuidance
import TipKit
import TipReview
import TipTesting

private struct FeedTip: Tip {
  var title: Text { Text("Feed the Birds") }
  var message: Text? { Text("Fill the feeder at dawn.") }
  var image: Image? { Image(systemName: "leaf.fill") }
  var actions: [Action] { Action(id: "fill", title: "Fill the Feeder") }
}

/// A control of each kind.
private struct Controls: View {
  @State private var isOn = true
  @State private var name = "North Pond"
  @State private var secret = "owl"
  @State private var count = 2

  var body: some View {
    Button("Favorite", systemImage: "star") {}
      .accessibilityHint("Adds the backyard to your favorites")
    Button("Delete") {}.disabled(true)
    Toggle("Mute", isOn: $isOn)
    TextField("Name", text: $name)
    SecureField("Code", text: $secret)
    Stepper("Feeders", value: $count)
    Link("Guide", destination: URL(filePath: "/guide"))
    Picker("Season", selection: $count) {
      Text("Spring").tag(1)
      Text("Winter").tag(2)
    }
    .labelsHidden()
    ProgressView(value: 0.5) { Text("Upload") }
    Label("Water", systemImage: "drop").labelStyle(.iconOnly)
  }
}

/// Texts and images, with modifiers.
private struct Contents: View {
  var body: some View {
    Text("Visitors").accessibilityAddTraits(.isHeader)
    Image("heron")
    Image("heron", label: Text("A heron"))
    Image(decorative: "meadow")
    Image(systemName: "bird")
    Image(systemName: "leaf").accessibilityLabel("A leaf").accessibilityRemoveTraits(.isImage)
    Text("Seeds").accessibilityValue("half full").help("Refill at dawn")
    Text("").accessibilityLabel("")
    Color.red.accessibilityLabel("Full")
    Text("Robin")
      .accessibilityAction(named: "Feed") {}
      .accessibilityAction(named: Text("Remove")) {}
      .accessibilityAction(.magicTap) {}
    Text("Wren").accessibilityActions {
      Button("Follow") {}
      Button("Share") {}
    }
    Text("Volume").accessibilityAdjustableAction { _ in }
  }
}

private struct Trait: View {
  let trait: AccessibilityTraits

  var body: some View { Text("Bird").accessibilityAddTraits(trait) }
}

/// Views in others.
private struct Nested: View {
  var body: some View {
    VStack {
      Text("Last").accessibilitySortPriority(-1)
      Text("Plain")
      HStack {
        Text("Second")
        Text("Third")
      }
      .accessibilitySortPriority(1)
      Text("First").accessibilitySortPriority(2)
      VStack {
        Text("Inner end")
        Text("Inner start").accessibilitySortPriority(9)
      }
      .accessibilityElement(children: .contain)
    }
  }
}

private struct Combined: View {
  var body: some View {
    VStack {
      Text("Robin").accessibilityAddTraits(.isHeader)
      Text("Seen today").accessibilityHidden(true)
      Text("North Pond")
      Button("Feed") {}
      Button("Share") {}.accessibilityHint("Sends the sighting")
    }
    .accessibilityElement(children: .combine)
    VStack {
      Button("Previous Page") {}
      Text("3")
      Button("Next Page") {}
    }
    .accessibilityElement(children: .ignore)
    .accessibilityValue("Page 3 of 9")
    .accessibilityAdjustableAction { _ in }
    HStack { Text("Hidden") }.accessibilityHidden(true)
    Button {
    } label: {
      HStack {
        Image(systemName: "drop")
        Text("Water")
        Text("twice a day")
      }
    }
    Text("Custom switch").accessibilityRepresentation { Toggle("Bath", isOn: .constant(false)) }
  }
}

private struct Page: View {
  let isModal: Bool

  var body: some View {
    NavigationStack {
      List {
        Section("Birds") { Text("Wren") }
      }
      .navigationTitle("Visitors")
    }
    VStack {
      Text("Choose a seed")
      Button("Done") {}
    }
    .accessibilityAddTraits(isModal ? .isModal : [])
  }
}

private struct TipPage: View {
  var body: some View {
    VStack {
      TipView(FeedTip())
      Button("Share") {}
    }
  }
}

private struct PopoverPage: View {
  @State private var isAsking = false
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Button("Feeder") { isAsking = true }.popoverTip(FeedTip())
      Button("Sort") { isChoosing = true }
        .confirmationDialog("Sort the visitors", isPresented: $isChoosing) {
          Button("By Name") {}
        } message: {
          Text("The list stays sorted.")
        }
      Text("Today")
    }
    .alert("Empty the feeder?", isPresented: $isAsking) {
      Button("Empty", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The birds have nothing to eat.")
    }
  }
}

/// A popover at a part of a button.
private struct InControl: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        HStack { Text("Robin").popoverTip(FeedTip()) }
      }
      Button("Wren") {}
    }
  }
}

/// Controls without a label, and some with one.
private struct Silent: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var name = ""

  var body: some View {
    VStack {
      Picker(selection: $count) {
        Text("Spring").tag(1)
      } label: {
        EmptyView()
      }
      Slider(value: $amount)
      TextField("", text: $name)
      Text("3 of 9").accessibilityElement().accessibilityAdjustableAction { _ in }
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Image(systemName: "trash").accessibilityLabel("Delete")
      }
      Toggle(isOn: $isOn) { Image(systemName: "bell") }
      Color.red.onTapGesture {}
      Text("Wren").onTapGesture {}
      HStack { Text("Robin").onTapGesture {} }
      Image(systemName: "leaf").accessibilityAction(named: "Feed") {}
      Button {
      } label: {
        Image(decorative: "meadow")
      }
      .accessibilityIdentifier("meadow.button")
      Button {
      } label: {
        Image(systemName: "gear")
      }
      .accessibilityHidden(true)
      Button("Sort") {}.accessibilityLabel("")
    }
  }
}

@MainActor
@Suite("What VoiceOver says of views", .tips)
struct SpokenTests {
  private func text(_ view: some View) -> String { TipScreen(of: view).spoken.text }

  @Test("a control has its label, value, trait and hint")
  func controls() {
    #expect(
      text(Controls()) == """
        "Favorite", button, hint: "Adds the backyard to your favorites"
        "Delete", button, disabled
        "Mute", value: "on", switch
        "Name", value: "North Pond", text field
        "Code", value: "•••", text field
        "Feeders", value: "2", adjustable
        "Guide", link
        "Season", value: "Winter"
        "Upload", value: "0.5"
        "Water"
        """)
  }

  @Test("a text and an image have what their modifiers set")
  func contents() {
    #expect(
      text(Contents()) == """
        "Visitors", header
        "heron", image
        "A heron", image
        symbol "bird", image
        "A leaf"
        "Seeds", value: "half full", hint: "Refill at dawn"
        "Full"
        "Robin", actions: "Feed", "Remove"
        "Wren", actions: "Follow", "Share"
        "Volume", adjustable
        """)
  }

  @Test("a view without content is read only if it acts or is described")
  func withoutContent() {
    let colors = VStack {
      Color.blue
      Color.red.accessibilityLabel("Full")
      Color.green
    }
    #expect(text(colors) == "\"Full\"")
  }

  @Test(
    "a trait of Apple's has its word",
    arguments: [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
      (.isImage, "image"), (.isStaticText, "static text"), (.isModal, "modal"),
      (.isSearchField, "search field"), (.isToggle, "switch"), (.isSummaryElement, "summary"),
      (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
      (.allowsDirectInteraction, "allows direct interaction"),
      (.causesPageTurn, "causes page turn"), (.playsSound, "plays sound"),
      (.isKeyboardKey, "keyboard key"), ([.isHeader, .isButton], "button, header"), ([], nil),
    ] as [(AccessibilityTraits, String?)])
  func trait(_ trait: AccessibilityTraits, word: String?) {
    let words = word.map { ", \($0)" } ?? ""
    #expect(text(Trait(trait: trait)) == "\"Bird\"\(words)")
  }

  @Test("higher priorities come first in their level, and a container stays together")
  func order() {
    #expect(
      TipScreen(of: Nested()).spoken.elements.map(\.label) == [
        "First", "Second", "Third", "Plain", "Inner start", "Inner end", "Last",
      ])
  }

  @Test("children are merged, hidden or replaced")
  func children() {
    #expect(
      text(Combined()) == """
        "Robin, North Pond, Feed, Share", header, hint: "Sends the sighting", \
        actions: "Feed", "Share"
        no label, value: "Page 3 of 9", adjustable
        "Water, twice a day", button
        "Bath", value: "off", switch
        """)
  }

  @Test("the titles of a page and of a section are headers, and a modal view hides its siblings")
  func page() {
    let dialog = """
      "Choose a seed"
      "Done", button
      """
    #expect(
      text(Page(isModal: false)) == """
        "Visitors", header
        "Birds", header
        "Wren"
        \(dialog)
        """)
    #expect(text(Page(isModal: true)) == dialog)
  }

  /// The lines of the tip, which a view and a popover share.
  private let tip = """
    symbol "leaf.fill", image
    "Feed the Birds"
    "Fill the feeder at dawn."
    "Fill the Feeder", button
    "Close", button
    """

  @Test("a tip in line has its image, title, message, actions and ×")
  func tipInLine() {
    let screen = TipScreen(of: TipPage())
    #expect(screen.spoken.text == "\(tip)\n\"Share\", button")
    #expect(FeedTip().spoken.text == tip)
    screen.close(FeedTip())
    #expect(screen.spoken.text == "\"Share\", button")
  }

  @Test("a popover comes after its view, and an alert or a dialog is all that is read")
  func popoverAndAlert() {
    let screen = TipScreen(of: PopoverPage())
    #expect(screen.spoken.text == "\"Feeder\", button\n\(tip)\n\"Sort\", button\n\"Today\"")
    screen.close(FeedTip())
    screen.tap("Feeder")
    #expect(
      screen.spoken.text == """
        "Empty the feeder?"
        "The birds have nothing to eat."
        "Cancel", button
        "Empty", button
        """)
    screen.tap("Cancel")
    screen.tap("Sort")
    #expect(
      screen.spoken.text == """
        "Sort the visitors"
        "The list stays sorted."
        "By Name", button
        "Cancel", button
        """)
  }

  @Test("the text in a field is its value, also when it is the label, and never its label")
  func fields() {
    let fields = VStack {
      TextField("Name", text: .constant("Name"))
      TextField("", text: .constant(""), prompt: Text("Species"))
      TextEditor(text: .constant("Seen at dawn"))
    }
    #expect(
      text(fields) == """
        "Name", value: "Name", text field
        "Species", text field
        no label, value: "Seen at dawn", text field
        """)
  }

  @Test("elements that read the same are equal, whatever views they are")
  func equality() {
    let spoken = TipScreen(of: TipView(FeedTip())).spoken
    #expect(spoken == FeedTip().spoken)
    #expect(Set(spoken.elements + FeedTip().spoken.elements).count == 5)
    #expect(spoken != TipScreen(of: TipPage()).spoken)
  }

  @Test("an element is found by its label, and a snapshot has a line for each")
  func elements() throws {
    let screen = TipScreen(of: Controls())
    #expect(screen.spoken["Mute"]?.traits == [.toggle])
    screen.tap("Mute")
    #expect(screen.spoken["Mute"]?.value == "off")
    #expect(screen.spoken["Unmute"] == nil)
    #expect(try SnapshotStrategy<TipScreen>.spoken.text(screen) == screen.spoken.text)
    screen.disappear()
    #expect(screen.spoken.elements.isEmpty)
  }

  @Test("the elements of views are read on the main actor, or the test fails at the screen's line")
  func thread() async {
    await expectFailures(["The elements of a screen of views are read on the main actor only."]) {
      let screen = TipScreen(of: Controls())
      #expect(await read(screen) == "")
    }
  }

  nonisolated private func read(_ screen: TipScreen) async -> String { screen.spoken.text }

  @Test("a tip in a control is no part of its label, and stays a container")
  func tipInControl() {
    #expect(
      text(InControl()) == """
        "Robin", button
        \(tip)
        "Wren", button
        """)
  }

  @Test("C10: each control without a label is found by its name, on every platform")
  func silent() {
    let screen = TipScreen(of: Silent(), platform: .tvOS)
    let findings = TipGuidance.check(screen.guidanceContent).findings.filter { $0.id == "C10" }
    #expect(
      findings.map(\.item) == [
        "control:3 of 9", "control:Button", "control:Color", "control:Picker", "control:Slider",
        "control:TextField", "control:bell", "control:leaf", "control:meadow.button",
        "control:trash",
      ])
    #expect(
      findings.last?.description.contains("VoiceOver has no label for the control \"trash\".")
        == true)
  }

  @Test("C9, C10: an icon without a label and a tooltip has both findings, and is one control")
  func both() {
    let screen = TipScreen(of: Silent(), platform: .macOS)
    let findings = TipGuidance.check(screen.guidanceContent).findings
    #expect(findings.filter { $0.item == "control:trash" }.map(\.id) == ["C10", "C9"])
  }

  @Test("C9, C10: an icon has one name, also when another element has it too")
  func name() {
    let tools = VStack {
      Label("Delete", systemImage: "trash")
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
    let findings = TipGuidance.check(
      TipScreen(of: tools, platform: .macOS).guidanceContent
    ).findings
    #expect(
      findings.map { "\($0.id) \($0.item)" } == ["C10 control:trash (2)", "C9 control:trash (2)"])
  }
}
