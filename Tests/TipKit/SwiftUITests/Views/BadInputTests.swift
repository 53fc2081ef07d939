import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

struct FavoriteTip: Tip {
  var title: Text { Text("Save as a Favorite") }
}

/// A view that contains itself.
private struct Endless: View {
  var body: some View {
    VStack { AnyView(Endless()) }
  }
}

/// Two views that contain themselves.
private struct EndlessPair: View {
  var body: some View {
    Endless()
    HStack { Endless() }
  }
}

/// Some views of an app's own, each in the one before.
private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth > 1 {
      AnyView(Nested(depth: depth - 1))
    } else {
      Text("Innermost")
    }
  }
}

private struct Rows: View {
  var body: some View {
    VStack {
      ForEach(["North Pond", "Old Orchard"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Favorite") {}
        }
      }
      Button("Feed") {}.disabled(true)
      Text("Two backyards")
    }
  }
}

private struct Hollow: View {
  @State private var isEmpty = false

  var body: some View {
    Group {
      if !isEmpty { Button("Remove") { isEmpty = true } }
    }
    .popoverTip(FavoriteTip())
    .tipBackgroundInteraction(.enabled)
  }
}

private struct HoursTip: Tip {
  var title: Text { Text("Opening Hours") }
  var actions: [Action] { Action(id: "close", title: "Close") }
}

/// Two tips with a ×, and one with an action that has the same name.
private struct Notices: View {
  @State private var isClosed = false

  var body: some View {
    Text(isClosed ? "Closed" : "Open")
    TipView(HoursTip()) { _ in isClosed = true }
    TipView(FavoriteTip())
  }
}

/// A tip with a × beside a button of the same name.
private struct OneNotice: View {
  var body: some View {
    TipView(HoursTip())
    Button("Close") {}
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    VStack { label }
  }

  private var label: some View {
    count += 1
    return Text("Counted")
  }
}

private struct Unsettled: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

/// Changes its state once in each pass, up to a number.
private struct Counted: View {
  let end: Int
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) {
      if count < end { count += 1 }
    }
  }
}

private struct Feeders: View {
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { name in Button(name) {} }
  }
}

private struct Page: Hashable {}

private struct Lost: View {
  var body: some View {
    NavigationStack { NavigationLink("Open", value: Page()) }
  }
}

private struct Planter: View {
  var body: some View {
    Button("Plant") {}
  }
}

@MainActor
@Suite("Views: what cannot work fails the test at its line, with the path", .tips)
struct BadInputTests {
  @Test("a body that never ends is cut off, and reported with its path")
  func recursion() {
    expectFailures(["A body never ends: more than 200 views are nested in Endless > VStack > …"]) {
      _ = TipScreen(of: Endless())
    }
    expectFailures(["A body never ends: … EndlessPair > Endless > VStack > …"]) {
      _ = TipScreen(of: EndlessPair())
    }
  }

  @Test("200 views of an app can be nested, and no more")
  func depth() {
    #expect(TipScreen(of: Nested(depth: 200)).text == "Innermost")
    expectFailures(["A body never ends: more than 200 views are nested in Nested > Nested > …"]) {
      _ = TipScreen(of: Nested(depth: 201))
    }
  }

  @Test("a label that is not on screen is reported with the nearest one and its path")
  func unknownLabel() {
    let screen = TipScreen(of: Rows())
    let failure =
      "Nothing called \"Fed\" is on screen. Did you mean \"Feed\" "
      + "(Rows > VStack > Button \"Feed\")?"
    let line = #line + 2
    expectFailures([failure], line: line) {
      screen.tap("Fed")
    }
  }

  @Test("the nearest label is reported with the path of its button, not of a screen with one name")
  func onlyButton() {
    let screen = TipScreen(of: Planter())
    let path = "Planter > Button \"Plant\""
    expectFailures([
      "Nothing called \"Plan\" is on screen. Did you mean \"Plant\" (\(path))?"
    ]) {
      screen.tap("Plan")
    }
  }

  @Test(
    "a label without a similar one is reported with the first twelve that respond",
    arguments: [(1, ""), (12, ""), (13, " and 1 more"), (20, " and 8 more")])
  func farLabel(count: Int, more: String) {
    let names = (1...count).map { "Feeder \($0)" }
    let screen = TipScreen(of: Feeders(names: names))
    let known = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    expectFailures(["Nothing called \"Squirrel\" is on screen. There is \(known)\(more)."]) {
      screen.tap("Squirrel")
    }
  }

  @Test("a label on a screen where nothing responds is reported")
  func noLabel() async {
    let screen = TipScreen(of: Feeders(names: []))
    let failures = await RunningTest.collectFailures { screen.tap("Squirrel") }
    #expect(failures == ["Nothing called \"Squirrel\" is on screen."])
  }

  @Test("a label that is twice on screen is reported with both paths")
  func ambiguousLabel() {
    let screen = TipScreen(of: Rows())
    expectFailures([
      "2 are called \"Favorite\": Rows > VStack > HStack > Button \"Favorite\" | Rows > VStack > "
        + "HStack > Button \"Favorite\". Say which row, such as screen.row(\"North Pond\"), or give "
        + "each an accessibilityIdentifier."
    ]) {
      screen.tap("Favorite")
    }
  }

  @Test("a gesture on something that it does not work on says what it is")
  func uselessGesture() {
    let screen = TipScreen(of: Rows())
    expectFailures([
      "Cannot tap \"Two backyards\": Rows > VStack > Text \"Two backyards\" does not respond … is …",
      "Cannot enter text into \"Feed\": … does not respond to it. Nothing on screen does.",
      "\"Feed\" is disabled: Rows > VStack > Button \"Feed\". Enable it first.",
      "Cannot go back: no page is pushed. …",
      "Cannot close a sheet: none is on screen. …",
    ]) {
      screen.tap("Two backyards")
      screen.enter("Seeds", into: "Feed")
      screen.tap("Feed")
      screen.goBack()
      screen.dismissSheet()
    }
    let disabled = TipScreen(of: Text("Wren").onTapGesture {}.disabled(true))
    expectFailures(["Cannot tap \"Wren\": …does not respond to it. Nothing on screen does."]) {
      disabled.tap("Wren")
    }
  }

  @Test("equal buttons of tips are reported with the gestures for them")
  func equalButtonsOfTips() {
    let hint = "In a tip, call close(_:) for the × and tap(action:on:) for an action."
    let screen = TipScreen(of: Notices())
    expectFailures(["3 are called \"Close\": …. \(hint)"]) { screen.tap("Close") }
    screen.tap(action: "close", on: HoursTip())
    #expect(screen.text.contains("Closed"))
    screen.close(FavoriteTip())
    let mixed = TipScreen(of: OneNotice())
    expectFailures(["3 are called \"Close\": …. \(hint) Give each of the others an …."]) {
      mixed.tap("Close")
    }
  }

  @Test("a popover whose view has gone is reported with its path")
  func popoverWithoutView() {
    let screen = TipScreen(of: Hollow())
    #expect(screen.visibleAnchor == "Remove")
    let failure =
      "The popover \"FavoriteTip\" points at a view without content, in Hollow. …"
    let line = #line + 2
    expectFailures([failure], line: line) {
      screen.tap("Remove")
    }
    #expect(screen.visibleIDs.isEmpty)
  }

  @Test("a state that changes while a body runs stays as it was, and is reported with the path")
  func changeInBody() {
    expectFailures([
      "A state was changed while a body ran: Restless. The change is ignored. …"
    ]) {
      let screen = TipScreen(of: Restless())
      #expect(screen.text == "Counted")
    }
  }

  @Test("views that change each time they run are reported, and do not hang")
  func unsettled() {
    expectFailures(["The views do not settle: after 100 passes …"]) {
      _ = TipScreen(of: Unsettled())
    }
  }

  @Test("views that need 100 passes settle, and those that need more do not")
  func settled() {
    #expect(TipScreen(of: Counted(end: 99)).text == "99")
    expectFailures([
      "The views do not settle: after 100 passes something still changes a value that a body has "
        + "read. Look for a body, an onChange or an onAppear that changes it each time."
    ]) {
      _ = TipScreen(of: Counted(end: 100))
    }
  }

  @Test("a condition that never holds is reported with the views on screen")
  func neverSettled() async {
    let screen = TipScreen(of: Rows())
    await expectFailures([
      "The screen did not settle within 1 millisecond. It has:\n…Button \"Feed\" (disabled)"
    ]) {
      await screen.settle(limit: .milliseconds(1)) { screen.text.contains("Fed") }
    }
  }

  @Test("a screen that disappears outside of the main actor stays, and is reported at its creation")
  func otherThread() async {
    let line = #line + 1
    let screen = TipScreen(of: Rows())
    await expectFailures(["A screen of views appears and disappears on the main…"], line: line) {
      await leave(screen)
    }
    #expect(screen.text.contains("Two backyards"))
  }

  nonisolated private func leave(_ screen: TipScreen) async { screen.disappear() }

  @Test("a value without a page is reported with the modifier to add")
  func missingPage() {
    let screen = TipScreen(of: Lost())
    expectFailures([
      "No page shows a value of the type Page, in …. Add .navigationDestination(for: Page.self) …"
    ]) {
      screen.tap("Open")
    }
  }

  @Test("an alert in front has to be answered first")
  func alertInFront() throws {
    let screen = TipScreen(of: Rows())
    let alert = try Tips.present(
      TipAlert(id: "a", title: "Remove?", buttons: [.destructive("Remove"), .cancel]))
    expectFailures([
      "…\"Keep\"…",
      "Cannot press \"Feed\": the alert \"Remove?\" is in front. …",
      "…\"Feed\"… \"Feed\" is on the page behind the alert; close that first.",
    ]) {
      screen.tap("Keep")
      screen.longPress("Feed")
      screen.tap("Feed")
    }
    alert.withdraw()
  }

  @Test("a label behind a sheet is reported with the sheet")
  func behindSheet() {
    struct Nest: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Feed") {}
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Button("Sing") {} }
        }
      }
    }
    let screen = TipScreen(of: Nest())
    screen.tap("Open")
    expectFailures([
      "Nothing called \"Feed\" is on screen. There is \"Sing\". \"Feed\" is on the page behind the "
        + "sheet; close that first.",
      "Nothing called \"Fly\" is on screen. There is \"Sing\".",
    ]) {
      screen.tap("Feed")
      screen.tap("Fly")
    }
  }

  @Test("a gesture on a screen of elements, and on one that is not visible, says so")
  func wrongScreen() {
    let elements = TipScreen()
    let hidden = TipScreen(of: Rows())
    hidden.disappear()
    expectFailures([
      "The screen has no views, only elements. Create it with TipScreen(of:).",
      "The screen is not visible; call appear() to show it.",
    ]) {
      elements.tap("Feed")
      hidden.tap("Feed")
    }
  }

  @Test("on tvOS a tip in line is refused")
  func inlineOnTV() {
    expectFailures(["The tip \"FavoriteTip\" cannot show as an inline tip on tvOS…"]) {
      _ = TipScreen(of: TipView(FavoriteTip()), platform: .tvOS)
    }
  }
}
